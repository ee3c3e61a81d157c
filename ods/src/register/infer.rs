//! Result types from what a definition declares.

use crate::model::OpDef;

/// Whether all result types follow from operands, attributes and traits.
pub(crate) fn can_infer(def: &OpDef) -> bool {
    !def.results.is_empty()
        && (def.has_trait("SameOperandsAndResultType") || def.has_trait("InferTypeOpInterface"))
}
