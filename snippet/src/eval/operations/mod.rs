//! Methods of operations, values, blocks and regions, and the accessors that definitions declare.

mod accessors;
mod members;
mod operands;
mod places;
mod properties;

pub(crate) use accessors::operand_group;
pub(crate) use members::{OF_STATE, OF_TRAITS};
pub(crate) use operands::OPERAND_METHODS;
pub(crate) use places::{BLOCK_METHODS, RANGE_METHODS, VALUE_METHODS};
pub(crate) use properties::is_setter;

use legalize_ir::{OpId, ValueId};

use super::Machine;
use crate::classes::ClassKind;
use crate::error::EvalError;
use crate::tree::TemplateArg;
use crate::value::Val;

/// Methods of operations that return only names, numbers, attributes and types of their object.
pub(crate) const LOCAL_METHODS: &[&str] = &[
    "getType",
    "getOperandTypes",
    "getResultTypes",
    "getNumOperands",
    "getNumResults",
    "getNumRegions",
    "getNumSuccessors",
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
    "getName",
    "getOperationName",
    "getDialectNamespace",
    "isRegistered",
    "getDialect",
];

/// Further methods of operations that the evaluator implements.
pub(crate) const OP_METHODS: &[&str] = &[
    "getLoc",
    "getContext",
    "getOperation",
    "getOperand",
    "getOperands",
    "getResult",
    "getResults",
    "getResultType",
    "getParentOp",
    "getParentOfType",
    "getParentRegion",
    "getRegion",
    "getRegions",
    "getSuccessor",
    "getSuccessors",
    "getBlock",
    "getBody",
    "use_empty",
    "hasOneUse",
    "getUsers",
    "getUses",
    "getOpResult",
    "getOpResults",
    "isBeforeInBlock",
    "isAncestor",
    "isProperAncestor",
    "hasTrait",
    "mightHaveTrait",
    "getODSOperands",
    "getODSResults",
    "emitOpError",
    "emitError",
    "setAttr",
    "removeAttr",
    "setDiscardableAttr",
    "setInherentAttr",
    "removeDiscardableAttr",
    "getParent",
    "getBodyRegion",
    "replaceAllUsesWith",
    "setOperand",
    "setOperands",
    "insertOperands",
    "eraseOperand",
    "eraseOperands",
    "erase",
    "getNextNode",
    "getPrevNode",
    "getOpOperand",
    "getOpOperands",
    "operand_begin",
    "operand_end",
    "result_begin",
    "result_end",
    "lookupSymbol",
    "clone",
    "cloneWithoutRegions",
];

/// Methods that classes of operations have and `Operation` lacks, for any arguments.
pub(crate) const OF_CLASSES_ALONE: &[&str] = &[
    "getOperation",
    "getType",
    "getResultType",
    "getBody",
    "getBodyRegion",
    "getParent",
    "getODSOperands",
    "getODSResults",
    "lookupSymbol",
    "getOperationName",
    "getDialectNamespace",
];

/// Methods without arguments that classes of operations have and `Operation` lacks.
pub(crate) const OF_CLASSES: &[&str] = &[
    "getOperand",
    "getResult",
    "getType",
    "getResultType",
    "getRegion",
    "getBodyRegion",
    "getBody",
    "getParent",
    "getOperationName",
    "getDialectNamespace",
    "getSuccessor",
    "get",
];

/// Methods that lead from an operation, value, block or region to others.
const LEADING: &[&str] = &[
    "getDefiningOp",
    "getOwner",
    "use_empty",
    "hasOneUse",
    "hasNUses",
    "getNumUses",
    "getUses",
    "getUsers",
    "use_begin",
    "use_end",
    "user_begin",
    "user_end",
    "getParentOp",
    "getParentOfType",
    "getParentBlock",
    "getParentRegion",
    "getParent",
    "getBlock",
    "getBlocks",
    "getNextNode",
    "getPrevNode",
    "isBeforeInBlock",
    "getRegion",
    "getRegions",
    "getBodyRegion",
    "getBody",
    "getOps",
    "getOperations",
    "getTerminator",
    "getOperand",
    "getOperands",
    "getOpOperand",
    "getOpOperands",
    "getODSOperands",
];

/// Returns true if a method leads from an operation, value, block or region to others.
pub(crate) fn leads_elsewhere(name: &str) -> bool {
    LEADING.contains(&name)
}

impl Machine<'_, '_> {
    pub(super) fn op_method(
        &mut self,
        op: OpId,
        name: &str,
        template: &[TemplateArg],
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        // `Operation` does not have these in C++: if a definition declares an accessor, the accessor is
        // meant.
        let accessor = args.is_empty() && template.is_empty();
        if accessor
            && OF_CLASSES.contains(&name)
            && let Some(value) = self.op_accessor(op, name)?
        {
            return Ok(Some(value));
        }
        if let Some(value) = self.operation_method(op, name, template, args)? {
            return Ok(Some(value));
        }
        if accessor { self.op_accessor(op, name) } else { Ok(None) }
    }

