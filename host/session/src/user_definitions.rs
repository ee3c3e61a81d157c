//! The definitions of a user's files: those of `--ods`, of projects, and of texts that a program carries.

use std::sync::{Arc, Mutex, PoisonError};

use legalize_ods::{OdsModule, Overlays};
use legalize_source::{Diagnostics, Includes, Reported, SourceMap, in_parallel};

use crate::library::{IncludingFile, load_ods_at, load_ods_file};
use crate::options::SessionOptions;

/// The definitions of a user's files.
#[derive(Default)]
pub(crate) struct UserDefinitions {
    /// The modules, in the order of the files.
    pub modules: Vec<OdsModule>,
    /// Entries for the cache, which [`Unkept::keep`] writes.
    pub unkept: Unkept,
    /// Findings of reading the files.
    pub diagnostics: Diagnostics,
}

impl UserDefinitions {
    /// Loads the definitions: from the cache those whose files are unchanged.
    pub(crate) fn load(sources: &Arc<SourceMap>, options: &SessionOptions, includes: &Includes) -> Self {
        let mut definitions = UserDefinitions::default();
        let cache = Cache::new(options);
        let entries = Mutex::new(Vec::new());
        let files = in_parallel(&options.ods, |file| {
            let includes = file.includes(includes);
            let kept = cache.get(sources, &includes, file);
            match kept.and_then(|kept| kept.thaw(sources)) {
                Some(module) => Reported::new(Some(module), Diagnostics::new()),
                None => load_and_freeze(sources, &includes, file, &cache, &entries),
            }
        });
        definitions.unkept = Unkept::new(cache, entries);
        let texts = options
            .ods_texts
            .iter()
            .map(|(name, text)| load_ods_file(sources, includes, sources.add(name.as_str(), text.as_str())));
        for Reported { value: module, diagnostics: problems } in files.into_iter().chain(texts) {
            definitions.diagnostics.extend(problems);
            definitions.modules.extend(module);
        }
        definitions
    }

    /// The overlays among the definitions.
    pub(crate) fn overlays(&self) -> Vec<Overlays> {
        let overlays = self.modules.iter().map(|module| &module.overlays);
        overlays.filter(|overlays| !overlays.is_empty()).cloned().collect()
    }
}

/// Reads a file's definitions, and adds an entry for the cache if there is nothing to report about them.
fn load_and_freeze(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    file: &IncludingFile,
    cache: &Cache,
    entries: &Mutex<Vec<NewEntry>>,
) -> Reported<Option<OdsModule>> {
    let (main, loaded) = match load_ods_at(sources, includes, &file.path) {
        Ok(loaded) => loaded,
        Err(error) => return Reported::new(None, error.into()),
    };
    if let Some(module) = loaded.value.as_ref().filter(|_| loaded.diagnostics.is_empty()) {
        let entry = cache.prepare(sources, includes, file, main, module);
        entries.lock().unwrap_or_else(PoisonError::into_inner).extend(entry);
    }
    loaded
}

#[cfg(feature = "cache")]
pub(crate) use kept::Unkept;
#[cfg(feature = "cache")]
use kept::{Cache, NewEntry};
#[cfg(not(feature = "cache"))]
pub(crate) use nothing_kept::Unkept;
#[cfg(not(feature = "cache"))]
use nothing_kept::{Cache, NewEntry};

#[cfg(feature = "cache")]
mod kept {
    use legalize_source::FileId;

    use super::{Includes, IncludingFile, OdsModule, SessionOptions, SourceMap};
    pub(super) use crate::cache::NewEntry;
    use crate::cache::{CachedDefinitions, DefinitionCache};

    /// The cache of a session, if it has one.
    #[derive(Default)]
    pub(super) struct Cache(Option<DefinitionCache>);

    /// Entries that are written once nothing is to be reported about the definitions: a run that loads only
    /// some of them must report the same.
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
        ) -> Option<NewEntry> {
            self.0.as_ref()?.prepare(sources, includes, file, main, module)
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
        ) -> Option<NewEntry> {
            None
        }
    }
}
