//! Binaries of gpu: handlers and objects.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{AttrData, Attribute, Context, Int, OpId, OpParser, OpPrinter, Param, Punct};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

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
        return Err(p.error(at, "invalid kind of attribute specified"));
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

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("Object", parse_object, print_object);
    all.insert("OffloadingHandler", parse_handler, print_handler);
}
