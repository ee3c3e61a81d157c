//! Methods of rewriters other than creating, replacing and erasing one operation: insertion points, changes
//! in place, uses, operations by their state, folding.
//!
//! Mirrors <https://mlir.llvm.org/doxygen/classmlir_1_1RewriterBase.html> by name.

use std::sync::Arc;

use legalize_ir::{AttrData, InsertPoint, OpId, OperationState, ValueId};

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::tree::TemplateArg;
use crate::value::Val;

/// Methods of rewriters that the evaluator implements.
pub(crate) const REWRITER_METHODS: &[&str] = &[
    "setInsertionPoint",
    "setInsertionPointAfter",
    "setInsertionPointAfterValue",
    "setInsertionPointToStart",
    "setInsertionPointToEnd",
    "saveInsertionPoint",
    "restoreInsertionPoint",
    "clearInsertionPoint",
    "getInsertionBlock",
    "getBlock",
    "modifyOpInPlace",
    "startOpModification",
    "finalizeOpModification",
    "cancelOpModification",
    "replaceAllUsesWith",
    "replaceAllOpUsesWith",
    "replaceAllUsesExcept",
    "clone",
    "cloneWithoutRegions",
    "insert",
];

/// Methods of `OperationState`.
pub(crate) const STATE_METHODS: &[&str] =
    &["addOperands", "addTypes", "addAttribute", "addAttributes", "addSuccessors", "addRegion", "getContext"];

impl Machine<'_, '_> {
    /// Evaluates a method of a rewriter; `None` if rewriters have no such method.
    pub(super) fn rewriter_method(&mut self, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
        match (name, args) {
            ("clone" | "cloneWithoutRegions", [Val::Op(op)]) => {
                return Ok(Some(Val::Op(self.clone_with(*op, name, None, true)?)));
            }
            ("insert", [Val::Op(op)]) => {
                self.env.host()?.insert_op(*op).map_err(EvalError::invalid)?;
                return Ok(Some(Val::Op(*op)));
            }
            ("setInsertionPoint", [Val::Op(op)]) => self.move_to(Some(InsertPoint::Before(*op)))?,
            ("setInsertionPoint", [Val::Block(block), Val::Iter(items, at)]) => {
                let point = match items.get(*at) {
                    Some(Val::Op(op) | Val::View(op, _)) => InsertPoint::Before(*op),
                    _ => InsertPoint::End(*block),
                };
                self.move_to(Some(point))?;
            }
            // An operation also represents the iterator that points to it.
            ("setInsertionPoint", [Val::Block(_), Val::Op(op)]) => {
                self.move_to(Some(InsertPoint::Before(*op)))?;
            }
            ("setInsertionPointAfter", [Val::Op(op)]) => self.move_to(Some(InsertPoint::After(*op)))?,
            ("setInsertionPointAfterValue", [Val::Value(value)]) => {
                let ir = self.env.ir()?;
                let point = match ir.defining_op(*value) {
                    Some(op) => Some(InsertPoint::After(op)),
                    None => ir.value_block(*value).map(InsertPoint::Start),
                };
                self.move_to(point)?;
            }
            ("setInsertionPointToStart", [Val::Block(block)]) => {
                self.move_to(Some(InsertPoint::Start(*block)))?;
            }
            ("setInsertionPointToEnd", [Val::Block(block)]) => {
                self.move_to(Some(InsertPoint::End(*block)))?;
            }
            ("saveInsertionPoint", []) => {
                let at = self.env.host()?.insert_point();
                return Ok(Some(Val::Point { at, guard: false }));
            }
            ("restoreInsertionPoint", [Val::Point { at, .. }]) => self.move_to(*at)?,
            ("clearInsertionPoint", []) => self.move_to(None)?,
            ("getInsertionBlock" | "getBlock", []) => {
                let block = match self.env.host()?.insert_point() {
                    Some(InsertPoint::Start(block) | InsertPoint::End(block)) => Some(block),
                    Some(InsertPoint::Before(op) | InsertPoint::After(op)) => self.env.ir()?.op(op).parent(),
                    None => None,
                };
                return Ok(Some(block.map_or(Val::Null, Val::Block)));
            }
            ("modifyOpInPlace", [Val::Op(op), change]) => {
                let op = *op;
                self.env.host()?.start_modification(op).map_err(EvalError::invalid)?;
                self.apply(change, Vec::new())?;
                self.env.host()?.finalize_modification(op).map_err(EvalError::invalid)?;
            }
            ("startOpModification", [Val::Op(op)]) => {
                self.env.host()?.start_modification(*op).map_err(EvalError::invalid)?;
            }
            ("finalizeOpModification", [Val::Op(op)]) => {
                self.env.host()?.finalize_modification(*op).map_err(EvalError::invalid)?;
            }
            ("cancelOpModification", [Val::Op(op)]) => {
                self.env.host()?.cancel_modification(*op).map_err(EvalError::invalid)?;
            }
            ("replaceAllUsesWith" | "replaceAllOpUsesWith", [from, to]) => {
                self.replace_uses(from, to, None)?;
            }
            ("replaceAllUsesExcept", [from, to, Val::Op(except)]) => {
                self.replace_uses(from, to, Some(*except))?;
            }
            _ => return Ok(None),
        }
        Ok(Some(Val::Void))
    }

