//! Custom assembly and directives of pdl_interp.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::{Assembly, misuse};
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Punct};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use crate::pdl::asm::{parse_range_type, print_range_type};
use crate::pdl::types::range_of;

// pdl_interp: `-> <inferred>`, `-> (%a, %b : type, type)`, or nothing.

fn parse_results(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(operands), CustomSlot::Types(types), CustomSlot::Attr(inferred)] = slots else {
        return Err(misuse(p, "CreateOperationOpResults"));
    };
    if !p.try_punct(Punct::Arrow) {
        return Ok(true);
    }
    if p.try_punct(Punct::Less) {
        p.parse_keyword("inferred")?;
        p.parse_punct(Punct::Greater)?;
        *inferred = Some(p.ctx().common().unit);
        return Ok(true);
    }
    p.parse_punct(Punct::LParen)?;
    operands.extend(p.parse_operand_list(legalize_ir::Delimiter::None)?);
    types.extend(p.parse_colon_type_list()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

fn print_results(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(operands), CustomValue::Types(types), CustomValue::Attr(inferred)] = values
    else {
        return;
    };
    if inferred.is_some() {
        p.text(" -> <inferred>");
    } else if !operands.is_empty() {
        p.text(" -> (");
        p.operands(operands.iter().copied());
        p.text(" : ");
        p.types(types.iter().copied(), ", ");
        p.text(")");
    }
}

// `%variable : type in %range { … } -> ^next`

fn parse_foreach(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let variable = p.parse_argument(true, false)?;
    p.parse_keyword("in")?;
    let range = p.parse_operand()?;
    let ty = variable.ty.map_or(p.ctx().common().none, |ty| range_of(p.ctx(), ty));
    state.operands.push(p.resolve_operand(&range, ty)?);
    let region = p.parse_region(&[variable])?;
    state.regions.push(region);
    p.parse_attr_dict(state)?;
    p.parse_punct(Punct::Arrow)?;
    let next = p.parse_successor()?;
    state.successors.push(next);
    Ok(())
}

fn print_foreach(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let (Some(&region), Some(next)) = (ir.op(op).regions().first(), ir.successors(op).next()) else {
        return p.generic_op(op);
    };
    let Some(&variable) = ir.region(region).first().and_then(|block| ir.block(block).args().first()) else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.operand(variable);
    p.text(" : ");
    p.ty(ir.value_type(variable));
    p.text(" in ");
    p.operands(ir.operands(op));
    p.text(" ");
    p.region(region, false, true);
    p.attr_dict(op, &[]);
    p.text(" -> ");
    p.successor(next);
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("pdl_interp.foreach", parse_foreach, print_foreach), ("pdl_interp.func", parse_func, print_func)];

pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("CreateOperationOpResults", parse_results, print_results);
    all.insert("RangeType", parse_range_type, print_range_type);
}
