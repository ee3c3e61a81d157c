//! Dialects that a session loads because a text mentions them, or because its options name them.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use legalize_ods::OdsModule;
use legalize_source::{Diagnostic, Diagnostics, Includes, Reported, SourceMap, in_parallel};

use crate::library::load_ods;
use crate::mentions::Mentions;
use crate::provider::Provider;

/// The definitions of the providers' optional dialects that a text in the source map mentions, other than definitions, or
/// that are named. Dialects with operations among the user's definitions are left out.
pub(crate) fn optional_modules(
    sources: &Arc<SourceMap>,
    named: &[String],
    embedded: &Includes,
    providers: &[Arc<dyn Provider>],
    users: &[OdsModule],
) -> Reported<Vec<OdsModule>> {
    let mut diagnostics = Diagnostics::new();
    let of_user: BTreeSet<&str> = users
        .iter()
        .flat_map(|module| &module.ops)
        .filter_map(|op| op.name.split_once('.'))
        .map(|(dialect, _)| dialect)
        .collect();
    let all: Vec<_> = providers.iter().flat_map(|provider| provider.optional_dialects()).collect();
    let mut mentions =
        Mentions::new(all.iter().map(|(name, _)| *name).filter(|name| !of_user.contains(name)));
    // Neither definitions nor the project file, which lists them all.
    let listed =
        |name: &str| name.ends_with(".td") || name.rsplit(['/', '\\']).next() == Some("legalize.ron");
    for file in sources.files().iter().filter(|file| !listed(file.name())) {
        mentions.read(file.text());
    }
    let mut names = mentions.found();
    for name in named {
        match all.iter().find(|(known, _)| known == name) {
            Some((known, _)) => {
                names.insert(known);
            }
            None => {
                let known: Vec<&str> = all.iter().map(|(known, _)| *known).collect();
                let help = match known.as_slice() {
                    [] => "none of the providers has a dialect to load".to_owned(),
                    known => format!("the providers have {}", known.join(", ")),
                };
                diagnostics.push(
                    Diagnostic::error(
                        "session::unknown_dialect",
                        format!("there is no dialect '{name}' to load"),
                    )
                    .with_help(help),
                );
            }
        }
    }
    // Each file in a record keeper of its own; several dialects may name the same one.
    let needed = all.into_iter().filter(|(name, _)| names.contains(name));
    let paths: BTreeSet<&str> = needed.flat_map(|(_, paths)| paths).copied().collect();
    if paths.is_empty() {
        return Reported::new(Vec::new(), diagnostics);
    }
    let paths: Vec<&str> = paths.into_iter().collect();
    let loaded = in_parallel(&paths, |path| load_ods(sources, embedded, Path::new(path)));
    let mut modules = Vec::new();
    for Reported { value: module, diagnostics: problems } in loaded {
        diagnostics.extend(problems);
        modules.extend(module);
    }
    Reported::new(modules, diagnostics)
}
