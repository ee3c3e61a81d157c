//! Aliases: which attributes, types and locations print as `#name`, `!name`, and where they are defined.
//!
//! A first run over the operation visits everything that will be printed, in order; what gets an alias is
//! then sorted by how deep it contains other aliased things. Mirrors `AliasInitializer`.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::OpPrinter;
use super::names::sanitize;
use crate::body::OpId;
use crate::context::{AttrData, Attribute, Context, LocData, Location, Type, TypeData};
use crate::text::{DialectSyntax, MnemonicAlias, Part};

/// The mnemonic of an attribute that prints as an alias of that name.
fn mnemonic_of_attr<'c>(ctx: &'c Context, data: &AttrData) -> Option<&'c str> {
    let AttrData::Dialect { name, .. } = data else { return None };
    ctx.attr_info(*name)?.extensions.get::<MnemonicAlias>()?;
    ctx.str(*name).split_once('.').map(|(_, mnemonic)| mnemonic)
}

/// The mnemonic of a type that prints as an alias of that name.
fn mnemonic_of_type<'c>(ctx: &'c Context, data: &TypeData) -> Option<&'c str> {
    let TypeData::Dialect { name, .. } = data else { return None };
    ctx.type_info(*name)?.extensions.get::<MnemonicAlias>()?;
    ctx.str(*name).split_once('.').map(|(_, mnemonic)| mnemonic)
}

/// Attribute, type or location that may have an alias.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Symbol {
    Attr(Attribute),
    Type(Type),
    Loc(Location),
}

/// The aliases of one printing.
#[derive(Default)]
pub(super) struct Aliases {
    /// Texts with their sigil, in order of definition, and true for those that are defined after the module.
    list: Vec<(Symbol, String, bool)>,
    index: FxHashMap<Symbol, usize>,
}

/// Attribute, type or location that was visited.
struct Visited {
    symbol: Symbol,
    alias: Option<String>,
    depth: usize,
    deferrable: bool,
    children: Vec<usize>,
}

/// Attribute, type or location whose parts are being visited.
struct Frame {
    deferrable: bool,
    children: Vec<usize>,
    depth: usize,
}

/// Occurrence of something that is not part of another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Visit {
    symbol: Symbol,
    deferrable: bool,
    /// True if the type of an attribute is not visited.
    without_type: bool,
}

/// Visits in order, each once: another one of the same kind changes nothing.
#[derive(Default)]
struct Visits {
    list: Vec<Visit>,
    known: FxHashSet<Visit>,
}

/// The state of the first run.
#[derive(Default)]
pub(super) struct Collector {
    visited: Vec<Visited>,
    index: FxHashMap<Symbol, usize>,
    frames: Vec<Frame>,
    /// Set if visits are only noted, for another printer to make.
    noted: Option<Visits>,
}

impl Collector {
    /// Creates a collector that only notes visits.
    pub(super) fn noting() -> Self {
        Collector { noted: Some(Visits::default()), ..Collector::default() }
    }

    /// Returns the visits that were noted.
    pub(super) fn into_visits(self) -> Vec<Visit> {
        self.noted.unwrap_or_default().list
    }

    /// Takes the deferral of an alias and those in it back.
    fn pin(&mut self, index: usize) {
        let mut pending = vec![index];
        while let Some(index) = pending.pop() {
            let visited = &mut self.visited[index];
            if std::mem::take(&mut visited.deferrable) {
                pending.extend_from_slice(&visited.children);
            }
        }
    }
}

impl<'a> OpPrinter<'a> {
    /// Finds the aliases for an operation and all that is nested in it.
    pub(super) fn collect_aliases(&mut self, op: OpId) {
        if !self.p.options.debug_info && !self.any_alias() {
            return;
        }
        self.p.collector = Some(Collector::default());
        self.collect_op(op);
        self.settle_aliases();
    }

