//! Creation of operations: `FooOp::create($_builder, $_loc, …)`.
//!
//! Arguments are given as generated builders take them: result types first unless they are inferred, then
//! operands and attributes in the order of the definition. Values are assigned to operand groups, attributes
//! and plain values to attributes, each in their own order.

use legalize_ir::{Arity, AttrData, Attribute, InferInput, Location, OpName, OperationState, Type, ValueId};
use smallvec::SmallVec;

use super::{Answer, Machine};
use crate::env::Env;
use crate::error::EvalError;
use crate::value::Val;

impl Machine<'_, '_> {
    /// Creates an operation at the rewriter's insertion point.
    pub(super) fn create_op(&mut self, name: OpName, loc: Location, args: &[Val]) -> Answer {
        let state = self.state_of(name, loc, args)?;
        let op = self.env.host()?.create_op(state).map_err(EvalError::invalid)?;
        Ok(self.own_view(op))
    }

    /// Creates an operation and folds it at once: the values that it folds to, else its results.
    pub(super) fn create_folded(&mut self, name: OpName, loc: Location, args: &[Val]) -> Answer {
        let state = self.state_of(name, loc, args)?;
        let results = self.env.host()?.create_or_fold(state).map_err(EvalError::invalid)?;
        Ok(match results.as_slice() {
            [result] => Val::Value(*result),
            results => Val::list(results.iter().map(|&result| Val::Value(result))),
        })
    }

    fn state_of(&mut self, name: OpName, loc: Location, args: &[Val]) -> Result<OperationState, EvalError> {
        let usual = if self.env.classes.has_only_builders(name) {
            Err(no_builder(self.env.ctx.op_str(name)))
        } else {
            self.state_of_args(name, loc, args)
        };
        // The definition may have a builder for these arguments.
        usual.or_else(|error| {
            let state = OperationState::new(self.env.ctx, name, loc);
            self.state_of_builder(name, state, args)?.ok_or(error)
        })
    }

    /// Returns the state of an operation as the usual builders make it.
    pub(super) fn state_of_args(
        &mut self,
        name: OpName,
        loc: Location,
        args: &[Val],
    ) -> Result<OperationState, EvalError> {
        let ctx = self.env.ctx;
        let op_text = ctx.op_str(name);
        let Some(info) = ctx.op_info(name) else {
            return Err(EvalError::unknown(format!("operation '{op_text}' is not registered")));
        };
        let mut state = OperationState::new(ctx, name, loc);
        let mut rest = args.iter().peekable();
        let mut given_types = false;
        // Result types, where there are results and types are given.
        if !info.results.is_empty() {
            while state.result_types.len() < info.results.len() || given_types {
                match rest.peek() {
                    Some(Val::Type(ty)) => {
                        state.result_types.push(*ty);
                        given_types = true;
                        rest.next();
                    }
                    Some(Val::Shape(builder)) => {
                        state.result_types.push(self.build_shape(builder));
                        given_types = true;
                        rest.next();
                    }
                    Some(Val::List(items))
                        if !given_types
                            && !items.is_empty()
                            && items.iter().all(|item| matches!(item, Val::Type(_))) =>
                    {
                        state.result_types.extend(items.iter().filter_map(Val::as_type));
                        given_types = true;
                        rest.next();
                        break;
                    }
                    _ => break,
                }
            }
        }
        let mut groups: Vec<SmallVec<[ValueId; 2]>> = Vec::new();
        let mut attrs = info.inherent.iter().filter(|&&attr| !is_segment(ctx.str(attr)));
        for arg in rest {
            match arg {
                Val::Value(value) => groups.push(SmallVec::from_slice(&[*value])),
                Val::Op(op) | Val::View(op, _) => {
                    let results = self.env.ir()?.op(*op).results();
                    groups.push(SmallVec::from_slice(results));
                }
                Val::List(items)
                    if items.iter().all(|item| matches!(item, Val::Value(_)))
                        && groups.len() < info.operands.len() =>
                {
                    groups.push(items.iter().filter_map(Val::as_value).collect());
                }
                Val::List(items)
                    if !items.is_empty() && items.iter().all(|item| matches!(item, Val::Named(..))) =>
                {
                    for item in items.iter() {
                        if let Val::Named(name, value) = item {
                            state.set_attr(ctx, ctx.str(*name), *value);
                        }
                    }
                }
                // An optional operand or attribute that is not given.
                Val::Null
                    if groups.len() < info.operands.len()
                        && info.operands[groups.len()].arity != Arity::Single =>
                {
                    groups.push(SmallVec::new());
                }
                Val::Null => {
                    attrs.next();
                }
                Val::Block(block) => state.successors.push(*block),
                other => {
                    let Some(&attr) = attrs.next() else {
                        return Err(EvalError::invalid(format!("too many arguments for '{op_text}'")));
                    };
                    let value = self.coerce_plain_attr(name, attr, other)?;
                    state.set_attr(ctx, ctx.str(attr), value);
                }
            }
        }
        if groups.len() > info.operands.len() {
            // One variadic group given value by value.
            if let [only] = &*info.operands
                && only.arity != Arity::Single
            {
                groups = vec![groups.into_iter().flatten().collect()];
            }
        }
        groups.resize(groups.len().max(info.operands.len()), SmallVec::new());
        if groups.len() > info.operands.len() {
            return Err(EvalError::invalid(format!("too many operands for '{op_text}'")));
        }
        for (name, traits, sizes) in [(
            "operandSegmentSizes",
            legalize_ir::Traits::ATTR_SIZED_OPERAND_SEGMENTS,
            groups.iter().map(|group| group.len() as i32).collect::<Vec<_>>(),
        )] {
            if info.traits.contains(traits) {
                state.set_attr(ctx, name, ctx.dense_i32_array_attr(&sizes));
            }
        }
        state.operands = groups.into_iter().flatten().collect();
        state.fill_default_attrs(ctx);
        if !given_types && !info.results.is_empty() {
            self.infer(&mut state)?;
        }
        Ok(state)
    }

