//! Passes of every tool.

mod canonicalize;
mod cse;
mod dead_values;
mod inline;
mod int_ranges;
mod loop_invariant;
mod mem2reg;
mod sccp;
mod sink;
mod symbol_dce;

use std::sync::Arc;

use legalize_conversion::reconcile_unrealized_casts as reconcile;
use legalize_source::Diagnostics;

use crate::{PassDef, PassInput, PassKind, plain_pass};

pub use canonicalize::canonicalize;
pub use cse::cse;
pub use dead_values::remove_dead_values;
pub use inline::inline;
pub use int_ranges::int_range_optimizations;
pub use loop_invariant::loop_invariant_code_motion;
pub use mem2reg::mem2reg;
pub use sccp::sccp;
pub use sink::control_flow_sink;
pub use symbol_dce::symbol_dce;

/// Returns all passes of this module.
pub fn common_passes() -> Vec<Arc<dyn PassKind>> {
    vec![
        canonicalize(),
        control_flow_sink(),
        cse(),
        inline(),
        int_range_optimizations(),
        loop_invariant_code_motion(),
        mem2reg(),
        reconcile_unrealized_casts(),
        remove_dead_values(),
        sccp(),
        symbol_dce(),
    ]
}

/// Removes pairs of `builtin.unrealized_conversion_cast` that cancel each other.
pub fn reconcile_unrealized_casts() -> Arc<dyn PassKind> {
    plain_pass(
        PassDef::new(
            "reconcile-unrealized-casts",
            "ReconcileUnrealizedCastsPass",
            "Removes pairs of casts that cancel out",
        )
        .stays_inside(),
        |input: &mut PassInput<'_>| {
            reconcile(input.ctx, input.ir, input.root);
            Diagnostics::new()
        },
    )
}