    /// Finds the aliases for pieces of a text; the locations among them are those after operations.
    pub(super) fn collect_parts(&mut self, parts: &[Part]) {
        self.p.collector = Some(Collector::default());
        for part in parts {
            match *part {
                Part::Loc(loc) => self.collect_loc(loc, true),
                Part::Attr(attr) => self.collect_attr(attr, false),
                Part::Type(ty) => self.collect_type(ty),
            }
        }
        self.settle_aliases();
    }

    /// Names what was collected, and forgets what the first run has printed.
    fn settle_aliases(&mut self) {
        let collector = self.p.collector.take().unwrap_or_default();
        self.p.out.clear();
        self.p.distinct.clear();
        self.p.resources.clear();
        self.p.names.forget_missing();
        self.p.indent = 0;

        let mut found: Vec<Visited> = collector.visited;
        found.sort_by(|a, b| {
            let key = |visited: &Visited| (visited.depth, !matches!(visited.symbol, Symbol::Type(_)));
            key(a).cmp(&key(b)).then_with(|| a.alias.cmp(&b.alias))
        });
        let mut counts: FxHashMap<String, usize> = FxHashMap::default();
        let mut aliases = Aliases::default();
        for visited in found {
            let Some(alias) = visited.alias else { continue };
            let sigil = if matches!(visited.symbol, Symbol::Type(_)) { '!' } else { '#' };
            let count = counts.entry(alias.clone()).or_insert(0);
            let text = if *count == 0 { format!("{sigil}{alias}") } else { format!("{sigil}{alias}{count}") };
            *count += 1;
            aliases.index.insert(visited.symbol, aliases.list.len());
            aliases.list.push((visited.symbol, text, visited.deferrable));
        }
        self.p.aliases = Arc::new(aliases);
    }

    /// Returns true if anything in the context could have an alias, so that a first run is worth it.
    fn any_alias(&self) -> bool {
        let ctx = self.p.ctx;
        let dialects = ctx.registered_dialects();
        let syntaxes = || dialects.iter().filter_map(|info| info.extensions.get::<DialectSyntax>());
        let attr_hooks: Vec<_> = syntaxes().filter_map(|syntax| syntax.attr_alias.as_deref()).collect();
        let type_hooks: Vec<_> = syntaxes().filter_map(|syntax| syntax.type_alias.as_deref()).collect();
        ctx.attrs().any(|(attr, data)| {
            matches!(
                data,
                AttrData::AffineMap(_)
                    | AttrData::IntegerSet(_)
                    | AttrData::Distinct { .. }
                    | AttrData::Location(_)
            ) || mnemonic_of_attr(ctx, data).is_some()
                || attr_hooks.iter().any(|alias| alias(ctx, attr).is_some())
        }) || ctx.types().any(|(ty, data)| {
            matches!(data, TypeData::Tuple(elements) if elements.len() > 16)
                || mnemonic_of_type(ctx, data).is_some()
                || type_hooks.iter().any(|alias| alias(ctx, ty).is_some())
        })
    }

    /// Visits an operation as it will be printed.
    pub(super) fn collect_op(&mut self, op: OpId) {
        if self.p.options.debug_info {
            let loc = self.p.ir.op(op).loc();
            self.collect_loc(loc, true);
        }
        self.print_op_body(op);
        self.p.out.clear();
    }

    /// Visits the printed parts of an operation in generic form: regions, types, attributes.
    pub(super) fn collect_generic_op(&mut self, op: OpId) {
        let (ctx, ir) = (self.p.ctx, self.p.ir);
        let data = ir.op(op);
        if !self.p.options.skip_regions {
            for &region in data.regions() {
                self.print_region(region, true, true, true);
            }
        }
        for value in ir.operands(op) {
            self.print_type(ir.value_type(value));
        }
        for &value in data.results() {
            self.print_type(ir.value_type(value));
        }
        // Attributes in the properties of an unregistered operation get no alias from that use.
        let inherent =
            if ctx.op_info(data.name()).is_some() { data.inherent() } else { ctx.common().empty_dict };
        let (inherent, discardable) = (ctx.dict_entries(inherent), ctx.dict_entries(data.discardable()));
        let mut all: Vec<_> = inherent.iter().chain(discardable).copied().collect();
        all.sort_by_key(|entry| ctx.str(entry.0));
        for (_, attr) in all {
            self.print_attr(attr);
        }
    }

