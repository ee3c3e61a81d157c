//! Syntax of the struct type.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_ir::{Delimiter, OpParser, OpPrinter, Param, Punct};

use crate::spirv::syntax::{DECORATION, print_type};

/// Parses `NonWritable` or `MatrixStride=16`.
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

/// Parses a member: its type, which may be any, its offset or nothing, its decorations.
fn parse_member(p: &mut OpParser<'_, '_>) -> Result<Vec<Param>> {
    let mut member = vec![Param::Type(p.parse_type()?), Param::None];
    let mut is_first = true;
    if p.peek_punct(Punct::LSquare) {
        p.parse_comma_list(Delimiter::Square, |p| {
            match if is_first { p.try_integer()? } else { None } {
                Some(offset) => member[1] = Param::Int(offset),
                None => member.push(parse_decoration(p)?),
            }
            is_first = false;
            Ok(())
        })?;
    }
    Ok(member)
}

/// Parses `name, (type [offset, decoration…], …), decoration…`, or `name` alone, which refers to the
/// enclosing struct of that name. A reference is a type that consists of a name only, as types are trees.
pub(crate) fn parse_struct(p: &mut OpParser<'_, '_>) -> Result<Vec<Param>> {
    let start = p.offset();
    let Some(name) = p.try_any_keyword() else { return parse_body(p, start, Param::None) };
    let key = p.ctx().name(&format!("spirv.struct {name}"));
    if p.peek_punct(Punct::Greater) {
        return if p.is_in_cyclic(key) {
            Ok(vec![Param::Str(name.into())])
        } else {
            Err(p.error(start, "recursive struct reference not nested in struct definition"))
        };
    }
    p.parse_punct(Punct::Comma)?;
    let body = p.try_cyclic(key, |p| parse_body(p, start, Param::Str(name.into())));
    body.unwrap_or_else(|| Err(p.error(start, "identifier already used for an enclosing struct")))
}

/// Parses `(type [offset, decoration…], …), decoration…`.
fn parse_body(p: &mut OpParser<'_, '_>, start: u32, name: Param) -> Result<Vec<Param>> {
    let mut members = Vec::new();
    p.parse_comma_list(Delimiter::Paren, |p| {
        members.push(parse_member(p)?);
        Ok(())
    })?;
    let offsets = members.iter().filter(|member| matches!(member[1], Param::Int(_))).count();
    if offsets != 0 && offsets != members.len() {
        return Err(p.error(start, "offset specification must be given for all members"));
    }
    let members: Vec<Param> = members.into_iter().map(|member| Param::List(member.into())).collect();
    let mut decorations = Vec::new();
    while p.try_punct(Punct::Comma) {
        decorations.push(parse_decoration(p)?);
    }
    Ok(vec![name, Param::List(members.into()), Param::List(decorations.into())])
}

pub(crate) fn print_struct(p: &mut OpPrinter<'_>, params: &[Param]) {
    let (name, members, decorations) = match params {
        [Param::Str(name)] => return p.text(name),
        [name, Param::List(members), Param::List(decorations)] => (name, members, decorations),
        _ => return,
    };
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
