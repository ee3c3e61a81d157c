//! The definitions that are embedded under upstream's include names.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use legalize_dialects_upstream::HOOKS;
use legalize_session::Provider;
use legalize_source::MemoryLoader;

fn below(folder: &Path, root: &Path, found: &mut BTreeSet<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            below(&path, root, found);
        } else {
            found.insert(path.strip_prefix(root).expect("below").to_owned());
        }
    }
}

#[test]
fn every_file_is_embedded() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("td");
    let mut found = BTreeSet::new();
    below(&root, &root, &mut found);
    let mut files = MemoryLoader::new();
    HOOKS.add_files(&mut files);
    let listed: BTreeSet<PathBuf> = files.paths().map(Path::to_owned).collect();
    assert_eq!(listed, found);
    let dialects = HOOKS.optional_dialects();
    assert!(!dialects.is_empty(), "no dialect is optional");
    for (dialect, files) in dialects {
        assert!(files.iter().all(|file| listed.contains(Path::new(file))), "{dialect}: {files:?}");
    }
}