    pub(super) fn collect_region(
        &mut self,
        region: crate::body::RegionId,
        entry_args: bool,
        terminators: bool,
    ) {
        let (ctx, ir) = (self.p.ctx, self.p.ir);
        if self.p.options.skip_regions {
            return;
        }
        let mut entry = true;
        for block in ir.region_blocks(region) {
            if !entry || entry_args {
                let data = ir.block(block);
                for (&argument, &loc) in data.args().iter().zip(data.arg_locs()) {
                    self.collect_argument(argument, loc);
                }
            }
            let last = if entry && !terminators { ir.terminator(ctx, block) } else { None };
            let is_divided = self.p.division.is_some() && self.collect_divided(block, last);
            let mut next = ir.block(block).first().filter(|_| !is_divided);
            while let Some(op) = next.filter(|&op| Some(op) != last) {
                next = ir.op(op).next();
                self.collect_op(op);
            }
            entry = false;
        }
    }

    pub(super) fn collect_argument(&mut self, argument: crate::body::ValueId, loc: Location) {
        self.print_type(self.p.ir.value_type(argument));
        if self.p.options.debug_info {
            self.collect_loc(loc, false);
        }
    }

    // Visiting.

    /// Returns true if an alias that is visited now may be defined after the module.
    fn deferrable(&self) -> bool {
        let frames = self.p.collector.as_ref().map(|collector| &collector.frames);
        frames.and_then(|frames| frames.last()).is_some_and(|frame| frame.deferrable)
    }

    pub(super) fn collect_attr(&mut self, attr: Attribute, without_type: bool) {
        if let AttrData::Location(loc) = self.p.ctx.attr_data(attr) {
            let (loc, deferrable) = (*loc, self.deferrable());
            self.collect_loc(loc, deferrable);
            return;
        }
        let deferrable = self.deferrable();
        self.visit_attr(attr, deferrable, without_type);
    }

    fn visit_attr(&mut self, attr: Attribute, deferrable: bool, without_type: bool) {
        let visit = Visit { symbol: Symbol::Attr(attr), deferrable, without_type };
        self.visit(visit, |printer| printer.visit_attr_parts(attr, without_type));
    }

    fn visit_type(&mut self, ty: Type, deferrable: bool) {
        let visit = Visit { symbol: Symbol::Type(ty), deferrable, without_type: false };
        self.visit(visit, |printer| printer.visit_type_parts(ty));
    }

    /// Makes a visit that another printer has noted.
    pub(super) fn visit_noted(&mut self, visit: Visit) {
        match visit.symbol {
            Symbol::Attr(attr) => self.visit_attr(attr, visit.deferrable, visit.without_type),
            Symbol::Type(ty) => self.visit_type(ty, visit.deferrable),
            Symbol::Loc(loc) => self.collect_loc(loc, visit.deferrable),
        }
    }

    pub(super) fn collect_type(&mut self, ty: Type) {
        let deferrable = self.deferrable();
        self.visit_type(ty, deferrable);
    }

    fn collect_loc(&mut self, loc: Location, deferrable: bool) {
        let data = self.loc_data(loc);
        // One symbol for one location, however it is kept.
        let loc = if loc.source().is_some() { self.p.ctx.loc(data.clone()) } else { loc };
        let visit = Visit { symbol: Symbol::Loc(loc), deferrable, without_type: false };
        self.visit(visit, |printer| match data {
            LocData::Unknown | LocData::FileLineCol { .. } | LocData::FileLineColRange { .. } => {}
            LocData::Named { child, .. } => {
                if child != Location::UNKNOWN {
                    printer.collect_part_loc(child);
                }
            }
            LocData::CallSite { callee, caller } => {
                printer.collect_part_loc(callee);
                printer.collect_part_loc(caller);
            }
            LocData::Fused { locations, metadata } => {
                if let Some(metadata) = metadata {
                    printer.collect_attr(metadata, false);
                }
                for &inner in &locations {
                    printer.collect_part_loc(inner);
                }
            }
        });
    }

