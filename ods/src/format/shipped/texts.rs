//! Directives for attributes that text gives otherwise than by their own syntax: names that are those of
//! results, defaults, words.

use legalize_ir::{
    AttrData, Attribute, Context, Delimiter, Ir, OpId, OpParser, OpPrinter, Param, Punct, attr_to_string,
    parse_attr_str, type_to_string,
};
use legalize_source::Diagnostic;

use super::misuse;
use crate::format::custom::{CustomDirectives, CustomSlot, CustomValue};

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("ResultName", parse_result_name, print_result_name);
    all.insert("ImpliedName", parse_implied_name, print_nothing);
    all.in_dict_if("ImpliedName", |printer, op, values| !is_result_name(printer, op, values));
    all.insert("Default", parse_default, print_nothing);
    all.in_dict_if("Default", |printer, _, values| !is_default(printer.ctx(), values));
    all.insert("WordAttr", parse_word, print_word);
    all.prints_values_if("WordAttr", |ctx: &Context, _: &Ir, values: &[CustomValue]| {
        word(ctx, values).is_some()
    });
    all.silent_if("WordAttr", |printer, _, values| match values.get(3) {
        Some(CustomValue::Str(default)) => word(printer.ctx(), values).is_none_or(|word| *word == **default),
        _ => false,
    });
    all.silent_if("ResultName", is_result_name);
    all.own_space("WordAttr");
    all.own_space("ResultName");
    super::types::add_computed(all);
    all.insert("EntryTypes", parse_entry_types, print_entry_types);
    all.insert("DefaultFrom", parse_default_from, print_nothing);
    all.in_dict_if("DefaultFrom", |_, _, values| match values {
        [CustomValue::Attr(own), CustomValue::Attr(other)] => own != other,
        _ => false,
    });
    all.insert("ResultCount", parse_result_count, print_result_count);
    all.insert("SharedResultType", parse_shared_results, print_shared);
    all.insert("SharedType", parse_shared, print_shared);
    all.prints_values_if("SharedType", |_: &Context, _: &Ir, values: &[CustomValue]| {
        let mut types = values.iter().flat_map(|value| match value {
            CustomValue::Types(types) => types.as_slice(),
            _ => &[],
        });
        let first = types.next();
        first.is_some_and(|first| types.all(|ty| ty == first))
    });
    all.insert("ReferenceOrSet", parse_references, print_references);
    all.insert("KeywordOrString", parse_keyword_or_string, print_keyword_or_string);
    all.insert("TypeOrTypes", parse_types, print_types);
    all.insert("SymbolAlias", parse_alias, print_alias);
}

/// The directive that keeps the parameters of a type or attribute as they are written.
pub(crate) fn verbatim() -> CustomDirectives {
    let mut all = CustomDirectives::new();
    all.insert("Verbatim", parse_verbatim, print_verbatim);
    all
}

fn print_nothing(_: &mut OpPrinter<'_>, _: Option<OpId>, _: &[CustomValue]) {}

// The name of the first result, or `name "text"`.

fn parse_result_name(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    if !parser.try_keyword("name") {
        return parse_implied_name(parser, slots);
    }
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(parser, "ResultName")) };
    let name = parser.parse_string()?;
    *slot = Some(parser.ctx().string_attr(&name));
    Ok(true)
}

/// Numbers are not names.
fn parse_implied_name(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(parser, "ImpliedName")) };
    let name = parser.result_name(0).unwrap_or_default().trim_start_matches('%');
    let name = if name.starts_with(|c: char| c.is_ascii_digit()) { "" } else { name };
    *slot = Some(parser.ctx().string_attr(name));
    Ok(false)
}