    fn infer(&mut self, state: &mut OperationState) -> Result<(), EvalError> {
        let ctx = self.env.ctx;
        let info = ctx.op_info(state.name);
        let Some(hook) = info.and_then(|info| info.hooks().infer_result_types.clone()) else {
            // Optional results are missing.
            if info.is_some_and(|info| info.results.iter().all(|group| group.arity != Arity::Single)) {
                return Ok(());
            }
            return Err(EvalError::invalid(format!(
                "result types of '{}' are not given and cannot be inferred",
                ctx.op_str(state.name)
            )));
        };
        let ir = self.env.ir()?;
        let types = hook(&InferInput::of_state(ctx, ir, state)).map_err(EvalError::invalid)?;
        state.result_types = types.into_iter().collect::<SmallVec<[Type; 2]>>();
        Ok(())
    }

    /// Converts a value that a builder takes in the place of an attribute to the attribute.
    pub(super) fn coerce_plain_attr(
        &mut self,
        op: OpName,
        attr: legalize_ir::Name,
        value: &Val,
    ) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        if let Val::Attr(attr) = value {
            return Ok(*attr);
        }
        // Created as the definition specifies.
        if let Some(call) = self.env.classes.attr_builder(op, attr) {
            let expr = crate::parse_in(&call, self.env.classes)
                .map_err(|error| EvalError::unknown(format!("'{call}': {}", error.message)))?;
            let args = [value.clone()];
            let mut env = Env::new(ctx, self.env.classes).with_namespace(self.namespace()).with_args(&args);
            env.fuel = self.env.fuel;
            let result = crate::eval(&expr, &mut env);
            self.env.fuel = env.fuel;
            return self.coerce_attr(&result?);
        }
        Ok(match value {
            Val::Type(ty) => ctx.type_attr(*ty),
            Val::Bool(value) => ctx.bool_attr(*value),
            Val::Str(text) => ctx.attr(AttrData::String { value: (**text).into(), ty: None }),
            Val::Map(map) => ctx.attr(AttrData::AffineMap(Box::new(legalize_ir::AffineMap::clone(map)))),
            other => {
                return Err(EvalError::invalid(format!(
                    "{} does not determine an attribute; pass an attribute",
                    other.kind()
                )));
            }
        })
    }
}

fn is_segment(name: &str) -> bool {
    matches!(name, "operandSegmentSizes" | "resultSegmentSizes")
}

/// Returns the error for arguments that no builder of an operation takes.
pub(super) fn no_builder(op: &str) -> EvalError {
    EvalError::unknown(format!(
        "no builder of '{op}' that can be evaluated takes these arguments, and its definition skips the usual ones"
    ))
}
