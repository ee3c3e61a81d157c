//! Custom directives that several dialects share.

mod list;
mod named;
mod numbers;
mod regions;
mod texts;
mod types;

use std::sync::OnceLock;

use legalize_ir::{AttrData, Attribute, Context, Delimiter, OpParser, OpPrinter, Punct, Type, TypeData};
use legalize_source::Diagnostic;

pub(crate) use list::{check as check_list, is_list};

use super::ast::{CustomArg, Element};
use super::custom::{CustomDirectives, CustomSlot, CustomValue};

/// The directives.
pub(crate) fn shipped() -> &'static CustomDirectives {
    static SHIPPED: OnceLock<CustomDirectives> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let mut all = CustomDirectives::new();
        all.insert("DynamicIndexList", parse_dynamic_index_list, print_dynamic_index_list);
        all.insert("OptionalDynamicIndexList", parse_optional_index_list, print_optional_index_list);
        all.insert("PackedOrDynamicIndexList", parse_packed_index_list, print_packed_index_list);
        all.insert("SymbolVisibility", parse_symbol_visibility, print_symbol_visibility);
        all.insert("SameOperandsAndResultType", parse_same_types, print_same_types);
        types::add(&mut all);
        numbers::add(&mut all);
        named::add(&mut all);
        regions::add(&mut all);
        list::add(&mut all);
        texts::add(&mut all);
        all.of_arrays(&["DynamicIndexList", "DimensionList", "StridedRanges", "SwitchCases"]);
        all
    })
}

/// The directives that types and attributes share.
pub(crate) fn of_parameters() -> &'static CustomDirectives {
    static SHIPPED: OnceLock<CustomDirectives> = OnceLock::new();
    SHIPPED.get_or_init(texts::verbatim)
}

/// Returns true for the directives that leave their attribute to the dictionary at times.
pub(crate) fn leaves_attributes(name: &str) -> bool {
    shipped().get(name).is_some_and(|directive| directive.in_dict.is_some())
}

/// Returns the regions with the attributes that name their arguments, and the attributes that name results.
pub(crate) fn named_by_attributes(elements: &[Element]) -> (Vec<(usize, usize)>, Vec<usize>) {
    let (mut regions, mut results) = (Vec::new(), Vec::new());
    for element in elements {
        match element {
            Element::Custom { name, args, .. } if matches!(&**name, "ResultName" | "ImpliedName") => {
                if let Some(CustomArg::Attr(index)) = args.first() {
                    results.push(*index);
                }
            }
            Element::Custom { name, args, .. } => regions.extend(list::argument_names(name, args)),
            Element::Optional(group) => {
                for side in [&group.then, &group.otherwise] {
                    let (of_regions, of_results) = named_by_attributes(side);
                    regions.extend(of_regions);
                    results.extend(of_results);
                }
            }
            _ => {}
        }
    }
    (regions, results)
}

/// Returns the names of arguments that an attribute lists: strings, or the entries of a type but for its
/// outputs.
pub(crate) fn argument_names_in(ctx: &Context, attr: Attribute) -> Vec<String> {
    match ctx.attr_data(attr) {
        AttrData::Array(all) => {
            all.iter().map(|name| ctx.as_str(*name).unwrap_or_default().to_owned()).collect()
        }
        _ => list::input_names(ctx, attr).unwrap_or_default(),
    }
}

/// An error for a directive whose arguments are not what its function expects.
fn misuse(parser: &OpParser<'_, '_>, name: &str) -> Diagnostic {
    parser
        .error(
            parser.offset(),
            format!("custom directive '{name}' is used with other arguments than it takes"),
        )
        .with_help("attach a function for it to the dialect")
}

/// `array<i64: …>`
fn dense_i64_array(ctx: &Context, values: &[i64]) -> Attribute {
    let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    ctx.attr(AttrData::DenseArray { element: ctx.common().i64, len: values.len() as u64, data: data.into() })
}

/// The values of `array<i64: …>`.
fn as_dense_i64_array(ctx: &Context, attr: Attribute) -> Option<Vec<i64>> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { element, data, .. } if *element == ctx.common().i64 => {
            data.chunks_exact(8).map(|word| Some(i64::from_le_bytes(word.try_into().ok()?))).collect()
        }
        _ => None,
    }
}

/// The values of `array<i1: …>`.
fn as_bool_array(ctx: &Context, attr: Attribute) -> Option<Vec<bool>> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { element, data, .. } if *element == ctx.common().i1 => {
            Some(data.iter().map(|byte| *byte != 0).collect())
        }
        _ => None,
    }
}

