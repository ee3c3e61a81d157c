//! Custom assembly of tosa: operations with regions, and those with enums as bare keywords in their
//! dictionary.
//!
//! `%a, %b {name = WORD, …} : (types) -> types`, all attributes in one dictionary.

mod control;
mod variable;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::region_assembly::{parse_while, print_while};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AttrData, Attribute, Context, Delimiter, Int, Name, OpId, OpParser, OpPrinter, OperationState, Param,
    Punct, Type,
};

pub(super) use variable::add_directives;

/// An enum whose cases are bare keywords in the dictionaries of some operations: its attribute's name, and
/// its definition.
type Words = (&'static str, &'static str);

const ROUNDING: Words = ("rounding_mode", "tosa.rounding_mode");
const RESIZE: Words = ("mode", "tosa.resize_mode");
const NAN: Words = ("nan_mode", "tosa.nan_mode");
const BLOCK: Words = ("block_size", "tosa.block_size");

/// The case of [`NAN`] that is not printed.
const PROPAGATE: &str = "PROPAGATE";

/// The keyword of an attribute of one of the enums, whatever the attribute's name.
fn word(ctx: &Context, attr: Attribute) -> Option<String> {
    let AttrData::Dialect { name, params } = ctx.attr_data(attr) else { return None };
    let is_word = [ROUNDING, RESIZE, NAN, BLOCK].iter().any(|words| words.1 == ctx.str(*name));
    match &**params {
        [Param::Int(value)] if is_word => enum_of(ctx, *name)?.stringify(value.as_i64()?),
        _ => None,
    }
}

/// Parses `key = value`, or `key = WORD` for the operation's enum.
fn parse_entry(p: &mut OpParser<'_, '_>, state: &mut OperationState, words: Words) -> Result<()> {
    let ctx = p.ctx();
    let key = p.parse_any_keyword()?;
    p.parse_punct(Punct::Equal)?;
    if key == words.0
        && let Some(text) = p.try_any_keyword()
    {
        let name = ctx.name(words.1);
        let Some(value) = enum_of(ctx, name).and_then(|def| def.symbolize(text)) else {
            return Err(p.error(p.offset(), format!("invalid {key} value: {text}")));
        };
        let params = [Param::Int(Int::Small(value))];
        state.set_attr(ctx, key, ctx.attr(AttrData::Dialect { name, params: params.into() }));
        return Ok(());
    }
    let value = p.parse_attribute(None)?;
    state.set_attr(ctx, key, value);
    Ok(())
}

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState, words: Words) -> Result<()> {
    let operands = p.parse_operand_list(Delimiter::None)?;
    if p.peek_punct(Punct::LBrace) {
        p.parse_comma_list(Delimiter::Brace, |p| parse_entry(p, state, words))?;
    }
    p.parse_punct(Punct::Colon)?;
    let (inputs, results) = p.parse_function_type()?;
    let end = p.offset();
    p.resolve_operands(&operands, &inputs, end, &mut state.operands)?;
    state.result_types.extend(results);
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId, words: Words) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let data = ir.op(op);
    let dicts = [data.inherent(), data.discardable()];
    let mut entries: Vec<(Name, Attribute)> =
        dicts.iter().flat_map(|dict| ctx.dict_entries(*dict)).copied().collect();
    entries.sort_by_key(|entry| ctx.str(entry.0));
    // The first of all attributes of this kind is left out, as upstream.
    let is_nan = |attr: Attribute| matches!(ctx.attr_data(attr), AttrData::Dialect { name, .. } if ctx.str(*name) == NAN.1);
    let is_default = |attr: Attribute| is_nan(attr) && word(ctx, attr).as_deref() == Some(PROPAGATE);
    if words == NAN
        && let Some(hidden) = entries.iter().position(|entry| is_default(entry.1))
    {
        entries.remove(hidden);
    }
    p.text(" ");
    p.operands(ir.operands(op));
    for (index, (name, attr)) in entries.iter().enumerate() {
        p.text(if index == 0 { " {" } else { ", " });
        p.text(ctx.str(*name));
        p.text(" = ");
        match word(ctx, *attr) {
            Some(word) => p.text(&word),
            None => p.attr(*attr),
        }
    }
    p.text(if entries.is_empty() { " : " } else { "} : " });
    let inputs: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let results: Vec<Type> = data.results().iter().map(|&value| ir.value_type(value)).collect();
    p.functional_type(inputs, results.into_iter());
}

/// The form of an operation with an enum.
macro_rules! form {
    ($name:literal, $words:expr) => {
        ($name, |p, state| parse(p, state, $words), |p, op| print(p, op, $words))
    };
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("tosa.cond_if", control::parse_if, control::print_if), ("tosa.while_loop", parse_while, print_while)];

pub(super) const DEFAULT_FORMS: &[Assembly] = &[
    form!("tosa.apply_scale", ROUNDING),
    form!("tosa.argmax", NAN),
    form!("tosa.cast_from_block_scaled", BLOCK),
    form!("tosa.cast_to_block_scaled", BLOCK),
    form!("tosa.clamp", NAN),
    form!("tosa.matmul_t_block_scaled", BLOCK),
    form!("tosa.max_pool2d", NAN),
    form!("tosa.maximum", NAN),
    form!("tosa.minimum", NAN),
    form!("tosa.reduce_max", NAN),
    form!("tosa.reduce_min", NAN),
    form!("tosa.rescale", ROUNDING),
    form!("tosa.resize", RESIZE),
];
