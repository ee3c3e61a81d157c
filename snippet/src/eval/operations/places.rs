//! Methods of values, blocks and regions.

use legalize_ir::{BlockId, RegionId, Traits, Use, ValueDef, ValueId};

use crate::error::EvalError;
use crate::eval::Machine;
use crate::tree::TemplateArg;
use crate::value::Val;

/// Methods of values that the evaluator implements.
pub(crate) const VALUE_METHODS: &[&str] = &[
    "getType",
    "getDefiningOp",
    "getOwner",
    "getLoc",
    "getContext",
    "use_empty",
    "hasOneUse",
    "getUses",
    "getUsers",
    "use_begin",
    "use_end",
    "user_begin",
    "user_end",
    "replaceAllUsesWith",
    "getNumUses",
    "hasNUses",
    "getParentBlock",
    "getParentRegion",
    "getArgNumber",
    "getResultNumber",
    "getImpl",
];

/// Methods of ranges, uses and adaptors, which the evaluator also provides on a single value; `Value` has
/// none of them.
pub(crate) const RANGE_METHODS: &[&str] = &[
    "get",
    "front",
    "back",
    "size",
    "empty",
    "begin",
    "end",
    "getTypes",
    "getElementType",
    "getValue",
    "drop_front",
    "take_front",
];

/// Methods of blocks and regions that the evaluator implements.
pub(crate) const BLOCK_METHODS: &[&str] = &[
    "getArguments",
    "getNumArguments",
    "getArgument",
    "getArgumentTypes",
    "getTerminator",
    "getParent",
    "getParentOp",
    "empty",
    "front",
    "back",
    "size",
    "getOperations",
    "getOps",
    "getBlocks",
    "hasOneBlock",
    "begin",
    "end",
    "hasNoPredecessors",
    "getSinglePredecessor",
    "getSuccessors",
    "getNumSuccessors",
    "getParentRegion",
    "getLoc",
    "isEntryBlock",
    "without_terminator",
    "mightHaveTerminator",
    "getRegionNumber",
    "isAncestor",
    "push_back",
    "emplaceBlock",
];

/// Returns the user for the name of a method of users, the operand for one of uses.
pub(super) fn use_or_user(name: &str, found: Use) -> Val {
    if name.starts_with("user_") || name == "getUsers" {
        Val::Op(found.op)
    } else {
        Val::Operand(found.op, found.index)
    }
}

impl Machine<'_, '_> {
    pub(in crate::eval) fn value_method(
        &mut self,
        value: ValueId,
        name: &str,
        template: &[TemplateArg],
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ir = self.env.ir()?;
        let def = ir.value(value).def();
        Ok(Some(match (name, args) {
            ("getType", []) => Val::Type(ir.value_type(value)),
            ("getContext", []) => Val::Context,
            ("get" | "getImpl" | "front" | "back" | "getValue", []) => Val::Value(value),
            ("getDefiningOp", []) => match (ir.defining_op(value), template) {
                (None, _) => Val::Null,
                (Some(op), []) => Val::Op(op),
                (Some(op), template) => self.cast_call("dyn_cast", template, Val::Op(op))?,
            },
            ("getOwner", []) => match def {
                ValueDef::Result { op, .. } => Val::Op(op),
                ValueDef::Argument { block, .. } => Val::Block(block),
            },
            ("getResultNumber" | "getArgNumber", []) => match def {
                ValueDef::Result { index, .. } | ValueDef::Argument { index, .. } => Val::uint32(index),
            },
            ("getLoc", []) => match def {
                ValueDef::Result { op, .. } => Val::Loc(ir.op(op).loc()),
                ValueDef::Argument { block, index } => {
                    let loc = ir.block(block).arg_locs().get(index as usize);
                    Val::Loc(*loc.ok_or_else(|| EvalError::invalid("argument without a location"))?)
                }
            },
            ("use_empty", []) => Val::Bool(ir.is_unused(value)),
            ("hasOneUse", []) => Val::Bool(ir.has_one_use(value)),
            ("getNumUses", []) => Val::count(ir.uses(value).count()),
            ("hasNUses", [count]) => Val::Bool(ir.uses(value).count() as i128 == self.int(count)?),
            ("getUses" | "getUsers", []) => Val::list(ir.uses(value).map(|found| use_or_user(name, found))),
            ("use_begin" | "use_end" | "user_begin" | "user_end", []) => {
                let users: Vec<Val> = ir.uses(value).map(|found| use_or_user(name, found)).collect();
                let at = if name.ends_with("_begin") { 0 } else { users.len() };
                Val::Iter(std::sync::Arc::new(users), at)
            }
            ("replaceAllUsesWith", [to]) => {
                self.replace_uses(&Val::Value(value), to, None)?;
                Val::Void
            }
            ("getParentBlock", []) => ir.value_block(value).map_or(Val::Null, Val::Block),
            ("getParentRegion", []) => {
                let region = ir.value_block(value).and_then(|block| ir.block(block).parent());
                region.map_or(Val::Null, Val::Region)
            }
            // A value that represents a range of one item.
            ("size" | "empty" | "begin" | "end" | "getTypes" | "drop_front" | "take_front", args) => {
                let items = std::sync::Arc::new(vec![Val::Value(value)]);
                return self.list_method(&items, name, args);
            }
            // The defining op has further methods, which C++ reaches only through `getDefiningOp()` and
            // `getOwner()`.
            _ => return Ok(None),
        }))
    }

