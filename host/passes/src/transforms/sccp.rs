//! `sccp`.

use std::sync::Arc;

use legalize_analysis::propagate_constants;
use legalize_conversion::is_removable_if_unused;
use legalize_ir::located;
use legalize_source::Diagnostics;

use crate::{PassDef, PassInput, PassKind, plain_pass};

/// Replaces values that are the same constant wherever control can get.
pub fn sccp() -> Arc<dyn PassKind> {
    let definition =
        PassDef::new("sccp", "SCCP", "Propagates constants along the ways that control can take");
    plain_pass(definition, |input: &mut PassInput<'_>| {
        let (ctx, root) = (input.ctx, input.root);
        match propagate_constants(ctx, input.ir, root, is_removable_if_unused) {
            Ok(()) => Diagnostics::new(),
            Err(exceeded) => located(ctx, input.ir.op(root).loc(), exceeded.diagnostic()).into(),
        }
    })
}
