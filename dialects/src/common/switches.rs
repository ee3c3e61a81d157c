//! The directives that spell the cases of switches, which `cf`, `spirv` and `llvm` write in ways of their own.

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, BlockId, Context, ElementsData, Int, OpId, OpParser, OpPrinter, Type, TypeData,
    ValueId,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue, attach_directives};
use legalize_source::Diagnostic;

use crate::arith::int_bytes;
use crate::common::hooks::misuse;

type Result<T> = std::result::Result<T, Diagnostic>;
type Names = Vec<legalize_ir::text::UnresolvedOperand>;

/// A successor with what is passed to it, as it is read.
struct Target {
    block: BlockId,
    operands: Names,
    types: Vec<Type>,
}

/// Whether what is passed may be one of several results, `%a#1`. Upstream takes that in some places only.
#[derive(Clone, Copy)]
enum Numbered {
    Yes,
    No,
}

/// `^bb`, or `^bb(%a : type)`
fn parse_target(p: &mut OpParser<'_, '_>, numbered: Numbered) -> Result<Target> {
    let block = p.parse_successor()?;
    let (mut operands, mut types) = (Names::new(), Vec::new());
    if p.try_punct(Punct::LParen) {
        operands.extend(match numbered {
            Numbered::Yes => p.parse_operand_list(Delimiter::None)?,
            Numbered::No => p.parse_plain_operand_list(Delimiter::None)?,
        });
        types.extend(p.parse_colon_type_list()?);
        p.parse_punct(Punct::RParen)?;
    }
    Ok(Target { block, operands, types })
}

/// `4: ^bb(%a : type)`
fn parse_case(p: &mut OpParser<'_, '_>, numbered: Numbered) -> Result<(Int, Target)> {
    let value = p.parse_integer()?;
    p.parse_punct(Punct::Colon)?;
    Ok((value, parse_target(p, numbered)?))
}

/// Bits of an integer or index type.
fn width(ctx: &Context, ty: Type) -> u32 {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => *width,
        _ => 64,
    }
}

/// The cases as `dense<…> : vector<Nxtype>`; nothing if there are none.
pub(crate) fn case_values(ctx: &Context, flag: Type, values: &[Int]) -> Option<Attribute> {
    let width = width(ctx, flag);
    let mut data: Vec<u8> = values.iter().flat_map(|value| int_bytes(value, width)).collect();
    let size = data.len() / values.len().max(1);
    let splat = data.chunks(size.max(1)).all(|element| element == &data[..size]);
    data.truncate(if splat { size } else { data.len() });
    let (shape, scalable) = ([values.len() as i64].into(), [false].into());
    let ty = ctx.ty(TypeData::Vector { shape, scalable, element: flag });
    let data = ElementsData::Bytes { splat, data: data.into() };
    (!values.is_empty()).then(|| ctx.attr(AttrData::DenseElements { ty, data }))
}

/// The values of the cases in text.
fn case_texts(ctx: &Context, values: Option<Attribute>, count: usize, signed: bool) -> Vec<String> {
    let Some(AttrData::DenseElements { ty, data: ElementsData::Bytes { splat, data } }) =
        values.map(|values| ctx.attr_data(values))
    else {
        return Vec::new();
    };
    let width = width(ctx, legalize_ir::verify::element_type_or_self(ctx, *ty));
    let size = (width as usize).div_ceil(8).max(1);
    let text = |element: &[u8]| {
        let mut wide = [0; 16];
        let len = element.len().min(16);
        wide[..len].copy_from_slice(&element[..len]);
        let shift = 128 - (width.clamp(1, 128));
        let value = u128::from_le_bytes(wide) << shift;
        match signed {
            true => (value.cast_signed() >> shift).to_string(),
            // What does not fit 64 bits is cut off at the largest number that does.
            false => u64::try_from(value >> shift).unwrap_or(u64::MAX).to_string(),
        }
    };
    match splat {
        true => data.chunks(size).take(1).flat_map(|one| vec![text(one); count]).collect(),
        false => data.chunks(size).map(text).collect(),
    }
}

/// What the arguments of the directives of `cf` and `spirv` are.
fn parse_cases(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let ctx = p.ctx();
    let [
        CustomSlot::Types(flag),
        CustomSlot::Successors(default),
        CustomSlot::Operands(default_operands),
        CustomSlot::Types(default_types),
        CustomSlot::Attr(values),
        CustomSlot::Successors(blocks),
        CustomSlot::OperandGroups(operands),
        CustomSlot::TypeGroups(types),
    ] = slots
    else {
        return Err(misuse(p, "SwitchOpCases"));
    };
    p.parse_keyword("default")?;
    p.parse_punct(Punct::Colon)?;
    let target = parse_target(p, Numbered::No)?;
    default.push(target.block);
    *default_operands = target.operands;
    *default_types = target.types;
    let mut found = Vec::new();
    while p.try_punct(Punct::Comma) {
        let (value, target) = parse_case(p, Numbered::Yes)?;
        found.push(value);
        blocks.push(target.block);
        operands.push(target.operands);
        types.push(target.types);
    }
    *values = flag.first().and_then(|flag| case_values(ctx, *flag, &found));
    Ok(true)
}

