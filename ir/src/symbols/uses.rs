//! Uses of symbols.

use rustc_hash::FxHashMap;

use super::{is_symbol_table, symbol_name, symbol_path};
use crate::body::{Ir, OpId, RegionId};
use crate::context::{AttrData, Attribute, Context, Name, Nested};

/// A reference to a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SymbolUse {
    /// The operation that holds the reference in one of its attributes.
    pub user: OpId,
    /// The reference.
    pub symbol: Attribute,
}

/// All references to symbols that operations in `region` make, in walk order and not through nested symbol
/// tables: names within those mean something else. The tables' own attributes are read.
///
/// # Panics
/// If the region is erased or belongs to another body.
#[track_caller]
pub fn symbol_uses_in(ctx: &Context, ir: &Ir, region: RegionId) -> Vec<SymbolUse> {
    uses_of(ctx, ir, ir.region_blocks(region).flat_map(|block| ir.block_ops(block)).collect())
}

/// All references to symbols that an operation and what is nested in it make, as [`symbol_uses_in`] finds
/// them.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn symbol_uses_of(ctx: &Context, ir: &Ir, op: OpId) -> Vec<SymbolUse> {
    ir.op(op);
    uses_of(ctx, ir, vec![op])
}

fn uses_of(ctx: &Context, ir: &Ir, ops: Vec<OpId>) -> Vec<SymbolUse> {
    let mut finder = References::default();
    let mut uses = Vec::new();
    let mut pending = Vec::new();
    let mut next = ops;
    loop {
        for op in next {
            let data = ir.op(op);
            for dict in [data.inherent(), data.discardable()] {
                let symbols = finder.of_attribute(ctx, dict.as_attribute());
                uses.extend(symbols.iter().map(|&symbol| SymbolUse { user: op, symbol }));
            }
            if !is_symbol_table(ctx, ir, op) {
                pending.extend(data.regions().iter().rev());
            }
        }
        let Some(region) = pending.pop() else { return uses };
        next = ir.region_blocks(region).flat_map(|block| ir.block_ops(block)).collect();
    }
}

/// An operation, `op` or one nested in it, that may or may not be a symbol table: it has one region, and its
/// dialect is not registered. Operations nested in it may refer to other symbols than [`symbol_uses_of`]
/// assumes.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn unknown_symbol_table(ctx: &Context, ir: &Ir, op: OpId) -> Option<OpId> {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        let regions = ir.op(op).regions();
        if regions.len() == 1 && ctx.dialect(ctx.op_dialect(ir.op(op).name())).is_none() {
            return Some(op);
        }
        if !is_symbol_table(ctx, ir, op) {
            let blocks = regions.iter().flat_map(|&region| ir.region_blocks(region));
            pending.extend(blocks.flat_map(|block| ir.block_ops(block)));
        }
    }
    None
}

/// The references to `symbol` from operations of its own table.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn symbol_uses(ctx: &Context, ir: &Ir, symbol: OpId) -> Vec<SymbolUse> {
    let (Some(name), Some(region)) = (symbol_name(ctx, ir, symbol), ir.parent_region(symbol)) else {
        return Vec::new();
    };
    let mut uses = symbol_uses_in(ctx, ir, region);
    uses.retain(|found| symbol_path(ctx, found.symbol).is_some_and(|path| path.0 == name));
    uses
}

/// Returns all references to `symbol`: from operations of its own table by its name, from those of the tables
/// around by a path through the names of the tables between.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn symbol_uses_around(ctx: &Context, ir: &Ir, symbol: OpId) -> Vec<SymbolUse> {
    let mut uses = Vec::new();
    for (region, path) in scopes(ctx, ir, symbol) {
        let mut found = symbol_uses_in(ctx, ir, region);
        found.retain(|found| starts_with(ctx, found.symbol, &path));
        uses.extend(found);
    }
    uses
}

/// The regions in which a symbol can be referred to, its own table's first, and how references there begin.
#[track_caller]
pub(super) fn scopes(ctx: &Context, ir: &Ir, symbol: OpId) -> Vec<(RegionId, Vec<Name>)> {
    let mut scopes = Vec::new();
    let mut path = Vec::new();
    let mut at = symbol;
    while let (Some(name), Some(region)) = (symbol_name(ctx, ir, at), ir.parent_region(at)) {
        path.insert(0, name);
        scopes.push((region, path.clone()));
        match ir.region(region).parent() {
            Some(table) if is_symbol_table(ctx, ir, table) => at = table,
            _ => break,
        }
    }
    scopes
}

/// Returns true if a reference is a path, or begins with it.
fn starts_with(ctx: &Context, symbol: Attribute, path: &[Name]) -> bool {
    let Some((root, nested)) = symbol_path(ctx, symbol) else { return false };
    path.first() == Some(&root) && nested.starts_with(&path[1..])
}

/// Returns true if no operation of a symbol's own table refers to it.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn symbol_is_unused(ctx: &Context, ir: &Ir, symbol: OpId) -> bool {
    symbol_uses(ctx, ir, symbol).is_empty()
}

/// Finds the symbol references in attributes; what an attribute holds is found once.
#[derive(Default)]
struct References {
    known: FxHashMap<Attribute, Box<[Attribute]>>,
}

impl References {
    fn of_attribute(&mut self, ctx: &Context, attr: Attribute) -> &[Attribute] {
        self.known.entry(attr).or_insert_with(|| find_references(ctx, attr).into())
    }
}

/// Every reference in an attribute, in order.
fn find_references(ctx: &Context, attr: Attribute) -> Vec<Attribute> {
    let is_reference = |item| match item {
        Nested::Attr(attr) => matches!(ctx.attr_data(attr), AttrData::SymbolRef { .. }).then_some(attr),
        Nested::Type(_) => None,
    };
    ctx.nested(attr).filter_map(is_reference).collect()
}
