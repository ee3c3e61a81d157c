//! Contents of a drawing: operations and block arguments, the frames around them, and arrows between them.

use std::collections::BTreeMap;

use legalize::ir::{BlockId, Context, Ir, OpId, ValueId, type_to_string};

/// The start or end of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum NodeId {
    /// An operation, numbered in the order of the text.
    Op(usize),
    /// An argument of a block, both numbered.
    Arg(usize, usize),
}

/// An operation or a block argument.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) id: NodeId,
    /// The entity that it draws. Its label is computed when it is written: types are shared, labels would not
    /// be.
    pub(super) of: Labelled,
}

/// An entity with a label.
#[derive(Clone, Copy, Debug)]
pub(super) enum Labelled {
    Op(OpId),
    Arg(ValueId),
}

impl Labelled {
    /// The lines of the label: name and symbol, then types.
    pub(super) fn label(self, ctx: &Context, ir: &Ir) -> Vec<String> {
        match self {
            Labelled::Op(op) => label(ctx, ir, op),
            Labelled::Arg(arg) => vec![type_to_string(ctx, ir.value_type(arg))],
        }
    }
}

/// The nodes in order; the items between opening and closing are in the regions of the operation that follows
/// the opening.
#[derive(Debug)]
pub(super) enum Item {
    Open(usize),
    Node(Node),
    Close,
}

/// An arrow.
#[derive(Debug)]
pub(super) enum Edge {
    /// A use of a value: the index of the result, and that of the operand.
    Use { from: NodeId, result: usize, to: NodeId, operand: usize },
    /// An arrow from a branch to the first operation of a successor.
    Branch { from: NodeId, to: NodeId },
    /// An arrow from an operation to the first operation in one of its regions.
    Holds { from: NodeId, to: NodeId },
}

/// The whole drawing.
#[derive(Debug, Default)]
pub(super) struct Drawing {
    pub(super) items: Vec<Item>,
    pub(super) edges: Vec<Edge>,
}

/// A step of drawing; a stack of steps replaces recursion, so that nesting is not limited.
enum Task {
    Op(OpId),
    Close,
}

/// Numbers in the order of the text.
#[derive(Default)]
struct Names {
    ops: BTreeMap<OpId, usize>,
    blocks: BTreeMap<BlockId, usize>,
}

impl Names {
    fn op(&mut self, op: OpId) -> usize {
        let next = self.ops.len();
        *self.ops.entry(op).or_insert(next)
    }

    fn block(&mut self, block: BlockId) -> usize {
        let next = self.blocks.len();
        *self.blocks.entry(block).or_insert(next)
    }

    /// The node that defines a value, and the index of the value among its results.
    fn source(&mut self, ir: &Ir, value: ValueId) -> Option<(NodeId, usize)> {
        if let Some(op) = ir.defining_op(value) {
            let index = ir.op(op).results().iter().position(|&result| result == value)?;
            return Some((NodeId::Op(self.op(op)), index));
        }
        let block = ir.value_block(value)?;
        let index = ir.block(block).args().iter().position(|&arg| arg == value)?;
        Some((NodeId::Arg(self.block(block), index), 0))
    }
}

impl Drawing {
    /// A lower bound of the number of bytes of its labels.
    pub(super) fn least_bytes(&self, ctx: &Context, ir: &Ir) -> u64 {
        let bytes = |&value: &ValueId| u64::from(ctx.type_text_bytes(ir.value_type(value)));
        let nodes = self.items.iter().filter_map(|item| match item {
            Item::Node(node) => Some(node.of),
            Item::Open(_) | Item::Close => None,
        });
        let labels = nodes.map(|of| match of {
            Labelled::Op(op) => ir.op(op).results().iter().map(bytes).sum::<u64>(),
            Labelled::Arg(arg) => bytes(&arg),
        });
        labels.sum()
    }
}

/// Draws `root`, or the symbols of a given name in it.
pub(super) fn draw(ctx: &Context, ir: &Ir, root: OpId, symbol: Option<&str>) -> Drawing {
    let mut drawing = Drawing::default();
    let mut names = Names::default();
    let wanted =
        |&op: &OpId| symbol.is_none_or(|wanted| symbol_name(ctx, ir, op).is_some_and(|name| name == wanted));
    // Numbers are assigned when the text reaches the nodes.
    let mut held = Vec::new();
    let mut steps: Vec<Task> = match symbol {
        None => vec![Task::Op(root)],
        Some(_) => ir.preorder(root).filter(wanted).map(Task::Op).collect(),
    };
    steps.reverse();
    while let Some(step) = steps.pop() {
        let Task::Op(op) = step else {
            drawing.items.push(Item::Close);
            continue;
        };
        let number = names.op(op);
        let id = NodeId::Op(number);
        let data = ir.op(op);
        if data.regions().iter().any(|&region| !ir.region(region).is_empty()) {
            drawing.items.push(Item::Open(number));
            steps.push(Task::Close);
        }
        drawing.items.push(Item::Node(Node { id, of: Labelled::Op(op) }));
        for (operand, value) in ir.operands(op).enumerate() {
            if let Some((from, result)) = names.source(ir, value) {
                drawing.edges.push(Edge::Use { from, result, to: id, operand });
            }
        }
        for block in ir.successors(op) {
            if let Some(first) = ir.block(block).first() {
                drawing.edges.push(Edge::Branch { from: id, to: NodeId::Op(names.op(first)) });
            }
        }
        for &region in data.regions().iter().rev() {
            let blocks: Vec<BlockId> = ir.region_blocks(region).collect();
            for &block in blocks.iter().rev() {
                steps.extend(ir.block_ops_rev(block).map(Task::Op));
            }
            if let Some(first) = blocks.first().and_then(|&entry| ir.block(entry).first()) {
                held.push((id, first));
            }
            for &block in &blocks {
                let number = names.block(block);
                for (index, &arg) in ir.block(block).args().iter().enumerate() {
                    let node = Node { id: NodeId::Arg(number, index), of: Labelled::Arg(arg) };
                    drawing.items.push(Item::Node(node));
                }
            }
        }
    }
    let holds = held.into_iter().map(|(from, op)| Edge::Holds { from, to: NodeId::Op(names.op(op)) });
    drawing.edges.extend(holds);
    drawing
}

fn label(ctx: &Context, ir: &Ir, op: OpId) -> Vec<String> {
    let mut name = ctx.op_str(ir.op(op).name()).to_owned();
    if let Some(symbol) = symbol_name(ctx, ir, op) {
        name.push_str(" @");
        name.push_str(symbol);
    }
    let types: Vec<String> =
        ir.op(op).results().iter().map(|&value| type_to_string(ctx, ir.value_type(value))).collect();
    let mut lines = vec![name];
    if !types.is_empty() {
        lines.push(types.join(", "));
    }
    lines
}

fn symbol_name<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> Option<&'c str> {
    ctx.as_str(ir.attr_named(ctx, op, "sym_name")?)
}
