//! Assembly format of function-like operations:
//! `@name(%arg: type {attrs}) -> (type {attrs}) attributes {…} { … }`.
//!
//! Mirrors upstream's `function_interface_impl`.

use legalize_ir::{
    Argument, AttrData, AttrDict, Attribute, Context, Delimiter, Name, OpId, OpParser, OpPrinter,
    OperationState, Punct, RegionId, Type,
};

use super::function_type;
use crate::Result;
use crate::attributes::names;

/// Parsed arguments and results of a function.
#[derive(Debug)]
#[non_exhaustive]
pub struct Signature {
    /// The arguments: the name if they have names, the type, the attributes.
    pub args: Vec<(Option<Argument>, Type, AttrDict)>,
    /// The results: the type, the attributes.
    pub results: Vec<(Type, AttrDict)>,
    /// True if `...` follows the arguments.
    pub variadic: bool,
}

impl Signature {
    /// The types of the arguments.
    pub fn arg_types(&self) -> Vec<Type> {
        self.args.iter().map(|arg| arg.1).collect()
    }

    /// The types of the results.
    pub fn result_types(&self) -> Vec<Type> {
        self.results.iter().map(|result| result.0).collect()
    }

    /// The named arguments. Empty if only types are given: the body's first block names its arguments itself
    /// then.
    pub fn entry_args(&self) -> Vec<Argument> {
        self.args.iter().filter_map(|arg| arg.0.clone()).collect()
    }
}

/// Parses `(%arg: type {attrs}, …) -> …`; either all arguments are named, or only types are given.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_signature(p: &mut OpParser<'_, '_>, allow_variadic: bool) -> Result<Signature> {
    let mut signature = Signature { args: Vec::new(), results: Vec::new(), variadic: false };
    p.parse_comma_list(Delimiter::Paren, |p| {
        let offset = p.offset();
        if signature.variadic {
            return Err(p.error(offset, "variadic arguments must be in the end of the argument list"));
        }
        if allow_variadic && p.try_punct(Punct::Ellipsis) {
            signature.variadic = true;
            return Ok(());
        }
        let named = signature.args.first().map(|first| first.0.is_some());
        match p.try_argument(true, true)? {
            Some(_) if named == Some(false) => {
                Err(p.error(offset, "expected type instead of SSA identifier"))
            }
            Some(argument) => {
                let Some(ty) = argument.ty else { return Err(p.error(offset, "expected an argument type")) };
                let attrs = argument.attrs;
                signature.args.push((Some(argument), ty, attrs));
                Ok(())
            }
            None if named == Some(true) => Err(p.error(offset, "expected SSA identifier")),
            None => {
                let ty = p.parse_type()?;
                let attrs = p.try_dict()?.unwrap_or(p.ctx().common().empty_dict);
                p.try_loc()?;
                signature.args.push((None, ty, attrs));
                Ok(())
            }
        }
    })?;
    if p.try_punct(Punct::Arrow) {
        let empty = p.ctx().common().empty_dict;
        if p.peek_punct(Punct::LParen) {
            p.parse_comma_list(Delimiter::Paren, |p| {
                let ty = p.parse_type()?;
                signature.results.push((ty, p.try_dict()?.unwrap_or(empty)));
                Ok(())
            })?;
        } else {
            signature.results.push((p.parse_type()?, empty));
        }
    }
    Ok(signature)
}

/// Parses `attributes {…}` of a function; the names in `inferred` are refused, as the syntax gives their
/// values.
///
/// # Errors
/// Fails on text in any other syntax.
fn parse_attrs_but(p: &mut OpParser<'_, '_>, state: &mut OperationState, inferred: &[&str]) -> Result<()> {
    let (ctx, at) = (p.ctx(), p.offset());
    let mut written = OperationState::new(ctx, state.name, state.loc);
    p.parse_attr_dict_with_keyword(&mut written)?;
    let dicts = [written.inherent, written.discardable];
    let entries = || dicts.iter().flat_map(|&dict| ctx.dict_entries(dict));
    for &name in inferred {
        if entries().any(|entry| ctx.str(entry.0) == name) {
            return Err(p.error(
                at,
                format!(
                    "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
                ),
            ));
        }
    }
    for &(name, attr) in entries() {
        state.set_attr(ctx, ctx.str(name), attr);
    }
    Ok(())
}

/// Sets `arg_attrs` and `res_attrs` if any argument or result has attributes.
pub fn set_signature_attrs(ctx: &Context, state: &mut OperationState, signature: &Signature) {
    let empty = ctx.common().empty_dict;
    let mut set = |name: &str, dicts: Vec<AttrDict>| {
        if dicts.iter().any(|&dict| dict != empty) {
            let dicts: Vec<Attribute> = dicts.into_iter().map(AttrDict::as_attribute).collect();
            state.set_attr(ctx, name, ctx.array_attr(&dicts));
        }
    };
    set("arg_attrs", signature.args.iter().map(|arg| arg.2).collect());
    set("res_attrs", signature.results.iter().map(|result| result.1).collect());
}

