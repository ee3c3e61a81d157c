//! Assembly formats in Rust: a custom assembly, a directive of a format, names of results.

use legalize_ir::{Context, Ir, OpId, OpParser, OpPrinter, OperationState, Punct, ValueId};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use crate::ops::{NumberOp, RangeOp};

/// `from to to attr-dict`
fn parse_range(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
    let ctx = p.ctx();
    let i64 = ctx.common().i64;
    let from = p.parse_attribute(Some(i64))?;
    p.parse_keyword("to")?;
    let to = p.parse_attribute(Some(i64))?;
    state.set_attr(ctx, RangeOp::FROM_ATTR, from);
    state.set_attr(ctx, RangeOp::TO_ATTR, to);
    p.parse_attr_dict(state)?;
    state.result_types.push(ctx.common().index);
    Ok(())
}

fn print_range(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (at, range) = ((ctx, ir), RangeOp::of(op));
    for (word, value) in [(" ", range.from_attr(&at)), (" to ", range.to_attr(&at))] {
        if let Some(value) = value {
            p.text(word);
            p.attr_without_type(value);
        }
    }
    p.attr_dict(op, &[ctx.name(RangeOp::FROM_ATTR), ctx.name(RangeOp::TO_ATTR)]);
}

/// `<x by y>`
fn parse_corner(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(x), CustomSlot::Attr(y)] = slots else {
        return Err(p.error(p.offset(), "the directive takes two attributes"));
    };
    let i64 = p.ctx().common().i64;
    p.parse_punct(Punct::Less)?;
    *x = Some(p.parse_attribute(Some(i64))?);
    p.parse_keyword("by")?;
    *y = Some(p.parse_attribute(Some(i64))?);
    p.parse_punct(Punct::Greater)?;
    Ok(true)
}

fn print_corner(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    if let [CustomValue::Attr(Some(x)), CustomValue::Attr(Some(y))] = values {
        p.text("<");
        p.attr_without_type(*x);
        p.text(" by ");
        p.attr_without_type(*y);
        p.text(">");
    }
}

/// Suggests names like `%c4` for constants.
fn constant_name(ctx: &Context, ir: &Ir, op: OpId, name: &mut dyn FnMut(ValueId, &str)) {
    let Some(&result) = ir.op(op).results().first() else { return };
    let value = NumberOp::of(op).value_attr(&(ctx, ir)).and_then(|value| ctx.as_i64(value));
    let text = value.map_or_else(|| "cst".to_owned(), |value| format!("c{value}"));
    name(result, &text);
}

/// Attaches the syntax of operations.
pub(super) fn attach(ctx: &mut Context) {
    let op = ctx.op_name(RangeOp::NAME);
    ctx.update_op(op, |info| {
        info.attached_mut().set_custom_assembly(parse_range, print_range);
    });
    let op = ctx.op_name(NumberOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().set_result_names(constant_name));
    let mut directives = CustomDirectives::new();
    directives.insert("Corner", parse_corner, print_corner);
    legalize_ods::attach_directives(ctx, "test", directives);
}
