//! Verifiers of x86vector.

use legalize_dialects_hooks::rules::{Checked, Rules, plain};
use legalize_dialects_hooks::subject::Subject;

/// Verifies that the fill is either a value or a constant, and that the constant has the result's type.
fn verify_compress(at: Subject<'_>) -> Checked {
    let Some(constant) = at.attr("constant_src") else { return Ok(()) };
    if !at.group(2).is_empty() {
        return plain("cannot use both src and constant_src");
    }
    if at.ctx.attr_type(constant) == at.result() {
        Ok(())
    } else {
        plain("failed to verify that constant_src and dst have same type")
    }
}

pub(super) const RULES: &[Rules] =
    &[Rules::after("masked", &[("x86vector.avx512.mask.compress", verify_compress)])];
