//! Attributes of the llvm dialect whose definitions leave their text to C++.
//!
//! Parameters of `constant_range`: lower and upper bound, integer attributes of one type without a sign.

use std::sync::Arc;

use legalize_ir::text::Punct;
use legalize_ir::{AttrData, Context, OpParser, OpPrinter, Param, TypeData};
use legalize_source::Diagnostic;

/// `<iN, lower, upper>`; both wrap to the type's width.
fn parse_range(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic> {
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let ctx = p.ctx();
    let TypeData::Integer { width, .. } = *ctx.type_data(ty) else {
        let text = legalize_ir::type_to_string(ctx, ty);
        let message = format!("invalid kind of type specified: expected builtin.integer, but found '{text}'");
        return Err(p.error(at, message));
    };
    let ty = ctx.int_type(width);
    p.parse_punct(Punct::Comma)?;
    let lower = p.parse_integer()?;
    p.parse_punct(Punct::Comma)?;
    let upper = p.parse_integer()?;
    p.parse_punct(Punct::Greater)?;
    Ok([lower, upper].map(|bound| Param::Attr(p.ctx().int_attr(ty, bound))).into())
}

fn print_range(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Attr(lower), Param::Attr(upper)] = *params else { return };
    let AttrData::Integer { ty, .. } = *p.ctx().attr_data(lower) else { return };
    p.text("<");
    p.ty(ty);
    for bound in [lower, upper] {
        p.text(", ");
        p.attr_without_type(bound);
    }
    p.text(">");
}

/// Attaches their syntax.
pub(crate) fn attach(ctx: &mut Context) {
    let name = ctx.name("llvm.constant_range");
    ctx.update_attr(name, |info| {
        info.parse = Some(Arc::new(parse_range));
        info.print = Some(Arc::new(print_range));
    });
}
