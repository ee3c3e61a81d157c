//! Custom assembly of arithmetic with a result of two parts.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{Context, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type};

use crate::spirv::parts::members;

// `%a, %b : !spirv.struct<(type, type)>`: the operands are of the type of the struct's first member

/// The type of the first of two members.
fn first_member(ctx: &Context, ty: Type) -> Option<Type> {
    match members(ctx, ty)?[..] {
        [first, _] => Some(first),
        _ => None,
    }
}

fn parse_carry(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    p.parse_attr_dict(state)?;
    let operands = p.parse_operand_list(Delimiter::None)?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let Some(member) = first_member(p.ctx(), ty) else {
        return Err(p.error(at, "expected spirv.struct type with two members"));
    };
    p.resolve_operands_of(&operands, member, &mut state.operands)?;
    state.result_types.push(ty);
    Ok(())
}

fn print_carry(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    // The space precedes the attributes, as upstream.
    p.text(" ");
    p.attr_dict(op, &[]);
    p.operands(ir.operands(op));
    p.text(" : ");
    if let Some(&result) = ir.op(op).results().first() {
        p.ty(ir.value_type(result));
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.IAddCarry", parse_carry, print_carry),
    ("spirv.ISubBorrow", parse_carry, print_carry),
    ("spirv.SMulExtended", parse_carry, print_carry),
    ("spirv.UMulExtended", parse_carry, print_carry),
];
