//! Custom assembly of tosa: operations with regions, and those with enums as bare keywords in their dictionary.
//!
//! `%a, %b {name = WORD, …} : (types) -> types`, all attributes in one dictionary.

mod control;
mod variable;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::region_forms::{parse_while, print_while};
use legalize_dialects_hooks::table::Form;
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, Int, Name, OpId, OpParser, OpPrinter, OperationState, Param, Type,
};

pub(super) use variable::add_directives;

/// Attributes that are printed as keywords, by name: their definitions, and the default keyword, which is not printed.
const WORDS: &[(&str, &str, &str)] = &[
    ("rounding_mode", "tosa.rounding_mode", ""),
    ("mode", "tosa.resize_mode", ""),
    ("nan_mode", "tosa.nan_mode", "PROPAGATE"),
    ("block_size", "tosa.block_size", ""),
];

/// The keyword of an enum attribute.
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

pub(super) const FORMS: &[Form] =
    &[("tosa.cond_if", control::parse_if, control::print_if), ("tosa.while_loop", parse_while, print_while)];

pub(super) const DEFAULT_FORMS: &[Form] = &[
    ("tosa.apply_scale", parse, print),
    ("tosa.argmax", parse, print),
    ("tosa.cast_from_block_scaled", parse, print),
    ("tosa.cast_to_block_scaled", parse, print),
    ("tosa.clamp", parse, print),
    ("tosa.matmul_t_block_scaled", parse, print),
    ("tosa.max_pool2d", parse, print),
    ("tosa.maximum", parse, print),
    ("tosa.minimum", parse, print),
    ("tosa.reduce_max", parse, print),
    ("tosa.reduce_min", parse, print),
    ("tosa.rescale", parse, print),
    ("tosa.resize", parse, print),
];
