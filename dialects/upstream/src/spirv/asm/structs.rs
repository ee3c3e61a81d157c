//! Text of the struct type.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{OpParser, OpPrinter, Param};

use crate::spirv::syntax::{DECORATION, parse_element, print_type};

/// `NonWritable` or `MatrixStride=16`.
fn parse_decoration(p: &mut OpParser<'_, '_>) -> Result<Param> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let ctx = p.ctx();
    if enum_of(ctx, ctx.name(DECORATION)).and_then(|def| def.symbolize(word)).is_none() {
        return Err(p.error(at, format!("unknown attribute: '{word}'")));
    }
    if !p.try_punct(Punct::Equal) {
        return Ok(Param::Str(word.into()));
    }
    let at = p.offset();
    match p.parse_integer()?.as_i64() {
        Some(value) => Ok(Param::Str(format!("{word}={value}").into())),
        None => Err(p.error(at, "expected a number of 64 bits")),
    }
}

/// `name, (type [offset, decoration…], …), decoration…`
pub(crate) fn parse_struct(p: &mut OpParser<'_, '_>) -> Result<Vec<Param>> {
    let start = p.offset();
    let mut name = Param::None;
    if let Some(word) = p.try_any_keyword() {
        name = Param::Str(word.into());
        p.parse_punct(Punct::Comma)?;
    }
    let mut members = Vec::new();
    let mut offsets = 0;
    p.parse_comma_list(Delimiter::Paren, |p| {
        let mut member = vec![Param::Type(parse_element(p)?), Param::None];
        if p.peek_punct(Punct::LSquare) {
            p.parse_comma_list(Delimiter::Square, |p| {
                match p.try_integer()? {
                    Some(offset) => {
                        member[1] = Param::Int(offset);
                        offsets += 1;
                    }
                    None => member.push(parse_decoration(p)?),
                }
                Ok(())
            })?;
        }
        members.push(Param::List(member.into()));
        Ok(())
    })?;
    if offsets != 0 && offsets != members.len() {
        return Err(p.error(start, "offset specification must be given for all members"));
    }
    let mut decorations = Vec::new();
    while p.try_punct(Punct::Comma) {
        decorations.push(parse_decoration(p)?);
    }
    Ok(vec![name, Param::List(members.into()), Param::List(decorations.into())])
}

pub(crate) fn print_struct(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [name, Param::List(members), Param::List(decorations)] = params else { return };
    if let Param::Str(name) = name {
        p.text(&format!("{name}, "));
    }
    p.text("(");
    for (at, member) in members.iter().enumerate() {
        let Param::List(member) = member else { continue };
        p.text(if at == 0 { "" } else { ", " });
        print_type(p, member.first());
        let offset = match member.get(1) {
            Some(Param::Int(offset)) => Some(offset.to_big().to_string()),
            _ => None,
        };
        let words: Vec<String> = offset.into_iter().chain(member.iter().filter_map(text)).collect();
        if !words.is_empty() {
            p.text(&format!(" [{}]", words.join(", ")));
        }
    }
    p.text(")");
    for decoration in decorations.iter().filter_map(text) {
        p.text(&format!(", {decoration}"));
    }
}

pub(crate) fn text(param: &Param) -> Option<String> {
    match param {
        Param::Str(text) => Some(text.to_string()),
        _ => None,
    }
}
