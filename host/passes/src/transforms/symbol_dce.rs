//! `symbol-dce`: erases symbols that are not visible from outside and that nothing alive refers to.
//!
//! Mirrors upstream's `SymbolDCE`.

use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, Context, Ir, OpId, SymbolTables, Traits, Visibility, WAYS_TO_LOAD, WalkOrder,
    is_symbol_table, located, symbol_uses_of, symbol_visibility, unknown_symbol_table,
};
use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::FxHashSet;

use crate::{PassDef, PassInput, PassKind, plain_pass};

/// Erases dead symbols.
pub fn symbol_dce() -> Arc<dyn PassKind> {
    let definition = PassDef::new("symbol-dce", "SymbolDCE", "Erases symbols that nothing refers to");
    plain_pass(definition, run)
}

fn run(input: &mut PassInput<'_>) -> Diagnostics {
    let PassInput { ctx, ir, root } = input;
    if !is_symbol_table(ctx, ir, *root) {
        let name = ctx.op_str(ir.op(*root).name());
        let message =
            format!("'{name}' was scheduled to run under SymbolDCE, but does not define a symbol table");
        return Diagnostic::error("opt::symbol_dce", message)
            .with_help("run the pass on a module, or on another operation with the trait SymbolTable")
            .into();
    }
    let hidden = match ir.parent_op(*root) {
        Some(_) if is_symbol(ctx, ir, *root) => symbol_visibility(ctx, ir, *root) == Visibility::Private,
        _ => true,
    };
    let mut live = Live { ctx, ir, tables: SymbolTables::new(), symbols: FxHashSet::default() };
    if let Err(error) = live.table(*root, hidden) {
        return error.into();
    }
    let live = live.symbols;
    let dead: Vec<OpId> = ir
        .nested_ops(*root, WalkOrder::PreOrder)
        .into_iter()
        .filter(|&op| {
            let in_table = ir.parent_op(op).is_some_and(|table| is_symbol_table(ctx, ir, table));
            op != *root && in_table && is_symbol(ctx, ir, op) && !live.contains(&op)
        })
        .collect();
    for op in dead {
        // Symbols nested in another dead symbol are erased with it.
        if ir.is_live(op) {
            ir.erase_op(op);
        }
    }
    Diagnostics::new()
}

fn is_symbol(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::SYMBOL))
}

struct Live<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    tables: SymbolTables,
    symbols: FxHashSet<OpId>,
}

impl Live<'_> {
    /// Marks the live symbols of a table. `hidden`: the table is not visible from outside.
    fn table(&mut self, root: OpId, hidden: bool) -> Result<(), Diagnostic> {
        let mut tables = vec![(root, hidden)];
        while let Some((table, hidden)) = tables.pop() {
            let mut pending: Vec<OpId> = Vec::new();
            let regions = self.ir.op(table).regions();
            let blocks = regions.iter().flat_map(|&region| self.ir.region_blocks(region));
            for op in blocks.flat_map(|block| self.ir.block_ops(block)) {
                let visibility = symbol_visibility(self.ctx, self.ir, op);
                let discardable = is_symbol(self.ctx, self.ir, op)
                    && visibility != Visibility::Public
                    && (hidden || visibility == Visibility::Private);
                if !discardable && (!is_symbol(self.ctx, self.ir, op) || self.symbols.insert(op)) {
                    pending.push(op);
                }
            }
            while let Some(op) = pending.pop() {
                if is_symbol_table(self.ctx, self.ir, op) {
                    let inner = hidden
                        || !is_symbol(self.ctx, self.ir, op)
                        || symbol_visibility(self.ctx, self.ir, op) == Visibility::Private;
                    tables.push((op, inner));
                }
                if let Some(unknown) = unknown_symbol_table(self.ctx, self.ir, op) {
                    return Err(self.unreliable(op, unknown));
                }
                // A symbol that was reached through a path refers to symbols of its enclosing table.
                let around = self.ir.parent_op(op).unwrap_or(table);
                for found in symbol_uses_of(self.ctx, self.ir, op) {
                    self.mark(around, found.symbol, &mut pending);
                }
            }
        }
        Ok(())
    }

    fn unreliable(&self, op: OpId, unknown: OpId) -> Diagnostic {
        let message = "operation contains potentially unknown symbol table, meaning that we can't reliable compute \
                       symbol uses";
        let name = self.ctx.op_str(self.ir.op(unknown).name());
        let error = Diagnostic::error("opt::symbol_dce", message).with_help(format!(
            "load the definitions of the dialect of '{name}', which has a region: {WAYS_TO_LOAD}"
        ));
        located(self.ctx, self.ir.op(op).loc(), error)
    }

    /// Marks all symbols on the path of a reference, if all of them exist.
    fn mark(&mut self, table: OpId, symbol: Attribute, pending: &mut Vec<OpId>) {
        let AttrData::SymbolRef { root, nested } = self.ctx.attr_data(symbol) else { return };
        if self.tables.lookup_in(self.ctx, self.ir, table, symbol).is_none() {
            return;
        }
        for len in 0..=nested.len() {
            let part =
                self.ctx.attr(AttrData::SymbolRef { root: *root, nested: nested[..len].to_vec().into() });
            if let Some(op) = self.tables.lookup_in(self.ctx, self.ir, table, part)
                && self.symbols.insert(op)
            {
                pending.push(op);
            }
        }
    }
}