// `[%a, 4, [%b]]`: values and integers mixed; arguments values, integers, perhaps scalable flags, perhaps
// types.

fn parse_dynamic_index_list(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let wants_types = slots.iter().any(|slot| matches!(slot, CustomSlot::Types(_)));
    // Other texts are names of arguments.
    let delimiter = match slots.iter().rev().find_map(|slot| match slot {
        CustomSlot::Str(text) => Some(text.clone()),
        _ => None,
    }) {
        Some(text) if text.ends_with("Paren") => Delimiter::Paren,
        Some(text) if text.ends_with("LessGreater") => Delimiter::Less,
        Some(text) if text.ends_with("Braces") => Delimiter::Brace,
        _ => Delimiter::Square,
    };
    let (mut values, mut types) = (Vec::new(), Vec::new());
    let (mut integers, mut flags) = (Vec::new(), Vec::new());
    parser.parse_comma_list(delimiter, |parser| {
        let scalable = parser.try_punct(Punct::LSquare);
        flags.push(scalable);
        if let Some(value) = parser.try_operand()? {
            values.push(value);
            integers.push(Type::DYNAMIC);
            if wants_types && parser.try_punct(Punct::Colon) {
                types.push(parser.parse_type()?);
            }
        } else {
            let at = parser.offset();
            let integer =
                parser.try_integer()?.ok_or_else(|| parser.error(at, "expected SSA value or integer"))?;
            integers.push(integer.as_i64().ok_or_else(|| parser.error(at, "integer does not fit 64 bits"))?);
        }
        if scalable {
            parser.parse_punct(Punct::RSquare)?;
        }
        Ok(())
    })?;
    let mut attrs = 0;
    for slot in slots.iter_mut() {
        match slot {
            CustomSlot::Operands(slot) => slot.append(&mut values),
            CustomSlot::Types(slot) => slot.append(&mut types),
            CustomSlot::Attr(slot) => {
                *slot = Some(match attrs {
                    0 => dense_i64_array(ctx, &integers),
                    _ => {
                        let data: Vec<u8> = flags.iter().map(|flag| u8::from(*flag)).collect();
                        ctx.attr(AttrData::DenseArray {
                            element: ctx.common().i1,
                            len: data.len() as u64,
                            data: data.into(),
                        })
                    }
                });
                attrs += 1;
            }
            CustomSlot::Str(_) => {}
            _ => return Err(misuse(parser, "DynamicIndexList")),
        }
    }
    Ok(true)
}

fn print_dynamic_index_list(
    printer: &mut OpPrinter<'_>,
    _op: Option<legalize_ir::OpId>,
    values: &[CustomValue],
) {
    let ctx = printer.ctx();
    let mut operands = [].as_slice();
    let mut types: Option<&[Type]> = None;
    let mut attrs = Vec::new();
    let (mut open, mut close) = ("[", "]");
    for value in values {
        match value {
            CustomValue::Operands(list) => operands = list,
            CustomValue::Types(list) => types = Some(list),
            CustomValue::Attr(attr) => attrs.push(*attr),
            CustomValue::Str(text) => {
                (open, close) = match text {
                    _ if text.ends_with("Paren") => ("(", ")"),
                    _ if text.ends_with("LessGreater") => ("<", ">"),
                    _ if text.ends_with("Braces") => ("{", "}"),
                    _ => ("[", "]"),
                }
            }
            _ => {}
        }
    }
    let of = |index: usize| attrs.get(index).copied().flatten();
    let integers = of(0).and_then(|attr| as_dense_i64_array(ctx, attr)).unwrap_or_default();
    let flags = of(1).and_then(|attr| as_bool_array(ctx, attr)).unwrap_or_default();
    printer.text(open);
    let mut next = 0;
    for (index, integer) in integers.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        let scalable = flags.get(index) == Some(&true);
        if scalable {
            printer.text("[");
        }
        if *integer == Type::DYNAMIC {
            if let Some(&value) = operands.get(next) {
                printer.operand(value);
                if let Some(&ty) = types.and_then(|types| types.get(next)) {
                    printer.text(" : ");
                    printer.ty(ty);
                }
            }
            next += 1;
        } else {
            printer.text(&integer.to_string());
        }
        if scalable {
            printer.text("]");
        }
    }
    printer.text(close);
}

// The same list with at least one entry, or no text at all, with a missing or empty attribute.

