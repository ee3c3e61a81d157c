//! Any text as a `.td` file: no panic, no hang. Includes only find the embedded prelude.
#![no_main]

use std::sync::Arc;

use legalize::source::{Includes, MemoryLoader, SourceMap};
use legalize::tblgen::{TblgenOptions, parse, print_records};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("fuzz.td", text);
    let mut includes = Includes::new(Arc::new(MemoryLoader::new()));
    includes.set_virtual_files(legalize::ods::prelude());
    let parsed = parse(&sources, file, &TblgenOptions::default().with(|options| options.includes = includes));
    if let Some(keeper) = parsed.value.keeper {
        let mut out = String::new();
        print_records(&keeper, &mut out).expect("a string takes all text");
    }
});