/// Returns true if an attribute is the name of an operation's first result, or empty.
fn is_result_name(printer: &OpPrinter<'_>, op: OpId, values: &[CustomValue]) -> bool {
    let [CustomValue::Attr(Some(name))] = values else { return true };
    let Some(name) = printer.ctx().as_str(*name) else { return false };
    let result = printer.ir().op(op).results().first().copied();
    let printed = result.map(|result| printer.value_name(result)).unwrap_or_default();
    let printed = printed.trim_start_matches('%');
    match name {
        "" => !printed.starts_with(|c: char| !c.is_ascii_digit()),
        name => printed.split('#').next() == Some(name),
    }
}

fn print_result_name(printer: &mut OpPrinter<'_>, op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(name))] = values else { return };
    if op.is_some_and(|op| !is_result_name(printer, op, values)) {
        printer.text("name ");
        printer.attr(*name);
    }
}

// Nothing: the attribute has the default unless the dictionary has it.

fn default_of(ctx: &Context, text: &str) -> Result<Attribute, Diagnostic> {
    parse_attr_str(ctx, text, None)
}

fn parse_default(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot), CustomSlot::Str(text)] = slots else {
        return Err(misuse(parser, "Default"));
    };
    let default = default_of(parser.ctx(), text);
    *slot = Some(default.map_err(|error| parser.error(parser.offset(), error.message))?);
    Ok(false)
}

fn is_default(ctx: &Context, values: &[CustomValue]) -> bool {
    let [CustomValue::Attr(Some(attr)), CustomValue::Str(text)] = values else { return true };
    default_of(ctx, text).is_ok_and(|default| default == *attr)
}

// A word between a prefix and a suffix that are the rest of an attribute's text; perhaps nothing for one of
// the words.

fn parse_word(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot), CustomSlot::Str(prefix), CustomSlot::Str(suffix), rest @ ..] = slots else {
        return Err(misuse(parser, "WordAttr"));
    };
    let (ctx, mark, at) = (parser.ctx(), parser.mark(), parser.offset());
    if let Some(word) = parser.try_any_keyword()
        && let Ok(attr) = default_of(ctx, &format!("{prefix}{word}{suffix}"))
    {
        *slot = Some(attr);
        return Ok(true);
    }
    parser.rewind(mark);
    let [CustomSlot::Str(word)] = rest else { return Err(parser.error(at, "expected a word")) };
    let default = default_of(ctx, &format!("{prefix}{word}{suffix}"));
    *slot = Some(default.map_err(|error| parser.error(at, error.message))?);
    Ok(false)
}

fn word(ctx: &Context, values: &[CustomValue]) -> Option<String> {
    let [CustomValue::Attr(attr), CustomValue::Str(prefix), CustomValue::Str(suffix), ..] = values else {
        return None;
    };
    let text = attr_to_string(ctx, (*attr)?);
    Some(text.strip_prefix(&**prefix)?.strip_suffix(&**suffix)?.to_owned())
}

fn print_word(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let Some(word) = word(printer.ctx(), values) else { return };
    match values.get(3) {
        Some(CustomValue::Str(default)) if **default == *word => {}
        _ => printer.text(&word),
    }
}

// A string, without quotes if it is a word.

fn parse_keyword_or_string(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(parser, "KeywordOrString")) };
    let Some(text) = parser.try_keyword_or_string() else { return Ok(false) };
    *slot = Some(parser.ctx().string_attr(&text));
    Ok(true)
}

fn print_keyword_or_string(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    if let [CustomValue::Attr(Some(text))] = values {
        let ctx = printer.ctx();
        printer.keyword_or_string(ctx.as_str(*text).unwrap_or_default());
    }
}

// `type` or `(type, …)`.

fn parse_types(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Types(types)] = slots else { return Err(misuse(parser, "TypeOrTypes")) };
    if parser.peek_punct(Punct::LParen) {
        let (mark, read) = (parser.mark(), parser.parse_type_list_parens()?);
        if !parser.peek_punct(Punct::Arrow) {
            types.extend(read);
            return Ok(true);
        }
        // The list was that of a function type.
        parser.rewind(mark);
    }
    types.push(parser.parse_type()?);
    Ok(true)
}

