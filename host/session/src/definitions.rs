//! The definitions of a session: of providers, of pattern files, and of a user's files.
//!
//! Optional dialects of providers are loaded where a text mentions them. On demand ([`SessionOptions::on_demand`]) so are
//! the providers' embedded dialects, and those of the user's files whose definitions are in the cache.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use legalize_ods::OdsModule;
use legalize_source::{Diagnostic, Diagnostics, Includes, Reported, SourceMap, in_parallel};

use crate::library::load_ods;
use crate::mentions::{Mentions, mentioned};
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

/// Loads the definitions of providers, and puts all in order. `embedded` is the include search without the user's folders,
/// `of_patterns` are the definitions that pattern files include.
pub(crate) fn load_definitions(
    sources: &Arc<SourceMap>,
    options: &SessionOptions,
    embedded: &Includes,
    providers: &[Arc<dyn Provider>],
    of_patterns: Vec<OdsModule>,
    of_files: UserDefinitions,
) -> Reported<Definitions> {
    let mut diagnostics = Diagnostics::new();
    let mut definitions =
        Definitions { absent: of_files.absent, unkept: of_files.unkept, ..Definitions::default() };
    let optional: Vec<_> = providers.iter().flat_map(|provider| provider.optional_dialects()).collect();
    let by_name: Vec<_> = providers.iter().flat_map(|provider| provider.embedded_dialects()).collect();
    let names = optional.iter().map(|(name, _)| *name).chain(by_name.iter().map(|dialect| dialect.name));
    let mentioned = mentioned(sources, names);
    let on_demand = options.loads_on_demand(sources);
    let mut users = of_patterns;
    users.extend(of_files.modules);
    for module in &users {
        for op in &module.ops {
            definitions.absent.remove(op.name.split('.').next().unwrap_or_default());
        }
    }

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

    // Embedded dialects.
    let named = named_by_definitions(sources, &by_name, users.iter().chain(&found));
    let is_needed = |dialect: &EmbeddedDialect| {
        !on_demand || mentioned.contains(dialect.name) || named.contains(dialect.name)
    };
    for provider in providers {
        let by_name = provider.embedded_dialects();
        let modules = if by_name.iter().all(is_needed) {
            let (modules, problems) = provider.modules(sources, embedded).into_parts();
            diagnostics.extend(problems);
            modules
        } else {
            let (needed, absent): (Vec<_>, Vec<_>) = by_name.into_iter().partition(is_needed);
            definitions.absent.extend(absent.iter().map(|dialect| dialect.name.to_owned()));
            needed.iter().map(|dialect| (dialect.load)()).collect()
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

/// The embedded dialects that other definitions refer to: that they include or overlay, or whose C++ namespaces they name;
/// those without a namespace are, if there are other definitions.
fn named_by_definitions<'m>(
    sources: &SourceMap,
    embedded: &[EmbeddedDialect],
    modules: impl Iterator<Item = &'m OdsModule>,
) -> BTreeSet<&'static str> {
    let (mut named, mut is_defined): (BTreeSet<&str>, bool) = (BTreeSet::new(), false);
    for module in modules {
        is_defined |= !(module.ops.is_empty() && module.types.is_empty() && module.attrs.is_empty());
        named.extend(module.dialects.iter().map(|dialect| dialect.name.as_str()));
        named.extend(module.overlays.dialects());
    }
    let mut mentions = Mentions::of_namespaces(embedded.iter().filter_map(|dialect| dialect.namespace));
    if is_defined {
        for file in sources.files().iter().filter(|file| file.name().ends_with(".td")) {
            mentions.read(file.text());
        }
    }
    let found = mentions.found();
    let is_named = |dialect: &&EmbeddedDialect| {
        named.contains(dialect.name)
            || is_defined && dialect.namespace.is_none_or(|namespace| found.contains(namespace))
    };
    embedded.iter().filter(is_named).map(|dialect| dialect.name).collect()
}

/// The definitions of optional dialects, each file in a record keeper of its own; several dialects may name the same one.
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
    let help = match known.as_slice() {
        [] => "none of the providers has a dialect to load".to_owned(),
        known => format!("the providers have {}", known.join(", ")),
    };
    Diagnostic::error("session::unknown_dialect", format!("there is no dialect '{name}' to load"))
        .with_help(help)
}
