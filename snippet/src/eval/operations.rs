//! Methods of operations, values, blocks and regions, and the accessors that definitions declare.

use std::ops::Range;

use legalize_ir::{
    Arity, Attribute, BlockId, Context, GroupDef, Ir, OpId, RegionId, Traits, ValueDef, ValueId,
};

use super::types::is_accessor;
use super::{Answer, Machine};
use crate::classes::ClassKind;
use crate::error::EvalError;
use crate::syntax::ast::TemplateArg;
use crate::value::Val;

/// Methods of operations that the evaluator knows.
pub(crate) const OP_METHODS: &[&str] = &[
    "getName",
    "getOperationName",
    "getLoc",
    "getContext",
    "getOperation",
    "getOperand",
    "getOperands",
    "getNumOperands",
    "getOperandTypes",
    "getResult",
    "getResults",
    "getNumResults",
    "getResultTypes",
    "getType",
    "getResultType",
    "getAttr",
    "getAttrOfType",
    "hasAttr",
    "hasAttrOfType",
    "getAttrs",
    "getAttrDictionary",
    "getInherentAttr",
    "getDiscardableAttr",
    "getDiscardableAttrs",
    "getDiscardableAttrDictionary",
    "getParentOp",
    "getParentOfType",
    "getParentRegion",
    "getRegion",
    "getRegions",
    "getNumRegions",
    "getSuccessor",
    "getSuccessors",
    "getNumSuccessors",
    "getBlock",
    "getBody",
    "isRegistered",
    "use_empty",
    "hasOneUse",
    "getUsers",
    "getUses",
    "getOpResult",
    "getOpResults",
    "isBeforeInBlock",
    "isAncestor",
    "isProperAncestor",
    "getDialectNamespace",
    "hasTrait",
    "mightHaveTrait",
    "getODSOperands",
    "getODSResults",
    "emitOpError",
    "emitError",
    "setAttr",
    "removeAttr",
    "setOperand",
    "erase",
    "getNextNode",
    "getPrevNode",
    "getOpOperand",
    "getOpOperands",
];

/// Methods of values that the evaluator knows.
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
    "getNumUses",
    "hasNUses",
    "getParentBlock",
    "getParentRegion",
    "getArgNumber",
    "getResultNumber",
    "getImpl",
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
];

/// Methods of blocks and regions that the evaluator knows.
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
];

/// Which operands or results of an operation a declared group stands for.
pub(crate) fn operand_group(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    groups: &[GroupDef],
    index: usize,
    operands: bool,
) -> Option<Range<usize>> {
    let data = ir.op(op);
    let total = if operands { data.operand_count() } else { data.results().len() };
    let variadic = groups.iter().filter(|group| group.arity != Arity::Single).count();
    if variadic == 0 {
        return (index < total).then_some(index..index + 1);
    }
    let traits = ir.info(ctx, op)?.traits;
    let segmented =
        if operands { Traits::ATTR_SIZED_OPERAND_SEGMENTS } else { Traits::ATTR_SIZED_RESULT_SEGMENTS };
    if traits.contains(segmented) {
        let name = if operands { "operandSegmentSizes" } else { "resultSegmentSizes" };
        let sizes = ctx.as_dense_i32_array(ir.attr_named(ctx, op, name)?)?;
        let size = |at: usize| sizes.get(at).and_then(|&size| usize::try_from(size).ok());
        let mut start = 0usize;
        for at in 0..index {
            start = start.checked_add(size(at)?)?;
        }
        let end = start.checked_add(size(index)?)?;
        return (end <= total).then_some(start..end);
    }
    // All variadic groups have one size.
    let rest = total.checked_sub(groups.len() - variadic)?;
    let each = rest / variadic;
    let before = groups[..index].iter().filter(|group| group.arity != Arity::Single).count();
    let start = (index - before) + before * each;
    let len = if groups[index].arity == Arity::Single { 1 } else { each };
    (start + len <= total).then_some(start..start + len)
}

