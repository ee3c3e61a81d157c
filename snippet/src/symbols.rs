//! Static functions of `SymbolTable`, which interfaces of symbols call.

use legalize_ir::{
    Attribute, OpId, SymbolTables, Visibility, nearest_symbol_table, symbol_name, symbol_visibility,
};

use crate::classes::{Classes, EnumCase, EnumClass};
use crate::env::Env;
use crate::error::EvalError;
use crate::value::Val;

/// C++ class.
const CLASS: &str = "mlir::SymbolTable";
/// Visibilities by C++ name and text, in the order of their values.
const VISIBILITIES: [(&str, &str, Visibility); 3] = [
    ("Public", "public", Visibility::Public),
    ("Private", "private", Visibility::Private),
    ("Nested", "nested", Visibility::Nested),
];

fn op_of(args: &[Val]) -> Result<OpId, EvalError> {
    let op = args.first().and_then(Val::as_op);
    op.ok_or_else(|| EvalError::invalid("an operation is expected as the first argument"))
}

/// Returns a symbol by name or reference.
fn symbol_of(env: &Env<'_>, args: &[Val]) -> Result<Attribute, EvalError> {
    let symbol = args.get(1).and_then(|arg| match arg {
        Val::Attr(attr) => Some(*attr),
        other => other.as_str().map(|text| env.ctx.string_attr(text)),
    });
    symbol.ok_or_else(|| EvalError::invalid("a symbol's name is expected as the second argument"))
}

fn found(op: Option<OpId>) -> Val {
    op.map_or(Val::Null, Val::Op)
}

/// Registers the functions, and the enum of visibilities.
pub(crate) fn register(classes: &Classes) {
    let cases = VISIBILITIES.iter().zip(0..).map(|(&(symbol, text, _), value)| EnumCase {
        symbol: symbol.into(),
        text: text.into(),
        value,
    });
    let visibility = EnumClass {
        cpp_name: format!("{CLASS}::Visibility").into(),
        cases: cases.collect(),
        bits: false,
        scoped: true,
        underlying: crate::integer::IntType::I32,
    };
    classes.register_enum(visibility.clone());
    let visibility = std::sync::Arc::new(visibility);
    let helper = |name: &str| format!("{CLASS}::{name}");
    classes.register_helper(&helper("getSymbolAttrName"), |_, _| Ok(Val::str("sym_name")));
    classes.register_helper(&helper("getVisibilityAttrName"), |_, _| Ok(Val::str("sym_visibility")));
    classes.register_helper(&helper("getSymbolName"), |env, args| {
        let name = symbol_name(env.ctx, env.ir()?, op_of(args)?);
        let name = name.ok_or_else(|| EvalError::invalid("the operation is not a symbol"))?;
        Ok(Val::Attr(env.ctx.string_attr(env.ctx.str(name))))
    });
    classes.register_helper(&helper("getSymbolVisibility"), move |env, args| {
        let found = symbol_visibility(env.ctx, env.ir()?, op_of(args)?);
        let at = VISIBILITIES.iter().position(|entry| entry.2 == found).unwrap_or_default();
        Ok(Val::Enum(visibility.clone(), at as i128))
    });
    classes.register_helper(&helper("setSymbolName"), |env, args| {
        let (op, name) = (op_of(args)?, symbol_of(env, args)?);
        let attr = env.ctx.name("sym_name");
        env.host()?.set_attr(op, attr, Some(name)).map_err(EvalError::invalid)?;
        Ok(Val::Void)
    });
    classes.register_helper(&helper("setSymbolVisibility"), |env, args| {
        let op = op_of(args)?;
        let case = args.get(1).and_then(Val::as_int).and_then(|value| usize::try_from(value).ok());
        let case = case.and_then(|case| VISIBILITIES.get(case));
        let (_, text, visibility) = case.ok_or_else(|| EvalError::invalid("a visibility is expected"))?;
        let value = (*visibility != Visibility::Public).then(|| env.ctx.string_attr(text));
        let attr = env.ctx.name("sym_visibility");
        env.host()?.set_attr(op, attr, value).map_err(EvalError::invalid)?;
        Ok(Val::Void)
    });
    classes.register_helper(&helper("getNearestSymbolTable"), |env, args| {
        Ok(found(nearest_symbol_table(env.ctx, env.ir()?, op_of(args)?)))
    });
    classes.register_helper(&helper("lookupSymbolIn"), |env, args| {
        let (table, symbol) = (op_of(args)?, symbol_of(env, args)?);
        Ok(found(SymbolTables::new().lookup_in(env.ctx, env.ir()?, table, symbol)))
    });
    classes.register_helper(&helper("lookupNearestSymbolFrom"), |env, args| {
        let (from, symbol) = (op_of(args)?, symbol_of(env, args)?);
        Ok(found(SymbolTables::new().lookup_nearest(env.ctx, env.ir()?, from, symbol)))
    });
}
