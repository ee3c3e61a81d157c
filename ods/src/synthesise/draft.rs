//! Operations before they are built: plain data that can be changed in one place.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_ir::{
    AttrDict, Attribute, BlockId, Context, InsertPoint, Ir, Location, OpId, OperationState, RegionId, Type,
};

use crate::model::OpDef;

/// Prefix of the names of scaffold operations; no dialect has it.
const SCAFFOLD: &str = "scaffold.";

/// An operation to be built.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// Name of the operation.
    pub(super) name: String,
    /// Definition of the operation; `None` for operations of the scaffold.
    pub(super) def: Option<Arc<OpDef>>,
    /// Types per operand group.
    pub(super) operands: Vec<Vec<Type>>,
    /// Defining ops of operands, by operand number, where the scaffold does not define them; unused if the
    /// type differs from the operand's.
    pub(super) sources: Vec<Option<Draft>>,
    /// Types per result group.
    pub(super) results: Vec<Vec<Type>>,
    /// Declared attributes and properties.
    pub(super) attrs: BTreeMap<String, Attribute>,
    /// Regions.
    pub(super) regions: Vec<Body>,
    /// Successors, as the types of the arguments of a block each.
    pub(super) successors: Vec<Vec<Type>>,
    /// True for the operation that the scene is about.
    pub(super) is_target: bool,
}

/// A region to be built.
#[derive(Clone, Debug, Default)]
pub(super) struct Body {
    /// Blocks.
    pub(super) blocks: Vec<BlockDraft>,
}

/// A block to be built.
#[derive(Clone, Debug, Default)]
pub(super) struct BlockDraft {
    /// Types of its arguments.
    pub(super) args: Vec<Type>,
    /// Operations of the block.
    pub(super) ops: Vec<Draft>,
}

impl Draft {
    /// Creates an operation of the scaffold that is not registered.
    pub(super) fn scaffold(name: &str) -> Self {
        Draft {
            name: format!("{SCAFFOLD}{name}"),
            def: None,
            operands: Vec::new(),
            sources: Vec::new(),
            results: Vec::new(),
            attrs: BTreeMap::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            is_target: false,
        }
    }

    /// An operation of a definition, with nothing yet.
    pub(super) fn of(def: &Arc<OpDef>) -> Self {
        Draft { name: def.name.clone(), def: Some(def.clone()), ..Draft::scaffold("") }
    }

    /// The operation that the scene is about, in this one or below it.
    pub(super) fn target_mut(&mut self) -> Option<&mut Draft> {
        if self.is_target {
            return Some(self);
        }
        let bodies = self.regions.iter_mut();
        bodies.flat_map(|body| &mut body.blocks).flat_map(|block| &mut block.ops).find_map(Draft::target_mut)
    }

    fn inherent(&self, ctx: &Context) -> AttrDict {
        let mut entries: Vec<_> = self.attrs.iter().map(|(name, value)| (ctx.name(name), *value)).collect();
        if let Some(def) = &self.def {
            for (entry, name, groups) in [
                ("AttrSizedOperandSegments", "operandSegmentSizes", &self.operands),
                ("AttrSizedResultSegments", "resultSegmentSizes", &self.results),
            ] {
                if def.has_trait(entry) && !self.attrs.contains_key(name) {
                    let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
                    entries.push((ctx.name(name), ctx.dense_i32_array_attr(&sizes)));
                }
            }
        }
        ctx.dict(entries)
    }

    /// Builds the operation at the end of a block, after the defining ops of its operands; `target` becomes
    /// the one that the scene is about.
    pub(super) fn place(
        &self,
        ctx: &Context,
        ir: &mut Ir,
        block: BlockId,
        target: &mut Option<OpId>,
    ) -> OpId {
        let loc = Location::UNKNOWN;
        let types: Vec<Type> = self.operands.iter().flatten().copied().collect();
        let mut state = OperationState::new(ctx, ctx.op_name(&self.name), loc);
        let source_of = |index: usize| {
            let source = self.sources.get(index).and_then(Option::as_ref);
            source.filter(|source| source.results.first().and_then(|group| group.first()) == types.get(index))
        };
        let rest: Vec<Type> =
            (0..types.len()).filter(|at| source_of(*at).is_none()).map(|at| types[at]).collect();
        let mut values = Vec::new();
        if !rest.is_empty() {
            let name = ctx.op_name(&format!("{SCAFFOLD}values"));
            let mut source = OperationState::new(ctx, name, loc);
            source.result_types.extend(rest);
            let source = ir.create_op(&source);
            ir.insert_op(source, InsertPoint::End(block));
            values.extend(ir.op(source).results().iter().copied());
        }
        let mut values = values.into_iter();
        for index in 0..types.len() {
            let value = match source_of(index) {
                Some(source) => {
                    let source = source.place(ctx, ir, block, target);
                    ir.op(source).results().first().copied()
                }
                None => values.next(),
            };
            state.operands.extend(value);
        }
        state.result_types.extend(self.results.iter().flatten().copied());
        state.inherent = self.inherent(ctx);
        if let Some(home) = ir.block(block).parent() {
            for args in &self.successors {
                let next = add_block(ir, home, args);
                let end = OperationState::new(ctx, ctx.op_name(&format!("{SCAFFOLD}end")), loc);
                let end = ir.create_op(&end);
                ir.insert_op(end, InsertPoint::End(next));
                state.successors.push(next);
            }
        }
        for body in &self.regions {
            let region = ir.create_region();
            for block in &body.blocks {
                let at = add_block(ir, region, &block.args);
                for op in &block.ops {
                    op.place(ctx, ir, at, target);
                }
            }
            state.regions.push(region);
        }
        let op = ir.create_op(&state);
        ir.insert_op(op, InsertPoint::End(block));
        if self.is_target {
            *target = Some(op);
        }
        op
    }
}

fn add_block(ir: &mut Ir, region: RegionId, args: &[Type]) -> BlockId {
    let args: Vec<(Type, Location)> = args.iter().map(|ty| (*ty, Location::UNKNOWN)).collect();
    let block = ir.create_block(&args);
    ir.insert_block(block, region, None);
    block
}
