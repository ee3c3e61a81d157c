//! Random rules on random modules, each driver in a configuration of its own: a run ends, what it leaves is valid, one
//! that fails restores the text, and each gives the same twice.
#![no_main]

use std::sync::Arc;

use legalize::conversion::{ConversionAnswer, ConversionMode, TypeConverter};
use legalize::prelude::*;
use legalize_fuzz::{cases, random};

fn check(session: &Session, module: &ParsedModule, rules: &str) {
    if let Err(found) = session.verify(module) {
        panic!("{}\n{rules}\n{}", found.render(), session.print(module));
    }
}

/// `i32` becomes `i64`; casts are left in place of values of the other type.
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
    // Rules that cannot be right are refused here.
    let Ok(patterns) = session.freeze_set(session.pattern_set(None)) else { return };
    let Ok(converting) = session.freeze_set(session.pattern_set(converter.as_ref())) else { return };
    let parse = || {
        let parsed = session.parse("module.mlir", &setup.module);
        parsed.unwrap_or_else(|found| panic!("{}\n{}", found.render(), setup.module))
    };
    let twice = |run: &dyn Fn(&mut ParsedModule) -> bool, restores: bool| {
        let [first, second] = [(); 2].map(|()| {
            let mut module = parse();
            let before = session.print(&module);
            let succeeded = run(&mut module);
            check(&session, &module, rules);
            let after = session.print(&module);
            if restores && !succeeded {
                assert_eq!(before, after, "a run that failed left something behind\n{rules}");
            }
            (succeeded, after)
        });
        assert_eq!(first, second, "two runs differ\n{rules}");
    };
    let root = |module: &ParsedModule| module.root;
    twice(
        &|module| {
            let root = root(module);
            apply_patterns_greedily(ctx, &mut module.ir, root, &patterns, &setup.greedy).is_ok()
        },
        true,
    );
    twice(
        &|module| {
            let root = root(module);
            walk_and_apply_patterns(ctx, &mut module.ir, root, &patterns).is_ok()
        },
        false,
    );
    for full in [false, true] {
        for mode in [ConversionMode::Rollback, ConversionMode::NoRollback] {
            let config = ConversionConfig { mode, ..setup.conversion.clone() };
            let restores = mode == ConversionMode::Rollback;
            let run = |module: &mut ParsedModule| {
                let (ir, root) = (&mut module.ir, module.root);
                match full {
                    true => apply_full_conversion(ctx, ir, root, &setup.target, &converting, &config).is_ok(),
                    false => {
                        apply_partial_conversion(ctx, ir, root, &setup.target, &converting, &config).is_ok()
                    }
                }
            };
            twice(&run, restores);
        }
    }
});
