//! Liveness of values: a value is live if an operation with effects uses it, also through blocks, regions,
//! calls and returns.
//!
//! Mirrors upstream's liveness analysis: values are followed from users back to their sources, and not
//! through unreachable code. Constant conditions are not considered.

use std::rc::Rc;

use legalize_analysis::is_memory_effect_free;
use legalize_conversion::is_removable_if_unused;
use legalize_ir::{
    BlockId, Context, Ir, Name, OpId, RegionEdge, RegionId, SymbolTables, Traits, ValueDef, ValueId,
    Visibility, WalkOrder, is_symbol_table, symbol_name, symbol_path, symbol_uses_in, symbol_visibility,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Role of an operation in the flow of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Function,
    /// An operation with regions that forward values.
    Regions,
    /// An operation with successors.
    Branch,
    Call,
    Terminator,
    Simple,
}

/// The names of the relevant interfaces.
pub(super) struct Interfaces {
    function: Name,
    regions: Name,
    branch: Name,
    call: Name,
    return_like: Name,
}

impl Interfaces {
    pub(super) fn new(ctx: &Context) -> Self {
        Interfaces {
            function: ctx.name("FunctionOpInterface"),
            regions: ctx.name("RegionBranchOpInterface"),
            branch: ctx.name("BranchOpInterface"),
            call: ctx.name("CallOpInterface"),
            return_like: ctx.name("ReturnLike"),
        }
    }

    pub(super) fn kind(&self, ctx: &Context, ir: &Ir, op: OpId) -> Kind {
        let Some(info) = ir.info(ctx, op) else { return Kind::Simple };
        let has = |name| info.has_trait_named(name);
        if has(self.function) {
            Kind::Function
        } else if has(self.regions) {
            Kind::Regions
        } else if has(self.branch) {
            Kind::Branch
        } else if info.traits.contains(Traits::TERMINATOR) {
            Kind::Terminator
        } else if has(self.call) {
            Kind::Call
        } else {
            Kind::Simple
        }
    }

    pub(super) fn returns(&self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        ir.info(ctx, op).is_some_and(|info| info.has_trait_named(self.return_like))
    }
}

/// Result of the analysis of a body.
pub(super) struct Liveness {
    live: FxHashSet<ValueId>,
    /// The control flow edges of operations with regions.
    flows: FxHashMap<OpId, Rc<[RegionEdge]>>,
    /// The calls of functions that cannot be called from elsewhere.
    calls: FxHashMap<OpId, Vec<OpId>>,
}

impl Liveness {
    /// Analyzes an operation and its contents.
    pub(super) fn of(ctx: &Context, ir: &Ir, root: OpId) -> Liveness {
        let mut finder = Finder {
            ctx,
            ir,
            interfaces: Interfaces::new(ctx),
            callees: FxHashMap::default(),
            callers: FxHashMap::default(),
            returns: FxHashMap::default(),
            incoming: FxHashMap::default(),
            forwarded: FxHashSet::default(),
            reached: FxHashSet::default(),
            pending: Vec::new(),
            opened: FxHashSet::default(),
            found: Liveness {
                live: FxHashSet::default(),
                flows: FxHashMap::default(),
                calls: FxHashMap::default(),
            },
        };
        finder.find_calls(root);
        finder.find_flows(root);
        finder.find_reached(root);
        finder.mark_effects();
        finder.follow();
        finder.found
    }

    pub(super) fn is_live(&self, value: ValueId) -> bool {
        self.live.contains(&value)
    }

    /// The edges of an operation with regions; `None` if they are not known.
    pub(super) fn flow(&self, op: OpId) -> Option<&Rc<[RegionEdge]>> {
        self.flows.get(&op)
    }

    /// The calls of a function; `None` if others may call it.
    pub(super) fn calls(&self, function: OpId) -> Option<&[OpId]> {
        self.calls.get(&function).map(Vec::as_slice)
    }
}

