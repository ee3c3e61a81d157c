//! Custom directives for the cases of switches: values, blocks, and the operands that are passed to them.

use legalize_ir::{
    AttrData, Attribute, BlockId, Context, Delimiter, ElementsData, Int, OpId, OpParser, OpPrinter, Punct,
    Type, TypeData, ValueId,
};
use legalize_ods::{CustomSlot, CustomValue};

use crate::Result;
use crate::attributes::int_bytes;
use crate::subject::Subject;
use crate::table::misuse;

/// Parsed, unresolved operands.
pub type Names = Vec<legalize_ir::UnresolvedOperand>;

/// A parsed successor with its operands.
#[non_exhaustive]
pub struct Target {
    /// The successor.
    pub block: BlockId,
    /// The operands that are passed to it.
    pub operands: Names,
    /// The types of the operands.
    pub types: Vec<Type>,
}

/// Acceptance of operands that are written as one of several results, `%a#1`. Upstream accepts these in some
/// places only.
#[derive(Clone, Copy)]
pub enum Numbered {
    /// Accepts such operands.
    Yes,
    /// Rejects such operands.
    No,
}

/// Parses `^bb`, or `^bb(%a : type)`.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_target(p: &mut OpParser<'_, '_>, numbered: Numbered) -> Result<Target> {
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

/// Parses `4: ^bb(%a : type)`.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_case(p: &mut OpParser<'_, '_>, numbered: Numbered) -> Result<(Int, Target)> {
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

/// The case values as `dense<…> : vector<Nxtype>`; `None` if there are none.
pub fn case_values(ctx: &Context, flag: Type, values: &[Int]) -> Option<Attribute> {
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

/// The case values as printed.
pub fn case_texts(ctx: &Context, values: Option<Attribute>, count: usize, signed: bool) -> Vec<String> {
    let Some(AttrData::DenseElements { ty, data: ElementsData::Bytes { splat, data } }) =
        values.map(|values| ctx.attr_data(values))
    else {
        return Vec::new();
    };
    let width = width(ctx, legalize_ir::element_type_or_self(ctx, *ty));
    let size = (width as usize).div_ceil(8).max(1);
    let text = |element: &[u8]| {
        let mut wide = [0; 16];
        let len = element.len().min(16);
        wide[..len].copy_from_slice(&element[..len]);
        let shift = 128 - (width.clamp(1, 128));
        let value = u128::from_le_bytes(wide) << shift;
        if signed {
            (value.cast_signed() >> shift).to_string()
        } else {
            u64::try_from(value >> shift).unwrap_or(u64::MAX).to_string()
        }
    };
    match splat {
        true => data.chunks(size).take(1).flat_map(|one| vec![text(one); count]).collect(),
        false => data.chunks(size).map(text).collect(),
    }
}

/// Errors in the case values of a switch.
#[derive(Default)]
#[non_exhaustive]
pub struct CaseFaults {
    /// The types of the flag and of the case values, if they differ.
    pub types: Option<(String, String)>,
    /// The number of case values, if it differs from the number of destinations.
    pub count: Option<i64>,
}

/// Checks the case values of a switch on its first operand: there must be one for each destination. Missing
/// values are an error only if there are destinations.
pub fn case_faults(at: Subject<'_>, attr: &str, destinations: usize) -> CaseFaults {
    let Some(flag) = at.ir.operands(at.op).next().map(|flag| at.ir.value_type(flag)) else {
        return CaseFaults::default();
    };
    let Some(ty) = at.attr(attr).and_then(|values| at.ctx.attr_type(values)) else {
        return CaseFaults { types: None, count: (destinations > 0).then_some(0) };
    };
    let (TypeData::RankedTensor { shape, element, .. } | TypeData::Vector { shape, element, .. }) =
        at.data(ty)
    else {
        return CaseFaults::default();
    };
    let count = shape.iter().fold(1i64, |count, size| count.saturating_mul(*size));
    CaseFaults {
        types: (*element != flag).then(|| (at.show(flag), at.show(*element))),
        count: (usize::try_from(count) != Ok(destinations)).then_some(count),
    }
}

/// Parses the arguments of the directives for switch cases of `cf` and `spirv`.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_cases(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
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

/// One of several groups; empty if the index is out of range.
pub fn group(groups: &[Vec<ValueId>], index: usize) -> &[ValueId] {
    groups.get(index).map_or(&[], Vec::as_slice)
}

/// Prints the syntax that [`parse_cases`] parses.
pub fn print_cases(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
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
