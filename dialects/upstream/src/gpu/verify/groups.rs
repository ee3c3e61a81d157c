//! Operations of gpu on groups of threads: copies, shared values, and each thread's part of a vector.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{AttrData, Param, Type, TypeData, element_type_or_self, shapes_compatible};

use crate::common::dynamic_sizes::verify_dynamic_sizes;
use crate::common::strides::layout_symbols;

fn verify_copy(at: Subject<'_>) -> Checked {
    let (Some(to), Some(from)) = (at.ty(1), at.ty(2)) else { return Ok(()) };
    if element_type_or_self(at.ctx, to) != element_type_or_self(at.ctx, from) {
        return wrong("arguments have incompatible element type");
    }
    if shapes_compatible(at.ctx, to, from) { Ok(()) } else { wrong("arguments have incompatible shape") }
}

/// The number of the enum case for a specific lane.
const SPECIFIC_LANE: i64 = 1;

fn verify_broadcast(at: Subject<'_>) -> Checked {
    let Some(kind) = enum_value(at.ctx, at.ir, at.op, "broadcast_type") else { return Ok(()) };
    match (kind == SPECIFIC_LANE, at.types(1).is_empty()) {
        (true, true) => wrong("lane must be specified for `specific_lane` broadcast"),
        (false, false) => wrong("lane can only be specified for `specific_lane` broadcast"),
        _ => Ok(()),
    }
}

fn is_workgroup(at: Subject<'_>, space: Option<legalize_ir::Attribute>) -> bool {
    match space.map(|space| at.ctx.attr_data(space)) {
        Some(AttrData::Dialect { name, params }) => {
            // The case `workgroup`, which follows `global`.
            at.ctx.str(*name) == "gpu.address_space"
                && matches!(params.first(), Some(Param::Int(space)) if space.as_i64() == Some(2))
        }
        _ => false,
    }
}

fn verify_shared(at: Subject<'_>) -> Checked {
    let Some(TypeData::MemRef { shape, memory_space, .. }) = at.result().map(|ty| at.data(ty)) else {
        return Ok(());
    };
    if !is_workgroup(at, *memory_space) {
        return wrong("address space must be address_space<workgroup>");
    }
    if shape.contains(&Type::DYNAMIC) {
        Ok(())
    } else {
        wrong("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
    }
}

fn verify_rotation(at: Subject<'_>) -> Checked {
    let (Some(offset), Some(width)) = (at.int("offset"), at.int("width")) else { return Ok(()) };
    if offset >= width { wrong(format!("offset must be in the range [0, {width})")) } else { Ok(()) }
}

/// Verifies the distributed type of a value: the whole type, or each lane's part of a vector.
fn verify_part(at: Subject<'_>, whole: Type, part: Type, lanes: i64) -> Checked {
    if whole == part {
        return Ok(());
    }
    let (TypeData::Vector { shape, element, .. }, TypeData::Vector { shape: parts, element: of_part, .. }) =
        (at.data(whole), at.data(part))
    else {
        return wrong("expected vector type for distributed operands.");
    };
    if shape.len() != parts.len() || element != of_part {
        return wrong("expected distributed vectors to have same rank and element type.");
    }
    let mut product: i64 = 1;
    for (index, (whole, part)) in shape.iter().zip(parts).enumerate() {
        if whole == part {
            continue;
        }
        if *part == 0 || whole.wrapping_rem(*part) != 0 {
            return wrong(format!(
                "expected expanded vector dimension #{index} ({whole}) to be a multipler of the distributed vector \
                 dimension ({part})"
            ));
        }
        product = product.saturating_mul(whole.wrapping_div(*part));
    }
    if product == lanes {
        Ok(())
    } else {
        wrong(format!(
            "incompatible distribution dimensions from '{}' to '{}' with warp size = {lanes}",
            at.show(whole),
            at.show(part)
        ))
    }
}

fn verify_parts(at: Subject<'_>, wholes: &[Type], parts: &[Type]) -> Checked {
    let Some(lanes) = at.int("warp_size") else { return Ok(()) };
    wholes.iter().zip(parts).try_for_each(|(whole, part)| verify_part(at, *whole, *part, lanes))
}

fn verify_warp(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let (args, passed) = (at.args(block), at.types(1));
    if args.len() != passed.len() {
        return wrong("expected same number op arguments and block arguments.");
    }
    let Some(end) = at.last(block).filter(|last| last.name() == "gpu.yield") else { return Ok(()) };
    let (yielded, results) = (end.operand_types(), at.result_types());
    if yielded.len() != results.len() {
        return wrong("expected same number of yield operands and return values.");
    }
    verify_parts(at, &args, &passed)?;
    verify_parts(at, &yielded, &results)
}

pub(super) const RULES: Rules = Rules::after(
    "groups",
    &[
        ("gpu.dynamic_shared_memory", verify_shared),
        ("gpu.memcpy", verify_copy),
        ("gpu.rotate", verify_rotation),
        ("gpu.subgroup_broadcast", verify_broadcast),
        ("gpu.warp_execute_on_lane_0", verify_warp),
    ],
);

fn verify_alloc(at: Subject<'_>) -> Checked {
    verify_dynamic_sizes(at, at.group(1).len())?;
    if at.result().is_some_and(|ty| layout_symbols(at.ctx, ty) != at.group(2).len()) {
        wrong("symbol operand count does not equal memref symbol count")
    } else {
        Ok(())
    }
}

pub(super) const OWN_RULES: Rules = Rules::own(&[("gpu.alloc", verify_alloc)]);
