//! A pass whose patterns follow or break the rules for patterns, one by one, under each driver.

use std::sync::Arc;

use legalize_conversion::{
    ConversionConfig, ConversionMode, ConversionTarget, GreedyConfig, MatchResult, PatternInfo, PatternSet,
    Rewriter, RewriterExt as _, WalkConfig, WalkDriver, apply_partial_conversion, apply_patterns_greedily,
};
use legalize_ir::OpId;
use legalize_passes::{OptionType, OptionValue, PassDef, PassInput, PassKind, pass_kind};
use legalize_source::Diagnostics;
use legalize_typed::OpView;

use crate::ops::EvenOp;

type Pattern = fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult;

/// Patterns by the operations that they are tried on.
const PATTERNS: [(&str, Pattern); 6] = [
    ("test.checks_good", |op, rewriter| {
        replace(op, rewriter, "test.checks_done");
        Ok(())
    }),
    // The verifier requires an even number.
    ("test.checks_invalid", |op, rewriter| {
        let five = rewriter.ctx().int_attr(rewriter.ctx().common().i32, 5);
        let new = replace(op, rewriter, EvenOp::NAME);
        rewriter.set_attr(new, "number", Some(five));
        Ok(())
    }),
    ("test.checks_fails_late", |op, rewriter| {
        replace(op, rewriter, "test.checks_done");
        Err("too late".into())
    }),
    ("test.checks_fails_early", |_, _| Err("it does not match".into())),
    ("test.checks_idle", |_, _| Ok(())),
    ("test.checks_bypass", |op, rewriter| {
        let (ctx, unit) = (rewriter.ctx(), rewriter.ctx().common().unit);
        let next = rewriter.ir().op(op).next().ok_or("it is the last one")?;
        rewriter.ir_mut().set_attr(ctx, next, ctx.name("mark"), Some(unit));
        replace(op, rewriter, "test.checks_done");
        Ok(())
    }),
];

fn replace(op: OpId, rewriter: &mut dyn Rewriter<'_>, name: &str) -> OpId {
    let loc = rewriter.ir().op(op).loc();
    let new = rewriter.build(name, loc, |_, _| {});
    rewriter.erase_op(op);
    new
}

/// Returns the pass.
pub(crate) fn pass() -> Arc<dyn PassKind> {
    let drivers = ["greedy", "walk", "conversion", "no-rollback"].map(str::to_owned).into();
    let definition =
        PassDef::new("test-pattern-checks", "TestPatternChecks", "Runs patterns that break rules")
            .option(
                "driver",
                "What applies the patterns",
                OptionType::Choice(drivers),
                OptionValue::Text("greedy".to_owned()),
            )
            .filters_patterns();
    pass_kind(definition, |host, options| {
        let mut patterns = PatternSet::new();
        for (name, pattern) in PATTERNS {
            patterns.add_fn(PatternInfo::on(name, name), pattern);
        }
        let patterns = host.freeze_for_pass(patterns, options)?;
        let driver = options.text("driver").to_owned();
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let (ctx, root) = (input.ctx, input.root);
            let run = match driver.as_str() {
                "greedy" => {
                    let config = GreedyConfig::default().with(|config| config.max_iterations = Some(1));
                    let done = apply_patterns_greedily(ctx, input.ir, root, &patterns, &config);
                    done.map(drop).map_err(Diagnostics::from)
                }
                "walk" => WalkDriver::new(&patterns, &WalkConfig::default())
                    .run(ctx, input.ir, root)
                    .map(drop)
                    .map_err(Diagnostics::from),
                mode => {
                    let mut target = ConversionTarget::new();
                    for (name, _) in PATTERNS {
                        target.add_illegal_op(name);
                    }
                    target.add_legal_op("test.checks_done").add_legal_op(EvenOp::NAME);
                    let mode = match mode {
                        "no-rollback" => ConversionMode::NoRollback,
                        _ => ConversionMode::Rollback,
                    };
                    let config = ConversionConfig::default().with(|config| config.mode = mode);
                    let done = apply_partial_conversion(ctx, input.ir, root, &target, &patterns, &config);
                    done.map(drop).map_err(Diagnostics::from)
                }
            };
            run.err().unwrap_or_default()
        }))
    })
}
