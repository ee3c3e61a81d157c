//! What the gpu dialect says of binaries, and its type of matrices that a subgroup holds.

use std::sync::Arc;

use legalize_ir::text::Punct;
use legalize_ir::{
    AttrData, Attribute, Context, FloatKind, Int, OpId, OpParser, OpPrinter, Param, ParamsSyntax, Signedness,
    Type, TypeData, TypeInfo,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_snippet::Classes;
use legalize_source::Diagnostic;

use crate::common::hooks::misuse;
use crate::gpu::targets::is_target;

type Result<T> = std::result::Result<T, Diagnostic>;

// `<handler>`, or nothing for the one that takes the first object.

fn parse_handler(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "OffloadingHandler")) };
    if p.try_punct(Punct::Less) {
        *slot = Some(p.parse_attribute(None)?);
        p.parse_punct(Punct::Greater)?;
    } else {
        *slot = Some(first_object(p.ctx()));
    }
    Ok(true)
}

fn print_handler(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(handler))] = values else { return };
    if *handler != first_object(p.ctx()) {
        p.text("<");
        p.attr(*handler);
        p.text(">");
    }
}

/// `#gpu.select_object`
fn first_object(ctx: &Context) -> Attribute {
    ctx.attr(AttrData::Dialect { name: ctx.name("gpu.select_object"), params: [Param::None].into() })
}

// `format = "bytes"`; without a format it holds code for several targets.

/// The formats of an object, which are numbered from 1.
const FORMATS: [&str; 4] = ["offload", "assembly", "bin", "fatbin"];
const FATBIN: i64 = 4;

fn parse_object(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let mut number = FATBIN;
    let at = p.offset();
    if let Some(word) = p.try_any_keyword() {
        match FORMATS.iter().position(|format| *format == word) {
            Some(index) => number = index as i64 + 1,
            None => return Err(p.error(at, "expected keyword for GPU object format")),
        }
        p.parse_punct(Punct::Equal)?;
    }
    let at = p.offset();
    let bytes = p.parse_attribute(None)?;
    if !matches!(p.ctx().attr_data(bytes), AttrData::String { .. }) {
        return Err(p.error(at, "expected string"));
    }
    let [CustomSlot::Param(format), CustomSlot::Param(object)] = slots else {
        return Err(misuse(p, "Object"));
    };
    *format = Param::Int(Int::Small(number));
    *object = Param::Attr(bytes);
    Ok(true)
}

fn print_object(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Param(format), CustomValue::Param(Param::Attr(object))] = values else { return };
    if let Param::Int(number) = format
        && let Some(number) = number.as_i64().filter(|number| *number != FATBIN)
        && let Some(word) = usize::try_from(number - 1).ok().and_then(|index| FORMATS.get(index))
    {
        p.text(&format!("{word} = "));
    }
    p.attr(*object);
}

// `!gpu.mma_matrix<16x16xf16, "AOp">`: its shape, what its elements are, and which operand it is.

const MATRIX: &str = "gpu.mma_matrix";
const PARAMS: [&str; 3] = ["shape", "elementType", "operand"];
const OPERANDS: [&str; 3] = ["AOp", "BOp", "COp"];

fn parse_matrix(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let shape = p.parse_dimension_list(false, true)?;
    let element = p.parse_type()?;
    p.parse_punct(Punct::Comma)?;
    let operand = p.parse_string()?;
    p.parse_punct(Punct::Greater)?;
    let shape = shape.into_iter().map(|dim| Param::Int(Int::Small(dim))).collect();
    Ok([Param::List(shape), Param::Type(element), Param::Str(operand.into())].into())
}

fn print_matrix(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(shape), Param::Type(element), Param::Str(operand)] = params else { return };
    p.text("<");
    for dim in shape {
        if let Param::Int(dim) = dim {
            p.text(&format!("{dim}x"));
        }
    }
    p.ty(*element);
    p.text(", ");
    p.string(operand.as_bytes());
    p.text(">");
}

fn is_matrix_element(ctx: &Context, ty: Type) -> bool {
    match *ctx.type_data(ty) {
        TypeData::Integer { width: 8, signedness } => signedness != Signedness::Signless,
        TypeData::Integer { width, .. } => width == 32,
        TypeData::Float(kind) => matches!(kind, FloatKind::F16 | FloatKind::F32 | FloatKind::F64),
        _ => false,
    }
}

fn verify_matrix(ctx: &Context, params: &[Param]) -> std::result::Result<(), String> {
    let [Param::List(shape), Param::Type(element), Param::Str(operand)] = params else { return Ok(()) };
    if !OPERANDS.contains(&&**operand) {
        return Err("operand expected to be one of AOp, BOp or COp".to_owned());
    }
    if shape.len() != 2 {
        return Err("MMAMatrixType must have exactly two dimensions".to_owned());
    }
    match is_matrix_element(ctx, *element) {
        true => Ok(()),
        false => Err("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64".to_owned()),
    }
}

/// An object is made for a target.
fn verify_object(ctx: &Context, params: &[Param]) -> std::result::Result<(), String> {
    match params.first() {
        Some(Param::Attr(target)) if !is_target(ctx, *target) => {
            Err("the target attribute must implement or promise the `gpu::TargetAttrInterface`".to_owned())
        }
        _ => Ok(()),
    }
}

/// Makes the class of matrices known.
pub(crate) fn add_classes(ctx: &Context, classes: &Classes) {
    classes.register_type(ctx, "::mlir::gpu::MMAMatrixType", MATRIX);
    classes.register_accessors(PARAMS);
}

/// Adds the directives.
pub(crate) fn add_directives(all: &mut CustomDirectives) {
    all.insert("Object", parse_object, print_object);
    all.insert("OffloadingHandler", parse_handler, print_handler);
}

/// Registers the type of matrices, if nobody did, and attaches what checks objects.
pub(crate) fn attach(ctx: &mut Context) {
    let object = ctx.name("gpu.object");
    ctx.update_attr(object, |info| info.verify = Some(Arc::new(verify_object)));
    let name = ctx.name(MATRIX);
    if ctx.type_info(name).is_none() {
        let mut info = TypeInfo::new(name);
        info.params = PARAMS.iter().map(|param| ctx.name(param)).collect();
        info.attached = ParamsSyntax::new(parse_matrix, print_matrix);
        info.verify = Some(Arc::new(verify_matrix));
        ctx.register_type(info);
    }
}
