//! Symbols: operations with a `sym_name`, the tables that hold them, and references to them.
//!
//! A [`SymbolTable`] indexes one operation's table; [`SymbolTables`] keeps them for many look-ups while the
//! body does not change. The free functions search, and are right at any time.
//!
//! Mirrors <https://mlir.llvm.org/docs/SymbolsAndSymbolTables/>.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::body::{Ir, OpId, RegionId};
use crate::context::{AttrData, Attribute, Context, Name, Param, Traits, Type, TypeData};
use crate::deep::{needs_stack, on_new_stack};

/// The attribute that holds a symbol's name.
pub const SYMBOL_NAME: &str = "sym_name";
/// The attribute that holds a symbol's visibility.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// Who may refer to a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Visibility {
    /// Anybody, also outside of what is seen; the default.
    Public,
    /// Only operations in the symbol's own table.
    Private,
    /// Only operations that are seen.
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
    pub fn new(ctx: &Context, ir: &Ir, table: OpId) -> Self {
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

    /// Forgets a symbol.
    pub fn remove(&mut self, name: Name) {
        self.symbols.remove(&name);
    }

    /// A name that is free in the table: `base`, or `base_0`, `base_1`, ….
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
    /// Nothing read yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The table of an operation that is a symbol table.
    pub fn table(&mut self, ctx: &Context, ir: &Ir, table: OpId) -> &SymbolTable {
        self.tables.entry(table).or_insert_with(|| SymbolTable::new(ctx, ir, table))
    }

    /// What a reference names, seen from a symbol table.
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

    /// What a reference on operation `from` names: it is resolved in the nearest symbol table around `from`.
    pub fn lookup_nearest(&mut self, ctx: &Context, ir: &Ir, from: OpId, symbol: Attribute) -> Option<OpId> {
        let table = nearest_symbol_table(ctx, ir, from)?;
        self.lookup_in(ctx, ir, table, symbol)
    }

    /// Forgets everything, after an edit.
    pub fn invalidate(&mut self) {
        self.tables.clear();
    }
}

/// The root and the nested names of a symbol reference; a string attribute counts as a name.
fn symbol_path(ctx: &Context, symbol: Attribute) -> Option<(Name, &[Name])> {
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

/// Whether an operation's definition says that it is a symbol table.
pub fn is_symbol_table(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE))
}

/// The name of an operation that has a `sym_name`.
pub fn symbol_name(ctx: &Context, ir: &Ir, op: OpId) -> Option<Name> {
    let attr = ir.attr_named(ctx, op, SYMBOL_NAME)?;
    Some(ctx.name(ctx.as_str(attr)?))
}

/// Gives a symbol another name. References keep the old one, see [`replace_symbol_uses`].
pub fn set_symbol_name(ctx: &Context, ir: &mut Ir, op: OpId, name: Name) {
    let value = ctx.string_attr(ctx.str(name));
    ir.set_attr(ctx, op, ctx.name(SYMBOL_NAME), Some(value));
}

