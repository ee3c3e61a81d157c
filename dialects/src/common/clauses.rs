//! Custom directives that take an enum's case with what it says of operands: clauses of omp, image operands of spirv.
//!
//! Mirrors `parseAllocateAndAllocator`, `parseDependVarList` and `parseImageOperands`.

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{AttrData, Attribute, Context, Int, OpId, OpParser, OpPrinter, Param};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue, operands_from};
use legalize_source::Diagnostic;

use crate::common::attributes::{enum_of, number};
use crate::common::hooks::misuse;

type Result<T> = std::result::Result<T, Diagnostic>;

/// The enum of `depend` clauses.
const DEPEND: &str = "omp.clause_task_depend";
/// The bits that say which operands an image instruction has further.
const IMAGE: &str = "spirv.image_operands";

/// The attribute of an enum's case, or of cases joined by `|`.
pub(crate) fn case(p: &OpParser<'_, '_>, at: u32, name: &str, word: &str) -> Result<Attribute> {
    let ctx = p.ctx();
    match enum_of(ctx, ctx.name(name)).and_then(|def| def.symbolize(word)) {
        Some(value) => {
            let params = [Param::Int(Int::Small(value))];
            Ok(ctx.attr(AttrData::Dialect { name: ctx.name(name), params: params.into() }))
        }
        None => Err(p.error(at, format!("'{word}' is no case of {name}"))),
    }
}

/// The word of an enum's case, or those of several.
pub(crate) fn text(ctx: &Context, attr: Attribute) -> String {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return String::new() };
    let value = number(ctx, Some(attr)).unwrap_or_default();
    enum_of(ctx, *name).and_then(|def| def.stringify(value)).unwrap_or_default()
}

// `%allocator : type -> %variable : type`, with commas between them.

fn parse_allocate(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(variables),
        CustomSlot::Types(variable_types),
        CustomSlot::Operands(allocators),
        CustomSlot::Types(allocator_types),
    ] = slots
    else {
        return Err(misuse(p, "AllocateAndAllocator"));
    };
    p.parse_comma_list(Delimiter::None, |p| {
        allocators.push(p.parse_operand()?);
        allocator_types.push(p.parse_colon_type()?);
        p.parse_punct(Punct::Arrow)?;
        variables.push(p.parse_operand()?);
        variable_types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    Ok(true)
}

fn print_allocate(p: &mut OpPrinter<'_>, op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(variables), _, CustomValue::Operands(allocators), _] = values else {
        return;
    };
    // Not all operations say that there are as many allocators as variables.
    let more = op.map(|op| operands_from(p.ctx(), p.ir(), op, "allocator_vars"));
    let allocators = more.as_ref().filter(|more| !more.is_empty()).unwrap_or(allocators);
    for (index, (&allocator, &variable)) in allocators.iter().zip(variables).enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        for (start, value) in [("", allocator), (" -> ", variable)] {
            p.text(start);
            p.operand(value);
            p.text(" : ");
            p.ty(p.ir().value_type(value));
        }
    }
}

// `kind -> %variable : type`, with commas between them.

fn parse_depend(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(variables), CustomSlot::Types(types), CustomSlot::Attr(kinds)] = slots else {
        return Err(misuse(p, "DependVarList"));
    };
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        let at = p.offset();
        let word = p.parse_any_keyword()?;
        found.push(case(p, at, DEPEND, word)?);
        p.parse_punct(Punct::Arrow)?;
        variables.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    *kinds = Some(p.ctx().attr(AttrData::Array(found.into())));
    Ok(true)
}

fn print_depend(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(variables), CustomValue::Types(types), CustomValue::Attr(kinds)] = values
    else {
        return;
    };
    let ctx = p.ctx();
    let kinds: &[Attribute] = match kinds.map(|kinds| ctx.attr_data(kinds)) {
        Some(AttrData::Array(kinds)) => kinds,
        _ => &[],
    };
    for (index, ((kind, value), ty)) in kinds.iter().zip(variables).zip(types).enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.text(&text(ctx, *kind));
        p.text(" -> ");
        p.operand(*value);
        p.text(" : ");
        p.ty(*ty);
    }
}

// `["Bias|Lod"]`, or nothing.

fn parse_image(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "ImageOperands")) };
    if !p.try_punct(Punct::LSquare) {
        return Ok(false);
    }
    let at = p.offset();
    let words = p.parse_string()?;
    *slot = Some(case(p, at, IMAGE, &words)?);
    p.parse_punct(Punct::RSquare)?;
    Ok(true)
}

fn print_image(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let words = text(p.ctx(), *attr);
    p.text(&format!("[\"{words}\"]"));
}

/// Those of omp.
pub(crate) fn add_omp(all: &mut CustomDirectives) {
    all.insert("AllocateAndAllocator", parse_allocate, print_allocate);
    all.insert("DependVarList", parse_depend, print_depend);
}

/// Those of spirv.
pub(crate) fn add_spirv(all: &mut CustomDirectives) {
    all.insert("ImageOperands", parse_image, print_image);
}
