//! Custom directives of several operations of gpu: async dependencies, and operations of reductions.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{AttrData, Delimiter, OpId, OpParser, OpPrinter, Punct};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use crate::gpu::types::token;

const ALL_REDUCE: &str = "gpu.all_reduce_op";

// `async [%a, %b]`: the type of a token, and operands in optional brackets.

fn parse_async(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let at = p.offset();
    let is_async = p.try_keyword("async");
    let token = token(p.ctx());
    let [CustomSlot::Types(types), CustomSlot::Operands(operands)] = slots else {
        return Err(misuse(p, "AsyncDependencies"));
    };
    if is_async {
        if p.result_count() == 0 {
            return Err(p.error(at, "needs to be named when marked 'async'"));
        }
        types.push(token);
    }
    if p.peek_punct(Punct::LSquare) {
        operands.extend(p.parse_operand_list(Delimiter::Square)?);
    }
    Ok(true)
}

fn print_async(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(types), CustomValue::Operands(operands)] = values else { return };
    if !types.is_empty() {
        p.text(if operands.is_empty() { "async" } else { "async " });
    }
    if !operands.is_empty() {
        p.text("[");
        p.operands(operands.iter().copied());
        p.text("]");
    }
}

// The case of an enum, or nothing.

fn parse_all_reduce(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let ctx = p.ctx();
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "AllReduceOperation")) };
    if !p.peek_any_keyword() {
        return Ok(false);
    }
    let name = ctx.name(ALL_REDUCE);
    let Some(parse) = ctx.attr_info(name).and_then(|info| info.reader(ctx)) else {
        return Err(misuse(p, "AllReduceOperation"));
    };
    let params = parse(p)?;
    *slot = Some(ctx.attr(AttrData::Dialect { name, params }));
    Ok(true)
}

fn print_all_reduce(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let ctx = p.ctx();
    if let AttrData::Dialect { name, params } = ctx.attr_data(*attr)
        && let Some(print) = ctx.attr_info(*name).and_then(|info| info.printer(ctx))
    {
        print(p, params);
    }
}

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("AsyncDependencies", parse_async, print_async);
    all.insert("AllReduceOperation", parse_all_reduce, print_all_reduce);
}
