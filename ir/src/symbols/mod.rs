//! Symbols: operations with a `sym_name`, the tables that hold them, and references to them.
//!
//! A [`SymbolTable`] indexes one operation's table; [`SymbolTables`] keeps them for many look-ups while the
//! body does not change. The free functions search, and are right at any time.
//!
//! Mirrors <https://mlir.llvm.org/docs/SymbolsAndSymbolTables/>.

mod rename;
#[cfg(test)]
mod tests;
mod uses;

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::body::{Ir, OpId};
use crate::context::{AttrData, Attribute, Context, Name, Traits};
pub use rename::{rename_symbol, replace_symbol_uses};
pub use uses::{
    SymbolUse, symbol_is_unused, symbol_uses, symbol_uses_around, symbol_uses_in, symbol_uses_of,
    unknown_symbol_table,
};

/// The attribute that holds a symbol's name.
pub const SYMBOL_NAME: &str = "sym_name";
/// The attribute that holds a symbol's visibility.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// Visibility of a symbol: the places from which it may be referred to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Visibility {
    /// Visible to any operation, also outside of the current IR; the default.
    Public,
    /// Visible to operations in the symbol's own table.
    Private,
    /// Visible to the operations of the current IR, also from other symbol tables.
    Nested,
}

/// The symbols of one operation's table by name.
#[derive(Clone, Debug)]
pub struct SymbolTable {
    op: OpId,
    symbols: FxHashMap<Name, OpId>,
}

impl SymbolTable {
    /// Reads the table of an operation; of equal names the first one counts.
    ///
    /// # Panics
    /// If the body belongs to another context, or the operation is gone.
    #[track_caller]
    pub fn new(ctx: &Context, ir: &Ir, table: OpId) -> Self {
        ir.assert_context(ctx);
        ir.op(table);
        let mut symbols = FxHashMap::default();
        for op in table_ops(ir, table) {
            if let Some(name) = symbol_name(ctx, ir, op) {
                symbols.entry(name).or_insert(op);
            }
        }
        SymbolTable { op: table, symbols }
    }

    /// The operation whose table this is.
    pub fn op(&self) -> OpId {
        self.op
    }

    /// The symbol of a name.
    pub fn lookup(&self, name: Name) -> Option<OpId> {
        self.symbols.get(&name).copied()
    }

    /// Notes a symbol that was put in; an earlier one of its name is given back and stays in the table.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn insert(&mut self, ctx: &Context, ir: &Ir, symbol: OpId) -> Option<OpId> {
        let name = symbol_name(ctx, ir, symbol)?;
        match self.symbols.get(&name) {
            Some(&other) if other != symbol => Some(other),
            _ => {
                self.symbols.insert(name, symbol);
                None
            }
        }
    }

    /// Notes a symbol that was put in, after giving it a name that is free if its own is taken. References to
    /// it keep the old name, which they share with the other symbol.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn insert_unique(&mut self, ctx: &Context, ir: &mut Ir, symbol: OpId) -> Option<Name> {
        let mut name = symbol_name(ctx, ir, symbol)?;
        if self.symbols.get(&name).is_some_and(|&other| other != symbol) {
            name = self.unique_name(ctx, ctx.str(name));
            set_symbol_name(ctx, ir, symbol, name);
        }
        self.symbols.insert(name, symbol);
        Some(name)
    }

    /// Renames a symbol of the table, and updates every reference to it, see [`rename_symbol`]. If the name
    /// is taken, nothing is changed, and the symbol of that name is returned.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn rename(&mut self, ctx: &Context, ir: &mut Ir, symbol: OpId, name: Name) -> Option<OpId> {
        if let Some(&other) = self.symbols.get(&name) {
            return Some(other).filter(|&other| other != symbol);
        }
        if let Some(old) = symbol_name(ctx, ir, symbol) {
            self.symbols.remove(&old);
        }
        rename_symbol(ctx, ir, symbol, name);
        self.symbols.insert(name, symbol);
        None
    }

    /// Forgets a symbol.
    pub fn remove(&mut self, name: Name) {
        self.symbols.remove(&name);
    }

    /// A name that is free in the table: `base`, or `base_0`, `base_1`, ….
    #[expect(clippy::missing_panics_doc, reason = "there are more numbers than symbols")]
    pub fn unique_name(&self, ctx: &Context, base: &str) -> Name {
        let name = ctx.name(base);
        if !self.symbols.contains_key(&name) {
            return name;
        }
        let mut names = (0u64..).map(|number| ctx.name(&format!("{base}_{number}")));
        names.find(|name| !self.symbols.contains_key(name)).expect("there are more numbers than symbols")
    }
}

/// The symbol tables of a body that is not changed meanwhile.
#[derive(Clone, Debug, Default)]
pub struct SymbolTables {
    tables: FxHashMap<OpId, SymbolTable>,
}

impl SymbolTables {
    /// Creates an empty cache of symbol tables.
    pub fn new() -> Self {
        Self::default()
    }

