//! The definitions of a session: of providers, of pattern files, and of a user's files.
//!
//! Optional dialects of providers are loaded where a text mentions them. On demand
//! ([`SessionOptions::on_demand`]) so are the providers' embedded dialects, if there are no other
//! definitions.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use legalize_ods::OdsModule;
use legalize_source::{Diagnostic, Diagnostics, Includes, Reported, SourceMap, closest_name, in_parallel};

use crate::library::load_ods;
use crate::mentions::mentioned;
use crate::options::SessionOptions;
use crate::provider::{EmbeddedDialect, Provider};
use crate::user_definitions::{Unkept, UserDefinitions};

/// The definitions of a session.
#[derive(Default)]
pub(crate) struct Definitions {
    /// The modules; those of providers first, since a user's take precedence.
    pub modules: Vec<OdsModule>,
    /// Number of modules that providers have.
    pub provided: usize,
    /// Modules of providers whose missing hooks are listed.
    pub listed: Vec<OdsModule>,
    /// Dialects that are known and were not loaded: nothing uses them.
    pub absent: BTreeSet<String>,
    /// Entries for the cache.
    pub unkept: Unkept,
}

/// Loads the definitions of providers, and puts all in order. `embedded` is the include search without the
/// user's folders, `of_patterns` are the definitions that pattern files include.
pub(crate) fn load_definitions(
    sources: &Arc<SourceMap>,
    options: &SessionOptions,
    embedded: &Includes,
    providers: &[Arc<dyn Provider>],
    of_patterns: Vec<OdsModule>,
    of_files: UserDefinitions,
) -> Reported<Definitions> {
    let mut diagnostics = Diagnostics::new();
    let mut definitions = Definitions { unkept: of_files.unkept, ..Definitions::default() };
    let optional: Vec<_> = providers.iter().flat_map(|provider| provider.optional_dialects()).collect();
    let by_name: Vec<_> = providers.iter().flat_map(|provider| provider.embedded_dialects()).collect();
    let names = optional.iter().map(|(name, _)| *name).chain(by_name.iter().map(|(name, _)| *name));
    let mentioned = mentioned(sources, names);
    let mut users = of_patterns;
    users.extend(of_files.modules);
    // Optional dialects, without those that have operations among the user's definitions.
    let of_user: BTreeSet<&str> = users
        .iter()
        .flat_map(|module| &module.ops)
        .filter_map(|op| op.name.split_once('.'))
        .map(|(dialect, _)| dialect)
        .collect();
    let mut names: BTreeSet<&str> =
        mentioned.iter().copied().filter(|name| !of_user.contains(name)).collect();
    for name in &options.dialects {
        match optional.iter().find(|(known, _)| known == name) {
            Some((known, _)) => {
                names.insert(known);
            }
            None => diagnostics.push(unknown_dialect(name, optional.iter().map(|(known, _)| *known))),
        }
    }
    let (found, problems) = optional_modules(sources, embedded, &optional, &names).into_parts();
    diagnostics.extend(problems);

    // Embedded dialects. What other definitions refer to is not known.
    let all = !options.loads_on_demand(sources) || !found.is_empty() || !users.is_empty();
    let is_needed = |dialect: &EmbeddedDialect| all || mentioned.contains(dialect.0);
    for provider in providers {
        let by_name = provider.embedded_dialects();
        let modules = if by_name.iter().all(is_needed) {
            let (modules, problems) = provider.modules(sources, embedded).into_parts();
            diagnostics.extend(problems);
            modules
        } else {
            let (needed, absent): (Vec<_>, Vec<_>) = by_name.into_iter().partition(is_needed);
            definitions.absent.extend(absent.iter().map(|(name, _)| (*name).to_owned()));
            needed.iter().map(|(_, load)| load()).collect()
        };
        if provider.lists_missing_hooks() {
            definitions.listed.extend(modules.iter().cloned());
        }
        definitions.modules.extend(modules);
    }
    definitions.absent.extend(optional.iter().map(|(name, _)| (*name).to_owned()));
    definitions.modules.extend(found);
    definitions.provided = definitions.modules.len();
    definitions.modules.extend(users);
    Reported::new(definitions, diagnostics)
}

/// The definitions of optional dialects, each file in a record keeper of its own; several dialects may name
/// the same one.
fn optional_modules(
    sources: &Arc<SourceMap>,
    embedded: &Includes,
    optional: &[crate::OptionalDialect],
    names: &BTreeSet<&str>,
) -> Reported<Vec<OdsModule>> {
    let needed = optional.iter().filter(|(name, _)| names.contains(name));
    let paths: BTreeSet<&str> = needed.flat_map(|(_, paths)| *paths).copied().collect();
    let paths: Vec<&str> = paths.into_iter().collect();
    let loaded = in_parallel(&paths, |path| load_ods(sources, embedded, Path::new(path)));
    let (mut modules, mut diagnostics) = (Vec::new(), Diagnostics::new());
    for Reported { value: module, diagnostics: problems } in loaded {
        diagnostics.extend(problems);
        modules.extend(module);
    }
    Reported::new(modules, diagnostics)
}

fn unknown_dialect<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Diagnostic {
    let known: Vec<&str> = known.collect();
    let close = closest_name(name, known.iter().copied());
    let help = match known.as_slice() {
        _ if let Some(close) = close => format!("did you mean '{close}'?"),
        [] => "register a provider that has it: none of the providers has a dialect to load".to_owned(),
        known => format!("use one of {}", known.join(", ")),
    };
    Diagnostic::error("session::unknown_dialect", format!("there is no dialect '{name}' to load"))
        .with_help(help)
}
