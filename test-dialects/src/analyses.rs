//! Passes of mlir-opt that print the results of analyses.

use std::fmt::Write as _;
use std::sync::Arc;

use legalize_analysis::{CallEdge, CallGraph, CallNode, Liveness};
use legalize_ir::{
    AttrData, BlockId, Context, DominanceInfo, Ir, OpId, PostDominanceInfo, PrintOptions, RegionId, Traits,
    ValueDef, ValueId, WalkOrder, attr_to_string, op_error, print_op, symbol_name,
};
use legalize_passes::{PassDef, PassInput, PassKind, plain_pass};
use legalize_source::Diagnostics;
use rustc_hash::{FxHashMap, FxHashSet};

/// Returns all of these passes.
pub(crate) fn passes() -> Vec<Arc<dyn PassKind>> {
    vec![
        plain_pass(
            PassDef::new("test-print-callgraph", "TestCallGraphPass", "Prints the graph of calls"),
            |input: &mut PassInput<'_>| {
                print_call_graph(input.ctx, input.ir, input.root);
                Diagnostics::new()
            },
        ),
        plain_pass(
            PassDef::new("test-print-liveness", "TestLivenessPass", "Prints where values are live"),
            |input: &mut PassInput<'_>| on_symbol(input, "TestLivenessPass", print_liveness),
        ),
        plain_pass(
            PassDef::new("test-print-dominance", "TestDominancePass", "Prints which blocks dominate others"),
            |input: &mut PassInput<'_>| on_symbol(input, "TestDominancePass", print_dominance),
        ),
        crate::dead_code::pass(),
    ]
}

/// Runs a pass that only accepts symbols.
fn on_symbol(input: &mut PassInput<'_>, pass: &str, run: impl Fn(&Context, &mut Ir, OpId)) -> Diagnostics {
    let PassInput { ctx, ir, root, .. } = input;
    let is_symbol = ir.info(ctx, *root).is_some_and(|info| info.traits.contains(Traits::SYMBOL));
    match symbol_name(ctx, ir, *root).filter(|_| is_symbol) {
        Some(_) => {
            run(ctx, ir, *root);
            Diagnostics::new()
        }
        None => {
            let message = format!("trying to schedule pass '{pass}' on an unsupported operation");
            let error = op_error(ctx, ir, *root, "opt::pipeline", &message);
            error.with_help("nest the pass in a pipeline for symbols, such as `func.func(…)`").into()
        }
    }
}

fn name_of(ctx: &Context, ir: &Ir, op: OpId) -> String {
    symbol_name(ctx, ir, op).map_or_else(String::new, |name| ctx.str(name).to_owned())
}

fn print_call_graph(ctx: &Context, ir: &Ir, root: OpId) {
    let name = ir.attr_named(ctx, root, "test.name");
    let name = name.map_or_else(|| "<<NULL ATTRIBUTE>>".to_owned(), |name| attr_to_string(ctx, name));
    let graph = CallGraph::of(ctx, ir, root);
    let mut out = format!("Testing : {name}\n// ---- CallGraph ----\n");
    for &region in graph.nodes() {
        let node = CallNode::Region(region);
        out += &format!("// - Node : {}\n", node_text(ctx, ir, node));
        for &(kind, target) in graph.edges(node) {
            let kind = match kind {
                CallEdge::Child => "Child",
                _ => "Call",
            };
            out += &format!("// -- {kind}-Edge : {}\n", node_text(ctx, ir, target));
        }
        out += "//\n";
    }
    out += "// -- SCCs --\n";
    for component in graph.components() {
        out += "// - SCC : \n";
        for node in component {
            out += &format!("// -- Node :{}\n", node_text(ctx, ir, node));
        }
        out += "\n";
    }
    eprintln!("{out}// -------------------");
}

fn node_text(ctx: &Context, ir: &Ir, node: CallNode) -> String {
    let region = match node {
        CallNode::ExternalCaller => return "<External-Caller-Node>".to_owned(),
        CallNode::UnknownCallee => return "<Unknown-Callee-Node>".to_owned(),
        CallNode::Region(region) => region,
    };
    let Some(op) = ir.region(region).parent() else { return String::new() };
    let data = ir.op(op);
    let number = data.regions().iter().position(|&own| own == region).unwrap_or(0);
    let mut entries: Vec<_> = [data.inherent(), data.discardable()]
        .into_iter()
        .flat_map(|dict| match ctx.attr_data(dict.as_attribute()) {
            AttrData::Dictionary(entries) => entries.to_vec(),
            _ => Vec::new(),
        })
        .collect();
    entries.sort_by_key(|entry| ctx.str(entry.0));
    let mut text = format!("'{}' - Region #{number}", ctx.op_str(data.name()));
    if !entries.is_empty() {
        let all = ctx.attr(AttrData::Dictionary(entries.into()));
        let _ = write!(text, " : {}", attr_to_string(ctx, all));
    }
    text
}

