//! Operands of images: enum cases that describe the operands.

use legalize_dialects_hooks::table::misuse;
use legalize_ir::{OpId, OpParser, OpPrinter, Punct};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_source::Diagnostic;

use crate::common::enum_clauses::text;
use crate::spirv::asm::enums::parse_quoted;

/// The bits that describe the further operands of an image instruction.
const IMAGE: &str = "spirv.image_operands";

// `["Bias|Lod"]`, or nothing.

fn parse_image(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "ImageOperands")) };
    if !p.try_punct(Punct::LSquare) {
        return Ok(false);
    }
    *slot = Some(parse_quoted(p, "image_operands", IMAGE)?);
    p.parse_punct(Punct::RSquare)?;
    Ok(true)
}

fn print_image(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let words = text(p.ctx(), *attr);
    p.text(&format!("[\"{words}\"]"));
}

/// Adds the directive.
pub(crate) fn add_directives(all: &mut CustomDirectives) {
    all.insert("ImageOperands", parse_image, print_image);
}
