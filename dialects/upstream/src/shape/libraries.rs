//! Shape function libraries that an operation names.

use legalize_dialects_hooks::rules::{Checked, Subject, plain};
use legalize_ir::{
    AttrData, Attribute, Context, Ir, Name, OpId, attr_to_string, is_symbol_table, lookup_symbol_in,
};
use rustc_hash::FxHashSet;

const LIBRARY: &str = "shape.function_library";

/// The operation that a symbol of a library's holder refers to.
fn find<'a>(at: Subject<'a>, symbol: Attribute) -> Option<Subject<'a>> {
    lookup_symbol_in(at.ctx, at.ir, at.op, symbol).map(|op| at.with_op(op))
}

/// Verifies the only library.
fn verify_one(at: Subject<'_>, symbol: Attribute) -> Checked {
    let shown = attr_to_string(at.ctx, symbol);
    match find(at, symbol) {
        None => plain(format!("shape function library {shown} not found")),
        Some(library) if library.name() != LIBRARY => {
            plain(format!("{shown} required to be shape function library"))
        }
        Some(_) => Ok(()),
    }
}

/// Verifies several libraries, of which at most one has a function for each operation.
fn verify_all(at: Subject<'_>, symbols: &[Attribute]) -> Checked {
    let mut mapped: FxHashSet<Name> = FxHashSet::default();
    for &symbol in symbols {
        if !matches!(at.ctx.attr_data(symbol), AttrData::SymbolRef { .. }) {
            return plain("only SymbolRefAttr allowed in shape.lib attribute array");
        }
        let Some(library) = find(at, symbol).filter(|library| library.name() == LIBRARY) else {
            let shown = attr_to_string(at.ctx, symbol);
            return plain(format!("{shown} does not refer to FunctionLibraryOp"));
        };
        let Some(mapping) = library.attr("mapping").and_then(|mapping| at.ctx.as_dict(mapping)) else {
            continue;
        };
        for &(name, _) in at.ctx.dict_entries(mapping) {
            if !mapped.insert(name) {
                return plain(format!(
                    "only one op to shape mapping allowed, found multiple for `\"{}\"`",
                    at.ctx.str(name)
                ));
            }
        }
    }
    Ok(())
}

/// Verifies an attribute of the dialect on an operation.
pub(super) fn verify(ctx: &Context, ir: &Ir, op: OpId, name: Name, value: Attribute) -> Checked {
    let at = Subject { ctx, ir, op };
    if ctx.str(name) != "shape.lib" {
        return Ok(());
    }
    match ctx.attr_data(value) {
        AttrData::SymbolRef { .. } | AttrData::Array(_) if !is_symbol_table(ctx, ir, op) => {
            plain("shape.lib attribute may only be on op implementing SymbolTable")
        }
        AttrData::SymbolRef { .. } => verify_one(at, value),
        AttrData::Array(symbols) => verify_all(at, symbols),
        _ => plain("only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute"),
    }
}
