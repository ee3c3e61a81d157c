//! Random rules on random modules, with debug assertions: every driver terminates and leaves a valid module;
//! a failing conversion restores the text; one that succeeds gives the same module without rollback. Every
//! run is repeated with all checks of patterns: no rule violates one, and the result is the same.
#![no_main]

use legalize::conversion::{ConversionFailure, ConversionMode, ConversionReport, PatternChecks};
use legalize::prelude::*;
use legalize_fuzz::{random, sound};

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

    // The module that a run leaves, with and without checks.
    let both = |run: &dyn Fn(&mut ParsedModule, PatternChecks) -> Result<(), Diagnostic>, restores: bool| {
        let [plain, checked] = [PatternChecks::default(), PatternChecks::all()].map(|checks| {
            let mut module = parse();
            let before = session.print(&module);
            let result = sound(run(&mut module, checks), &rules);
            let after = session.print(&module);
            if result || restores {
                check(&session, &module, &rules);
            }
            if !result && restores {
                assert_eq!(before, after, "a failed run changed the module\n{rules}");
            }
            (result, after)
        });
        assert_eq!(plain, checked, "checks made a difference\n{rules}");
        plain
    };

    both(
        &|module, checks| {
            let (max_iterations, max_rewrites) = (Some(4), Some(64));
            let config = GreedyConfig::default().with(|config| {
                config.max_iterations = max_iterations;
                config.max_rewrites = max_rewrites;
                config.checks = checks;
            });
            let rewritten = apply_patterns_greedily(ctx, &mut module.ir, module.root, &patterns, &config);
            rewritten.map(drop).map_err(|error| error.diagnostic())
        },
        true,
    );
    both(
        &|module, checks| {
            let config = WalkConfig::default().with(|config| config.checks = checks);
            let walk = WalkDriver::new(&patterns, &config);
            let walked = walk.run(ctx, &mut module.ir, module.root);
            walked.map(drop).map_err(|error| error.diagnostic())
        },
        false,
    );

    let mut target = ConversionTarget::new();
    target.add_legal_dialect("builtin").add_illegal_dialect("t").add_legal_dialect("u");
    for convert in [apply_partial_conversion as Convert, apply_full_conversion as Convert] {
        let run = |mode: ConversionMode| {
            both(
                &|module, checks| {
                    let config = ConversionConfig::default().with(|config| {
                        config.mode = mode;
                        config.checks = checks;
                    });
                    let (ir, root) = (&mut module.ir, module.root);
                    let converted = convert(ctx, ir, root, &target, &patterns, &config);
                    converted.map(drop).map_err(|failure| failure.diagnostic)
                },
                mode == ConversionMode::Rollback,
            )
        };
        let with_rollback = run(ConversionMode::Rollback);
        let without = run(ConversionMode::NoRollback);
        if with_rollback.0 && without.0 {
            assert_eq!(with_rollback.1, without.1, "without rollback\n{rules}\n{text}");
        }
    }
});
