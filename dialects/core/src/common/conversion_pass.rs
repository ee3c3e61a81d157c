//! Passes that convert a dialect, applied to the operation that they run on.

use legalize_conversion::{
    ConversionConfig, ConversionTarget, FrozenPatternSet, apply_partial_conversion, recovered,
};
use legalize_passes::PassInput;
use legalize_source::Diagnostics;

/// Applies a partial conversion to an operation.
pub(crate) fn partial(
    input: &mut PassInput<'_>,
    target: &ConversionTarget,
    patterns: &FrozenPatternSet,
    config: &ConversionConfig,
) -> Diagnostics {
    let (result, mut diagnostics) = input
        .ctx
        .capture(|| apply_partial_conversion(input.ctx, input.ir, input.root, target, patterns, config))
        .into_parts();
    diagnostics.extend(match result {
        Ok(report) => recovered(&report.errors),
        Err(failure) => failure.into(),
    });
    diagnostics
}