    fn move_to(&mut self, at: Option<InsertPoint>) -> Result<(), EvalError> {
        self.env.host()?.set_insert_point(at).map_err(EvalError::invalid)
    }

    /// Replaces the uses of values, or of an operation's results, by others.
    pub(super) fn replace_uses(
        &mut self,
        from: &Val,
        to: &Val,
        except: Option<OpId>,
    ) -> Result<(), EvalError> {
        let (from, to) = (self.values(from)?, self.values(to)?);
        if from.len() != to.len() {
            return Err(EvalError::invalid(format!(
                "{} values are replaced by {} values",
                from.len(),
                to.len()
            )));
        }
        for (from, to) in from.into_iter().zip(to) {
            self.env.host()?.replace_uses(from, to, except).map_err(EvalError::invalid)?;
        }
        Ok(())
    }

    /// Returns SSA values: one, a range, or the results of an operation.
    pub(super) fn values(&mut self, value: &Val) -> Result<Vec<ValueId>, EvalError> {
        match value {
            Val::Value(value) => Ok(vec![*value]),
            Val::Op(op) | Val::View(op, _) => Ok(self.env.ir()?.op(*op).results().to_vec()),
            other => {
                let items = self.items(other)?;
                let is_mutable = matches!(other, Val::Mutable(_));
                let value = |item: &Val| match item {
                    Val::Operand(op, index) if is_mutable => self.operand_value(*op, *index).ok(),
                    item => item.as_value(),
                };
                let values: Option<Vec<ValueId>> = items.iter().map(value).collect();
                values.ok_or_else(|| EvalError::invalid(format!("{} is not a range of values", other.kind())))
            }
        }
    }

    /// Evaluates `rewriter.create<X>(…)` and `X::create(rewriter, …)` for a class that is not an operation's
    /// own class.
    pub(super) fn create_native(
        &mut self,
        class: &crate::classes::ClassRef,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let crate::classes::ClassKind::Native(native) = &class.0.kind else { return Ok(None) };
        let Some((_, helper)) = native.statics.iter().find(|(name, _)| &**name == "create") else {
            return Ok(None);
        };
        let args: Vec<Val> = std::iter::once(Val::Builder).chain(args.iter().cloned()).collect();
        helper.clone()(self.env, &args).map(Some)
    }

    /// `rewriter.create(state)` and `rewriter.create(loc, name, operands, types, attributes, successors)`.
    pub(super) fn create_by_state(&mut self, args: &[Val]) -> Result<Option<Val>, EvalError> {
        let state = match args {
            [Val::State(state)] => OperationState::clone(state),
            [Val::Loc(_), Val::Attr(_) | Val::Str(_) | Val::OpName(_), ..] => self.operation_state(args)?,
            _ => return Ok(None),
        };
        let op = self.env.host()?.create_op(state).map_err(EvalError::invalid)?;
        Ok(Some(Val::Op(op)))
    }

