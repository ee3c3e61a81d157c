//! Regions of tosa: arguments and yielded values match operands and results.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

use crate::tosa::verify::{go_together, ranked};

/// Types and their name in messages.
type Named<'a> = (&'a [Type], &'a str);

/// Verifies that two lists have the same length, and that their tensors have equal element types and
/// compatible shapes.
pub(super) fn verify_lists(
    at: Subject<'_>,
    (ones, name): Named<'_>,
    (others, other_name): Named<'_>,
) -> Checked {
    if ones.len() != others.len() {
        return wrong(format!(
            "require same number of values in {name} ({}) and {other_name} ({})",
            ones.len(),
            others.len()
        ));
    }
    for (&one, &other) in ones.iter().zip(others) {
        let (Some(a), Some(b)) = (at.element(one), at.element(other)) else { continue };
        if a != b {
            return wrong(format!(
                "require same element type for {name} ('{}') and {other_name} ('{}')",
                at.show(a),
                at.show(b)
            ));
        }
        if !go_together(at, one, other) {
            return wrong(format!(
                "require same shapes for {name} ('{}') and {other_name} ('{}')",
                at.show(one),
                at.show(other)
            ));
        }
    }
    Ok(())
}

/// The types that a region takes, and the types that it yields.
fn ends(at: Subject<'_>, region: usize) -> Option<(Vec<Type>, Vec<Type>)> {
    let block = at.block(region)?;
    Some((at.args(block), at.last(block)?.operand_types()))
}

/// Verifies that a condition is a single boolean.
fn verify_condition(at: Subject<'_>, ty: Type, name: &str) -> Checked {
    let one = ranked(at, Some(ty))
        .is_none_or(|shape| shape.contains(&Type::DYNAMIC) || shape.iter().all(|size| *size == 1));
    if one { Ok(()) } else { wrong(format!("{name} must be a size 1 tensor, got '{}'", at.show(ty))) }
}

fn verify_if(at: Subject<'_>) -> Checked {
    let (inputs, outputs) = (at.types(1), at.result_types());
    for (region, args, results) in [
        (0, "'then_graph' arguments", "'then_graph' results"),
        (1, "'else_graph' arguments", "'else_graph' results"),
    ] {
        let Some((taken, yielded)) = ends(at, region) else { continue };
        verify_lists(at, (&taken, args), (&inputs, "'input_list'"))?;
        verify_lists(at, (&yielded, results), (&outputs, "'output_list'"))?;
    }
    at.ty(0).map_or(Ok(()), |ty| verify_condition(at, ty, "'condition'"))
}

fn verify_while(at: Subject<'_>) -> Checked {
    let (inputs, outputs) = (at.types(0), at.result_types());
    verify_lists(at, (&inputs, "'input_list'"), (&outputs, "'output_list'"))?;
    let (Some((asked, answer)), Some((taken, yielded))) = (ends(at, 0), ends(at, 1)) else { return Ok(()) };
    verify_lists(at, (&asked, "'cond_graph' arguments"), (&inputs, "'input_list'"))?;
    verify_lists(at, (&taken, "'body_graph' arguments"), (&inputs, "'input_list'"))?;
    verify_lists(at, (&yielded, "'body_graph' results"), (&inputs, "'input_list'"))?;
    let &[answer] = &answer[..] else { return wrong("require 'cond_graph' only have one result") };
    verify_condition(at, answer, "'cond_graph' result")?;
    match at.element(answer).map(|element| at.data(element)) {
        Some(TypeData::Integer { width: 1, .. }) => Ok(()),
        _ => wrong(format!("'cond_graph' result must be a boolean tensor, got '{}'", at.show(answer))),
    }
}

pub(super) const REGION_RULES: &[(&str, Verify)] =
    &[("tosa.cond_if", verify_if), ("tosa.while_loop", verify_while)];