    fn collect_part_loc(&mut self, loc: Location) {
        let deferrable = self.deferrable();
        self.collect_loc(loc, deferrable);
    }

    fn visit(&mut self, visit: Visit, parts: impl FnOnce(&mut Self) + Send) {
        let Some(collector) = &mut self.p.collector else { return };
        if let Some(noted) = &mut collector.noted {
            if noted.known.insert(visit) {
                noted.list.push(visit);
            }
            return;
        }
        let Visit { symbol, deferrable, .. } = visit;
        let index = match collector.index.get(&symbol) {
            Some(&index) => {
                if !deferrable {
                    collector.pin(index);
                }
                index
            }
            None => {
                let index = collector.visited.len();
                collector.index.insert(symbol, index);
                let alias = None;
                collector.visited.push(Visited { symbol, alias, depth: 0, deferrable, children: Vec::new() });
                let alias = self.alias_name(symbol);
                if let Some(collector) = &mut self.p.collector {
                    collector.visited[index].depth = usize::from(alias.is_some());
                    collector.visited[index].alias = alias;
                    collector.frames.push(Frame { deferrable, children: Vec::new(), depth: 0 });
                }
                self.nested(parts);
                let Some(collector) = &mut self.p.collector else { return };
                if let Some(frame) = collector.frames.pop() {
                    let visited = &mut collector.visited[index];
                    visited.children = frame.children;
                    if frame.depth > 0 {
                        visited.depth = frame.depth + 1;
                    }
                }
                index
            }
        };
        let Some(collector) = &mut self.p.collector else { return };
        let depth = collector.visited[index].depth;
        if let Some(frame) = collector.frames.last_mut() {
            frame.children.push(index);
            frame.depth = frame.depth.max(depth);
        }
    }

    /// The alias of something, without sigil and number.
    fn alias_name(&self, symbol: Symbol) -> Option<String> {
        let ctx = self.p.ctx;
        let own = match symbol {
            Symbol::Loc(_) => Some("loc".to_owned()),
            Symbol::Attr(attr) => match ctx.attr_data(attr) {
                AttrData::AffineMap(_) => Some("map".to_owned()),
                AttrData::IntegerSet(_) => Some("set".to_owned()),
                AttrData::Distinct { referenced, .. } if *referenced != ctx.common().unit => {
                    Some("distinct".to_owned())
                }
                data => mnemonic_of_attr(ctx, data).map(str::to_owned),
            },
            Symbol::Type(ty) => match ctx.type_data(ty) {
                TypeData::Tuple(elements) if elements.len() > 16 => Some("tuple".to_owned()),
                data => mnemonic_of_type(ctx, data).map(str::to_owned),
            },
        };
        let hooked = ctx.registered_dialects().into_iter().find_map(|dialect| {
            let syntax = dialect.extensions.get::<DialectSyntax>()?;
            match symbol {
                Symbol::Attr(attr) => syntax.attr_alias.as_ref()?(ctx, attr),
                Symbol::Type(ty) => syntax.type_alias.as_ref()?(ctx, ty),
                Symbol::Loc(_) => None,
            }
        });
        let name = hooked.or(own)?;
        Some(sanitize(&name, "$_-", false).into_owned())
    }

    fn visit_attr_parts(&mut self, attr: Attribute, without_type: bool) {
        let ctx = self.p.ctx;
        match ctx.attr_data(attr) {
            AttrData::AffineMap(_)
            | AttrData::DenseArray { .. }
            | AttrData::Float { .. }
            | AttrData::Integer { .. }
            | AttrData::IntegerSet(_)
            | AttrData::Unit => return,
            AttrData::Distinct { referenced, .. } => self.collect_attr(*referenced, false),
            AttrData::Dictionary(entries) => {
                for (_, attr) in entries {
                    self.collect_attr(*attr, false);
                }
            }
            AttrData::Array(elements) => {
                for &element in elements {
                    self.collect_attr(element, false);
                }
            }
            AttrData::Type(ty) => self.collect_type(*ty),
            AttrData::Dialect { .. } => {
                self.print_attr_body(attr);
                return;
            }
            _ => {}
        }
        if !without_type
            && let Some(ty) = ctx.attr_type(attr)
            && ty != ctx.common().none
        {
            self.collect_type(ty);
        }
    }