/// Numbers of blocks, operations and values in pre-order.
#[derive(Default)]
struct Numbers {
    blocks: FxHashMap<BlockId, usize>,
    ops: FxHashMap<OpId, usize>,
    values: FxHashMap<ValueId, usize>,
}

impl Numbers {
    /// Numbers what is below an operation, and returns the blocks in order.
    fn of(ir: &Ir, root: OpId) -> (Numbers, Vec<BlockId>) {
        let (mut numbers, mut order) = (Numbers::default(), Vec::new());
        let add = |map: &mut FxHashMap<ValueId, usize>, value| {
            let next = map.len();
            map.entry(value).or_insert(next);
        };
        // A block is numbered with all of its own operations before the blocks that are nested in them.
        for block in blocks_in_preorder(ir, root) {
            order.push(block);
            numbers.blocks.insert(block, numbers.blocks.len());
            for &arg in ir.block(block).args() {
                add(&mut numbers.values, arg);
            }
            for op in ir.block_ops(block) {
                numbers.ops.insert(op, numbers.ops.len());
                for &result in ir.op(op).results() {
                    add(&mut numbers.values, result);
                }
            }
        }
        (numbers, order)
    }

    fn value(&self, ir: &Ir, value: ValueId) -> String {
        match ir.value(value).def() {
            ValueDef::Result { .. } => format!("val_{} ", self.values.get(&value).copied().unwrap_or(0)),
            ValueDef::Argument { block, index } => {
                format!("arg{index}@{} ", self.blocks.get(&block).copied().unwrap_or(0))
            }
        }
    }

    fn values(&self, ir: &Ir, values: impl IntoIterator<Item = ValueId>) -> String {
        let mut values: Vec<ValueId> = values.into_iter().collect();
        values.sort_by_key(|value| self.values.get(value).copied().unwrap_or(0));
        values.into_iter().map(|value| self.value(ir, value)).collect()
    }
}

fn blocks_in_preorder(ir: &Ir, root: OpId) -> Vec<BlockId> {
    let regions_of = |op: OpId, pending: &mut Vec<RegionId>| {
        pending.extend(ir.op(op).regions().iter().rev());
    };
    let mut order = Vec::new();
    let mut pending = Vec::new();
    regions_of(root, &mut pending);
    let mut blocks: Vec<BlockId> = Vec::new();
    loop {
        if let Some(block) = blocks.pop() {
            order.push(block);
            let mut inner = Vec::new();
            for op in ir.block_ops(block) {
                for &region in ir.op(op).regions() {
                    inner.extend(ir.region_blocks(region));
                }
            }
            blocks.extend(inner.into_iter().rev());
        } else if let Some(region) = pending.pop() {
            let all: Vec<BlockId> = ir.region_blocks(region).collect();
            blocks.extend(all.into_iter().rev());
        } else {
            return order;
        }
    }
}

fn print_liveness(ctx: &Context, ir: &mut Ir, root: OpId) {
    eprintln!("Testing : {}", name_of(ctx, ir, root));
    let liveness = Liveness::of(ir, root);
    let (numbers, blocks) = Numbers::of(ir, root);
    let mut texts: FxHashMap<OpId, String> = FxHashMap::default();
    let options = PrintOptions::default();
    let mut text_of = |op: OpId| texts.entry(op).or_insert_with(|| print_op(ctx, ir, op, &options)).clone();
    let mut out = "// ---- Liveness -----\n".to_owned();
    for block in blocks {
        let borders = [liveness.live_in(block).collect(), liveness.live_out(block).collect()];
        let [live_in, live_out] = borders.map(|values: Vec<ValueId>| numbers.values(ir, values));
        let number = numbers.blocks.get(&block).copied().unwrap_or(0);
        out += &format!("// - Block: {number}\n// --- LiveIn: {live_in}\n// --- LiveOut: {live_out}\n");
        out += "// --- BeginLivenessIntervals";
        for op in ir.block_ops(block).filter(|&op| !ir.op(op).results().is_empty()) {
            out += "\n";
            for &result in ir.op(op).results() {
                out += &format!("// {}:", numbers.value(ir, result));
                let mut ops = liveness.resolve(ir, result);
                ops.sort_by_key(|op| numbers.ops.get(op).copied().unwrap_or(0));
                for op in ops {
                    out += &format!("\n//     {}", text_of(op));
                }
            }
        }
        out += "\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n";
        for op in ir.block_ops(block) {
            let live = numbers.values(ir, live_at(ir, &liveness, block, op));
            if !live.is_empty() {
                // Upstream's text has a backspace.
                out += &format!("//     {} [{live}\u{8}]\n", text_of(op));
            }
        }
        out += "// --- EndCurrentlyLive\n";
    }
    eprintln!("{out}// -------------------");
}