fn parse_optional_index_list(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
) -> Result<bool, Diagnostic> {
    if !parser.peek_punct(Punct::LSquare) {
        return Ok(true);
    }
    let read = parse_dynamic_index_list(parser, slots)?;
    let is_empty = |slot: &CustomSlot| match slot {
        CustomSlot::Attr(Some(attr)) => {
            as_dense_i64_array(parser.ctx(), *attr).is_some_and(|list| list.is_empty())
        }
        _ => false,
    };
    if slots.iter().any(is_empty) {
        Err(parser.error(parser.offset(), "expected integer value"))
    } else {
        Ok(read)
    }
}

fn print_optional_index_list(
    printer: &mut OpPrinter<'_>,
    op: Option<legalize_ir::OpId>,
    values: &[CustomValue],
) {
    let ctx = printer.ctx();
    let has_entries = |value: &CustomValue| match value {
        CustomValue::Attr(Some(attr)) => as_dense_i64_array(ctx, *attr).is_some_and(|list| !list.is_empty()),
        _ => false,
    };
    if values.iter().any(has_entries) {
        print_dynamic_index_list(printer, op, values);
    }
}

// `*(%packed)` or the list; arguments the one value, values, integers.

fn parse_packed_index_list(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
) -> Result<bool, Diagnostic> {
    let [CustomSlot::Operands(packed), rest @ ..] = slots else {
        return Err(misuse(parser, "PackedOrDynamicIndexList"));
    };
    if !parser.try_punct(Punct::Star) {
        return parse_dynamic_index_list(parser, rest);
    }
    parser.parse_punct(Punct::LParen)?;
    packed.push(parser.parse_operand()?);
    parser.parse_punct(Punct::RParen)?;
    if let Some(CustomSlot::Attr(integers)) = rest.get_mut(1) {
        *integers = Some(dense_i64_array(parser.ctx(), &[]));
    }
    Ok(true)
}

fn print_packed_index_list(
    printer: &mut OpPrinter<'_>,
    op: Option<legalize_ir::OpId>,
    values: &[CustomValue],
) {
    let [CustomValue::Operands(packed), rest @ ..] = values else { return };
    match packed.first() {
        Some(&packed) => {
            printer.text("*(");
            printer.operand(packed);
            printer.text(")");
        }
        None => print_dynamic_index_list(printer, op, rest),
    }
}

// `public`, `private`, `nested` or nothing.

fn parse_symbol_visibility(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(parser, "SymbolVisibility")) };
    for word in ["public", "private", "nested"] {
        if parser.try_keyword(word) {
            *slot = Some(parser.ctx().string_attr(word));
            return Ok(true);
        }
    }
    Ok(false)
}

fn print_symbol_visibility(
    printer: &mut OpPrinter<'_>,
    _op: Option<legalize_ir::OpId>,
    values: &[CustomValue],
) {
    if let [CustomValue::Attr(Some(attr))] = values {
        let ctx = printer.ctx();
        printer.text(ctx.as_str(*attr).unwrap_or_default());
    }
}

// One type for all operands and the result, or a function type where they differ.

fn parse_same_types(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let at = parser.offset();
    let ty = parser.parse_type()?;
    let ctx = parser.ctx();
    let count = slots.len();
    let assign = |slot: &mut CustomSlot, ty: Type| match slot {
        CustomSlot::Types(types) => {
            types.push(ty);
            true
        }
        _ => false,
    };
    if let TypeData::Function { inputs, results } = ctx.type_data(ty) {
        if inputs.len() + 1 != count || results.len() != 1 {
            return Err(
                parser.error(at, "expected a function type with one input per operand and one result")
            );
        }
        for (slot, ty) in slots.iter_mut().zip(inputs.iter().chain(&**results)) {
            if !assign(slot, *ty) {
                return Err(misuse(parser, "SameOperandsAndResultType"));
            }
        }
        return Ok(true);
    }
    for slot in slots.iter_mut() {
        if !assign(slot, ty) {
            return Err(misuse(parser, "SameOperandsAndResultType"));
        }
    }
    Ok(true)
}

fn print_same_types(printer: &mut OpPrinter<'_>, _op: Option<legalize_ir::OpId>, values: &[CustomValue]) {
    let types: Vec<Type> = values
        .iter()
        .filter_map(|value| match value {
            CustomValue::Types(types) => types.first().copied(),
            _ => None,
        })
        .collect();
    match types.split_last() {
        Some((last, others)) if others.iter().all(|ty| ty == last) => printer.ty(*last),
        Some((last, others)) => {
            let results = [*last];
            printer.functional_type(others.iter().copied(), results.iter().copied());
        }
        None => {}
    }
}