    pub(in crate::eval) fn block_method(
        &mut self,
        block: BlockId,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let data = ir.block(block);
        Ok(Some(match (name, args) {
            ("getArguments", []) => Val::list(data.args().iter().map(|&arg| Val::Value(arg))),
            ("getNumArguments", []) => Val::count(data.args().len()),
            ("getArgumentTypes", []) => {
                Val::list(data.args().iter().map(|&arg| Val::Type(ir.value_type(arg))))
            }
            ("getArgument", [index]) => {
                let at = self.as_index(index)?;
                Val::Value(
                    *data.args().get(at).ok_or_else(|| EvalError::invalid("block has no such argument"))?,
                )
            }
            ("empty", []) => Val::Bool(data.first().is_none()),
            ("front", []) => Val::Op(data.first().ok_or_else(|| EvalError::invalid("block is empty"))?),
            ("back", []) => Val::Op(data.last().ok_or_else(|| EvalError::invalid("block is empty"))?),
            ("getTerminator", []) => {
                let last = data.last().filter(|&op| {
                    ir.info(ctx, op).is_none_or(|info| info.traits.contains(Traits::TERMINATOR))
                });
                last.map_or(Val::Null, Val::Op)
            }
            ("mightHaveTerminator", []) => Val::Bool(data.last().is_some_and(|op| {
                ir.info(ctx, op).is_none_or(|info| info.traits.contains(Traits::TERMINATOR))
            })),
            ("getParent" | "getParentRegion", []) => data.parent().map_or(Val::Null, Val::Region),
            ("getParentOp", []) => ir.block_parent_op(block).map_or(Val::Null, Val::Op),
            ("getNextNode", []) => data.next().map_or(Val::Null, Val::Block),
            ("getPrevNode", []) => data.prev().map_or(Val::Null, Val::Block),
            ("getOperations" | "getOps", []) => Val::list(ir.block_ops(block).map(Val::Op)),
            ("without_terminator", []) => {
                let mut ops: Vec<Val> = ir.block_ops(block).map(Val::Op).collect();
                ops.pop();
                Val::list(ops)
            }
            ("size", []) => Val::size(ir.block_ops(block).count()),
            ("hasNoPredecessors", []) => Val::Bool(ir.block_uses(block).next().is_none()),
            ("isEntryBlock", []) => {
                Val::Bool(data.parent().is_some_and(|region| ir.region(region).first() == Some(block)))
            }
            ("getSinglePredecessor", []) => {
                let mut blocks = ir.predecessors(block);
                match (blocks.next(), blocks.next()) {
                    (Some(single), None) => Val::Block(single),
                    _ => Val::Null,
                }
            }
            ("getSuccessors", []) => {
                Val::list(data.last().into_iter().flat_map(|op| ir.successors(op)).map(Val::Block))
            }
            ("getNumSuccessors", []) => Val::count(data.last().map_or(0, |op| ir.op(op).successor_count())),
            ("begin" | "end", []) => {
                let items = self.list(&Val::Block(block))?;
                let at = if name == "begin" { 0 } else { items.len() };
                Val::Iter(items, at)
            }
            _ => return Ok(None),
        }))
    }

    pub(in crate::eval) fn region_method(
        &mut self,
        region: RegionId,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        if let Some(value) = self.grown(region, name, args)? {
            return Ok(Some(value));
        }
        let ir = self.env.ir()?;
        let data = ir.region(region);
        Ok(Some(match (name, args) {
            ("empty", []) => Val::Bool(data.is_empty()),
            ("hasOneBlock", []) => Val::Bool(!data.is_empty() && data.first() == data.last()),
            ("front", []) => Val::Block(data.first().ok_or_else(|| EvalError::invalid("region is empty"))?),
            ("back", []) => Val::Block(data.last().ok_or_else(|| EvalError::invalid("region is empty"))?),
            ("getBlocks", []) => Val::list(ir.region_blocks(region).map(Val::Block)),
            ("size", []) => Val::size(ir.region_blocks(region).count()),
            ("getOps", []) => {
                Val::list(ir.region_blocks(region).flat_map(|block| ir.block_ops(block)).map(Val::Op))
            }
            ("getParentOp", []) => data.parent().map_or(Val::Null, Val::Op),
            ("getParentRegion", []) => {
                data.parent().and_then(|op| ir.parent_region(op)).map_or(Val::Null, Val::Region)
            }
            ("isAncestor", [Val::Region(other)]) => {
                let mut next = Some(*other);
                while next.is_some_and(|next| next != region) {
                    let parent = next.and_then(|next| ir.region(next).parent());
                    next = parent.and_then(|op| ir.parent_region(op));
                }
                Val::Bool(next.is_some())
            }
            ("getLoc", []) => {
                let op = data.parent().ok_or_else(|| EvalError::invalid("the region is in no operation"))?;
                Val::Loc(ir.op(op).loc())
            }
            ("getRegionNumber", []) => {
                let number = data
                    .parent()
                    .and_then(|op| ir.op(op).regions().iter().position(|&other| other == region));
                Val::count(number.ok_or_else(|| EvalError::invalid("the region is in no operation"))?)
            }
            ("getArguments" | "getNumArguments" | "getArgument" | "getArgumentTypes", _) => {
                match data.first() {
                    Some(block) => return self.block_method(block, name, args),
                    None => match name {
                        "getNumArguments" => Val::uint32(0),
                        "getArgument" => return Err(EvalError::invalid("region is empty")),
                        _ => Val::list([]),
                    },
                }
            }
            ("begin" | "end", []) => {
                let items = self.list(&Val::Region(region))?;
                let at = if name == "begin" { 0 } else { items.len() };
                Val::Iter(items, at)
            }
            _ => return Ok(None),
        }))
    }
}