/// The values that are live at an operation.
fn live_at(ir: &Ir, liveness: &Liveness, block: BlockId, op: OpId) -> FxHashSet<ValueId> {
    let before = ir.block_ops(block).take_while(|&at| at == op || ir.is_before_in_block(at, op));
    let results = before.flat_map(|at| ir.op(at).results().to_vec());
    let args = ir.block(block).args().iter().copied();
    let mut live: FxHashSet<ValueId> = args.chain(liveness.live_in(block)).chain(results).collect();
    live.retain(|&value| {
        let range = liveness.range_in_block(ir, block, value);
        range.is_some_and(|(first, last)| {
            !ir.is_before_in_block(op, first) && !ir.is_before_in_block(last, op)
        })
    });
    live
}

fn print_dominance(ctx: &Context, ir: &mut Ir, root: OpId) {
    println!("Testing : {}", name_of(ctx, ir, root));
    // Blocks by the first operation of each in post-order.
    let mut ids: FxHashMap<BlockId, usize> = FxHashMap::default();
    let mut blocks = Vec::new();
    for op in ir.nested_ops(root, WalkOrder::PostOrder) {
        if let Some(block) = ir.op(op).parent()
            && !ids.contains_key(&block)
        {
            ids.insert(block, blocks.len());
            blocks.push(block);
        }
    }
    let (mut forward, mut backward) = (DominanceInfo::new(), PostDominanceInfo::new());
    let mut out = String::new();
    for (title, is_post) in [("DominanceInfo", false), ("PostDominanceInfo", true)] {
        out += &format!("--- {title} ---\n");
        for (a, b) in pairs(&blocks) {
            let nearest = in_one_region(ir, a, b).and_then(|(a, b)| match (a == b, is_post) {
                (true, _) => Some(a),
                (false, false) => forward.nearest_common_dominator(ir, a, b),
                (false, true) => backward.nearest_common_post_dominator(ir, a, b),
            });
            let nearest = nearest.map_or_else(|| "<no dom>".to_owned(), |block| ids[&block].to_string());
            out += &format!("Nearest({}, {}) = {nearest}\n", ids[&a], ids[&b]);
        }
    }
    for (title, word, is_post) in
        [("Dominance", "dominates", false), ("PostDominance", "postdominates", true)]
    {
        out += &format!("--- Block {title} relationship ---\n");
        for (a, b) in pairs(&blocks) {
            let properly = if is_post {
                backward.properly_post_dominates(ctx, ir, a, b)
            } else {
                forward.properly_dominates(ctx, ir, a, b)
            };
            let any = u8::from(properly || a == b);
            out += &format!("{word}({}, {}) = {any} (properly = {})\n", ids[&a], ids[&b], u8::from(properly));
        }
    }
    print!("{out}");
    mark_blocks(ctx, ir, &blocks);
}

/// Sets the numbers of its blocks as an attribute of each operation.
fn mark_blocks(ctx: &Context, ir: &mut Ir, blocks: &[BlockId]) {
    let mut by_parent: Vec<(OpId, Vec<i64>)> = Vec::new();
    for (block, number) in blocks.iter().zip(0..) {
        let Some(parent) = ir.block_parent_op(*block) else { continue };
        match by_parent.iter_mut().find(|entry| entry.0 == parent) {
            Some(entry) => entry.1.push(number),
            None => by_parent.push((parent, vec![number])),
        }
    }
    let name = ctx.name("test.block_ids");
    for (op, numbers) in by_parent {
        // The module has those of each of its functions.
        let mut all = ir.attr(ctx, op, name).and_then(|old| ctx.as_dense_i64_array(old)).unwrap_or_default();
        all.extend(numbers);
        ir.set_attr(ctx, op, name, Some(ctx.dense_i64_array_attr(&all)));
    }
}

fn pairs(blocks: &[BlockId]) -> impl Iterator<Item = (BlockId, BlockId)> + '_ {
    blocks.iter().flat_map(|&a| blocks.iter().map(move |&b| (a, b)))
}

/// The blocks of one region that two blocks are, or are nested in.
fn in_one_region(ir: &Ir, a: BlockId, b: BlockId) -> Option<(BlockId, BlockId)> {
    let above = |block: BlockId| {
        std::iter::successors(Some(block), |&at| ir.block_parent_op(at).and_then(|op| ir.op(op).parent()))
    };
    let region = |block: BlockId| ir.block(block).parent();
    let of_a: FxHashMap<_, _> = above(a).map(|block| (region(block), block)).collect();
    above(b).find_map(|b| of_a.get(&region(b)).map(|&a| (a, b)))
}