fn group(groups: &[Vec<ValueId>], index: usize) -> &[ValueId] {
    groups.get(index).map_or(&[], Vec::as_slice)
}

fn print_cases(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        _,
        CustomValue::Successors(default),
        CustomValue::Operands(default_operands),
        _,
        CustomValue::Attr(cases),
        CustomValue::Successors(blocks),
        CustomValue::OperandGroups(operands),
        _,
    ] = values
    else {
        return;
    };
    p.text("  default: ");
    if let Some(&default) = default.first() {
        p.successor_and_operands(default, default_operands);
    }
    if cases.is_none() {
        return;
    }
    let texts = case_texts(p.ctx(), *cases, blocks.len(), false);
    for (index, (&block, text)) in blocks.iter().zip(texts).enumerate() {
        p.text(",");
        p.newline();
        p.text("  ");
        p.text(&text);
        p.text(": ");
        p.successor_and_operands(block, group(operands, index));
    }
    p.newline();
}

// `[4: ^bb(%a : type), …]` of `llvm.switch`

fn parse_llvm_cases(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let ctx = p.ctx();
    let [
        CustomSlot::Types(flag),
        CustomSlot::Attr(values),
        CustomSlot::Successors(blocks),
        CustomSlot::OperandGroups(operands),
        CustomSlot::TypeGroups(types),
    ] = slots
    else {
        return Err(misuse(p, "SwitchOpCases"));
    };
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        let (value, target) = parse_case(p, Numbered::No)?;
        found.push(value);
        blocks.push(target.block);
        operands.push(target.operands);
        types.push(target.types);
        Ok(())
    })?;
    *values = flag.first().and_then(|flag| case_values(ctx, *flag, &found));
    Ok(true)
}

fn print_llvm_cases(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        _,
        CustomValue::Attr(cases),
        CustomValue::Successors(blocks),
        CustomValue::OperandGroups(operands),
        _,
    ] = values
    else {
        return;
    };
    p.text("[");
    p.newline();
    if cases.is_some() {
        let texts = case_texts(p.ctx(), *cases, blocks.len(), true);
        for (index, (&block, text)) in blocks.iter().zip(texts).enumerate() {
            if index > 0 {
                p.text(",");
                p.newline();
            }
            p.text("  ");
            p.text(&text);
            p.text(": ");
            p.successor_and_operands(block, group(operands, index));
        }
        p.newline();
    }
    p.text("]");
}

// `[^bb(%a : type), …]` of `llvm.indirectbr`

fn parse_targets(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Types(_),
        CustomSlot::Successors(blocks),
        CustomSlot::OperandGroups(operands),
        CustomSlot::TypeGroups(types),
    ] = slots
    else {
        return Err(misuse(p, "IndirectBrOpSucessors"));
    };
    p.parse_comma_list(Delimiter::Square, |p| {
        let target = parse_target(p, Numbered::Yes)?;
        blocks.push(target.block);
        operands.push(target.operands);
        types.push(target.types);
        Ok(())
    })?;
    Ok(true)
}

fn print_targets(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [_, CustomValue::Successors(blocks), CustomValue::OperandGroups(operands), _] = values else {
        return;
    };
    p.text("[");
    for (index, &block) in blocks.iter().enumerate().take(operands.len()) {
        if index > 0 {
            p.text(",");
        }
        p.newline();
        p.successor_and_operands(block, group(operands, index));
    }
    if !operands.is_empty() {
        p.newline();
    }
    p.text("]");
}

// `case 4 { … }`, a region for each number, of `scf.index_switch`

fn parse_region_cases(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(values), CustomSlot::Regions(regions)] = slots else {
        return Err(misuse(p, "SwitchCases"));
    };
    let mut found = Vec::new();
    while p.try_keyword("case") {
        let at = p.offset();
        let value = p.parse_integer()?.as_i64();
        found.push(value.ok_or_else(|| p.error(at, "integer value too large"))?);
        regions.push(p.parse_region(&[])?);
    }
    *values = Some(p.ctx().dense_i64_array_attr(&found));
    Ok(true)
}

fn print_region_cases(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(cases)), CustomValue::Regions(regions)] = values else { return };
    let cases = p.ctx().as_dense_i64_array(*cases).unwrap_or_default();
    for (case, &region) in cases.iter().zip(regions) {
        p.newline();
        p.text(&format!("case {case} "));
        p.region(region, false, true);
    }
}

/// Attaches the directives to the dialects that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for dialect in ["cf", "spirv"] {
        if ctx.dialect(ctx.name(dialect)).is_some() {
            let mut directives = CustomDirectives::new();
            directives.insert("SwitchOpCases", parse_cases, print_cases);
            attach_directives(ctx, dialect, directives);
        }
    }
    if ctx.dialect(ctx.name("scf")).is_some() {
        let mut directives = CustomDirectives::new();
        directives.insert("SwitchCases", parse_region_cases, print_region_cases);
        attach_directives(ctx, "scf", directives);
    }
    if ctx.dialect(ctx.name("llvm")).is_some() {
        let mut directives = CustomDirectives::new();
        directives.insert("SwitchOpCases", parse_llvm_cases, print_llvm_cases);
        directives.insert("IndirectBrOpSucessors", parse_targets, print_targets);
        attach_directives(ctx, "llvm", directives);
    }
}