/// The visibility of a symbol.
pub fn symbol_visibility(ctx: &Context, ir: &Ir, op: OpId) -> Visibility {
    let attr = ir.attr_named(ctx, op, SYMBOL_VISIBILITY);
    match attr.and_then(|attr| ctx.as_str(attr)) {
        Some("private") => Visibility::Private,
        Some("nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}

/// Sets the visibility of a symbol; public is written as no attribute.
pub fn set_symbol_visibility(ctx: &Context, ir: &mut Ir, op: OpId, visibility: Visibility) {
    let value = match visibility {
        Visibility::Public => None,
        Visibility::Private => Some(ctx.string_attr("private")),
        Visibility::Nested => Some(ctx.string_attr("nested")),
    };
    ir.set_attr(ctx, op, ctx.name(SYMBOL_VISIBILITY), value);
}

/// The nearest symbol table that `from` is, or is nested in.
pub fn nearest_symbol_table(ctx: &Context, ir: &Ir, from: OpId) -> Option<OpId> {
    std::iter::successors(Some(from), |&op| ir.parent_op(op)).find(|&op| is_symbol_table(ctx, ir, op))
}

/// What a reference names, seen from a symbol table.
pub fn lookup_symbol_in(ctx: &Context, ir: &Ir, table: OpId, symbol: Attribute) -> Option<OpId> {
    let (root, nested) = symbol_path(ctx, symbol)?;
    let find = |table, name| table_ops(ir, table).find(|&op| symbol_name(ctx, ir, op) == Some(name));
    nested.iter().try_fold(find(table, root)?, |op, &name| {
        if is_symbol_table(ctx, ir, op) { find(op, name) } else { None }
    })
}

/// What a reference on operation `from` names: it is resolved in the nearest symbol table around `from`.
pub fn lookup_nearest_symbol(ctx: &Context, ir: &Ir, from: OpId, symbol: Attribute) -> Option<OpId> {
    lookup_symbol_in(ctx, ir, nearest_symbol_table(ctx, ir, from)?, symbol)
}

/// A reference to a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolUse {
    /// The operation that holds the reference in one of its attributes.
    pub user: OpId,
    /// The reference.
    pub symbol: Attribute,
}

/// All references to symbols that operations in `region` make, in walk order and not through nested symbol
/// tables: names within those mean something else. The tables' own attributes are read.
pub fn symbol_uses_in(ctx: &Context, ir: &Ir, region: RegionId) -> Vec<SymbolUse> {
    let mut finder = References::default();
    let mut uses = Vec::new();
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        for op in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
            let data = ir.op(op);
            for dict in [data.inherent(), data.discardable()] {
                let symbols = finder.of_attribute(ctx, dict.as_attribute());
                uses.extend(symbols.iter().map(|&symbol| SymbolUse { user: op, symbol }));
            }
            if !is_symbol_table(ctx, ir, op) {
                pending.extend(data.regions().iter().rev());
            }
        }
    }
    uses
}

/// The references to `symbol` from operations of its own table.
pub fn symbol_uses(ctx: &Context, ir: &Ir, symbol: OpId) -> Vec<SymbolUse> {
    let (Some(name), Some(region)) = (symbol_name(ctx, ir, symbol), ir.parent_region(symbol)) else {
        return Vec::new();
    };
    let mut uses = symbol_uses_in(ctx, ir, region);
    uses.retain(|found| symbol_path(ctx, found.symbol).is_some_and(|path| path.0 == name));
    uses
}

/// Whether no operation of a symbol's own table refers to it.
pub fn symbol_is_unused(ctx: &Context, ir: &Ir, symbol: OpId) -> bool {
    symbol_uses(ctx, ir, symbol).is_empty()
}

/// Lets every reference in `region` whose root is `old` name `new` instead.
pub fn replace_symbol_uses(ctx: &Context, ir: &mut Ir, region: RegionId, old: Name, new: Name) {
    let mut done: FxHashSet<OpId> = FxHashSet::default();
    for found in symbol_uses_in(ctx, ir, region) {
        if symbol_path(ctx, found.symbol).is_none_or(|path| path.0 != old) || !done.insert(found.user) {
            continue;
        }
        let data = ir.op(found.user);
        let entries: Vec<_> = [data.inherent(), data.discardable()]
            .iter()
            .flat_map(|&dict| ctx.dict_entries(dict).iter().copied())
            .collect();
        for (name, value) in entries {
            let renamed = Renaming { ctx, old, new, level: 0 }.attribute(value);
            if renamed != value {
                ir.set_attr(ctx, found.user, name, Some(renamed));
            }
        }
    }
}

/// References that get another root, in attributes that nest as deep as they like.
struct Renaming<'c> {
    ctx: &'c Context,
    old: Name,
    new: Name,
    level: u32,
}