/// True if a symbol cannot be referred to from outside of `root`.
fn is_hidden(ctx: &Context, ir: &Ir, symbol: OpId, root: OpId) -> bool {
    match symbol_visibility(ctx, ir, symbol) {
        Visibility::Public => false,
        Visibility::Private => true,
        // As visible as its table, and the tables around that.
        Visibility::Nested => {
            let mut table = ir.parent_op(symbol);
            while let Some(op) = table.filter(|&op| is_symbol_table(ctx, ir, op)) {
                let private = symbol_visibility(ctx, ir, op) == Visibility::Private;
                if private || symbol_name(ctx, ir, op).is_none() {
                    return true;
                }
                if op == root {
                    return ir.op(op).parent().is_none();
                }
                table = ir.parent_op(op);
            }
            true
        }
    }
}

struct Finder<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    interfaces: Interfaces,
    /// The function that each call refers to.
    callees: FxHashMap<OpId, OpId>,
    /// The known calls of each function; there may be others.
    callers: FxHashMap<OpId, Vec<OpId>>,
    /// The returns of functions.
    returns: FxHashMap<OpId, Rc<[OpId]>>,
    /// The operands that are forwarded to an argument or result.
    incoming: FxHashMap<ValueId, Vec<(OpId, usize)>>,
    /// The operands that are forwarded.
    forwarded: FxHashSet<(OpId, usize)>,
    /// Blocks that control may reach, in the order in which that was found.
    reached: FxHashSet<BlockId>,
    pending: Vec<ValueId>,
    /// Operations whose region terminators are all live.
    opened: FxHashSet<OpId>,
    found: Liveness,
}

