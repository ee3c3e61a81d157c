//! Syntax of `!emitc.array<4xf32>`; its parameters are those that its definition declares.

use legalize_ir::text::Punct;
use legalize_ir::{Context, FloatKind, Int, OpParser, OpPrinter, Param, ParamsSyntax, Type, TypeData};
use legalize_source::Diagnostic;

type Result<T> = std::result::Result<T, Diagnostic>;

/// Whether C++ of emitc can say a type as an element.
fn is_element(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Index => true,
        TypeData::Float(kind) => {
            matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
        }
        TypeData::Dialect { name, .. } => matches!(
            ctx.str(*name),
            "emitc.opaque" | "emitc.ptr" | "emitc.size_t" | "emitc.ssize_t" | "emitc.ptrdiff_t"
        ),
        _ => false,
    }
}

fn parse_array(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let shape = p.parse_dimension_list(true, true)?;
    if shape.contains(&Type::DYNAMIC) {
        return Err(p.error(at, "expected static shape"));
    }
    let at = p.offset();
    let element = p.parse_type()?;
    if !shape.is_empty() && !is_element(p.ctx(), element) {
        let text = legalize_ir::type_to_string(p.ctx(), element);
        return Err(p.error(at, format!("invalid array element type ''{text}''")));
    }
    p.parse_punct(Punct::Greater)?;
    if shape.is_empty() {
        return Err(p.error(name, "shape must not be empty"));
    }
    let shape = shape.into_iter().map(|dim| Param::Int(Int::Small(dim))).collect();
    Ok(Box::new([Param::List(shape), Param::Type(element)]))
}

fn print_array(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(shape), Param::Type(element)] = params else { return };
    p.text("<");
    for dim in shape {
        if let Param::Int(dim) = dim {
            p.text(&format!("{dim}x"));
        }
    }
    p.ty(*element);
    p.text(">");
}

/// Attaches the syntax.
pub(crate) fn attach(ctx: &mut Context) {
    let name = ctx.name("emitc.array");
    ctx.update_type(name, |info| {
        info.attached = ParamsSyntax::new(parse_array, print_array);
    });
}