    fn visit_type_parts(&mut self, ty: Type) {
        let ctx = self.p.ctx;
        match ctx.type_data(ty) {
            TypeData::Complex(element)
            | TypeData::Vector { element, .. }
            | TypeData::UnrankedTensor(element) => {
                self.collect_type(*element);
            }
            TypeData::Tuple(elements) => elements.iter().for_each(|&element| self.collect_type(element)),
            TypeData::Function { inputs, results } => {
                inputs.iter().chain(results).for_each(|&part| self.collect_type(part));
            }
            TypeData::RankedTensor { element, encoding, .. } => {
                self.collect_type(*element);
                if let Some(encoding) = encoding {
                    self.collect_attr(*encoding, false);
                }
            }
            TypeData::MemRef { element, layout, memory_space, .. } => {
                self.collect_type(*element);
                for attr in [layout, memory_space].into_iter().flatten() {
                    self.collect_attr(*attr, false);
                }
            }
            TypeData::UnrankedMemRef { element, memory_space } => {
                self.collect_type(*element);
                if let Some(memory_space) = memory_space {
                    self.collect_attr(*memory_space, false);
                }
            }
            TypeData::Dialect { .. } => self.print_type_body(ty),
            _ => {}
        }
    }

    // Printing.

    fn alias(&mut self, symbol: Symbol) -> bool {
        let Some(&index) = self.p.aliases.index.get(&symbol) else { return false };
        self.p.out.extend_from_slice(self.p.aliases.list[index].1.as_bytes());
        true
    }

    /// Returns true if this run only collects what will be printed.
    pub(in crate::text) fn is_collecting(&self) -> bool {
        self.p.collector.is_some()
    }

    /// Returns true if aliases are printed; all locations have one then.
    pub(super) fn has_aliases(&self) -> bool {
        !self.p.aliases.list.is_empty()
    }

    /// Prints a type's alias if it has one.
    #[inline]
    pub(in crate::text) fn type_alias(&mut self, ty: Type) -> bool {
        !self.p.aliases.list.is_empty() && self.alias(Symbol::Type(ty))
    }

    /// Prints an attribute's alias if it has one.
    #[inline]
    pub(in crate::text) fn attr_alias(&mut self, attr: Attribute) -> bool {
        if self.p.aliases.list.is_empty() {
            return false;
        }
        match self.p.ctx.attr_data(attr) {
            AttrData::Location(loc) => self.loc_alias(*loc),
            _ => self.alias(Symbol::Attr(attr)),
        }
    }

    /// Prints a location's alias if it has one.
    pub(super) fn loc_alias(&mut self, loc: Location) -> bool {
        if self.p.aliases.list.is_empty() {
            return false;
        }
        let loc = match loc.source() {
            Some(_) => {
                let data = self.loc_data(loc);
                self.p.ctx.loc(data)
            }
            None => loc,
        };
        self.alias(Symbol::Loc(loc))
    }

    /// Defines the aliases before the module, or with `deferred` those after it.
    pub(super) fn print_aliases(&mut self, deferred: bool) {
        let aliases = self.p.aliases.clone();
        for (symbol, text, is_deferred) in &aliases.list {
            if *is_deferred != deferred {
                continue;
            }
            let symbol = *symbol;
            self.p.out.extend_from_slice(text.as_bytes());
            self.text(" = ");
            match symbol {
                Symbol::Attr(attr) => self.print_attr_body(attr),
                Symbol::Type(ty) => self.print_type_body(ty),
                Symbol::Loc(loc) => self.print_loc(loc, false),
            }
            self.text("\n");
        }
    }
}
