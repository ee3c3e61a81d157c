//! Calls of any dialect: the callee.

use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, SymbolTables, Type};

/// The name of a symbol, and the operation that defines it.
pub(crate) fn callee(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    symbol: Option<Attribute>,
    tables: &mut SymbolTables,
) -> Option<(String, Option<OpId>)> {
    let symbol = symbol?;
    let name = match ctx.attr_data(symbol) {
        AttrData::SymbolRef { root, nested } if nested.is_empty() => ctx.str(*root).to_owned(),
        _ => legalize_ir::attr_to_string(ctx, symbol),
    };
    Some((name, tables.lookup_nearest(ctx, ir, op, symbol)))
}

pub(crate) fn result_types(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect()
}