    /// `OperationState(loc, name, operands, types, attributes, successors)`; all but two may be missing.
    pub(super) fn operation_state(&mut self, args: &[Val]) -> Result<OperationState, EvalError> {
        let ctx = self.env.ctx;
        let [Val::Loc(loc), name, rest @ ..] = args else {
            return Err(EvalError::invalid("an operation state is constructed from a location and a name"));
        };
        let mut state = OperationState::new(ctx, self.to_op_name(name)?, *loc);
        let parts = ["addOperands", "addTypes", "addAttributes", "addSuccessors"];
        for (part, value) in parts.iter().zip(rest) {
            self.change_state(&mut state, part, std::slice::from_ref(value))?;
        }
        match rest.get(parts.len()) {
            Some(Val::List(regions)) if regions.is_empty() => {}
            None => {}
            Some(_) => return Err(EvalError::unknown("regions of new operations are not created")),
        }
        Ok(state)
    }

    /// Evaluates a method call that changes a state that a local name holds.
    pub(super) fn state_method(
        &mut self,
        state: &Arc<OperationState>,
        name: &str,
        args: &[Val],
    ) -> Result<Val, EvalError> {
        let mut state = OperationState::clone(state);
        self.change_state(&mut state, name, args)?;
        Ok(Val::State(Arc::new(state)))
    }

    fn change_state(
        &mut self,
        state: &mut OperationState,
        name: &str,
        args: &[Val],
    ) -> Result<(), EvalError> {
        let ctx = self.env.ctx;
        match (name, args) {
            ("addOperands", [values]) => state.operands.extend(self.values(values)?),
            ("addTypes", [types]) => state.result_types.extend(self.coerce_types(types)?),
            ("addAttribute", [key, value]) => {
                let key = self.text(key)?;
                let value = self.coerce_attr(value)?;
                state.set_attr(ctx, &key, value);
            }
            ("addAttributes", [entries]) => {
                for entry in self.items(entries)? {
                    let Val::Named(key, value) = entry else {
                        return Err(EvalError::invalid(format!("{} is not a named attribute", entry.kind())));
                    };
                    state.set_attr(ctx, ctx.str(key), value);
                }
            }
            ("addSuccessors", [Val::Block(block)]) => state.successors.push(*block),
            ("addSuccessors", [Val::List(blocks)]) => {
                for block in blocks.iter() {
                    let Val::Block(block) = block else {
                        return Err(EvalError::invalid(format!("{} is not a block", block.kind())));
                    };
                    state.successors.push(*block);
                }
            }
            _ => {
                return Err(EvalError::unknown(format!("unknown method '{name}' of an operation's state")));
            }
        }
        Ok(())
    }

    /// Returns elements as the class in `getValues<X>()` and `getSplatValue<X>()` represents them.
    pub(super) fn elements_as(
        &mut self,
        element: legalize_ir::Type,
        template: &[TemplateArg],
        value: Val,
    ) -> Answer {
        use crate::builtin::{BuiltinClass, Plain};
        if let Val::List(items) = &value {
            let mut out = Vec::with_capacity(items.len());
            for item in items.iter() {
                out.push(self.elements_as(element, template, item.clone())?);
            }
            return Ok(Val::list(out));
        }
        if let Val::Iter(items, at) = &value {
            let mut out = Vec::with_capacity(items.len());
            for item in items.iter() {
                out.push(self.elements_as(element, template, item.clone())?);
            }
            return Ok(Val::Iter(Arc::new(out), *at));
        }
        let [TemplateArg::Type(ty)] = template else { return Ok(value) };
        let ctx = self.env.ctx;
        match self.class_of(&ty.path).and_then(|class| class.0.kind_of()) {
            Some(BuiltinClass::Attribute | BuiltinClass::Attr(_)) => Ok(match value {
                Val::ApInt(value) => Val::Attr(ctx.int_attr(element, value.value)),
                Val::ApFloat(value) => {
                    Val::Attr(ctx.attr(AttrData::Float { bits: value.bits, ty: value.ty }))
                }
                Val::Str(text) => {
                    let none = element == ctx.common().none;
                    Val::Attr(
                        ctx.attr(AttrData::String { value: (*text).into(), ty: (!none).then_some(element) }),
                    )
                }
                other => other,
            }),
            Some(BuiltinClass::Plain(Plain::Int(_) | Plain::Bool | Plain::Double | Plain::Float32)) => {
                self.convert(ty, value)
            }
            _ => Ok(value),
        }
    }
}
