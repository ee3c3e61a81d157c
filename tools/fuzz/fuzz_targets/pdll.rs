//! Any text as PDLL, with and without an edition: no panic, no hang.
#![no_main]

use std::sync::Arc;

use legalize::pdll::{PdllOptions, compile, print_ast, print_mlir};
use legalize::source::{Includes, MemoryLoader, SourceMap};

libfuzzer_sys::fuzz_target!(|text: &str| {
    run(text);
    run(&format!("#edition \"2026\"\n{text}"));
});

fn run(text: &str) {
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("fuzz.pdll", text);
    let includes = Includes::new(Arc::new(MemoryLoader::new()));
    let (compiled, _) =
        compile(&sources, file, &PdllOptions::default().with(|options| options.includes = includes))
            .into_parts();
    if let Some(compiled) = compiled {
        _ = print_ast(&compiled);
        _ = print_mlir(&compiled);
    }
}