/// Parses the optional body, which has at least one block; otherwise the region stays empty.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_body(p: &mut OpParser<'_, '_>, state: &mut OperationState, signature: &Signature) -> Result<()> {
    let offset = p.offset();
    let is_there = p.peek_punct(Punct::LBrace);
    parse_any_body(p, state, signature)?;
    match state.regions.last() {
        Some(&region) if is_there && p.ir().region(region).is_empty() => {
            Err(p.error(offset, "expected non-empty function body"))
        }
        _ => Ok(()),
    }
}

/// Parses a body as [`parse_body`] does, but accepts one without a block, which equals no body.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_any_body(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    signature: &Signature,
) -> Result<()> {
    let region = if p.peek_punct(Punct::LBrace) {
        p.parse_isolated_region(&signature.entry_args())?
    } else {
        p.ir().create_region()
    };
    state.regions.push(region);
    Ok(())
}

/// Attributes of one value in `arg_attrs` or `res_attrs`.
fn entries_of(ctx: &Context, dicts: Option<Attribute>, index: usize) -> &[(Name, Attribute)] {
    let AttrData::Array(dicts) = dicts.map_or(&AttrData::Unit, |dicts| ctx.attr_data(dicts)) else {
        return &[];
    };
    let dict = dicts.get(index).and_then(|&dict| ctx.as_dict(dict));
    dict.map_or(&[], |dict| ctx.dict_entries(dict))
}

/// Prints `(%arg: type {attrs}, …) -> …`.
pub fn print_signature(p: &mut OpPrinter<'_>, op: OpId, args: &[Type], results: &[Type], variadic: bool) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let arg_attrs = ir.attr_named(ctx, op, "arg_attrs");
    let res_attrs = ir.attr_named(ctx, op, "res_attrs");
    let body: Option<RegionId> = ir.op(op).regions().first().copied();
    let entry = body.and_then(|body| ir.region(body).first());
    p.text("(");
    for (index, &ty) in args.iter().enumerate() {
        if index != 0 {
            p.text(", ");
        }
        let entries = entries_of(ctx, arg_attrs, index);
        match entry.and_then(|entry| ir.block(entry).args().get(index)) {
            Some(&arg) => p.region_argument_with_attrs(arg, entries),
            None => {
                p.ty(ty);
                p.attr_entries(entries);
            }
        }
    }
    if variadic {
        p.text(if args.is_empty() { "..." } else { ", ..." });
    }
    p.text(")");
    if results.is_empty() {
        return;
    }
    p.text(" -> ");
    let bare = results.len() == 1
        && !matches!(ctx.type_data(results[0]), legalize_ir::TypeData::Function { .. })
        && entries_of(ctx, res_attrs, 0).is_empty();
    if !bare {
        p.text("(");
    }
    for (index, &ty) in results.iter().enumerate() {
        if index != 0 {
            p.text(", ");
        }
        p.ty(ty);
        p.attr_entries(entries_of(ctx, res_attrs, index));
    }
    if !bare {
        p.text(")");
    }
}

/// Prints the body if there is one.
pub fn print_body(p: &mut OpPrinter<'_>, op: OpId) {
    if let Some(&body) = p.ir().op(op).regions().first().filter(|&&body| !p.ir().region(body).is_empty()) {
        p.text(" ");
        p.region(body, false, true);
    }
}

/// Parses `@name(%arg: type) -> type attributes {…} { … }`.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    parse_any_func(p, state, false)
}

/// Parses a function as [`parse_func`] does, with `...` after the arguments or without.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_open_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    parse_any_func(p, state, true)
}

fn parse_any_func(p: &mut OpParser<'_, '_>, state: &mut OperationState, open: bool) -> Result<()> {
    let ctx = p.ctx();
    for visibility in ["public", "private", "nested"] {
        if p.try_keyword(visibility) {
            state.set_attr(ctx, "sym_visibility", ctx.string_attr(visibility));
            break;
        }
    }
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let signature = parse_signature(p, open)?;
    let ty = ctx.function_type(&signature.arg_types(), &signature.result_types());
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    parse_attrs_but(p, state, &["sym_visibility", "sym_name", "function_type"])?;
    set_signature_attrs(p.ctx(), state, &signature);
    parse_body(p, state, &signature)
}

/// Prints the syntax that [`parse_func`] parses.
pub fn print_func(p: &mut OpPrinter<'_>, op: OpId) {
    print_any_func(p, op, false);
}

/// Prints the syntax that [`parse_open_func`] parses, with `...`.
pub fn print_open_func(p: &mut OpPrinter<'_>, op: OpId) {
    print_any_func(p, op, true);
}

fn print_any_func(p: &mut OpPrinter<'_>, op: OpId, open: bool) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let text = |name| ir.attr_named(ctx, op, name).and_then(|attr| ctx.as_str(attr));
    let Some((inputs, results)) = function_type(ctx, ir, op) else { return };
    p.text(" ");
    if let Some(visibility) = text("sym_visibility") {
        p.text(visibility);
        p.text(" ");
    }
    p.symbol_name(ctx.name(text("sym_name").unwrap_or_default()));
    print_signature(p, op, &inputs, &results, open);
    let elided = names(ctx, ["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"]);
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}
