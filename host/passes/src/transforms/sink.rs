//! `control-flow-sink`.

use std::sync::Arc;

use legalize_analysis::{regions_run_at_most_once, sink_into_regions};
use legalize_ir::{DominanceInfo, WalkOrder};
use legalize_source::Diagnostics;

use crate::{PassDef, PassInput, PassKind, plain_pass};

/// Moves operations into the one region that uses them and that may not be run.
pub fn control_flow_sink() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "control-flow-sink",
        "ControlFlowSink",
        "Moves operations into the conditional region that uses them",
    )
    .stays_inside();
    plain_pass(definition, |input: &mut PassInput<'_>| {
        let PassInput { ctx, ir, root } = input;
        let mut dominance = DominanceInfo::new();
        for op in ir.nested_ops(*root, WalkOrder::PostOrder) {
            let regions = regions_run_at_most_once(ctx, ir, op);
            sink_into_regions(ctx, ir, &regions, &mut dominance);
        }
        Diagnostics::new()
    })
}
