//! `!test.test_rec<name, T>`: a type that can contain itself.
//!
//! Between its brackets, types of the dialect are written without `!test.`; a name without a body refers to
//! the enclosing type of that name. Types are trees, so the reference is represented by a type with only a
//! name. Unlike upstream, two types of one name may have different bodies.

use legalize_ir::{Context, OpParser, OpPrinter, Param, ParamsSyntax, Punct, Type, TypeData};
use legalize_source::Diagnostic;

use crate::ops::DIALECT;

const MNEMONIC: &str = "test_rec";

fn full_name(mnemonic: &str) -> String {
    format!("{DIALECT}.{mnemonic}")
}

/// The mnemonic in the full name of a type of the dialect.
fn mnemonic_of(name: &str) -> Option<&str> {
    name.strip_prefix(DIALECT)?.strip_prefix('.')
}

/// The name and the body of a recursive type; a reference to an enclosing type has no body.
pub(crate) fn parts(ctx: &Context, ty: Type) -> Option<(&str, Option<Type>)> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    if mnemonic_of(ctx.str(*name)) != Some(MNEMONIC) {
        return None;
    }
    match &**params {
        [Param::Str(name), Param::Type(body)] => Some((&**name, Some(*body))),
        [Param::Str(name), Param::None] => Some((&**name, None)),
        _ => None,
    }
}

/// The recursive type of a name and a body.
pub(crate) fn with_body(ctx: &Context, name: &str, body: Type) -> Type {
    let params = vec![Param::Str(name.into()), Param::Type(body)];
    ctx.ty(TypeData::Dialect { name: ctx.name(&full_name(MNEMONIC)), params: params.into() })
}

/// Parses the parameters after the mnemonic; `around` holds the names of the enclosing types.
fn parse<'src>(p: &mut OpParser<'_, 'src>, around: &mut Vec<&'src str>) -> Result<Box<[Param]>, Diagnostic> {
    p.parse_punct(Punct::Less)?;
    let name = p.parse_any_keyword()?;
    let body = if around.contains(&name) {
        Param::None
    } else {
        p.parse_punct(Punct::Comma)?;
        around.push(name);
        let body = p.nested(|p| parse_nested(p, around))?;
        around.pop();
        Param::Type(body)
    };
    p.parse_punct(Punct::Greater)?;
    Ok(Box::new([Param::Str(name.into()), body]))
}

/// Parses a type of the dialect without its prefix: a recursive one, or one without parameters.
fn parse_nested<'src>(p: &mut OpParser<'_, 'src>, around: &mut Vec<&'src str>) -> Result<Type, Diagnostic> {
    let ctx = p.ctx();
    let at = p.offset();
    let mnemonic = p.parse_any_keyword()?;
    let known = ctx.find_name(&full_name(mnemonic)).and_then(|name| ctx.type_info(name));
    let (name, params) = match known {
        Some(info) if mnemonic == MNEMONIC => (info.name, parse(p, around)?),
        Some(info) if info.params.is_empty() => (info.name, Box::default()),
        _ => return Err(p.error(at, "unknown type!")),
    };
    Ok(ctx.ty(TypeData::Dialect { name, params }))
}

fn print(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Str(name), body] = params else { return };
    p.text("<");
    p.text(name);
    if let Param::Type(body) = body {
        p.text(", ");
        let body = *body;
        p.nested(move |p| print_nested(p, body));
    }
    p.text(">");
}

fn print_nested(p: &mut OpPrinter<'_>, ty: Type) {
    let ctx = p.ctx();
    let own = match ctx.type_data(ty) {
        TypeData::Dialect { name, params } => mnemonic_of(ctx.str(*name)).map(|mnemonic| (mnemonic, params)),
        _ => None,
    };
    match own {
        Some((mnemonic, params)) => {
            p.text(mnemonic);
            print(p, params);
        }
        None => p.ty(ty),
    }
}

/// Attaches the syntax.
pub(super) fn attach(ctx: &mut Context) {
    let name = ctx.name(&full_name(MNEMONIC));
    let syntax = ParamsSyntax::new(|p: &mut OpParser<'_, '_>| parse(p, &mut Vec::new()), print);
    ctx.update_type(name, |info| info.attached = syntax);
}
