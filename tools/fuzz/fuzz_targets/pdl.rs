//! Patterns in PDL text, edited by tokens: parsed patterns are written as text that parses as the same
//! patterns; they run.
#![no_main]

use legalize::pattern_model::Origins;
use legalize::pdl::{ReadOptions, WriteOptions, read_pdl, write_pdl};
use legalize::session::Session;
use legalize::source::SourceMap;
use legalize_fuzz::{cases, tokens};

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    tokens::mutate(data, size, max_size, seed)
});

libfuzzer_sys::fuzz_crossover!(|data1: &[u8], data2: &[u8], out: &mut [u8], seed: u32| {
    tokens::cross(data1, data2, out, seed)
});

libfuzzer_sys::fuzz_target!(|text: &str| {
    let sources = SourceMap::new();
    let (file, found) =
        read_pdl(&sources, sources.add("fuzz.mlir", text), &ReadOptions::default()).into_parts();
    let Some(file) = file.filter(|_| !found.has_errors()) else { return };
    let (written, found) = write_pdl(&file, &Origins::default(), &WriteOptions::default()).into_parts();
    if !found.has_errors() {
        let again = sources.add("written.mlir", written.clone());
        let (again, found) = read_pdl(&sources, again, &ReadOptions::default()).into_parts();
        assert!(!found.has_errors(), "what was written does not read: {found:?}\n{written}");
        assert_eq!(file.patterns.len(), again.map_or(0, |again| again.patterns.len()), "{written}");
    }
    let session = Session::builder()
        .sources(cases::limited())
        .allow_unregistered_dialects()
        .allow_unresolved_natives()
        .patterns_text("fuzz.mlir", text)
        .build();
    if let Ok(session) = session {
        cases::rewrite(
            &session,
            "%0 = \"t.a\"() {n = 1 : i32} : () -> i32\n%1 = \"t.b\"(%0, %0) : (i32, i32) -> i32\n",
        );
    }
});
