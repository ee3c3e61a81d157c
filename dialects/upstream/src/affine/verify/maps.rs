//! Maps, applied to operands or as subscripts: as many operands as inputs, as many results as the memref has
//! dimensions.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::AttrData;

/// Verifies the map of an operation; `first` is the number of operands before its inputs, `message` is
/// reported if the numbers differ.
fn verify_map(at: Subject<'_>, first: usize, message: &str) -> Checked {
    let Subject { ctx, ir, op } = at;
    let map = ir.attr_named(ctx, op, "map").map(|map| ctx.attr_data(map));
    // The accessed memref is the operand before the subscripts.
    let of = first.checked_sub(1).filter(|of| *of < ir.op(op).operand_count());
    if let (Some(AttrData::AffineMap(map)), Some(rank)) =
        (map, of.and_then(|of| Some(at.dims(ir.value_type(ir.operand(op, of)))?.len())))
        && map.results.len() != rank
    {
        return wrong("affine map num results must equal memref rank");
    }
    match map {
        Some(AttrData::AffineMap(map))
            if ir.op(op).operand_count() != first + (map.dims + map.symbols) as usize =>
        {
            wrong(message)
        }
        _ => Ok(()),
    }
}

/// Verifies that an applied map has one result, or at least one for a minimum or maximum.
fn verify_applied(at: Subject<'_>, is_one: bool) -> Checked {
    verify_map(at, 0, APPLIED)?;
    let Some(AttrData::AffineMap(map)) = at.attr_data("map") else { return Ok(()) };
    match (is_one, map.results.len()) {
        (true, 1) | (false, 1..) => Ok(()),
        (true, _) => wrong("mapping must produce one value"),
        (false, 0) => wrong("affine map expect at least one result"),
    }
}

const APPLIED: &str = "operand count and affine map dimension and symbol count must match";
const SUBSCRIPTS: &str = "expects as many subscripts as affine map inputs";

pub(super) const RULES: Rules = Rules::own(&[
    ("affine.apply", |at| verify_applied(at, true)),
    ("affine.load", |at| verify_map(at, 1, SUBSCRIPTS)),
    ("affine.max", |at| verify_applied(at, false)),
    ("affine.min", |at| verify_applied(at, false)),
    ("affine.store", |at| verify_map(at, 2, SUBSCRIPTS)),
    ("affine.vector_load", |at| verify_map(at, 1, SUBSCRIPTS)),
    ("affine.vector_store", |at| verify_map(at, 2, SUBSCRIPTS)),
]);
