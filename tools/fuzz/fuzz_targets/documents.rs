//! Documents in RON, edited field by field: parsed pattern files and conversion specs are written as text
//! that parses again, are frozen and run without a panic; a run that fails leaves the module unchanged.
#![no_main]

use std::sync::Arc;

use legalize::pattern_model::{parse_ron, write_ron};
use legalize::prelude::*;
use legalize::session::spec::{ConversionSpec, Mode};
use legalize::source::SourceMap;
use legalize_fuzz::{cases, tokens};

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    tokens::mutate(data, size, max_size, seed)
});

libfuzzer_sys::fuzz_crossover!(|data1: &[u8], data2: &[u8], out: &mut [u8], seed: u32| {
    tokens::cross(data1, data2, out, seed)
});

/// A module with operations that the seeds match.
const MODULE: &str = r#"
func.func @f(%a: i32, %cond: i1, %t: tensor<4xf32>) -> i32 attributes {note = "x"} {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %zero : i32
  %product = arith.muli %sum, %sum overflow<nsw> : i32
  %o:2 = "t.pair"(%a, %product) {n = 3 : i32, name = "b", list = [1, "a"]} : (i32, i32) -> (i32, index)
  %last = "t.last"(%o#0) ({
    "t.inner"(%o#1) : (index) -> ()
  }) : (i32) -> i32
  cf.cond_br %cond, ^x(%last : i32), ^x(%a : i32)
^x(%v: i32):
  return %v : i32
}
"#;

fn patterns(text: &str) {
    let sources = SourceMap::new();
    let (file, _) = parse_ron(&sources, sources.add("fuzz.ron", text)).into_parts();
    let Some((file, _)) = file else { return };
    let written = write_ron(&file);
    let (again, diagnostics) = parse_ron(&sources, sources.add("written.ron", written)).into_parts();
    let (again, _) = again.unwrap_or_else(|| panic!("what was written does not read: {diagnostics:?}"));
    assert_eq!(file, again);
    let session = legalize::session()
        .sources(cases::limited())
        .allow_unregistered_dialects()
        .allow_unresolved_natives()
        .patterns_text("fuzz.ron", text)
        .build();
    if let Ok(session) = session {
        cases::rewrite(&session, MODULE);
    }
}

fn conversion(text: &str) {
    let session = legalize::session().sources(cases::limited()).allow_unregistered_dialects().build();
    let session = session.unwrap_or_else(|found| panic!("{}", found.render()));
    let (ctx, sources) = (session.ctx(), session.sources());
    let file = sources.add("fuzz.ron", text);
    let Ok(spec) = ConversionSpec::read(sources, file) else { return };
    for mode in [Mode::Partial, Mode::Full] {
        let (converter, found) = spec.converter(ctx, mode, sources, file).into_parts();
        if found.has_errors() {
            return;
        }
        let converter = Arc::new(converter);
        let (target, found) = spec.target(&session, sources, file, &converter).into_parts();
        let set = session.pattern_set_with(&spec.pattern_options(&converter));
        let (false, Ok(patterns)) = (found.has_errors(), session.freeze_set(set)) else { return };
        let text = MODULE;
        let mut module =
            session.parse("module.mlir", text).unwrap_or_else(|found| panic!("{}", found.render()));
        let before = session.print(&module);
        let config = ConversionConfig::default();
        let run = match mode {
            Mode::Full => apply_full_conversion,
            _ => apply_partial_conversion,
        };
        match run(ctx, &mut module.ir, module.root, &target, &patterns, &config) {
            Ok(_) => assert!(session.verify(&module).is_ok(), "{text}\n{}", session.print(&module)),
            Err(_) => {
                assert_eq!(before, session.print(&module), "a failed conversion changed the module");
            }
        }
    }
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    if text.contains("legalize-conversion") {
        conversion(text);
    } else {
        patterns(text);
    }
});
