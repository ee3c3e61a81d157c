//! Operations of affine that delinearize or linearize an index by a basis.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::Type;

/// Verifies that each dynamic element of a basis has an operand.
fn verify_dynamic(at: Subject<'_>, basis: &[i64], group: usize) -> Checked {
    if basis.iter().filter(|element| **element == Type::DYNAMIC).count() == at.group(group).len() {
        Ok(())
    } else {
        wrong(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- \
         this can only happen due to an incorrect fold/rewrite",
        )
    }
}

fn verify_apart(at: Subject<'_>) -> Checked {
    let Some(basis) = at.ints("static_basis") else { return Ok(()) };
    let results = at.ir.op(at.op).results().len();
    if results != basis.len() && results != basis.len() + 1 {
        return wrong("should return an index for each basis element and up to one extra index");
    }
    verify_dynamic(at, &basis, 1)?;
    if basis.iter().any(|element| *element != Type::DYNAMIC && *element <= 0) {
        wrong("no basis element may be statically non-positive")
    } else {
        Ok(())
    }
}

fn verify_together(at: Subject<'_>) -> Checked {
    let Some(basis) = at.ints("static_basis") else { return Ok(()) };
    let indices = at.group(0).len();
    if indices != basis.len() && indices != basis.len() + 1 {
        return wrong("should be passed a basis element for each index except possibly the first");
    }
    verify_dynamic(at, &basis, 1)
}

pub(super) const RULES: Rules = Rules::after(
    "bases",
    &[("affine.delinearize_index", verify_apart), ("affine.linearize_index", verify_together)],
);
