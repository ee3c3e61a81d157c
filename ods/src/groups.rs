//! The layouts of a definition's operands and results.

use legalize_ir::{Context, Groups};

use crate::model::{OpDef, OperandDef};

/// The layout of the operands of a definition.
pub(crate) fn operand_groups(ctx: &Context, def: &OpDef) -> Groups {
    layout(ctx, &def.operands, def.has_trait("AttrSizedOperandSegments").then_some("operandSegmentSizes"))
}

/// The layout of the results of a definition.
pub(crate) fn result_groups(ctx: &Context, def: &OpDef) -> Groups {
    layout(ctx, &def.results, def.has_trait("AttrSizedResultSegments").then_some("resultSegmentSizes"))
}

fn layout(ctx: &Context, values: &[OperandDef], segments: Option<&str>) -> Groups {
    let arities = values.iter().map(|value| value.arity.map_name(|name| ctx.name(name)));
    Groups::with_segments(arities.collect(), segments.map(|name| ctx.name(name)))
}
