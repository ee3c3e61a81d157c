//! Custom forms that several dialects write in C++ in the same way.

use std::sync::Arc;

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{AttrData, Context, Int, Name, OpId, OpParser, OpPrinter, OperationState, Param, Type};
use legalize_ods::{AttrDef, EnumDef};
use legalize_source::Diagnostic;

use crate::function::{names, parse_body, parse_signature, print_body, print_signature, set_signature_attrs};

type Result<T> = std::result::Result<T, Diagnostic>;

/// Operations with one type for all operands and the result: `%a, %b : type`, else `(%a, %b) : (…) -> type`.
const ONE_TYPE: &[&str] =
    &["spirv.CL.fma", "spirv.GL.FClamp", "spirv.GL.Fma", "spirv.GL.SClamp", "spirv.GL.UClamp"];

/// Functions: `@name(%arg: type) -> type attributes {…} { … }`.
const FUNCTIONS: &[&str] =
    &["async.func", "emitc.func", "ml_program.func", "ml_program.subgraph", "pdl_interp.func", "shape.func"];

/// The attribute in quotes behind a function's type.
const CONTROL: &str = "spirv.function_control";

/// Buffer accesses: `%a, %b : type`, all other types known; whether the type is that of the first operand.
const BUFFERS: &[(&str, bool)] = &[
    ("rocdl.raw.buffer.atomic.fadd", true),
    ("rocdl.raw.buffer.atomic.fmax", true),
    ("rocdl.raw.buffer.atomic.smax", true),
    ("rocdl.raw.buffer.atomic.umin", true),
    ("rocdl.raw.buffer.load", false),
    ("rocdl.raw.buffer.store", true),
];

fn parse_one_type(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let at = p.offset();
    let (operands, functional) = match p.peek_punct(Punct::LParen) {
        true => (p.parse_operand_list(Delimiter::Paren)?, true),
        false => (p.parse_operand_list(Delimiter::None)?, false),
    };
    p.parse_attr_dict(state)?;
    p.parse_punct(Punct::Colon)?;
    if functional {
        let (inputs, results) = p.parse_function_type()?;
        p.resolve_operands(&operands, &inputs, at, &mut state.operands)?;
        state.result_types.extend(results);
    } else {
        let ty = p.parse_type()?;
        let types: Vec<Type> = operands.iter().map(|_| ty).collect();
        p.resolve_operands(&operands, &types, at, &mut state.operands)?;
        state.result_types.push(ty);
    }
    Ok(())
}

fn print_one_type(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let operands: Vec<_> = ir.operands(op).collect();
    let types: Vec<Type> = operands.iter().map(|value| ir.value_type(*value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|value| ir.value_type(*value)).collect();
    match results[..] {
        [result] if types.iter().all(|ty| *ty == result) => {
            p.text(" ");
            p.operands(operands);
            p.attr_dict(op, &[]);
            p.text(" : ");
            p.ty(result);
        }
        _ => {
            p.text("(");
            p.operands(operands);
            p.text(")");
            p.attr_dict(op, &[]);
            p.text(" : ");
            p.functional_type(types, results.into_iter());
        }
    }
}

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

/// The enum behind a dialect's attribute.
fn enum_of(ctx: &Context, name: Name) -> Option<Arc<EnumDef>> {
    ctx.attr_info(name)?.extensions.of::<Arc<AttrDef>>()?.enum_def.clone()
}

/// `@name(%arg: type) -> type "control" attributes {…} { … }`
fn parse_controlled(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let signature = parse_signature(p, false)?;
    let ty = ctx.function_type(&signature.arg_types(), &signature.result_types());
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    let at = p.offset();
    let text = p.parse_string()?;
    let name = ctx.name(CONTROL);
    let Some(value) = enum_of(ctx, name).and_then(|def| def.symbolize(&text)) else {
        return Err(p.error(at, format!("invalid function_control attribute specification: \"{text}\"")));
    };
    let params = [Param::Int(Int::Small(value))];
    state.set_attr(ctx, "function_control", ctx.attr(AttrData::Dialect { name, params: params.into() }));
    p.parse_attr_dict_with_keyword(state)?;
    set_signature_attrs(ctx, state, &signature);
    parse_body(p, state, &signature)
}

fn print_controlled(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let Some((inputs, results)) = crate::func::function_type(ctx, ir, op) else { return };
    let [sym_name, function_type, arg_attrs, res_attrs, control] =
        names(ctx, ["sym_name", "function_type", "arg_attrs", "res_attrs", "function_control"]);
    let name = ir.attr(ctx, op, sym_name).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    print_signature(p, op, &inputs, &results, false);
    let value = crate::helpers::enum_value(ctx, ir, op, "function_control").unwrap_or(0);
    let text = enum_of(ctx, ctx.name(CONTROL)).and_then(|def| def.stringify(value)).unwrap_or_default();
    p.text(" ");
    p.string(text.as_bytes());
    p.attr_dict_with_keyword(op, &[sym_name, function_type, arg_attrs, res_attrs, control]);
    print_body(p, op);
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for name in ONE_TYPE {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.hooks.parse = Some(Arc::new(parse_one_type));
            info.hooks.print = Some(Arc::new(print_one_type));
        });
    }
    let op = ctx.op_name("spirv.func");
    ctx.update_op(op, |info| {
        info.hooks.parse = Some(Arc::new(parse_controlled));
        info.hooks.print = Some(Arc::new(print_controlled));
    });
    for name in FUNCTIONS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.hooks.parse = Some(Arc::new(crate::func::parse_func));
            info.hooks.print = Some(Arc::new(crate::func::print_func));
        });
    }
    for &(name, stores) in BUFFERS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.hooks.parse = Some(Arc::new(move |p: &mut OpParser<'_, '_>, state: &mut OperationState| {
                parse_buffer(p, state, stores)
            }));
            info.hooks.print = Some(Arc::new(move |p: &mut OpPrinter<'_>, op| print_buffer(p, op, stores)));
        });
    }
}
