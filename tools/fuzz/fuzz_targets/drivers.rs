//! Random rules on random modules, with debug assertions: every driver comes to an end and leaves a valid module; a
//! conversion that fails restores the text; one that succeeds gives the same module without rollback.
#![no_main]

use legalize::conversion::{ConversionFailure, ConversionMode, ConversionReport};
use legalize::prelude::*;
use legalize_fuzz::random;

fn check(session: &Session, module: &ParsedModule, rules: &str) {
    if let Err(found) = session.verify(module) {
        panic!("{found}\n{rules}\n{}", session.print(module));
    }
}

type Convert = fn(
    &Context,
    &mut Ir,
    OpId,
    &ConversionTarget,
    &FrozenPatternSet,
    &ConversionConfig,
) -> Result<ConversionReport, Box<ConversionFailure>>;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let (rules, text) = random::case(bytes);
    let session =
        Session::builder().allow_unregistered_dialects().patterns_text("rules.pdll", &rules).build();
    let session = session.unwrap_or_else(|found| panic!("{}\n{rules}", found.render()));
    let ctx = session.ctx();
    let patterns = session.freeze_set(session.pattern_set(None));
    let patterns = patterns.unwrap_or_else(|found| panic!("{}\n{rules}", found.render()));
    let parse =
        || session.parse("module.mlir", &text).unwrap_or_else(|found| panic!("{}\n{text}", found.render()));

    let mut module = parse();
    let config = GreedyConfig { max_iterations: Some(4), max_rewrites: Some(64), ..GreedyConfig::default() };
    let before = session.print(&module);
    let rewritten = apply_patterns_greedily(ctx, &mut module.ir, module.root, &patterns, &config);
    check(&session, &module, &rules);
    if rewritten.is_err() {
        let after = session.print(&module);
        assert_eq!(before, after, "a run that failed left something behind\n{rules}");
    }

    let mut module = parse();
    if walk_and_apply_patterns(ctx, &mut module.ir, module.root, &patterns).is_ok() {
        check(&session, &module, &rules);
    }

    let mut target = ConversionTarget::new();
    target.add_legal_dialect("builtin").add_illegal_dialect("t").add_legal_dialect("u");
    for convert in [apply_partial_conversion as Convert, apply_full_conversion as Convert] {
        let mut module = parse();
        let before = session.print(&module);
        let with_rollback = ConversionConfig::default();
        let converted = convert(ctx, &mut module.ir, module.root, &target, &patterns, &with_rollback);
        check(&session, &module, &rules);
        let after = session.print(&module);
        if converted.is_err() {
            assert_eq!(before, after, "a conversion that failed left something behind\n{rules}");
            continue;
        }
        let mut again = parse();
        let without = ConversionConfig { mode: ConversionMode::NoRollback, ..ConversionConfig::default() };
        if convert(ctx, &mut again.ir, again.root, &target, &patterns, &without).is_ok() {
            assert_eq!(after, session.print(&again), "without rollback\n{rules}\n{before}");
        }
    }
});