impl Machine<'_, '_> {
    /// The operand, result or attribute of an operation that its definition gives this name.
    pub(super) fn op_component(&mut self, op: OpId, name: &str) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let matches = |found: legalize_ir::Name| ctx.str(found) == name;
        if let Some(value) = self.group_value(op, &info.operands, true, matches)? {
            return Ok(Some(value));
        }
        if let Some(value) = self.group_value(op, &info.results, false, matches)? {
            return Ok(Some(value));
        }
        let ir = self.env.ir()?;
        let found = info.inherent.iter().find(|&&attr| matches(attr));
        Ok(found.map(|&attr| Val::opt_attr(ir.attr(ctx, op, attr))))
    }

    fn group_value(
        &self,
        op: OpId,
        groups: &[GroupDef],
        operands: bool,
        matches: impl Fn(legalize_ir::Name) -> bool,
    ) -> Result<Option<Val>, EvalError> {
        let Some(index) = groups.iter().position(|group| matches(group.name)) else { return Ok(None) };
        let ir = self.env.ir()?;
        let range = operand_group(self.env.ctx, ir, op, groups, index, operands)
            .ok_or_else(|| EvalError::invalid("operand or result segments do not fit the operation"))?;
        let value = |at: usize| if operands { ir.operand(op, at) } else { ir.op(op).results()[at] };
        Ok(Some(match groups[index].arity {
            Arity::Single => Val::Value(value(range.start)),
            Arity::Optional => match range.is_empty() {
                true => Val::Null,
                false => Val::Value(value(range.start)),
            },
            Arity::Variadic => Val::list(range.map(|at| Val::Value(value(at)))),
            Arity::VariadicOfVariadic(sizes) => {
                let sizes =
                    ir.attr(self.env.ctx, op, sizes).and_then(|attr| self.env.ctx.as_dense_i32_array(attr));
                let mut start = range.start;
                let mut lists = Vec::new();
                for size in sizes.unwrap_or_default() {
                    let end = (start + usize::try_from(size).unwrap_or(0)).min(range.end);
                    lists.push(Val::list((start..end).map(|at| Val::Value(value(at)))));
                    start = end;
                }
                Val::list(lists)
            }
        }))
    }

    /// What an accessor such as `getLhs` reads.
    fn op_accessor(&mut self, op: OpId, name: &str) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let (bare, attr_only) = match name.strip_suffix("Attr") {
            Some(bare) if bare.len() > 3 => (bare, true),
            _ => (name, false),
        };
        let attr_of = |accessor: &str| {
            info.inherent.iter().find(|&&attr| is_accessor(ctx.str(attr), accessor)).copied()
        };
        // `getFooAttr` is the attribute itself.
        if attr_only && let Some(attr) = attr_of(bare) {
            return Ok(Some(Val::opt_attr(ir.attr(ctx, op, attr))));
        }
        let matches = |found: legalize_ir::Name| is_accessor(ctx.str(found), name);
        if let Some(value) = self.group_value(op, &info.operands, true, matches)? {
            return Ok(Some(value));
        }
        if let Some(value) = self.group_value(op, &info.results, false, matches)? {
            return Ok(Some(value));
        }
        if let Some(attr) = attr_of(name) {
            let value = self.env.ir()?.attr(ctx, op, attr);
            return Ok(Some(match value {
                Some(value) => self.unwrapped(value)?,
                None => Val::Null,
            }));
        }
        Ok(None)
    }

    /// An attribute as its accessor gives it: the value that it holds, where it holds a plain one.
    fn unwrapped(&mut self, attr: Attribute) -> Answer {
        use legalize_ir::AttrData;
        let ctx = self.env.ctx;
        Ok(match ctx.attr_data(attr) {
            AttrData::Unit => Val::Bool(true),
            AttrData::Integer { ty, .. } if *ty == ctx.common().i1 => Val::Bool(attr == ctx.common().true_),
            AttrData::Integer { ty, .. } => {
                let unsigned =
                    matches!(crate::builtin::integer(ctx, *ty), Some((_, legalize_ir::Signedness::Unsigned)));
                self.method(Val::Attr(attr), if unsigned { "getUInt" } else { "getInt" }, &[], Vec::new())?
            }
            AttrData::String { value, .. } => Val::Str((**value).into()),
            AttrData::Type(ty) => Val::Type(*ty),
            AttrData::Float { .. }
            | AttrData::AffineMap(_)
            | AttrData::IntegerSet(_)
            | AttrData::SymbolRef { .. } => self.method(Val::Attr(attr), "getValue", &[], Vec::new())?,
            AttrData::DenseArray { .. } => self.method(Val::Attr(attr), "asArrayRef", &[], Vec::new())?,
            _ => Val::Attr(attr),
        })
    }

    pub(super) fn op_method(
        &mut self,
        op: OpId,
        name: &str,
        template: &[TemplateArg],
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        // What the definition declares hides what every operation has.
        if args.is_empty()
            && template.is_empty()
            && let Some(value) = self.op_accessor(op, name)?
        {
            return Ok(Some(value));
        }
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let data = ir.op(op);
        let types =
            |values: &[ValueId]| Val::list(values.iter().map(|&value| Val::Type(ir.value_type(value))));
        let entries = |dicts: &[legalize_ir::AttrDict]| {
            let entries = dicts.iter().flat_map(|&dict| ctx.dict_entries(dict).iter().copied());
            entries.collect::<Vec<_>>()
        };
        let answer = match (name, args) {
            ("getName", []) => Val::OpName(data.name()),
            ("getOperationName", []) => Val::str(ctx.op_str(data.name())),
            ("getDialectNamespace", []) => Val::str(ctx.str(ctx.op_dialect(data.name()))),
            ("getLoc", []) => Val::Loc(data.loc()),
            ("getContext", []) => Val::Context,
            ("getOperation" | "get", []) => Val::Op(op),
            ("isRegistered", []) => Val::Bool(ir.info(ctx, op).is_some()),
            ("getNumOperands", []) => Val::Int(data.operand_count() as i128),
            ("getNumResults", []) => Val::Int(data.results().len() as i128),
            ("getNumRegions", []) => Val::Int(data.regions().len() as i128),
            ("getNumSuccessors", []) => Val::Int(data.successor_count() as i128),
            ("getOperands" | "getOpOperands", []) => Val::list(ir.operands(op).map(Val::Value)),
            ("getOperandTypes", []) => {
                Val::list(ir.operands(op).map(|value| Val::Type(ir.value_type(value))))
            }
            ("getResults" | "getOpResults", []) => {
                Val::list(data.results().iter().map(|&value| Val::Value(value)))
            }
            ("getResultTypes", []) => types(data.results()),
            (
                "getOperand" | "getOpOperand" | "getResult" | "getOpResult" | "getRegion" | "getSuccessor",
                [index],
            ) => {
                let at = self.as_index(index)?;
                let missing = || EvalError::invalid(format!("operation has no {name} {at}"));
                match name {
                    "getOperand" | "getOpOperand" => Val::Value(ir.operands(op).nth(at).ok_or_else(missing)?),
                    "getResult" | "getOpResult" => Val::Value(*data.results().get(at).ok_or_else(missing)?),
                    "getRegion" => Val::Region(*data.regions().get(at).ok_or_else(missing)?),
                    _ => Val::Block(ir.successors(op).nth(at).ok_or_else(missing)?),
                }
            }
            ("getOperand", []) => Val::Value(
                ir.operands(op).next().ok_or_else(|| EvalError::invalid("operation has no operand"))?,
            ),
            ("getResult", []) => Val::Value(
                *data.results().first().ok_or_else(|| EvalError::invalid("operation has no result"))?,
            ),
            ("getType" | "getResultType", []) => {
                let result =
                    data.results().first().ok_or_else(|| EvalError::invalid("operation has no result"))?;
                Val::Type(ir.value_type(*result))
            }
            ("getRegion" | "getBodyRegion", []) => Val::Region(
                *data.regions().first().ok_or_else(|| EvalError::invalid("operation has no region"))?,
            ),
            ("getRegions", []) => Val::list(data.regions().iter().map(|&region| Val::Region(region))),
            ("getBody", []) => {
                let first = data.regions().first().and_then(|&region| ir.region(region).first());
                first.map_or(Val::Null, Val::Block)
            }
            ("getSuccessors", []) => Val::list(ir.successors(op).map(Val::Block)),
            ("getBlock", []) => data.parent().map_or(Val::Null, Val::Block),
            ("getParentRegion", []) => ir.parent_region(op).map_or(Val::Null, Val::Region),
            ("getParentOp" | "getParent", []) if template.is_empty() => {
                ir.parent_op(op).map_or(Val::Null, Val::Op)
            }
            ("getNextNode", []) => data.next().map_or(Val::Null, Val::Op),
            ("getPrevNode", []) => data.prev().map_or(Val::Null, Val::Op),
            ("getParentOfType", []) | ("getParentOp", []) => {
                let Some(TemplateArg::Type(ty)) = template.first() else { return Ok(None) };
                let mut next = ir.parent_op(op);
                while let Some(parent) = next {
                    let arg = [TemplateArg::Type(ty.clone())];
                    if self.cast_call("isa", &arg, Val::Op(parent))?.as_bool() == Some(true) {
                        return Ok(Some(Val::Op(parent)));
                    }
                    self.step(1)?;
                    next = if name == "getParentOp" { None } else { self.env.ir()?.parent_op(parent) };
                }
                Val::Null
            }
            (
                "getAttr" | "getInherentAttr" | "getDiscardableAttr" | "getAttrOfType" | "hasAttr"
                | "hasAttrOfType",
                [attr],
            ) => {
                let attr = self.text(attr)?;
                let ir = self.env.ir()?;
                let found = match (ctx.find_name(&attr), name) {
                    (None, _) => None,
                    (Some(attr), "getDiscardableAttr") => ctx.dict_entry(ir.op(op).discardable(), attr),
                    (Some(attr), "getInherentAttr") => ctx.dict_entry(ir.op(op).inherent(), attr),
                    (Some(attr), _) => ir.attr(ctx, op, attr),
                };
                let found = match found {
                    Some(found) if !template.is_empty() => {
                        self.cast_call("dyn_cast", template, Val::Attr(found))?
                    }
                    other => Val::opt_attr(other),
                };
                match name {
                    "hasAttr" | "hasAttrOfType" => Val::Bool(!matches!(found, Val::Null)),
                    _ => found,
                }
            }
            ("getAttrs", []) => {
                let all = entries(&[data.inherent(), data.discardable()]);
                Val::list(all.into_iter().map(|(name, value)| Val::Named(name, value)))
            }
            ("getDiscardableAttrs", []) => {
                let all = entries(&[data.discardable()]);
                Val::list(all.into_iter().map(|(name, value)| Val::Named(name, value)))
            }
            ("getAttrDictionary", []) => {
                Val::Attr(ctx.dict(entries(&[data.inherent(), data.discardable()])).as_attribute())
            }
            ("getDiscardableAttrDictionary", []) => Val::Attr(data.discardable().as_attribute()),
            ("use_empty", []) => Val::Bool(ir.results_unused(op)),
            ("hasOneUse", []) => {
                let uses: usize = data.results().iter().map(|&value| ir.uses(value).take(2).count()).sum();
                Val::Bool(uses == 1)
            }
            ("getUsers" | "getUses", []) => {
                let uses = data.results().iter().flat_map(|&value| ir.uses(value));
                Val::list(uses.map(|found| Val::Op(found.op)))
            }
            ("isBeforeInBlock", [Val::Op(other)]) => {
                if data.parent().is_none() || data.parent() != ir.op(*other).parent() {
                    return Err(EvalError::invalid("operations of different blocks have no order"));
                }
                Val::Bool(ir.is_before_in_block(op, *other))
            }
            ("isAncestor", [Val::Op(other)]) => Val::Bool(ir.is_ancestor(op, *other)),
            ("isProperAncestor", [Val::Op(other)]) => Val::Bool(op != *other && ir.is_ancestor(op, *other)),
            ("getODSOperands" | "getODSResults", [index]) => {
                let at = self.as_index(index)?;
                let operands = name == "getODSOperands";
                let groups = match ir.info(ctx, op) {
                    Some(info) if operands => &*info.operands,
                    Some(info) => &*info.results,
                    None => &[],
                };
                let range = groups
                    .get(at)
                    .and_then(|_| operand_group(ctx, ir, op, groups, at, operands))
                    .ok_or_else(|| EvalError::invalid("operation has no such group"))?;
                let value = |at: usize| if operands { ir.operand(op, at) } else { data.results()[at] };
                Val::list(range.map(|at| Val::Value(value(at))))
            }
            ("emitOpError" | "emitError", _) => Val::Logical(false),
            ("setAttr" | "setDiscardableAttr" | "setInherentAttr", [attr, value]) => {
                let attr = ctx.name(&self.text(attr)?);
                let value = self.coerce_attr(value)?;
                self.env.host()?.set_attr(op, attr, Some(value)).map_err(EvalError::invalid)?;
                Val::Void
            }
            ("removeAttr" | "removeDiscardableAttr", [attr]) => {
                let attr = ctx.name(&self.text(attr)?);
                let old = self.env.ir()?.attr(ctx, op, attr);
                self.env.host()?.set_attr(op, attr, None).map_err(EvalError::invalid)?;
                Val::opt_attr(old)
            }
            ("setOperand", [index, Val::Value(value)]) => {
                let at = self.as_index(index)?;
                if at >= data.operand_count() {
                    return Err(EvalError::invalid("operation has no such operand"));
                }
                let value = *value;
                self.env.host()?.set_operand(op, at, value).map_err(EvalError::invalid)?;
                Val::Void
            }
            ("erase", []) => {
                self.env.host()?.erase_op(op).map_err(EvalError::invalid)?;
                Val::Void
            }
            ("mightHaveTrait", []) => {
                let registered = ir.info(ctx, op).is_some();
                match template {
                    [TemplateArg::Type(ty)] if registered => {
                        let name = ty.path.last().name.to_string();
                        Val::Bool(self.op_has_trait(op, &name)?)
                    }
                    _ => Val::Bool(true),
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(answer))
    }

    pub(super) fn value_method(
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
                ValueDef::Result { index, .. } | ValueDef::Argument { index, .. } => {
                    Val::Int(i128::from(index))
                }
            },
            ("getLoc", []) => match def {
                ValueDef::Result { op, .. } => Val::Loc(ir.op(op).loc()),
                ValueDef::Argument { block, index } => {
                    let loc = ir.block(block).arg_locs().get(index as usize);
                    Val::Loc(loc.copied().unwrap_or(legalize_ir::Location::UNKNOWN))
                }
            },
            ("use_empty", []) => Val::Bool(ir.is_unused(value)),
            ("hasOneUse", []) => Val::Bool(ir.has_one_use(value)),
            ("getNumUses", []) => Val::Int(ir.uses(value).count() as i128),
            ("hasNUses", [count]) => Val::Bool(ir.uses(value).count() as i128 == self.int(count)?),
            ("getUses" | "getUsers", []) => Val::list(ir.uses(value).map(|found| Val::Op(found.op))),
            ("getParentBlock", []) => ir.value_block(value).map_or(Val::Null, Val::Block),
            ("getParentRegion", []) => {
                let region = ir.value_block(value).and_then(|block| ir.block(block).parent());
                region.map_or(Val::Null, Val::Region)
            }
            // A value that stands for a range of one.
            ("size" | "empty" | "begin" | "end" | "getTypes" | "drop_front" | "take_front", args) => {
                let items = std::sync::Arc::new(vec![Val::Value(value)]);
                return self.list_method(&items, name, args);
            }
            // A method of the operation that defines it.
            (_, args) => match ir.defining_op(value) {
                Some(op) => {
                    let args = args.to_vec();
                    return self.op_method(op, name, template, &args);
                }
                None => return Ok(None),
            },
        }))
    }

    pub(super) fn block_method(
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
            ("getNumArguments", []) => Val::Int(data.args().len() as i128),
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
            ("getOperations" | "getOps", []) => Val::list(ir.block_ops(block).map(Val::Op)),
            ("without_terminator", []) => {
                let mut ops: Vec<Val> = ir.block_ops(block).map(Val::Op).collect();
                ops.pop();
                Val::list(ops)
            }
            ("size", []) => Val::Int(ir.block_ops(block).count() as i128),
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
            ("getNumSuccessors", []) => {
                Val::Int(data.last().map_or(0, |op| ir.op(op).successor_count()) as i128)
            }
            ("begin" | "end", []) => {
                let items = self.list(&Val::Block(block))?;
                let at = if name == "begin" { 0 } else { items.len() };
                Val::Iter(items, at)
            }
            _ => return Ok(None),
        }))
    }

    pub(super) fn region_method(
        &mut self,
        region: RegionId,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ir = self.env.ir()?;
        let data = ir.region(region);
        Ok(Some(match (name, args) {
            ("empty", []) => Val::Bool(data.is_empty()),
            ("hasOneBlock", []) => Val::Bool(!data.is_empty() && data.first() == data.last()),
            ("front", []) => Val::Block(data.first().ok_or_else(|| EvalError::invalid("region is empty"))?),
            ("back", []) => Val::Block(data.last().ok_or_else(|| EvalError::invalid("region is empty"))?),
            ("getBlocks", []) => Val::list(ir.region_blocks(region).map(Val::Block)),
            ("size", []) => Val::Int(ir.region_blocks(region).count() as i128),
            ("getOps", []) => {
                Val::list(ir.region_blocks(region).flat_map(|block| ir.block_ops(block)).map(Val::Op))
            }
            ("getParentOp", []) => data.parent().map_or(Val::Null, Val::Op),
            ("getParentRegion", []) => {
                data.parent().and_then(|op| ir.parent_region(op)).map_or(Val::Null, Val::Region)
            }
            ("getRegionNumber", []) => {
                let number = data
                    .parent()
                    .and_then(|op| ir.op(op).regions().iter().position(|&other| other == region));
                Val::Int(number.unwrap_or(0) as i128)
            }
            ("getArguments" | "getNumArguments" | "getArgument" | "getArgumentTypes", _) => {
                match data.first() {
                    Some(block) => return self.block_method(block, name, args),
                    None => match name {
                        "getNumArguments" => Val::Int(0),
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

    /// The operation of a class, for static functions of operations.
    pub(super) fn op_of_class(class: &crate::classes::ClassRef) -> Option<legalize_ir::OpName> {
        match &class.0.kind {
            ClassKind::Op(name) => Some(*name),
            _ => None,
        }
    }
}
