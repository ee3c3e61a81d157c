//! Custom assembly of other names of symbols: `llvm.mlir.alias`, and the linkage of `llvm.mlir.ifunc`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{enum_value, names, number};
use legalize_dialects_hooks::table::{Assembly, misuse};
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Punct, Type};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_typed::FromAttr;

use super::functions::{LINKAGES, UNNAMED_ADDRS, VISIBILITIES, enum_attr, indexed_text, try_indexed};
use super::memory::parse_symbol_keywords;

/// Parses `private hidden thread_local unnamed_addr @name {…} : type { … }`; omitted keywords default to the
/// first one of their kind.
fn parse_alias(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    parse_symbol_keywords(p, state);
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    p.parse_attr_dict(state)?;
    p.parse_punct(Punct::Colon)?;
    let ty = p.parse_type()?;
    if p.try_punct(Punct::Comma) {
        return Err(p.error(p.name_offset(), "expected zero or one type"));
    }
    state.set_attr(ctx, "alias_type", ctx.type_attr(ty));
    let region = p.parse_isolated_region(&[])?;
    state.regions.push(region);
    Ok(())
}

fn print_alias(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let word = |cases: &[&'static str], attr: &str| {
        let case = enum_value(ctx, ir, op, attr).unwrap_or(0);
        indexed_text(cases, case).unwrap_or_default()
    };
    let words = [
        word(LINKAGES, "linkage"),
        word(VISIBILITIES, "visibility_"),
        if ir.attr_named(ctx, op, "thread_local_").is_some() { "thread_local" } else { "" },
        word(UNNAMED_ADDRS, "unnamed_addr"),
    ];
    for word in words.into_iter().filter(|word| !word.is_empty()) {
        p.text(" ");
        p.text(word);
    }
    let name = ir.attr_named(ctx, op, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    let elided = ["sym_name", "alias_type", "unnamed_addr", "linkage", "visibility_", "thread_local_"];
    p.attr_dict(op, &names(ctx, elided));
    p.text(" : ");
    if let Some(ty) = ir.attr_named(ctx, op, "alias_type").and_then(|ty| Type::from_attr(ctx, ty)) {
        p.ty(ty);
    }
    if let Some(&body) = ir.op(op).regions().first() {
        p.text(" ");
        p.region(body, false, true);
    }
}

fn parse_linkage(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "LLVMLinkage")) };
    let linkage = try_indexed(p, LINKAGES).unwrap_or(0);
    *slot = Some(enum_attr(p.ctx(), "linkage", linkage));
    Ok(true)
}

fn print_linkage(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(linkage)] = values else { return };
    let case = number(p.ctx(), *linkage).unwrap_or(0);
    p.text(indexed_text(LINKAGES, case).unwrap_or_default());
}

pub(super) const ASSEMBLY: &[Assembly] = &[("llvm.mlir.alias", parse_alias, print_alias)];

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("LLVMLinkage", parse_linkage, print_linkage);
}