    /// Evaluates a method of `Operation`, or of the traits that all classes with such parts have.
    fn operation_method(
        &mut self,
        op: OpId,
        name: &str,
        template: &[TemplateArg],
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
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
            // A rule's symbol of an operation with one result is that result where a value is expected.
            ("getDefiningOp", []) if data.results().len() == 1 => match template {
                [] => Val::Op(op),
                template => return self.cast_call("dyn_cast", template, Val::Op(op)).map(Some),
            },
            ("isRegistered", []) => Val::Bool(ir.info(ctx, op).is_some()),
            // Null if no operation of the dialect is known.
            ("getDialect", []) => {
                let dialect = ctx.op_dialect(data.name());
                let is_known = ctx.registered_ops().any(|info| ctx.op_dialect(info.name) == dialect);
                if is_known { Val::Dialect(dialect) } else { Val::Null }
            }
            ("getNumOperands", []) => Val::count(data.operand_count()),
            ("getNumResults", []) => Val::count(data.results().len()),
            ("getNumRegions", []) => Val::count(data.regions().len()),
            ("getNumSuccessors", []) => Val::count(data.successor_count()),
            ("getOperands", []) => Val::list(ir.operands(op).map(Val::Value)),
            ("getOpOperands", []) => {
                Val::list((0..data.operand_count()).map(|at| Val::Operand(op, at as u32)))
            }
            ("getOperandTypes", []) => {
                Val::list(ir.operands(op).map(|value| Val::Type(ir.value_type(value))))
            }
            ("getResults" | "getOpResults", []) => {
                Val::list(data.results().iter().map(|&value| Val::Value(value)))
            }
            ("getResultTypes", []) => types(data.results()),
            ("operand_begin" | "operand_end" | "result_begin" | "result_end", []) => {
                let items: Vec<Val> = if name.starts_with("operand") {
                    ir.operands(op).map(Val::Value).collect()
                } else {
                    data.results().iter().map(|&value| Val::Value(value)).collect()
                };
                let at = if name.ends_with("begin") { 0 } else { items.len() };
                Val::Iter(std::sync::Arc::new(items), at)
            }
            ("getOps", []) => {
                let regions = data.regions().to_vec();
                let Some(&region) = regions.first() else { return Ok(None) };
                return self.ops_of_class(&Val::Region(region), template).map(Some);
            }
            ("lookupSymbol", [symbol]) if legalize_ir::is_symbol_table(ctx, ir, op) => {
                let symbol = match symbol {
                    Val::Attr(attr) => *attr,
                    other => ctx.string_attr(&self.text(other)?),
                };
                let found = legalize_ir::SymbolTables::new().lookup_in(ctx, self.env.ir()?, op, symbol);
                match found {
                    Some(found) if !template.is_empty() => {
                        self.cast_call("dyn_cast", template, Val::Op(found))?
                    }
                    found => found.map_or(Val::Null, Val::Op),
                }
            }
            (
                "getOperand" | "getOpOperand" | "getResult" | "getOpResult" | "getRegion" | "getSuccessor",
                [index],
            ) => {
                let at = self.as_index(index)?;
                let missing = || EvalError::invalid(format!("operation has no {name} {at}"));
                match name {
                    "getOperand" => Val::Value(ir.operands(op).nth(at).ok_or_else(missing)?),
                    "getOpOperand" if at < data.operand_count() => Val::Operand(op, at as u32),
                    "getOpOperand" => return Err(missing()),
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
            ("getParentOfType" | "getParentOp", []) => {
                let Some(TemplateArg::Type(ty)) = template.first() else { return Ok(None) };
                let mut next = ir.parent_op(op);
                while let Some(parent) = next {
                    let arg = [TemplateArg::Type(ty.clone())];
                    if self.cast_call("isa", &arg, Val::Op(parent))?.as_bool() == Some(true) {
                        return Ok(Some(self.seen_as(ty, Val::Op(parent))));
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
                Val::list(uses.map(|found| places::use_or_user(name, found)))
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
                let ir = self.env.ir()?;
                let old = match name {
                    "removeDiscardableAttr" => ctx.dict_entry(ir.op(op).discardable(), attr),
                    _ => ir.attr(ctx, op, attr),
                };
                if old.is_some() {
                    self.env.host()?.set_attr(op, attr, None).map_err(EvalError::invalid)?;
                }
                Val::opt_attr(old)
            }
            ("setOperand" | "setOperands" | "insertOperands" | "eraseOperand" | "eraseOperands", args) => {
                return self.change_operands(op, name, args);
            }
            ("replaceAllUsesWith", [to]) => {
                self.replace_uses(&Val::Op(op), to, None)?;
                Val::Void
            }
            ("erase", []) => {
                self.env.host()?.erase_op(op).map_err(EvalError::invalid)?;
                Val::Void
            }
            ("mightHaveTrait", []) => {
                let registered = ir.info(ctx, op).is_some();
                match (template, registered) {
                    ([TemplateArg::Type(ty)], true) => self.trait_call(&Val::Op(op), ty)?,
                    // C++ returns true for an operation that is not registered, too.
                    ([TemplateArg::Type(_)], false) => Val::Bool(true),
                    _ => return Err(EvalError::invalid("'mightHaveTrait' takes one trait")),
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(answer))
    }

    /// Returns the operation of a class, for static functions of operations.
    pub(super) fn op_of_class(class: &crate::classes::ClassRef) -> Option<legalize_ir::OpName> {
        match &class.0.kind {
            ClassKind::Op(name) => Some(*name),
            _ => None,
        }
    }
}
