//! Passes of every tool.

mod canonicalize;
mod cse;
mod dead_values;
mod effects;
mod symbol_dce;

use std::sync::Arc;

use legalize_conversion::reconcile_unrealized_casts as reconcile;
use legalize_source::Diagnostics;

use crate::{PassDef, PassInput, PassKind, plain_pass};

pub use canonicalize::canonicalize;
pub use cse::cse;
pub use dead_values::remove_dead_values;
pub use symbol_dce::symbol_dce;

/// Returns all passes of this module.
pub fn common_passes() -> Vec<Arc<dyn PassKind>> {
    vec![canonicalize(), cse(), reconcile_unrealized_casts(), remove_dead_values(), symbol_dce()]
}

/// Removes pairs of `builtin.unrealized_conversion_cast` that cancel each other.
pub fn reconcile_unrealized_casts() -> Arc<dyn PassKind> {
    plain_pass(
        PassDef::new(
            "reconcile-unrealized-casts",
            "ReconcileUnrealizedCastsPass",
            "Removes pairs of casts that cancel out",
        ),
        |input: &mut PassInput<'_>| {
            reconcile(input.ctx, input.ir, input.root);
            Diagnostics::new()
        },
    )
}
