//! The embedded include files, under the names of upstream's.
//!
//! Class, record and field names and what messages call a constraint are the same as upstream's; the text is
//! ours. Predicates are spelled so that the snippet evaluator reads them.

use std::sync::{Arc, OnceLock};

use legalize_source::MemoryLoader;

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../prelude/", $path)))),*]
    };
}

const FILES: &[(&str, &str)] = files![];

/// The virtual files, to be searched after all include directories.
pub fn prelude() -> Arc<MemoryLoader> {
    static PRELUDE: OnceLock<Arc<MemoryLoader>> = OnceLock::new();
    PRELUDE
        .get_or_init(|| {
            let mut loader = MemoryLoader::new();
            for (path, text) in FILES {
                loader.insert(*path, *text);
            }
            Arc::new(loader)
        })
        .clone()
}
