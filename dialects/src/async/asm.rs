//! Values of the async dialect: `!async.value<type>`, and what waits for them.

use legalize_ir::text::Punct;
use legalize_ir::{
    Context, Ir, OpId, OpParser, OpPrinter, Param, ParamsSyntax, Type, TypeData, type_to_string,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_source::Diagnostic;

use crate::common::hooks::misuse;

type Result<T> = std::result::Result<T, Diagnostic>;

const VALUE: &str = "async.value";

/// What a value of the dialect holds; nothing of another type.
pub(crate) fn value_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == VALUE => match params[..] {
            [Param::Type(ty)] => Some(ty),
            _ => None,
        },
        _ => None,
    }
}

fn parse_value(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let ty = p.parse_type()?;
    p.parse_punct(Punct::Greater)?;
    Ok([Param::Type(ty)].into())
}

fn print_value(p: &mut OpPrinter<'_>, params: &[Param]) {
    let &[Param::Type(ty)] = params else { return };
    p.text("<");
    p.ty(ty);
    p.text(">");
}

// `type`, and what is waited for has a result if it holds a value.

fn parse_awaited(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Types(operand), CustomSlot::Types(result)] = slots else {
        return Err(misuse(p, "AwaitResultType"));
    };
    let ty = p.parse_type()?;
    operand.push(ty);
    result.extend(value_type(p.ctx(), ty));
    Ok(true)
}

fn print_awaited(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(operand), CustomValue::Types(_)] = values else { return };
    p.types(operand.iter().copied(), ", ");
}

fn verify_await(ctx: &Context, ir: &Ir, op: OpId) -> Result<()> {
    let wrong = |message: String| Err(Diagnostic::error("verify::op", message));
    let Some(operand) = ir.operands(op).next() else { return Ok(()) };
    let result = ir.op(op).results().first().map(|&result| ir.value_type(result));
    match (value_type(ctx, ir.value_type(operand)), result) {
        (None, Some(_)) => wrong("awaiting on a token must have empty result".to_owned()),
        (Some(held), Some(result)) if held != result => wrong(format!(
            "result type '{}' does not match async value type '{}'",
            type_to_string(ctx, result),
            type_to_string(ctx, held)
        )),
        _ => Ok(()),
    }
}

/// Adds the directives.
pub(crate) fn add_directives(all: &mut CustomDirectives) {
    all.insert("AwaitResultType", parse_awaited, print_awaited);
}

/// Attaches the hooks to what is registered.
pub(crate) fn attach(ctx: &mut Context) {
    let name = ctx.name(VALUE);
    ctx.update_type(name, |info| {
        info.attached = ParamsSyntax::new(parse_value, print_value);
    });
    let op = ctx.op_name("async.await");
    ctx.update_op(op, |info| info.attached_mut().set_verifier(verify_await));
}