fn print_types(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(types)] = values else { return };
    match types[..] {
        [ty] => printer.ty(ty),
        _ => {
            printer.text("(");
            printer.types(types.iter().copied(), ", ");
            printer.text(")");
        }
    }
}

// The type of a result, in whose text the types of operands are: `!d.record<a: i1, b: i2>`.

fn parse_entry_types(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Types(inner), CustomSlot::Types(types)] = slots else {
        return Err(misuse(parser, "EntryTypes"));
    };
    let (ctx, at) = (parser.ctx(), parser.offset());
    let ty = parser.parse_type()?;
    let entries = super::list::entry_types(ctx, ty);
    inner.extend(entries.ok_or_else(|| parser.error(at, "expected a type with entries `name: type`"))?);
    types.push(ty);
    Ok(true)
}

fn print_entry_types(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    if let [_, CustomValue::Types(types)] = values {
        printer.types(types.iter().copied(), ", ");
    }
}

// One type, which the values of a list have, and other values as well.

fn parse_shared(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), rest @ ..] = slots else {
        return Err(misuse(parser, "SharedType"));
    };
    let ty = parser.parse_type()?;
    types.extend(values.iter().map(|_| ty));
    for slot in rest {
        match slot {
            CustomSlot::Types(types) => types.push(ty),
            _ => return Err(misuse(parser, "SharedType")),
        }
    }
    Ok(true)
}

fn print_shared(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let first = values.iter().find_map(|value| match value {
        CustomValue::Types(types) => types.first(),
        _ => None,
    });
    if let Some(ty) = first {
        printer.ty(*ty);
    }
}

// Nothing: the attribute equals another one unless the dictionary has it.

fn parse_default_from(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot), CustomSlot::Attr(other)] = slots else {
        return Err(misuse(parser, "DefaultFrom"));
    };
    *slot = *other;
    Ok(false)
}

// `[2]`: the number of results.

fn parse_result_count(parser: &mut OpParser<'_, '_>, _: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    parser.parse_punct(Punct::LSquare)?;
    let at = parser.offset();
    let count = parser.parse_integer()?.as_i64();
    if count != i64::try_from(parser.result_count()).ok() {
        return Err(parser.error(at, "expected the number of results that are named"));
    }
    parser.parse_punct(Punct::RSquare)?;
    Ok(true)
}

fn print_result_count(printer: &mut OpPrinter<'_>, op: Option<OpId>, _: &[CustomValue]) {
    let count = op.map_or(0, |op| printer.ir().op(op).results().len());
    printer.text(&format!("[{count}]"));
}

/// The type of all results and of other values.
fn parse_shared_results(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Types(types), rest @ ..] = slots else {
        return Err(misuse(parser, "SharedResultType"));
    };
    let ty = parser.parse_type()?;
    types.resize(parser.result_count(), ty);
    for slot in rest {
        match slot {
            CustomSlot::Types(types) => types.push(ty),
            _ => return Err(misuse(parser, "SharedResultType")),
        }
    }
    Ok(true)
}

// `@a` or `{@a, @b::@c}`.

fn parse_references(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(parser, "ReferenceOrSet")) };
    let mut all = Vec::new();
    if parser.peek_punct(Punct::LBrace) {
        parser.parse_comma_list(Delimiter::Brace, |parser| {
            all.push(parser.parse_attribute(None)?);
            Ok(())
        })?;
    } else if let Some(one) = parser.try_attribute(None)? {
        all.push(one);
    } else {
        return Ok(false);
    }
    *slot = Some(parser.ctx().array_attr(&all));
    Ok(true)
}

fn print_references(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let AttrData::Array(all) = printer.ctx().attr_data(*attr) else { return };
    printer.text(if all.len() == 1 { "" } else { "{" });
    for (index, attr) in all.iter().enumerate() {
        printer.text(if index > 0 { ", " } else { "" });
        printer.attr(*attr);
    }
    printer.text(if all.len() == 1 { "" } else { "}" });
}