    /// The table of an operation that is a symbol table.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn table(&mut self, ctx: &Context, ir: &Ir, table: OpId) -> &SymbolTable {
        match self.tables.entry(table) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(free) => free.insert(SymbolTable::new(ctx, ir, table)),
        }
    }

    /// Returns the operation that a reference resolves to, seen from a symbol table.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn lookup_in(&mut self, ctx: &Context, ir: &Ir, table: OpId, symbol: Attribute) -> Option<OpId> {
        let (root, nested) = symbol_path(ctx, symbol)?;
        let mut op = self.table(ctx, ir, table).lookup(root)?;
        for &name in nested {
            if !is_symbol_table(ctx, ir, op) {
                return None;
            }
            op = self.table(ctx, ir, op).lookup(name)?;
        }
        Some(op)
    }

    /// Returns the operation that a reference on operation `from` resolves to, in the nearest symbol table
    /// around `from`.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn lookup_nearest(&mut self, ctx: &Context, ir: &Ir, from: OpId, symbol: Attribute) -> Option<OpId> {
        let table = nearest_symbol_table(ctx, ir, from)?;
        self.lookup_in(ctx, ir, table, symbol)
    }

    /// Forgets everything, after an edit.
    pub fn invalidate(&mut self) {
        self.tables.clear();
    }
}

/// Returns the root and the nested names of a symbol reference; a string attribute counts as a name. `None`
/// for other attributes.
pub fn symbol_path(ctx: &Context, symbol: Attribute) -> Option<(Name, &[Name])> {
    match ctx.attr_data(symbol) {
        AttrData::SymbolRef { root, nested } => Some((*root, nested)),
        AttrData::String { .. } => Some((ctx.find_name(ctx.as_str(symbol)?)?, &[])),
        _ => None,
    }
}

/// The operations directly in a symbol table.
fn table_ops(ir: &Ir, table: OpId) -> impl Iterator<Item = OpId> + '_ {
    let regions = ir.op(table).regions().iter().take(1);
    regions.flat_map(|&region| ir.region_blocks(region)).flat_map(|block| ir.block_ops(block))
}

/// Returns true if an operation's definition says that it is a symbol table.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn is_symbol_table(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE))
}

/// The name of an operation that has a `sym_name`.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn symbol_name(ctx: &Context, ir: &Ir, op: OpId) -> Option<Name> {
    let attr = ir.attr_named(ctx, op, SYMBOL_NAME)?;
    Some(ctx.name(ctx.as_str(attr)?))
}

/// Sets the name of a symbol. References keep the old one, see [`rename_symbol`].
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn set_symbol_name(ctx: &Context, ir: &mut Ir, op: OpId, name: Name) {
    let value = ctx.string_attr(ctx.str(name));
    ir.set_attr(ctx, op, ctx.name(SYMBOL_NAME), Some(value));
}

/// The visibility of a symbol.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn symbol_visibility(ctx: &Context, ir: &Ir, op: OpId) -> Visibility {
    let attr = ir.attr_named(ctx, op, SYMBOL_VISIBILITY);
    match attr.and_then(|attr| ctx.as_str(attr)) {
        Some("private") => Visibility::Private,
        Some("nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}

/// Sets the visibility of a symbol; public is written as no attribute.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn set_symbol_visibility(ctx: &Context, ir: &mut Ir, op: OpId, visibility: Visibility) {
    let value = match visibility {
        Visibility::Public => None,
        Visibility::Private => Some(ctx.string_attr("private")),
        Visibility::Nested => Some(ctx.string_attr("nested")),
    };
    ir.set_attr(ctx, op, ctx.name(SYMBOL_VISIBILITY), value);
}

/// Returns the nearest symbol table that `from` is, or is nested in; `None` if an operation between them
/// could be a symbol table: it has one region and its dialect is not registered.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn nearest_symbol_table(ctx: &Context, ir: &Ir, from: OpId) -> Option<OpId> {
    let mut at = from;
    while !is_symbol_table(ctx, ir, at) {
        at = ir.parent_op(at)?;
        let dialect = ctx.op_dialect(ir.op(at).name());
        let is_known = || ir.info(ctx, at).is_some() || ctx.dialect(dialect).is_some();
        if ir.op(at).regions().len() == 1 && !is_known() {
            return None;
        }
    }
    Some(at)
}

/// Returns the operation that a reference resolves to, seen from a symbol table.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn lookup_symbol_in(ctx: &Context, ir: &Ir, table: OpId, symbol: Attribute) -> Option<OpId> {
    ir.op(table);
    let (root, nested) = symbol_path(ctx, symbol)?;
    let find = |table, name| table_ops(ir, table).find(|&op| symbol_name(ctx, ir, op) == Some(name));
    nested.iter().try_fold(find(table, root)?, |op, &name| {
        if is_symbol_table(ctx, ir, op) { find(op, name) } else { None }
    })
}

/// Returns the operation that a reference on operation `from` resolves to, in the nearest symbol table around
/// `from`.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn lookup_nearest_symbol(ctx: &Context, ir: &Ir, from: OpId, symbol: Attribute) -> Option<OpId> {
    lookup_symbol_in(ctx, ir, nearest_symbol_table(ctx, ir, from)?, symbol)
}
