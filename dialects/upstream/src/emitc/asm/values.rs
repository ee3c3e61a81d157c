//! Includes, initial values of globals, and the syntax of `!emitc.array<4xf32>`, whose parameters its
//! definition declares.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::{Assembly, ParamsAssembly, misuse};
use legalize_ir::{
    AttrData, Attribute, Context, FloatKind, Int, OpId, OpParser, OpPrinter, OperationState, Param, Punct,
    Type, TypeData,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use crate::emitc::types::{initial_type, is_elements, opaque};

// `<"file">` or `"file"`

fn parse_include(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let standard = p.try_punct(Punct::Less);
    let at = p.name_offset();
    let Some(file) = p.try_string() else { return Err(p.error(at, "expected string attribute")) };
    state.set_attr(ctx, "include", ctx.string_attr(&file));
    if standard {
        if !p.try_punct(Punct::Greater) {
            return Err(p.error(at, "expected trailing '>' for standard include"));
        }
        state.set_attr(ctx, "is_standard_include", ctx.common().unit);
    }
    Ok(())
}

fn print_include(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let standard = ir.attr_named(ctx, op, "is_standard_include").is_some();
    let file = ir.attr_named(ctx, op, "include").and_then(|file| ctx.as_str(file)).unwrap_or_default();
    p.text(if standard { " <" } else { " " });
    p.string(file.as_bytes());
    p.text(if standard { ">" } else { "" });
}

// emitc: `type = value`; initial values of arrays are tensor constants.

/// Returns true for an attribute that can be an initial value.
fn is_initial(ctx: &Context, value: Attribute) -> bool {
    match ctx.attr_data(value) {
        AttrData::Integer { .. } | AttrData::Float { .. } | AttrData::DenseElements { .. } => true,
        _ => is_elements(ctx, value) || opaque(ctx, value).is_some(),
    }
}

fn parse_initialized(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(type_attr), CustomSlot::Attr(initial)] = slots else {
        return Err(misuse(p, "EmitCGlobalOpTypeAndInitialValue"));
    };
    let ctx = p.ctx();
    let ty = p.parse_type()?;
    *type_attr = Some(ctx.type_attr(ty));
    if p.try_punct(Punct::Equal) {
        let value = p.parse_attribute(Some(initial_type(ctx, ty)))?;
        if !is_initial(ctx, value) {
            let message = "initial value should be a integer, float, elements or opaque attribute";
            return Err(p.error(p.name_offset(), message));
        }
        *initial = Some(value);
    }
    Ok(true)
}

fn print_initialized(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(ty), CustomValue::Attr(initial)] = values else { return };
    if let Some(ty) = ty {
        p.attr_without_type(*ty);
    }
    if let Some(initial) = initial {
        p.text(" = ");
        p.attr_without_type(*initial);
    }
}

/// Returns true if a type can be an element in the C++ that emitc prints.
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
    let shape = p.parse_dimension_list(false, true)?;
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

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    for name in ["EmitCFieldOpTypeAndInitialValue", "EmitCGlobalOpTypeAndInitialValue"] {
        all.insert(name, parse_initialized, print_initialized);
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[("emitc.include", parse_include, print_include)];

pub(super) const TYPES: &[ParamsAssembly] = &[("emitc.array", parse_array, print_array)];
