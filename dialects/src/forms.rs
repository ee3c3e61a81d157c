//! Custom forms that several dialects write in C++ in the same way.

use legalize_ir::text::Delimiter;
use legalize_ir::{Context, OpId, OpParser, OpPrinter, OperationState, Type};
use legalize_source::Diagnostic;

type Result<T> = std::result::Result<T, Diagnostic>;

/// Functions: `@name(%arg: type) -> type attributes {…} { … }`.
const FUNCTIONS: &[&str] = &["emitc.func"];

/// Buffer accesses: `%a, %b : type`, all other types known; whether the type is that of the first operand.
const BUFFERS: &[(&str, bool)] = &[
    ("rocdl.raw.buffer.atomic.fadd", true),
    ("rocdl.raw.buffer.atomic.fmax", true),
    ("rocdl.raw.buffer.atomic.smax", true),
    ("rocdl.raw.buffer.atomic.umin", true),
    ("rocdl.raw.buffer.load", false),
    ("rocdl.raw.buffer.store", true),
];

/// The types of a buffer access around the one that is spelled: a descriptor, then words of 32 bits.
fn buffer_types(ctx: &Context, count: usize, ty: Type, stores: bool) -> Vec<Type> {
    let common = ctx.common();
    let descriptor = ctx.ty(legalize_ir::TypeData::Vector {
        shape: [4].into(),
        scalable: [false].into(),
        element: common.i32,
    });
    let first = stores.then_some(ty);
    let rest = std::iter::once(descriptor).chain(std::iter::repeat(common.i32));
    first.into_iter().chain(rest).take(count).collect()
}

fn parse_buffer(p: &mut OpParser<'_, '_>, state: &mut OperationState, stores: bool) -> Result<()> {
    let at = p.offset();
    let operands = p.parse_operand_list(Delimiter::None)?;
    let ty = p.parse_colon_type()?;
    let types = buffer_types(p.ctx(), operands.len(), ty, stores);
    p.resolve_operands(&operands, &types, at, &mut state.operands)?;
    if !stores {
        state.result_types.push(ty);
    }
    Ok(())
}

fn print_buffer(p: &mut OpPrinter<'_>, op: OpId, stores: bool) {
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

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for name in FUNCTIONS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().set_form(
                crate::common::functions::asm::parse_func,
                crate::common::functions::asm::print_func,
            );
        });
    }
    for &(name, stores) in BUFFERS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().set_form(
                move |p: &mut OpParser<'_, '_>, state: &mut OperationState| parse_buffer(p, state, stores),
                move |p: &mut OpPrinter<'_>, op| print_buffer(p, op, stores),
            );
        });
    }
}
