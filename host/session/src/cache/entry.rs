//! Entries of the cache of definitions, as bytes: a header with a checksum, the files, the frozen
//! definitions.

use std::sync::Arc;

use legalize_ods::OdsModule;
use legalize_source::{FileId, SourceFile, SourceMap, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use siphasher::sip128::SipHasher13;

/// First bytes of an entry of this version.
const HEADER: &[u8] = concat!("legalize definitions ", env!("CARGO_PKG_VERSION"), " 1\n").as_bytes();

/// Length of the checksum, and of the length of the part before the definitions.
const CHECKSUM: usize = size_of::<u128>();
const LENGTH: usize = size_of::<u64>();

/// The definitions of a file, and the files that they were read from.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub files: Vec<SourceEntry>,
    /// The definitions, frozen with places in the files.
    pub module: Vec<u8>,
}

/// A file that definitions were read from.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SourceEntry {
    /// Name in diagnostics: the path at which it was found.
    pub name: String,
    /// Hash of the text.
    pub hash: u128,
    /// Name in the include directive; absent for the main file.
    pub include: Option<String>,
    /// Including file, by number, and the bounds of the directive in it.
    pub included_from: Option<(u32, u32, u32)>,
}

impl SourceEntry {
    /// The place of the include directive; absent for the main file, an error for a damaged entry.
    pub(super) fn directive(&self, ids: &[FileId]) -> Option<Option<Span>> {
        let (file, start, end) = self.included_from?;
        Some(ids.get(file as usize).map(|&file| Span::new(file, start, end)))
    }
}

impl Entry {
    /// Creates the entry of a main file; nothing if its places could not be restored.
    pub(super) fn new(sources: &SourceMap, main: FileId, module: &OdsModule) -> Option<Entry> {
        let of_main = files_of(sources, main);
        let ids: Vec<FileId> = of_main.iter().map(|file| file.id()).collect();
        let numbers: FxHashMap<FileId, u32> = ids.iter().copied().zip(0..).collect();
        let mut files = Vec::with_capacity(of_main.len());
        for file in &of_main {
            // Places in a text that is not what the file holds cannot be compared.
            if file.shared_text().is_lossy() {
                return None;
            }
            let (include, included_from) = match file.included_from() {
                None => (None, None),
                Some(at) => {
                    let including = sources.file(at.file);
                    let directive = including.text().get(at.start as usize..at.end as usize)?;
                    let name = directive.trim().strip_prefix('"')?.strip_suffix('"')?;
                    // Names with escapes are rare.
                    if name.contains('\\') {
                        return None;
                    }
                    (Some(name.to_owned()), Some((*numbers.get(&at.file)?, at.start, at.end)))
                }
            };
            files.push(SourceEntry {
                name: file.name().to_owned(),
                hash: hash(file.text().as_bytes()),
                include,
                included_from,
            });
        }
        Some(Entry { files, module: legalize_ods::freeze_with_spans(module, &ids) })
    }

    /// Returns the entry as bytes; nothing if it cannot be written.
    pub(super) fn write(&self) -> Option<Vec<u8>> {
        let front = rmp_serde::to_vec(&self.files).ok()?;
        let mut payload = (front.len() as u64).to_le_bytes().to_vec();
        payload.extend_from_slice(&front);
        payload.extend_from_slice(&self.module);
        Some([HEADER, &hash(&payload).to_le_bytes(), &payload].concat())
    }

    /// Returns the entry in bytes; nothing if they are of another version or damaged.
    pub(super) fn read(bytes: &[u8]) -> Option<Entry> {
        let (checksum, payload) = bytes.strip_prefix(HEADER)?.split_at_checked(CHECKSUM)?;
        if hash(payload).to_le_bytes() != *checksum {
            return None;
        }
        let (length, rest) = payload.split_at_checked(LENGTH)?;
        let length = usize::try_from(u64::from_le_bytes(length.try_into().ok()?)).ok()?;
        let (front, module) = rest.split_at_checked(length)?;
        let files = rmp_serde::from_slice(front).ok()?;
        Some(Entry { files, module: module.to_vec() })
    }
}

/// Files that were included, directly or not, from a main file, in the order in which they were read; the
/// main file first.
fn files_of(sources: &SourceMap, main: FileId) -> Vec<Arc<SourceFile>> {
    let mut members = FxHashSet::from_iter([main]);
    let mut files = Vec::new();
    // A file is added after the one that includes it.
    for file in sources.files() {
        let belongs = file.id() == main || file.included_from().is_some_and(|at| members.contains(&at.file));
        if belongs {
            members.insert(file.id());
            files.push(file);
        }
    }
    files
}

/// A hash that is the same on every machine.
pub(super) fn hash(bytes: &[u8]) -> u128 {
    SipHasher13::new().hash(bytes).as_u128()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_survives_bytes_and_damage_is_noticed() {
        let file = SourceEntry { name: "a.td".to_owned(), hash: 7, include: None, included_from: None };
        let entry = Entry { files: vec![file], module: vec![1, 2, 3] };
        let bytes = entry.write().expect("bytes");
        assert_eq!(Entry::read(&bytes).as_ref(), Some(&entry));
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert_eq!(Entry::read(&damaged), None, "byte {at}");
            assert_eq!(Entry::read(&bytes[..at]), None, "{at} bytes");
        }
    }
}
