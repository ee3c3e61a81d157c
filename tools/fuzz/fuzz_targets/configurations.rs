//! Random rules on random modules, with a random configuration of each driver: a run terminates and leaves a
//! valid module, a failing run restores the text, and a repeated run gives the same result. A third run has
//! all checks of patterns, which no rule violates.
#![no_main]

use std::sync::Arc;

use legalize::conversion::{ConversionAnswer, ConversionMode, PatternChecks, TypeConverter};
use legalize::prelude::*;
use legalize_fuzz::{cases, random, sound};

fn check(session: &Session, module: &ParsedModule, rules: &str) {
    if let Err(found) = session.verify(module) {
        panic!("{}\n{rules}\n{}", found.render(), session.print(module));
    }
}

/// Converts `i32` to `i64`; casts replace values of the other type.
fn converter(ctx: &Context) -> Arc<TypeConverter> {
    let mut converter = TypeConverter::new();
    let (from, to) = (ctx.common().i32, ctx.common().i64);
    converter.add_conversion(move |_, ty| Some(ConversionAnswer::to(if ty == from { to } else { ty })));
    Arc::new(converter)
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let setup = random::setup(bytes);
    let rules = &setup.rules;
    let session = Session::builder()
        .sources(cases::limited())
        .allow_unregistered_dialects()
        .patterns_text("rules.pdll", rules.as_str())
        .build();
    let session = session.unwrap_or_else(|found| panic!("{}\n{rules}", found.render()));
    let ctx = session.ctx();
    let converter = setup.converts_types.then(|| converter(ctx));
    // Invalid rules are refused here.
    let Ok(patterns) = session.freeze_set(session.pattern_set(None)) else { return };
    let Ok(converting) = session.freeze_set(session.pattern_set(converter.as_ref())) else { return };
    let parse = || {
        let parsed = session.parse("module.mlir", &setup.module);
        parsed.unwrap_or_else(|found| panic!("{}\n{}", found.render(), setup.module))
    };
    let runs = |run: &dyn Fn(&mut ParsedModule, PatternChecks) -> Result<(), Diagnostic>, restores: bool| {
        let checks = [PatternChecks::default(), PatternChecks::default(), PatternChecks::all()];
        // With checks, more operations are created than without, so that other limits may be reached.
        let [first, second, _] = checks.map(|checks| {
            let mut module = parse();
            let before = session.print(&module);
            let succeeded = sound(run(&mut module, checks), rules);
            check(&session, &module, rules);
            let after = session.print(&module);
            if restores && !succeeded {
                assert_eq!(before, after, "a failed run changed the module\n{rules}");
            }
            (succeeded, after)
        });
        assert_eq!(first, second, "two runs differ\n{rules}");
    };
    let root = |module: &ParsedModule| module.root;
    runs(
        &|module, checks| {
            let root = root(module);
            let config = setup.greedy.clone().with(|config| config.checks = checks);
            let rewritten = apply_patterns_greedily(ctx, &mut module.ir, root, &patterns, &config);
            rewritten.map(drop).map_err(|error| error.diagnostic())
        },
        true,
    );
    runs(
        &|module, checks| {
            let root = root(module);
            let walked = WalkDriver::new(
                &patterns,
                &WalkConfig::default().with(|config| config.checks = checks),
            )
            .run(ctx, &mut module.ir, root);
            walked.map(drop).map_err(|error| error.diagnostic())
        },
        false,
    );
    for full in [false, true] {
        for mode in [ConversionMode::Rollback, ConversionMode::NoRollback] {
            let restores = mode == ConversionMode::Rollback;
            let run = |module: &mut ParsedModule, checks: PatternChecks| {
                let config = setup.conversion.clone().with(|config| {
                    config.mode = mode;
                    config.checks = checks;
                });
                let (ir, root) = (&mut module.ir, module.root);
                let convert = if full { apply_full_conversion } else { apply_partial_conversion };
                let converted = convert(ctx, ir, root, &setup.target, &converting, &config);
                converted.map(drop).map_err(|failure| failure.diagnostic)
            };
            runs(&run, restores);
        }
    }
});
