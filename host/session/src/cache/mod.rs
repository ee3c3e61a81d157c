//! Cache of a user's definitions: what the files of `--ods` and of project files define, frozen, and the
//! files that it was read from.
//!
//! Invariant: an entry is used only if every include finds the same file with the same text again. Anything
//! else – another version of the crate, a damaged entry, a folder that cannot be read or written – is as if
//! there were no entry. Definitions with findings are never kept, so that these are reported each time. An
//! entry is written under another name and renamed: concurrent runs see the old one or the new one.

mod entry;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use legalize_ods::OdsModule;
use legalize_source::{FileId, Includes, SourceMap, Text};
use rustc_hash::FxHashMap;

use crate::library::IncludingFile;
use entry::Entry;

/// Bytes of the largest entry that is read or written.
const MAX_ENTRY: u64 = 64 << 20;

/// Number of entries from which on the oldest ones are removed.
const MOST_ENTRIES: usize = 2000;

/// Number of hexadecimal digits in the name of an entry.
const DIGITS: usize = 32;

/// A folder of frozen definitions.
pub(crate) struct DefinitionCache {
    folder: PathBuf,
    /// Included files by include folders and name: many definitions include the same ones.
    included: Mutex<IncludedFiles>,
}

type IncludedFiles = FxHashMap<(Vec<PathBuf>, String), Option<HashedFile>>;

/// A file with the hash of its text.
#[derive(Clone)]
struct HashedFile {
    path: PathBuf,
    text: Text,
    hash: u128,
}

/// The definitions of a file as they were frozen; its files are unchanged.
pub(crate) struct CachedDefinitions {
    entry: Entry,
    /// Texts of the entry's files.
    texts: Vec<Text>,
}

/// An entry that is not written yet.
pub(crate) struct NewEntry {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl CachedDefinitions {
    /// Returns the definitions, with their files added to the source map; nothing if they are damaged.
    pub(crate) fn thaw(&self, sources: &SourceMap) -> Option<OdsModule> {
        let mut ids: Vec<FileId> = Vec::with_capacity(self.texts.len());
        for (text, known) in self.texts.iter().zip(&self.entry.files) {
            let text = text.clone();
            let id = match known.directive(&ids) {
                None => sources.add(known.name.as_str(), text),
                Some(directive) => sources.add_included(known.name.as_str(), text, directive?).ok()?,
            };
            ids.push(id);
        }
        legalize_ods::thaw_with_spans(&self.entry.module, &ids).ok()
    }
}

impl DefinitionCache {
    pub(crate) fn new(folder: &Path) -> Self {
        DefinitionCache { folder: folder.to_owned(), included: Mutex::default() }
    }

    /// The definitions of a file, if they are in the cache and all of its files are as they were.
    pub(crate) fn get(
        &self,
        sources: &SourceMap,
        includes: &Includes,
        file: &IncludingFile,
    ) -> Option<CachedDefinitions> {
        let path = self.path(sources, includes, file);
        // Reading from anything but a file might wait for ever.
        let is_entry = |data: std::fs::Metadata| data.is_file() && data.len() <= MAX_ENTRY;
        if !std::fs::metadata(&path).is_ok_and(is_entry) {
            return None;
        }
        let bytes = std::fs::read(path).ok()?;
        let entry = Entry::read(&bytes)?;
        let mut texts = Vec::with_capacity(entry.files.len());
        for known in &entry.files {
            let found = match known.include.as_deref() {
                None => self.main_file(sources, includes, &file.path)?,
                Some(name) => self.included(sources, includes, name)?,
            };
            if found.hash != known.hash || found.path.to_string_lossy() != known.name {
                return None;
            }
            texts.push(found.text);
        }
        Some(CachedDefinitions { entry, texts })
    }

    /// Freezes the definitions of a file, which were read from a main file in the source map; nothing if they
    /// cannot be kept.
    pub(crate) fn prepare(
        &self,
        sources: &SourceMap,
        includes: &Includes,
        file: &IncludingFile,
        main: FileId,
        module: &OdsModule,
    ) -> Option<NewEntry> {
        let bytes = Entry::new(sources, main, module)?.write()?;
        let path = self.path(sources, includes, file);
        (bytes.len() as u64 <= MAX_ENTRY).then_some(NewEntry { path, bytes })
    }

    /// Writes entries.
    pub(crate) fn keep(&self, entries: Vec<NewEntry>) {
        if entries.is_empty() || std::fs::create_dir_all(&self.folder).is_err() {
            return;
        }
        self.remove_oldest();
        for entry in entries {
            let written = tempfile::NamedTempFile::new_in(&self.folder).and_then(|mut temporary| {
                std::io::Write::write_all(&mut temporary, &entry.bytes)?;
                Ok(temporary.persist(&entry.path)?)
            });
            if let Err(error) = written {
                tracing::debug!(entry = %entry.path.display(), %error, "definitions are not kept in the cache");
            }
        }
    }

    /// The entry of a file: one for each folder in which a command is run, set of include folders, of macros
    /// and of limits, which are not charged for definitions of the cache.
    fn path(&self, sources: &SourceMap, includes: &Includes, file: &IncludingFile) -> PathBuf {
        let mut key = vec![std::env::current_dir().unwrap_or_default().to_string_lossy().into_owned()];
        key.push(file.path.to_string_lossy().into_owned());
        key.extend(includes.dirs().iter().map(|dir| dir.to_string_lossy().into_owned()));
        key.push("-D".to_owned());
        key.extend(includes.defines().iter().cloned());
        key.push(format!("{:?}", sources.limits()));
        // With lengths: no two lists have the same text.
        let key: String = key.iter().map(|part| format!("{}:{part}", part.len())).collect();
        self.folder.join(format!("{:0DIGITS$x}.ods", entry::hash(key.as_bytes())))
    }

    fn main_file(&self, sources: &SourceMap, includes: &Includes, path: &Path) -> Option<HashedFile> {
        let at_path = includes.load(path, sources.limits()).ok()?;
        match at_path {
            Some(text) => Some(hashed(path.to_owned(), text)),
            None if path.is_dir() => None,
            None => self.included(sources, includes, &path.to_string_lossy()),
        }
    }

    fn included(&self, sources: &SourceMap, includes: &Includes, name: &str) -> Option<HashedFile> {
        let key = (includes.dirs().to_vec(), name.to_owned());
        let known = |included: &IncludedFiles| included.get(&key).cloned();
        if let Some(known) = known(&self.included.lock().unwrap_or_else(PoisonError::into_inner)) {
            return known;
        }
        let found = includes.find(name, sources.limits()).ok().flatten();
        let found = found.map(|found| hashed(found.path, found.text));
        self.included.lock().unwrap_or_else(PoisonError::into_inner).insert(key, found.clone());
        found
    }

    /// Removes the older half of the entries if there are too many.
    fn remove_oldest(&self) {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return };
        let mut entries: Vec<_> = entries.flatten().filter(|entry| is_entry_name(&entry.path())).collect();
        if entries.len() < MOST_ENTRIES {
            return;
        }
        entries.sort_by_cached_key(|entry| entry.metadata().and_then(|data| data.modified()).ok());
        for entry in &entries[..entries.len() / 2] {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Returns true for the names that entries have: other files in the folder are not the cache's.
fn is_entry_name(path: &Path) -> bool {
    let digits = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    path.extension().is_some_and(|extension| extension == "ods")
        && digits.len() == DIGITS
        && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn hashed(path: PathBuf, text: Text) -> HashedFile {
    HashedFile { hash: entry::hash(text.as_bytes()), path, text }
}
