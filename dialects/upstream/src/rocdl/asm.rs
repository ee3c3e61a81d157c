//! Custom assembly of rocdl: buffer accesses, of which one type is written and all others are known.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{Context, Delimiter, OpId, OpParser, OpPrinter, OperationState, Type, TypeData};

// `%a, %b : type`, the type of the stored or loaded value

/// Number of operands that say where to load or store.
const PLACE: usize = 4;

/// The types of a buffer access around the one that is written: a descriptor, then 32-bit integers.
fn buffer_types(ctx: &Context, count: usize, ty: Type, stores: bool) -> Vec<Type> {
    let common = ctx.common();
    let descriptor =
        ctx.ty(TypeData::Vector { shape: [4].into(), scalable: [false].into(), element: common.i32 });
    let first = stores.then_some(ty);
    let rest = std::iter::once(descriptor).chain(std::iter::repeat(common.i32));
    first.into_iter().chain(rest).take(count).collect()
}

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState, stores: bool) -> Result<()> {
    let at = p.offset();
    let operands = p.parse_operand_list(Delimiter::None)?;
    let expected = PLACE + usize::from(stores);
    if operands.len() != expected {
        return Err(p.error(at, format!("expected {expected} operands")));
    }
    let ty = p.parse_colon_type()?;
    let types = buffer_types(p.ctx(), operands.len(), ty, stores);
    p.resolve_operands(&operands, &types, at, &mut state.operands)?;
    if !stores {
        state.result_types.push(ty);
    }
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId, stores: bool) {
    let ir = p.ir();
    let operands: Vec<_> = ir.operands(op).collect();
    let value = if stores { operands.first() } else { ir.op(op).results().first() };
    let ty = value.map(|value| ir.value_type(*value));
    p.text(" ");
    p.operands(operands);
    p.text(" : ");
    if let Some(ty) = ty {
        p.ty(ty);
    }
}

const fn load(name: &'static str) -> Assembly {
    (name, |p, state| parse(p, state, false), |p, op| print(p, op, false))
}

const fn store(name: &'static str) -> Assembly {
    (name, |p, state| parse(p, state, true), |p, op| print(p, op, true))
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    store("rocdl.raw.buffer.atomic.fadd"),
    store("rocdl.raw.buffer.atomic.fmax"),
    store("rocdl.raw.buffer.atomic.smax"),
    store("rocdl.raw.buffer.atomic.umin"),
    load("rocdl.raw.buffer.load"),
    store("rocdl.raw.buffer.store"),
];
