//! A pass with a rule that cannot be evaluated on every operation, for each driver.

use std::sync::Arc;

use legalize_conversion::{
    ConversionConfig, ConversionTarget, GreedyConfig, PatternSet, WalkConfig, WalkDriver,
    apply_partial_conversion, apply_patterns_greedily, recovered,
};
use legalize_passes::{OptionType, OptionValue, PassDef, PassInput, PassKind, pass_kind};
use legalize_source::Diagnostics;

use crate::drivers::rules::{self, File};

const RULES: File = ("test/TestEvaluationRules.td", include_str!("../td/test/TestEvaluationRules.td"));

/// Returns the pass.
pub(crate) fn pass() -> Arc<dyn PassKind> {
    let drivers = ["greedy", "walk", "conversion"].map(str::to_owned).into();
    let definition = PassDef::new("test-evaluation", "TestEvaluation", "Runs a rule on wide values")
        .option(
            "driver",
            "What applies the rule",
            OptionType::Choice(drivers),
            OptionValue::Text("greedy".to_owned()),
        )
        .filters_patterns();
    pass_kind(definition, |host, options| {
        let mut patterns = PatternSet::new();
        rules::add(host, RULES, &mut patterns)?;
        let patterns = host.freeze_for_pass(patterns, options)?;
        let (driver, keep_going) = (options.text("driver").to_owned(), host.keep_going());
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let (ctx, root) = (input.ctx, input.root);
            let run = match driver.as_str() {
                "walk" => {
                    let config = WalkConfig::default().with(|config| config.keep_going = keep_going);
                    let walk = WalkDriver::new(&patterns, &config);
                    let report = walk.run(ctx, input.ir, root);
                    report.map(|report| recovered(&report.errors)).map_err(Diagnostics::from)
                }
                "conversion" => {
                    let mut target = ConversionTarget::new();
                    target.add_legal_dialect("func").add_legal_op("builtin.module");
                    let config = ConversionConfig::default().with(|config| config.keep_going = keep_going);
                    let report = apply_partial_conversion(ctx, input.ir, root, &target, &patterns, &config);
                    report.map(|report| recovered(&report.errors)).map_err(Diagnostics::from)
                }
                _ => {
                    let config = GreedyConfig::default().with(|config| config.keep_going = keep_going);
                    let report = apply_patterns_greedily(ctx, input.ir, root, &patterns, &config);
                    report.map(|report| recovered(&report.errors)).map_err(Diagnostics::from)
                }
            };
            run.unwrap_or_else(|errors| errors)
        }))
    })
}
