//! Operand bundles of calls: `["tag"(%a, %b : type, type), …]`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Attribute, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, ValueId};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

pub(super) const SEGMENTS: &str = "operandSegmentSizes";
pub(super) const BUNDLE_SIZES: &str = "op_bundle_sizes";

pub(super) const BUNDLE_TAGS: &str = "op_bundle_tags";

/// Parsed bundles, each as `"tag"(%a, %b : type, type)`.
pub(super) struct Bundles {
    tags: Vec<String>,
    sizes: Vec<i32>,
    operands: Vec<ValueId>,
}

pub(super) fn parse_bundles(p: &mut OpParser<'_, '_>) -> Result<Bundles> {
    let mut bundles = Bundles { tags: Vec::new(), sizes: Vec::new(), operands: Vec::new() };
    if !p.peek_punct(Punct::LSquare) {
        return Ok(bundles);
    }
    p.parse_comma_list(Delimiter::Square, |p| {
        bundles.tags.push(p.parse_string()?);
        p.parse_punct(Punct::LParen)?;
        let at = p.offset();
        let operands = p.parse_operand_list(Delimiter::None)?;
        let types = if operands.is_empty() { Default::default() } else { p.parse_colon_type_list()? };
        p.parse_punct(Punct::RParen)?;
        let mut values = Default::default();
        p.resolve_operands(&operands, &types, at, &mut values)?;
        bundles.sizes.push(values.len() as i32);
        bundles.operands.extend(values);
        Ok(())
    })?;
    Ok(bundles)
}

/// Parses the same as a custom directive of an assembly format.
fn parse_bundle_groups(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::OperandGroups(groups), CustomSlot::TypeGroups(types), CustomSlot::Attr(tags)] = slots
    else {
        return Err(misuse(p, "OpBundles"));
    };
    if !p.peek_punct(Punct::LSquare) {
        return Ok(false);
    }
    let ctx = p.ctx();
    let mut called = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        called.push(ctx.string_attr(&p.parse_string()?));
        p.parse_punct(Punct::LParen)?;
        let operands = p.parse_operand_list(Delimiter::None)?;
        types.push(if operands.is_empty() {
            Vec::new()
        } else {
            p.parse_colon_type_list()?.into_iter().collect()
        });
        groups.push(operands.into_vec());
        p.parse_punct(Punct::RParen)
    })?;
    *tags = (!called.is_empty()).then(|| ctx.array_attr(&called));
    Ok(true)
}

fn print_bundle_groups(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::OperandGroups(groups), _, CustomValue::Attr(tags)] = values else { return };
    let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
    print_tagged(p, &sizes, elements(p.ctx(), *tags), &groups.concat());
}

/// Adds the directive.
pub(crate) fn add_directives(all: &mut CustomDirectives) {
    all.insert("OpBundles", parse_bundle_groups, print_bundle_groups);
}

/// Adds the operands of bundles, which come last; `segments` are the sizes of the groups before them.
pub(super) fn add_bundles(
    p: &OpParser<'_, '_>,
    state: &mut OperationState,
    segments: &[usize],
    bundles: Bundles,
) {
    let ctx = p.ctx();
    let count = bundles.operands.len();
    state.operands.extend(bundles.operands);
    let sizes: Vec<i32> = segments.iter().chain([&count]).map(|&size| size as i32).collect();
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    state.set_attr(ctx, BUNDLE_SIZES, ctx.dense_i32_array_attr(&bundles.sizes));
    if !bundles.tags.is_empty() {
        let tags: Vec<_> = bundles.tags.iter().map(|tag| ctx.string_attr(tag)).collect();
        state.set_attr(ctx, BUNDLE_TAGS, ctx.array_attr(&tags));
    }
}

pub(super) fn print_bundles(p: &mut OpPrinter<'_>, op: OpId, bundled: &[ValueId]) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let sizes = ir.attr_named(ctx, op, BUNDLE_SIZES).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let sizes = sizes.unwrap_or_default();
    if sizes.is_empty() {
        return;
    }
    p.text(" ");
    print_tagged(p, &sizes, elements(ctx, ir.attr_named(ctx, op, BUNDLE_TAGS)), bundled);
}

/// Prints `["tag"(%a, %b : type, type), …]`, or nothing.
fn print_tagged(p: &mut OpPrinter<'_>, sizes: &[i32], tags: &[Attribute], bundled: &[ValueId]) {
    if sizes.is_empty() {
        return;
    }
    let (ctx, ir) = (p.ctx(), p.ir());
    let mut rest = bundled;
    p.text("[");
    for (index, &size) in sizes.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.string(tags.get(index).and_then(|&tag| ctx.as_str(tag)).unwrap_or_default().as_bytes());
        let (values, others) = rest.split_at(usize::try_from(size).unwrap_or(0).min(rest.len()));
        rest = others;
        p.text("(");
        if !values.is_empty() {
            p.operands(values.iter().copied());
            p.text(" : ");
            p.types(values.iter().map(|&value| ir.value_type(value)), ", ");
        }
        p.text(")");
    }
    p.text("]");
}
