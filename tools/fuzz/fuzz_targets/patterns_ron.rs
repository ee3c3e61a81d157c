//! Any text as a pattern file: no panic, no hang; a parsed file is written as text that parses as the same
//! file.
#![no_main]

use legalize::pattern_model::{parse_ron, write_ron};
use legalize::source::SourceMap;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let sources = SourceMap::new();
    let (file, _) = parse_ron(&sources, sources.add("fuzz.ron", text)).into_parts();
    let Some((file, _)) = file else { return };
    let written = write_ron(&file);
    let (again, diagnostics) = parse_ron(&sources, sources.add("written.ron", written)).into_parts();
    let (again, _) = again.unwrap_or_else(|| panic!("what was written does not read: {diagnostics:?}"));
    assert_eq!(file, again);
});
