//! Rust part of the quant dialect: verifiers of conversions, and its types, which no definition declares.
//!
//! Parameters, in order: of `any` those of storage and the expressed type or nothing; of `uniform` those of
//! storage, the expressed type, the dimension of the axis, a list of dimensions with sizes of blocks or
//! nothing, and scales with zero points, in lists as they are nested; of `calibrated` the expressed type and
//! two floats.

mod classes;
mod scales;
mod storage;
mod verify;

use std::sync::Arc;

use classes::add_classes;
use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::DialectHooks;
use legalize_ir::{
    Attribute, Context, DialectSyntax, FloatKind, OpParser, OpPrinter, Param, ParamsSyntax, Punct,
    Signedness, Type, TypeData, TypeInfo,
};
use scales::Axes;
use storage::Storage;

use crate::complex::asm::{float_of, parse_float};

type Parse = fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>>;
type Print = fn(&mut OpPrinter<'_>, &[Param]);

const TYPES: [(&str, Parse, Print); 3] = [
    ("quant.any", parse_any, print_any),
    ("quant.uniform", parse_uniform, print_uniform),
    ("quant.calibrated", parse_calibrated, print_calibrated),
];

/// Number of bits that a quantized value is stored in.
pub(crate) fn storage_width(ctx: &Context, ty: Type) -> Option<u32> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    let is_stored = matches!(ctx.str(*name), "quant.any" | "quant.uniform");
    Storage::of_params(params).filter(|_| is_stored).map(|(storage, _)| storage.width())
}

/// The integer type that quantized values are stored as; it keeps the signedness.
pub(crate) fn storage_type(ctx: &Context, ty: Type) -> Option<Type> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    let is_stored = matches!(ctx.str(*name), "quant.any" | "quant.uniform");
    let (storage, _) = Storage::of_params(params).filter(|_| is_stored)?;
    let signedness = if storage.is_signed() { Signedness::Signless } else { Signedness::Unsigned };
    Some(ctx.ty(TypeData::Integer { width: storage.width(), signedness }))
}

/// Parses `<i8<-8:7>:f32>`.
fn parse_any(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::Less)?;
    let storage = Storage::parse(p, name)?;
    let expressed =
        if p.try_punct(Punct::Colon) { Param::Type(storage::parse_expressed(p)?) } else { Param::None };
    p.parse_punct(Punct::Greater)?;
    Ok(storage.to_params().into_iter().chain([expressed]).collect())
}

fn print_any(p: &mut OpPrinter<'_>, params: &[Param]) {
    let Some((storage, rest)) = Storage::of_params(params) else { return };
    p.text("<");
    storage.print(p);
    if let [Param::Type(expressed)] = *rest {
        p.text(":");
        p.ty(expressed);
    }
    p.text(">");
}

/// Parses `<i8:f32, 1.0:3>`, `<i8:f32:1, {1.0, 2.0:3}>`, `<i8:f32:{0:1, 1:2}, {{1.0, 2.0:3}}>`.
fn parse_uniform(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::Less)?;
    let storage = Storage::parse(p, name)?;
    p.parse_punct(Punct::Colon)?;
    let expressed = storage::parse_expressed(p)?;
    let axes = Axes::parse(p)?;
    p.parse_punct(Punct::Comma)?;
    let quanta = scales::parse(p, &axes, expressed)?;
    p.parse_punct(Punct::Greater)?;
    axes.check().map_err(|message| p.error(name, message))?;
    Ok(storage.to_params().into_iter().chain([Param::Type(expressed), axes.to_param(), quanta]).collect())
}

fn print_uniform(p: &mut OpPrinter<'_>, params: &[Param]) {
    let Some((storage, [Param::Type(expressed), axes, quanta])) = Storage::of_params(params) else { return };
    p.text("<");
    storage.print(p);
    p.text(":");
    p.ty(*expressed);
    scales::print_axes(p, axes);
    p.text(", ");
    scales::print(p, quanta, if matches!(axes, Param::List(_)) { ", " } else { "," });
    p.text(">");
}

/// Parses `<f32<-1.0:1.0>>`.
fn parse_calibrated(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::Less)?;
    let expressed = storage::parse_expressed(p)?;
    let double = p.ctx().float_type(FloatKind::F64);
    p.parse_punct(Punct::Less)?;
    let min = parse_float(p, double)?;
    p.parse_punct(Punct::Colon)?;
    let max = parse_float(p, double)?;
    p.parse_punct(Punct::Greater)?;
    p.parse_punct(Punct::Greater)?;
    let value = |attr: Attribute| float_of(p.ctx(), attr).unwrap_or_default();
    let (low, high) = (value(min), value(max));
    if low >= high {
        let message =
            format!("illegal min and max: ({}:{})", scales::scientific(low), scales::scientific(high));
        return Err(p.error(name, message));
    }
    Ok(Box::new([Param::Type(expressed), Param::Attr(min), Param::Attr(max)]))
}

fn print_calibrated(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Type(expressed), Param::Attr(min), Param::Attr(max)] = *params else { return };
    p.text("<");
    p.ty(expressed);
    p.text("<");
    p.attr_without_type(min);
    p.text(":");
    p.attr_without_type(max);
    p.text(">>");
}

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: &[verify::RULES],
    classes: &[|_, classes| add_classes(classes)],
    others: &[register],
    ..DialectHooks::new("quant")
};

/// Registers the types of the dialect, if the dialect is registered and they are not.
fn register(ctx: &mut Context) {
    let dialect = ctx.name("quant");
    if ctx.dialect(dialect).is_none() {
        return;
    }
    for (name, parse, print) in TYPES {
        let name = ctx.name(name);
        if ctx.type_info(name).is_none() {
            let mut info = TypeInfo::new(name);
            info.attached = ParamsSyntax::new(parse, print);
            ctx.register_type(info);
        }
    }
    ctx.update_dialect(dialect, |info| {
        let mut syntax = info.extensions.get::<DialectSyntax>().cloned().unwrap_or_default();
        // There are no others.
        let other = |p: &mut OpParser<'_, '_>| {
            let at = p.offset();
            let mnemonic = p.parse_any_keyword()?;
            Err(p.error(at, format!("unknown quantized type {mnemonic}")))
        };
        syntax.parse_type = Some(Arc::new(other));
        info.extensions.insert(syntax);
    });
}
