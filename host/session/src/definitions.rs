//! The definitions of a session: of providers, of pattern files, and of a user's files.
//!
//! Optional dialects of providers are loaded where a text mentions them. On demand ([`SessionOptions::on_demand`]) so are
//! the providers' embedded dialects, and those of the user's files whose definitions are in the cache.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use legalize_ods::OdsModule;
use legalize_source::{Diagnostic, Diagnostics, Includes, Reported, SourceMap, in_parallel};

use crate::library::{IncludingFile, load_ods, load_ods_at, load_ods_file};
use crate::mentions::Mentions;
use crate::options::SessionOptions;
use crate::provider::{EmbeddedDialect, Provider};

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
    unkept: Unkept,
}

impl Definitions {
    /// Returns the entries for the cache, which [`Unkept::keep`] writes.
    pub(crate) fn take_unkept(&mut self) -> Unkept {
        std::mem::take(&mut self.unkept)
    }
}

/// Loads the definitions. `embedded` is the include search without the user's folders, `of_patterns` are the definitions
/// that pattern files include.
pub(crate) fn load_definitions(
    sources: &Arc<SourceMap>,
    options: &SessionOptions,
    includes: &Includes,
    embedded: &Includes,
    providers: &[Arc<dyn Provider>],
    of_patterns: Vec<OdsModule>,
) -> Reported<Definitions> {
    let mut diagnostics = Diagnostics::new();
    let mut definitions = Definitions::default();
    let optional: Vec<_> = providers.iter().flat_map(|provider| provider.optional_dialects()).collect();
    let by_name: Vec<_> = providers.iter().flat_map(|provider| provider.embedded_dialects()).collect();
    let provided: BTreeSet<&str> =
        optional.iter().map(|(name, _)| *name).chain(by_name.iter().map(|dialect| dialect.name)).collect();

    let cache = Cache::new(options);
    let kept = in_parallel(&options.ods, |file| cache.get(sources, &file.includes(includes), file));
    let of_kept = kept.iter().flatten().flat_map(|kept| kept.dialects()).map(String::as_str);
    let mut mentions = Mentions::new(provided.iter().copied().chain(of_kept));
    // Neither definitions nor the project file, which lists them all.
    let listed =
        |name: &str| name.ends_with(".td") || name.rsplit(['/', '\\']).next() == Some("legalize.ron");
    let mut has_resources = false;
    for file in sources.files().iter().filter(|file| !listed(file.name())) {
        mentions.read(file.text());
        // Resources name dialects in another way.
        has_resources |= options.on_demand && file.text().contains("dialect_resources");
    }
    let mentioned = mentions.found();
    let only_reads = options.patterns.is_empty() && options.pattern_texts.is_empty();
    let on_demand = options.on_demand && only_reads && options.dialects.is_empty() && !has_resources;

    // The user's definitions.
    let mut users = of_patterns;
    let mut needed = Vec::with_capacity(options.ods.len());
    for (file, kept) in options.ods.iter().zip(&kept) {
        let unused = kept.as_ref().filter(|kept| {
            on_demand
                && !kept.dialects().is_empty()
                && !kept.dialects().iter().any(|dialect| mentioned.contains(dialect.as_str()))
        });
        match unused {
            Some(kept) => definitions.absent.extend(kept.dialects().iter().cloned()),
            None => needed.push((file, kept)),
        }
    }
    let is_provided = |dialect: &str| provided.contains(dialect);
    let entries = Mutex::new(Vec::new());
    let files = in_parallel(&needed, |(file, kept)| {
        let thawed = kept.as_ref().and_then(|kept| kept.thaw(sources));
        match thawed {
            Some(module) => Reported::new(Some(module), Diagnostics::new()),
            None => load_and_freeze(sources, &file.includes(includes), file, &cache, &is_provided, &entries),
        }
    });
    definitions.unkept = Unkept::new(cache, entries);
    let texts = options.ods_texts.iter();
    let texts =
        texts.map(|(name, text)| load_ods_file(sources, includes, sources.add(name.as_str(), text.as_str())));
    for Reported { value: module, diagnostics: problems } in files.into_iter().chain(texts) {
        diagnostics.extend(problems);
        users.extend(module);
    }
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

/// Reads a file's definitions, and adds an entry for the cache if there is nothing to report about them.
fn load_and_freeze(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    file: &IncludingFile,
    cache: &Cache,
    is_provided: &dyn Fn(&str) -> bool,
    entries: &Mutex<Vec<NewEntry>>,
) -> Reported<Option<OdsModule>> {
    let (main, loaded) = match load_ods_at(sources, includes, &file.path) {
        Ok(loaded) => loaded,
        Err(error) => return Reported::new(None, error.into()),
    };
    if let Some(module) = loaded.value.as_ref().filter(|_| loaded.diagnostics.is_empty()) {
        let entry = cache.prepare(sources, includes, file, main, module, is_provided);
        entries.lock().unwrap_or_else(PoisonError::into_inner).extend(entry);
    }
    loaded
}

#[cfg(feature = "cache")]
use kept::{Cache, NewEntry, Unkept};
#[cfg(not(feature = "cache"))]
use nothing_kept::{Cache, NewEntry, Unkept};

#[cfg(feature = "cache")]
mod kept {
    use legalize_source::FileId;

    use super::{Includes, IncludingFile, OdsModule, SessionOptions, SourceMap};
    pub(super) use crate::cache::NewEntry;
    use crate::cache::{CachedDefinitions, DefinitionCache};

    /// The cache of a session, if it has one.
    #[derive(Default)]
    pub(super) struct Cache(Option<DefinitionCache>);

    /// Entries that are written once nothing is to be reported about the definitions: a run that loads only some of them
    /// must report the same.
    #[derive(Default)]
    pub(crate) struct Unkept {
        cache: Cache,
        entries: Vec<NewEntry>,
    }

    impl Unkept {
        pub(super) fn new(cache: Cache, entries: std::sync::Mutex<Vec<NewEntry>>) -> Self {
            Unkept { cache, entries: entries.into_inner().unwrap_or_default() }
        }

        /// Writes the entries.
        pub(crate) fn keep(self) {
            if let Some(cache) = self.cache.0 {
                cache.keep(self.entries);
            }
        }
    }

    impl Cache {
        pub(super) fn new(options: &SessionOptions) -> Self {
            Cache(options.definition_cache.as_deref().map(DefinitionCache::new))
        }

        pub(super) fn get(
            &self,
            sources: &SourceMap,
            includes: &Includes,
            file: &IncludingFile,
        ) -> Option<CachedDefinitions> {
            self.0.as_ref()?.get(sources, includes, file)
        }

        pub(super) fn prepare(
            &self,
            sources: &SourceMap,
            includes: &Includes,
            file: &IncludingFile,
            main: FileId,
            module: &OdsModule,
            is_provided: &dyn Fn(&str) -> bool,
        ) -> Option<NewEntry> {
            self.0.as_ref()?.prepare(sources, includes, file, main, module, is_provided)
        }
    }
}

#[cfg(not(feature = "cache"))]
mod nothing_kept {
    use legalize_source::FileId;

    use super::{Includes, IncludingFile, OdsModule, SessionOptions, SourceMap};

    /// A cache without entries.
    pub(super) struct Cache;

    /// Definitions in it: there are none.
    pub(super) enum CachedDefinitions {}

    /// An entry that is to be written: there is none.
    pub(super) enum NewEntry {}

    /// Entries that are written later: there are none.
    #[derive(Default)]
    pub(crate) struct Unkept;

    impl Unkept {
        pub(super) fn new(_: Cache, _: std::sync::Mutex<Vec<NewEntry>>) -> Self {
            Unkept
        }

        pub(crate) fn keep(self) {}
    }

    impl CachedDefinitions {
        pub(super) fn dialects(&self) -> &[String] {
            match *self {}
        }

        pub(super) fn thaw(&self, _: &SourceMap) -> Option<OdsModule> {
            match *self {}
        }
    }

    impl Cache {
        pub(super) fn new(_: &SessionOptions) -> Self {
            Cache
        }

        pub(super) fn get(
            &self,
            _: &SourceMap,
            _: &Includes,
            _: &IncludingFile,
        ) -> Option<CachedDefinitions> {
            None
        }

        pub(super) fn prepare(
            &self,
            _: &SourceMap,
            _: &Includes,
            _: &IncludingFile,
            _: FileId,
            _: &OdsModule,
            _: &dyn Fn(&str) -> bool,
        ) -> Option<NewEntry> {
            None
        }
    }
}
