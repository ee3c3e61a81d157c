//! `sccp`.

use std::sync::Arc;

use legalize_analysis::propagate_constants;
use legalize_conversion::is_removable_if_unused;
use legalize_source::Diagnostics;

use crate::{PassDef, PassInput, PassKind, plain_pass};

/// Replaces values that are the same constant wherever control can get.
pub fn sccp() -> Arc<dyn PassKind> {
    let definition =
        PassDef::new("sccp", "SCCP", "Propagates constants along the ways that control can take");
    plain_pass(definition, |input: &mut PassInput<'_>| {
        propagate_constants(input.ctx, input.ir, input.root, is_removable_if_unused);
        Diagnostics::new()
    })
}