// `@function` or `@function as("name")`: a reference, and a name that is that of the reference where it is
// not given.

fn parse_alias(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(name), CustomSlot::Attr(function)] = slots else {
        return Err(misuse(parser, "SymbolAlias"));
    };
    let ctx = parser.ctx();
    let symbol = parser.parse_symbol_name()?;
    *function = Some(ctx.symbol_ref_attr(ctx.str(symbol)));
    let mut text = ctx.str(symbol).to_owned();
    if parser.try_keyword("as") {
        parser.parse_punct(Punct::LParen)?;
        text = parser.parse_string()?;
        parser.parse_punct(Punct::RParen)?;
    }
    *name = Some(ctx.string_attr(&text));
    Ok(true)
}

fn print_alias(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(name)), CustomValue::Attr(Some(function))] = values else { return };
    let ctx = printer.ctx();
    printer.attr(*function);
    let text = attr_to_string(ctx, *function);
    if ctx.as_str(*name).is_some_and(|name| text.trim_start_matches('@') != name) {
        printer.text(" as(");
        printer.attr(*name);
        printer.text(")");
    }
}

// The text of the parameters, up to the end of a group in brackets, a symbol, a word or a number.

fn parse_verbatim(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Param(param), ..] = slots else { return Err(misuse(parser, "Verbatim")) };
    let start = parser.offset();
    let mut depth = 0usize;
    // Aliases are written out.
    let (mut text, mut copied) = (String::new(), start as usize);
    loop {
        let open = [Punct::Less, Punct::LParen, Punct::LSquare, Punct::LBrace];
        let close = [Punct::Greater, Punct::RParen, Punct::RSquare, Punct::RBrace];
        if depth > 0 && close.into_iter().any(|punct| parser.try_punct(punct)) {
            depth -= 1;
        } else if open.into_iter().any(|punct| parser.try_punct(punct)) {
            depth += 1;
        } else if let at = parser.offset() as usize
            && let Some(token) = token(parser, depth > 0)?
        {
            if let Some(token) = token {
                text.push_str(parser.text().get(copied..at).unwrap_or_default());
                text.push_str(&token);
                copied = parser.span_from(start).end as usize;
            }
        } else {
            return Err(parser.error(parser.offset(), "expected the end of the parameters"));
        }
        if depth == 0 {
            break;
        }
    }
    let end = parser.span_from(start).end as usize;
    text.push_str(parser.text().get(copied..end).unwrap_or_default());
    *param = Param::Str(text.into());
    Ok(true)
}

/// Reads a token, a type or an attribute, with the text of the latter two; `None` if there is none.
fn token(parser: &mut OpParser<'_, '_>, inside: bool) -> Result<Option<Option<String>>, Diagnostic> {
    let ctx = parser.ctx();
    if parser.peek_text().starts_with('@') {
        return parser.parse_attribute(None).map(|_| Some(None));
    }
    if parser.try_any_keyword().is_some() || parser.try_string().is_some() || parser.try_integer()?.is_some()
    {
        return Ok(Some(None));
    }
    let others = [
        Punct::Comma,
        Punct::Colon,
        Punct::Equal,
        Punct::Arrow,
        Punct::Star,
        Punct::Plus,
        Punct::Minus,
        Punct::Question,
    ];
    if inside && others.into_iter().any(|punct| parser.try_punct(punct)) {
        return Ok(Some(None));
    }
    if parser.peek_type() {
        return parser.parse_type().map(|ty| Some(Some(type_to_string(ctx, ty))));
    }
    let attr = if inside { parser.try_attribute(None)? } else { None };
    Ok(attr.map(|attr| Some(attr_to_string(ctx, attr))))
}

fn print_verbatim(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    if let [CustomValue::Param(Param::Str(text)), ..] = values {
        printer.text(text);
    }
}