impl Renaming<'_> {
    /// The attribute with references renamed; looks into arrays, dictionaries and parameters.
    fn attribute(&mut self, attr: Attribute) -> Attribute {
        self.level += 1;
        let renamed = if needs_stack(self.level) {
            // Without a thread to go on with, what nests that deep stays.
            on_new_stack(|| self.attribute_here(attr)).unwrap_or(attr)
        } else {
            self.attribute_here(attr)
        };
        self.level -= 1;
        renamed
    }

    fn attribute_here(&mut self, attr: Attribute) -> Attribute {
        let ctx = self.ctx;
        match ctx.attr_data(attr) {
            AttrData::SymbolRef { root, nested } if *root == self.old => {
                ctx.attr(AttrData::SymbolRef { root: self.new, nested: nested.clone() })
            }
            AttrData::Array(elements) => {
                let renamed: Vec<_> = elements.iter().map(|&element| self.attribute(element)).collect();
                ctx.array_attr(&renamed)
            }
            AttrData::Dictionary(entries) => {
                let entries: Vec<_> =
                    entries.iter().map(|&(name, value)| (name, self.attribute(value))).collect();
                ctx.dict(entries).as_attribute()
            }
            AttrData::Dialect { name, params } => {
                let params = params.iter().map(|param| self.param(param)).collect();
                ctx.attr(AttrData::Dialect { name: *name, params })
            }
            _ => attr,
        }
    }

    fn param(&mut self, param: &Param) -> Param {
        match param {
            Param::Attr(attr) => Param::Attr(self.attribute(*attr)),
            Param::List(list) => Param::List(list.iter().map(|item| self.param(item)).collect()),
            other => other.clone(),
        }
    }
}

/// Finds the symbol references in attributes; what an attribute holds is found once.
#[derive(Default)]
struct References {
    known: FxHashMap<Attribute, Box<[Attribute]>>,
}

enum Item<'c> {
    Attr(Attribute),
    Type(Type),
    Param(&'c Param),
}

impl References {
    fn of_attribute(&mut self, ctx: &Context, attr: Attribute) -> &[Attribute] {
        self.known.entry(attr).or_insert_with(|| find_references(ctx, attr).into())
    }
}

