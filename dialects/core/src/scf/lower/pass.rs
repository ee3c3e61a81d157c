//! `convert-scf-to-cf`.

use std::sync::Arc;

use legalize_conversion::{ConversionConfig, ConversionMode, ConversionTarget, PatternSet};
use legalize_passes::{
    OptionType, OptionValue, Pass, PassDef, PassHost, PassInput, PassKind, PassOptions, pass_kind,
};
use legalize_source::Diagnostics;

use crate::common::conversion_pass::partial;

/// The pass.
pub(crate) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "convert-scf-to-cf",
        "SCFToControlFlowPass",
        "Converts structured control flow to blocks and branches of the cf dialect",
    )
    .option(
        "allow-pattern-rollback",
        "Rolls back the edits of a failing pattern",
        OptionType::Bool,
        OptionValue::Bool(true),
    )
    .filters_patterns()
    .collects_failures()
    .stays_inside();
    pass_kind(definition, scf_to_cf)
}

fn scf_to_cf(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut target = ConversionTarget::new();
    for name in super::LOWERED {
        target.add_illegal_op(name);
    }
    target.mark_unknown_dynamically_legal(|_, _, _| Some(true));
    let mut patterns = PatternSet::new();
    super::add(&mut patterns);
    let mode = if options.bool("allow-pattern-rollback") {
        ConversionMode::Rollback
    } else {
        ConversionMode::NoRollback
    };
    let patterns = host.freeze_for_pass(patterns, options)?;
    let config = ConversionConfig::default().with(|config| {
        config.mode = mode;
        config.keep_going = host.keep_going();
        config.max_failures = options.max_failures();
        config.stays_inside = true;
    });
    Ok(Arc::new(move |input: &mut PassInput<'_>| partial(input, &target, &patterns, &config)))
}
