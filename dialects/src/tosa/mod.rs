//! Rust part of the tosa dialect: operations with regions, and those whose dictionary spells enums as bare words.
//!
//! `%a, %b {name = WORD, …} : (types) -> types`, all attributes in one dictionary.

mod control;
pub(crate) mod types;
mod variable;
pub(crate) mod verify;

pub(crate) use variable::add_directives;

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, Int, Name, OpId, OpParser, OpPrinter, OperationState, Param, Type,
};
use legalize_source::Diagnostic;

use crate::common::attributes::enum_of;

type Result<T> = std::result::Result<T, Diagnostic>;

const OPS: &[&str] = &[
    "tosa.apply_scale",
    "tosa.argmax",
    "tosa.cast_from_block_scaled",
    "tosa.cast_to_block_scaled",
    "tosa.clamp",
    "tosa.matmul_t_block_scaled",
    "tosa.max_pool2d",
    "tosa.maximum",
    "tosa.minimum",
    "tosa.reduce_max",
    "tosa.reduce_min",
    "tosa.rescale",
    "tosa.resize",
];

/// Attributes that are spelled as words, by name: their definitions, and the word that is not printed.
const WORDS: &[(&str, &str, &str)] = &[
    ("rounding_mode", "tosa.rounding_mode", ""),
    ("mode", "tosa.resize_mode", ""),
    ("nan_mode", "tosa.nan_mode", "PROPAGATE"),
    ("block_size", "tosa.block_size", ""),
];

/// The word of an enum's attribute.
fn word(ctx: &Context, attr: Attribute) -> Option<String> {
    let AttrData::Dialect { name, params } = ctx.attr_data(attr) else { return None };
    match &**params {
        [Param::Int(value)] => enum_of(ctx, *name)?.stringify(value.as_i64()?),
        _ => None,
    }
}

fn parse_entry(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let key = p.parse_keyword_or_string()?.into_owned();
    if !p.try_punct(Punct::Equal) {
        state.set_attr(ctx, &key, ctx.common().unit);
        return Ok(());
    }
    let at = p.offset();
    if let Some((_, name, _)) = WORDS.iter().find(|entry| entry.0 == key)
        && let Some(text) = p.try_any_keyword()
    {
        let name = ctx.name(name);
        let Some(value) = enum_of(ctx, name).and_then(|def| def.symbolize(text)) else {
            return Err(p.error(at, format!("invalid {key} value: {text}")));
        };
        let params = [Param::Int(Int::Small(value))];
        state.set_attr(ctx, &key, ctx.attr(AttrData::Dialect { name, params: params.into() }));
        return Ok(());
    }
    let value = p.parse_attribute(None)?;
    state.set_attr(ctx, &key, value);
    Ok(())
}

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let at = p.offset();
    let operands = p.parse_operand_list(Delimiter::None)?;
    if p.peek_punct(Punct::LBrace) {
        p.parse_comma_list(Delimiter::Brace, |p| parse_entry(p, state))?;
    }
    p.parse_punct(Punct::Colon)?;
    let (inputs, results) = p.parse_function_type()?;
    p.resolve_operands(&operands, &inputs, at, &mut state.operands)?;
    state.result_types.extend(results);
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let data = ir.op(op);
    let dicts = [data.inherent(), data.discardable()];
    let mut entries: Vec<(Name, Attribute)> =
        dicts.iter().flat_map(|dict| ctx.dict_entries(*dict)).copied().collect();
    entries.sort_by_key(|entry| ctx.str(entry.0));
    entries.retain(|(name, attr)| {
        let hidden = WORDS.iter().find(|entry| entry.0 == ctx.str(*name)).map_or("", |entry| entry.2);
        hidden.is_empty() || word(ctx, *attr).as_deref() != Some(hidden)
    });
    p.text(" ");
    p.operands(ir.operands(op));
    for (index, (name, attr)) in entries.iter().enumerate() {
        p.text(if index == 0 { " {" } else { ", " });
        p.text(ctx.str(*name));
        p.text(" = ");
        match word(ctx, *attr).filter(|_| WORDS.iter().any(|entry| entry.0 == ctx.str(*name))) {
            Some(word) => p.text(&word),
            None => p.attr(*attr),
        }
    }
    p.text(if entries.is_empty() { " : " } else { "} : " });
    let inputs: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let results: Vec<Type> = data.results().iter().map(|&value| ir.value_type(value)).collect();
    p.functional_type(inputs, results.into_iter());
}

/// Attaches the hooks to the operations that are registered and bring no form of their own.
pub(crate) fn attach(ctx: &mut Context) {
    control::attach(ctx);
    for name in OPS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            if !info.declared().has_form() {
                info.attached_mut().set_form(parse, print);
            }
        });
    }
}