/// Every reference in an attribute, in order; what occurs twice is read once.
fn find_references(ctx: &Context, attr: Attribute) -> Vec<Attribute> {
    let mut found = Vec::new();
    let mut seen_attrs = FxHashSet::default();
    let mut seen_types = FxHashSet::default();
    let mut stack = vec![Item::Attr(attr)];
    while let Some(item) = stack.pop() {
        match item {
            Item::Attr(attr) => {
                if !seen_attrs.insert(attr) {
                    continue;
                }
                match ctx.attr_data(attr) {
                    AttrData::SymbolRef { .. } => found.push(attr),
                    AttrData::Type(ty) => stack.push(Item::Type(*ty)),
                    AttrData::Array(elements) => {
                        stack.extend(elements.iter().rev().map(|&element| Item::Attr(element)));
                    }
                    AttrData::Dictionary(entries) => {
                        stack.extend(entries.iter().rev().map(|&(_, value)| Item::Attr(value)));
                    }
                    AttrData::Dialect { params, .. } => stack.extend(params.iter().rev().map(Item::Param)),
                    _ => {}
                }
            }
            Item::Type(ty) => {
                if !seen_types.insert(ty) {
                    continue;
                }
                match ctx.type_data(ty) {
                    TypeData::Complex(element) | TypeData::UnrankedTensor(element) => {
                        stack.push(Item::Type(*element));
                    }
                    TypeData::Tuple(types) => stack.extend(types.iter().rev().map(|&ty| Item::Type(ty))),
                    TypeData::Function { inputs, results } => {
                        stack.extend(results.iter().rev().map(|&ty| Item::Type(ty)));
                        stack.extend(inputs.iter().rev().map(|&ty| Item::Type(ty)));
                    }
                    TypeData::Vector { element, .. } => stack.push(Item::Type(*element)),
                    TypeData::RankedTensor { element, encoding, .. } => {
                        stack.extend(encoding.map(Item::Attr));
                        stack.push(Item::Type(*element));
                    }
                    TypeData::MemRef { element, layout, memory_space, .. } => {
                        stack.extend(memory_space.map(Item::Attr));
                        stack.extend(layout.map(Item::Attr));
                        stack.push(Item::Type(*element));
                    }
                    TypeData::UnrankedMemRef { element, memory_space } => {
                        stack.extend(memory_space.map(Item::Attr));
                        stack.push(Item::Type(*element));
                    }
                    TypeData::Dialect { params, .. } => stack.extend(params.iter().rev().map(Item::Param)),
                    _ => {}
                }
            }
            Item::Param(param) => match param {
                Param::Type(ty) => stack.push(Item::Type(*ty)),
                Param::Attr(attr) => stack.push(Item::Attr(*attr)),
                Param::List(list) => stack.extend(list.iter().rev().map(Item::Param)),
                _ => {}
            },
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_source::SourceMap;

    use super::*;
    use crate::body::{InsertPoint, OperationState};
    use crate::context::{Location, OpInfo};

    fn table(ctx: &Context, ir: &mut Ir, name: &str) -> OpId {
        let region = ir.create_region();
        let block = ir.create_block(&[]);
        ir.place_block(block, region, None);
        let mut state = OperationState::new(ctx, ctx.op_name("t.table"), Location::UNKNOWN);
        state.regions.push(region);
        state.set_attr(ctx, SYMBOL_NAME, ctx.string_attr(name));
        ir.create_op(&state)
    }

    fn add(ctx: &Context, ir: &mut Ir, table: OpId, attrs: &[(&str, Attribute)]) -> OpId {
        let mut state = OperationState::new(ctx, ctx.op_name("t.op"), Location::UNKNOWN);
        for &(name, value) in attrs {
            state.set_attr(ctx, name, value);
        }
        let op = ir.create_op(&state);
        let block = ir.region(ir.op(table).regions()[0]).first().unwrap();
        ir.place_op(op, InsertPoint::End(block));
        op
    }

    #[test]
    fn references_resolve_and_are_renamed() {
        let mut ctx = Context::new(Arc::new(SourceMap::new()));
        let mut info = OpInfo::new(ctx.op_name("t.table"));
        info.traits = Traits::SYMBOL_TABLE;
        ctx.register_op(info);
        let mut ir = Ir::new();
        let outer = table(&ctx, &mut ir, "outer");
        let inner = table(&ctx, &mut ir, "inner");
        let block = ir.region(ir.op(outer).regions()[0]).first().unwrap();
        ir.place_op(inner, InsertPoint::End(block));
        let f = add(&ctx, &mut ir, inner, &[(SYMBOL_NAME, ctx.string_attr("f"))]);
        let nested = ctx.attr(AttrData::SymbolRef {
            root: ctx.name("inner"),
            nested: vec![ctx.name("f")].into_boxed_slice(),
        });
        let user = add(&ctx, &mut ir, outer, &[("callee", ctx.array_attr(&[nested]))]);
        assert_eq!(lookup_nearest_symbol(&ctx, &ir, user, nested), Some(f));
        assert_eq!(SymbolTables::new().lookup_nearest(&ctx, &ir, user, nested), Some(f));
        assert_eq!(lookup_nearest_symbol(&ctx, &ir, f, ctx.symbol_ref_attr("f")), Some(f));
        assert_eq!(lookup_nearest_symbol(&ctx, &ir, user, ctx.symbol_ref_attr("f")), None);
        assert_eq!(symbol_uses(&ctx, &ir, inner), [SymbolUse { user, symbol: nested }]);
        assert!(symbol_is_unused(&ctx, &ir, f));

        let region = ir.op(outer).regions()[0];
        replace_symbol_uses(&ctx, &mut ir, region, ctx.name("inner"), ctx.name("other"));
        assert!(symbol_is_unused(&ctx, &ir, inner));
        set_symbol_name(&ctx, &mut ir, inner, ctx.name("other"));
        assert_eq!(symbol_uses(&ctx, &ir, inner).len(), 1);
        assert_eq!(symbol_visibility(&ctx, &ir, f), Visibility::Public);
        set_symbol_visibility(&ctx, &mut ir, f, Visibility::Private);
        assert_eq!(symbol_visibility(&ctx, &ir, f), Visibility::Private);
    }
}
