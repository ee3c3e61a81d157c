//! Trying one pattern on one operation, whatever it is made of.

use legalize_ir::OpId;

use crate::matcher::MatchState;
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;
use crate::set::{Body, FrozenPatternSet, PatternId};

/// Tries a pattern. `scratch` holds what was found out about this operation for the pattern before.
pub(crate) fn attempt<'c>(
    set: &FrozenPatternSet,
    pattern: PatternId,
    op: OpId,
    rewriter: &mut dyn Rewriter<'c>,
    scratch: &mut MatchState,
) -> MatchResult {
    match set.body(pattern) {
        Body::Rewrite(body) => {
            if let Some(conversion) = rewriter.as_conversion() {
                return conversion.with_converter(None, |rewriter| body.match_and_rewrite(op, rewriter));
            }
            body.match_and_rewrite(op, rewriter)
        }
        Body::Conversion(body) => {
            let Some(conversion) = rewriter.as_conversion() else {
                return Err(MatchFailure::new("a conversion pattern needs the dialect-conversion driver"));
            };
            conversion.with_converter(body.type_converter(), |rewriter| {
                let operands = rewriter.remap_operands(op, body.takes_many_values())?;
                body.match_and_rewrite(op, &operands, rewriter)
            })
        }
        Body::Declarative(index) => set.program.attempt(*index, op, rewriter, scratch),
    }
}