impl Finder<'_> {
    fn kind(&self, op: OpId) -> Kind {
        self.interfaces.kind(self.ctx, self.ir, op)
    }

    fn body(&self, function: OpId) -> Option<BlockId> {
        self.ir.region(*self.ir.op(function).regions().first()?).first()
    }

    /// Finds the function that each call refers to, and all calls of functions that are not visible from
    /// outside.
    fn find_calls(&mut self, root: OpId) {
        let (ctx, ir) = (self.ctx, self.ir);
        let mut tables = SymbolTables::new();
        // Uses of the symbols of a table, by name.
        let mut users: FxHashMap<(OpId, Name), Vec<OpId>> = FxHashMap::default();
        let mut hidden = Vec::new();
        let callee = ctx.name("callee");
        for op in ir.nested_ops(root, WalkOrder::PreOrder) {
            if is_symbol_table(ctx, ir, op) {
                let uses = ir.op(op).regions().iter().flat_map(|&region| symbol_uses_in(ctx, ir, region));
                for found in uses {
                    if let Some((name, _)) = symbol_path(ctx, found.symbol) {
                        users.entry((op, name)).or_default().push(found.user);
                    }
                }
            }
            match self.kind(op) {
                Kind::Call => {
                    let found =
                        ir.attr(ctx, op, callee).and_then(|name| tables.lookup_nearest(ctx, ir, op, name));
                    if let Some(function) = found.filter(|&function| self.kind(function) == Kind::Function) {
                        self.callees.insert(op, function);
                        self.callers.entry(function).or_default().push(op);
                    }
                }
                Kind::Function if is_hidden(ctx, ir, op, root) => hidden.push(op),
                _ => {}
            }
        }
        for function in hidden {
            let table = ir.parent_op(function).filter(|&table| is_symbol_table(ctx, ir, table));
            let (Some(table), Some(name)) = (table, symbol_name(ctx, ir, function)) else { continue };
            let users = users.remove(&(table, name)).unwrap_or_default();
            if users.iter().all(|&user| self.kind(user) == Kind::Call) {
                self.found.calls.insert(function, users);
            }
        }
    }

    fn find_flows(&mut self, root: OpId) {
        for op in self.ir.nested_ops(root, WalkOrder::PreOrder) {
            if self.kind(op) != Kind::Regions {
                continue;
            }
            let hook = self.ir.info(self.ctx, op).and_then(|info| info.hooks().region_flow.as_ref());
            let Some(edges) = hook.and_then(|hook| hook(self.ctx, self.ir, op)) else { continue };
            for edge in &edges {
                self.forwarded.insert((edge.op, edge.operand));
                for &input in &edge.inputs {
                    self.incoming.entry(input).or_default().push((edge.op, edge.operand));
                }
            }
            self.found.flows.insert(op, edges.into());
        }
    }

    /// Finds blocks that are reached by calls, branches and region entries.
    fn find_reached(&mut self, root: OpId) {
        let entry = |ir: &Ir, region: RegionId| ir.region(region).first();
        let mut pending: Vec<BlockId> =
            self.ir.op(root).regions().iter().filter_map(|&region| entry(self.ir, region)).collect();
        while let Some(block) = pending.pop() {
            if !self.reached.insert(block) {
                continue;
            }
            for op in self.ir.block_ops(block) {
                pending.extend(self.ir.successors(op));
                let waits = self.kind(op) == Kind::Function && self.found.calls.contains_key(&op);
                if !waits {
                    let regions = self.ir.op(op).regions();
                    pending.extend(regions.iter().filter_map(|&region| entry(self.ir, region)));
                }
                pending.extend(self.callees.get(&op).and_then(|&function| self.body(function)));
            }
        }
    }

    fn mark(&mut self, value: ValueId) {
        if self.found.live.insert(value) {
            self.pending.push(value);
        }
    }

    fn mark_operands(&mut self, op: OpId, which: impl Fn(&Self, usize) -> bool) {
        for at in 0..self.ir.op(op).operand_count() {
            if which(self, at) {
                self.mark(self.ir.operand(op, at));
            }
        }
    }

    /// Marks the operands that an operation uses and does not forward.
    fn mark_own(&mut self, op: OpId) {
        self.mark_operands(op, |finder, at| !finder.forwarded.contains(&(op, at)));
    }

    /// The terminators of an operation's regions.
    fn ends(&self, op: OpId) -> Vec<OpId> {
        let blocks = self.ir.op(op).regions().iter().flat_map(|&region| self.ir.region_blocks(region));
        blocks.filter_map(|block| self.ir.block(block).last()).collect()
    }

    fn returns(&mut self, function: OpId) -> Rc<[OpId]> {
        if let Some(known) = self.returns.get(&function) {
            return known.clone();
        }
        let mut ends = self.ends(function);
        ends.retain(|&end| self.interfaces.returns(self.ctx, self.ir, end));
        self.returns.entry(function).or_insert(ends.into()).clone()
    }

    /// The operand that a successor's argument comes from; `None` if that is not known.
    fn branch_operand(&self, branch: OpId, successor: usize, index: usize) -> Option<usize> {
        let hook = self.ir.info(self.ctx, branch)?.hooks().successor_operands.as_ref()?;
        let range = hook(self.ctx, self.ir, branch, successor);
        let block = self.ir.successor(branch, successor);
        // Arguments that the branch produces come first.
        let produced = self.ir.block(block).args().len().checked_sub(range.len())?;
        Some(range.start + index.checked_sub(produced)?)
    }

    /// Marks the operands of operations that have effects or are not known.
    fn mark_effects(&mut self) {
        let (ctx, ir) = (self.ctx, self.ir);
        let mut blocks: Vec<BlockId> = self.reached.iter().copied().collect();
        blocks.sort_unstable();
        for op in blocks.into_iter().flat_map(|block| ir.block_ops(block)) {
            match self.kind(op) {
                Kind::Regions if self.found.flows.contains_key(&op) => {
                    if !is_memory_effect_free(ctx, ir, op) {
                        self.mark_own(op);
                        for end in self.ends(op) {
                            self.mark_own(end);
                        }
                    }
                }
                Kind::Branch => {
                    let mut fed: FxHashSet<usize> = FxHashSet::default();
                    for successor in 0..ir.op(op).successor_count() {
                        let args = ir.block(ir.successor(op, successor)).args().len();
                        fed.extend((0..args).filter_map(|index| self.branch_operand(op, successor, index)));
                    }
                    self.mark_operands(op, |_, at| !fed.contains(&at));
                }
                Kind::Call => {
                    let known = self.callees.get(&op).and_then(|&function| self.body(function));
                    let fits =
                        known.is_some_and(|body| ir.block(body).args().len() == ir.op(op).operand_count());
                    self.mark_operands(op, |_, _| !fits);
                }
                Kind::Terminator => {
                    let parent = ir.parent_op(op);
                    let forwards = parent.is_some_and(|parent| match self.kind(parent) {
                        Kind::Regions => self.found.flows.contains_key(&parent),
                        Kind::Function => {
                            self.found.calls.contains_key(&parent) && self.interfaces.returns(ctx, ir, op)
                        }
                        _ => false,
                    });
                    // The terminator of a region without known control flow is live if the results of the
                    // operation are.
                    let waits = parent.is_some_and(|parent| {
                        self.kind(parent) == Kind::Regions && is_memory_effect_free(ctx, ir, parent)
                    });
                    self.mark_operands(op, |_, _| !forwards && !waits);
                }
                Kind::Simple => {
                    let free = is_removable_if_unused(ctx, ir, op);
                    self.mark_operands(op, |_, _| !free);
                }
                Kind::Regions => {
                    let free = is_memory_effect_free(ctx, ir, op);
                    self.mark_operands(op, |_, _| !free);
                }
                Kind::Function => {}
            }
        }
    }

    /// Propagates liveness from values to their sources.
    fn follow(&mut self) {
        while let Some(value) = self.pending.pop() {
            match self.ir.value(value).def() {
                ValueDef::Result { op, index } => self.follow_result(op, index as usize, value),
                ValueDef::Argument { block, index } => self.follow_argument(block, index as usize, value),
            }
        }
    }

    fn follow_arriving(&mut self, value: ValueId) {
        for (op, operand) in self.incoming.get(&value).cloned().unwrap_or_default() {
            self.mark(self.ir.operand(op, operand));
        }
    }

    fn follow_result(&mut self, op: OpId, index: usize, value: ValueId) {
        match self.kind(op) {
            Kind::Regions if self.found.flows.contains_key(&op) => {
                self.follow_arriving(value);
                self.mark_own(op);
                for end in self.ends(op) {
                    self.mark_own(end);
                }
            }
            Kind::Call => {
                let Some(&function) = self.callees.get(&op) else { return };
                for &end in self.returns(function).iter() {
                    if index < self.ir.op(end).operand_count() {
                        self.mark(self.ir.operand(end, index));
                    }
                }
            }
            Kind::Regions => {
                self.mark_operands(op, |_, _| true);
                if self.opened.insert(op) {
                    for inner in self.ir.nested_ops(op, WalkOrder::PreOrder).into_iter().skip(1) {
                        let info = self.ir.info(self.ctx, inner);
                        if info.is_none_or(|info| info.traits.contains(Traits::TERMINATOR)) {
                            self.mark_operands(inner, |_, _| true);
                        }
                    }
                }
            }
            _ => self.mark_operands(op, |_, _| true),
        }
    }

    fn follow_argument(&mut self, block: BlockId, index: usize, value: ValueId) {
        let ir = self.ir;
        for branch in ir.block_uses(block) {
            if let Some(operand) = self.branch_operand(branch.op, branch.index as usize, index) {
                self.mark(ir.operand(branch.op, operand));
            }
        }
        let region = ir.block(block).parent();
        let is_entry = region.is_some_and(|region| ir.region(region).first() == Some(block));
        let Some(owner) = region.and_then(|region| ir.region(region).parent()).filter(|_| is_entry) else {
            return;
        };
        match self.kind(owner) {
            Kind::Function => {
                for call in self.callers.get(&owner).cloned().unwrap_or_default() {
                    if index < ir.op(call).operand_count() {
                        self.mark(ir.operand(call, index));
                    }
                }
            }
            Kind::Regions => {
                self.follow_arriving(value);
                if !self.incoming.contains_key(&value) {
                    // An induction variable or the like: it depends on the operation's own operands.
                    self.mark_own(owner);
                }
            }
            _ => {}
        }
    }
}
