//! Verifiers of pdl_interp.

use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, TypeData};

use crate::pdl::types::range_element;
use crate::pdl::verify::verify_range;

/// Number of values in an attribute.
fn count(at: Subject<'_>, name: &str) -> Option<usize> {
    match at.attr_data(name)? {
        AttrData::Array(values) => Some(values.len()),
        AttrData::DenseElements { ty, .. } => match at.data(*ty) {
            TypeData::RankedTensor { shape, .. } | TypeData::Vector { shape, .. } => {
                let dims = shape.iter().map(|dim| usize::try_from(*dim).ok());
                dims.product::<Option<usize>>()
            }
            _ => None,
        },
        _ => None,
    }
}

/// Verifies that there is a successor for each value, after the default one.
fn verify_successors(at: Subject<'_>) -> Checked {
    let Some(values) = count(at, "caseValues") else { return Ok(()) };
    let cases = at.ir.op(at.op).successor_count().saturating_sub(1);
    if cases == values {
        Ok(())
    } else {
        wrong(format!(
            "expected number of cases to match the number of case values, got {cases} but expected {values}"
        ))
    }
}

fn verify_foreach(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let first = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
    let &[variable] = first.map_or(&[][..], |block| ir.block(block).args()) else {
        return wrong("requires exactly one argument");
    };
    let element = ir.operands(op).next().and_then(|range| range_element(ctx, ir.value_type(range)));
    if element == Some(ir.value_type(variable)) {
        Ok(())
    } else {
        wrong("operand must be a range of loop variable type")
    }
}

/// Verifies that inferred types are not given, and can be inferred.
fn verify_create(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    if ir.attr_named(ctx, op, "inferredResultTypes").is_none() {
        return Ok(());
    }
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    if sizes.and_then(|sizes| sizes.get(2).copied()).is_some_and(|count| count != 0) {
        return wrong("with inferred results cannot also have explicit result types".to_owned());
    }
    let name = ir.attr_named(ctx, op, "name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    // Of the registered operations, upstream knows those whose dialects are loaded for another reason.
    let may_infer = ctx.op_info(ctx.op_name(name)).is_some();
    if may_infer {
        Ok(())
    } else {
        wrong(format!(
            "has inferred results, but the created operation '{name}' does not support result type inference \
         (or is not registered)"
        ))
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::own(&[
        ("pdl_interp.create_operation", verify_create),
        ("pdl_interp.create_range", verify_range),
        ("pdl_interp.foreach", verify_foreach),
    ]),
    Rules::after(
        "switches",
        &[
            ("pdl_interp.switch_attribute", verify_successors),
            ("pdl_interp.switch_operand_count", verify_successors),
            ("pdl_interp.switch_operation_name", verify_successors),
            ("pdl_interp.switch_result_count", verify_successors),
            ("pdl_interp.switch_type", verify_successors),
            ("pdl_interp.switch_types", verify_successors),
        ],
    ),
];
