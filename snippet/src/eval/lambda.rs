//! Lambdas: captures and calls.
//!
//! Captures by copy are copied where the lambda is written; every other name that a lambda uses is looked up
//! at that place. A parameter is converted to its type, as is the result of a lambda with a written result
//! type.

use std::sync::Arc;

use super::scope::Binding;
use super::{Answer, MAX_CALLS, Machine};
use crate::error::{EvalError, EvalErrorKind};
use crate::lvalue::{Lvalue, Seen};
use crate::tree::{CaptureKind, Lambda, Node};
use crate::value::{LambdaVal, Val};

impl Machine<'_, '_> {
    /// Creates a lambda with its captures.
    pub(super) fn captured(&mut self, lambda: &Arc<Lambda>) -> Answer {
        let mut copies: Vec<(Arc<str>, Val)> = Vec::new();
        for capture in &lambda.captures {
            match &capture.kind {
                CaptureKind::Copy => {
                    // A capture that is not a local name, such as `this`, needs no copy.
                    if let Some(value) = self.local_value(&capture.name)? {
                        copies.push((capture.name.clone(), value));
                    }
                }
                CaptureKind::Reference => {}
                CaptureKind::Init(node) => copies.push((capture.name.clone(), self.eval(node)?)),
            }
        }
        let mut seen = self.scope.seen();
        if lambda.copies_all {
            for index in self.scope.all_seen() {
                let name = self.scope.local(index).name.clone();
                let by_reference = lambda
                    .captures
                    .iter()
                    .any(|capture| capture.name == name && matches!(capture.kind, CaptureKind::Reference));
                if by_reference {
                    return Err(EvalError::unknown(
                        "a lambda that captures all names but some by copy is not evaluated",
                    ));
                }
                if !copies.iter().any(|(copied, _)| *copied == name) {
                    let value = self.local_value(&name)?;
                    let value = value.ok_or_else(|| EvalError::unknown(format!("unknown name '{name}'")))?;
                    copies.push((name, value));
                }
            }
            seen = Seen::default();
        }
        self.step(copies.len() as u64)?;
        Ok(Val::Lambda(LambdaVal {
            lambda: lambda.clone(),
            copies: (!copies.is_empty()).then(|| copies.into()),
            seen,
        }))
    }

    /// Calls the function that a value denotes.
    pub(crate) fn apply(&mut self, callee: &Val, args: Vec<Val>) -> Answer {
        match callee {
            Val::Lambda(callee) => {
                if callee.lambda.mutable && callee.copies.is_some() {
                    return Err(EvalError::unknown(
                        "a lambda that changes its captures is called by its name only",
                    ));
                }
                let args = args.into_iter().map(Given::Value).collect();
                Ok(self.call_lambda(&callee.clone(), args)?.0)
            }
            Val::Object(object) if &*object.class.0.path == "std::equal_to" => {
                let [lhs, rhs] = &*args else {
                    return Err(EvalError::invalid("'std::equal_to' compares two values"));
                };
                let equal = self.equal(lhs, rhs)?;
                Ok(Val::Bool(equal))
            }
            Val::Function { class, name } => self.call_function(class, name, args),
            other => Err(EvalError::invalid(format!("{} cannot be called", other.kind()))),
        }
    }

    /// Calls a value like [`Machine::apply`], with arguments that are expressions: references refer to their
    /// lvalues.
    pub(crate) fn apply_to(&mut self, callee: &Val, nodes: &[Node]) -> Answer {
        let Val::Lambda(callee) = callee else {
            let args = self.eval_all(nodes)?;
            return self.apply(callee, args);
        };
        let callee = callee.clone();
        let plain = nodes.len() == callee.lambda.params.len();
        if !plain {
            let args = self.eval_all(nodes)?;
            let args = args.into_iter().map(Given::Value).collect();
            return Ok(self.call_lambda(&callee, args)?.0);
        }
        let mut args = Vec::with_capacity(nodes.len());
        for (param, node) in callee.lambda.params.iter().zip(nodes) {
            let lvalue = if param.ty.reference { self.lvalue(node)? } else { None };
            args.push(match lvalue {
                Some(lvalue) => Given::Lvalue(lvalue),
                None => Given::Value(self.eval(node)?),
            });
        }
        Ok(self.call_lambda(&callee, args)?.0)
    }

    /// Calls a function with the value of an lvalue.
    pub(super) fn apply_lvalue(&mut self, callee: &Val, lvalue: Lvalue) -> Answer {
        match callee {
            Val::Lambda(lambda)
                if lambda.lambda.params.len() == 1 && lambda.lambda.params[0].ty.reference =>
            {
                if lambda.lambda.mutable && lambda.copies.is_some() {
                    return Err(EvalError::unknown(
                        "a lambda that changes its captures is called by its name only",
                    ));
                }
                Ok(self.call_lambda(&lambda.clone(), vec![Given::Lvalue(lvalue)])?.0)
            }
            other => {
                let value = self.scope.get(&lvalue)?.clone();
                self.apply(other, vec![value])
            }
        }
    }

    /// Calls a lambda that a name holds; changes of its copies are kept in the name.
    pub(super) fn call_local(&mut self, node_name: &str, nodes: &[Node]) -> Result<Option<Val>, EvalError> {
        let Some(callee) = self.local_value(node_name)? else { return Ok(None) };
        let Val::Lambda(lambda) = &callee else { return self.apply_to(&callee, nodes).map(Some) };
        if !lambda.lambda.mutable || lambda.copies.is_none() {
            return self.apply_to(&callee, nodes).map(Some);
        }
        let index = self.scope.find(node_name);
        if index.is_none_or(|index| self.scope.local(index).binding != Binding::Own) {
            return Err(EvalError::unknown("a lambda that changes its captures is called by its name only"));
        }
        let args = self.eval_all(nodes)?.into_iter().map(Given::Value).collect();
        let (value, copies) = self.call_lambda(&lambda.clone(), args)?;
        let node = Node::named(node_name);
        if let Val::Lambda(held) = self.lvalue_mut(&node)? {
            held.copies = copies;
        }
        Ok(Some(value))
    }

    /// Calls a lambda; returns its result and the final values of its copies.
    fn call_lambda(
        &mut self,
        callee: &LambdaVal,
        args: Vec<Given>,
    ) -> Result<(Val, Option<Copies>), EvalError> {
        let lambda = &callee.lambda;
        if self.calls >= MAX_CALLS {
            return Err(EvalError::new(EvalErrorKind::Limit, "lambdas call each other too deeply"));
        }
        if args.len() != lambda.params.len() {
            return Err(EvalError::invalid(format!(
                "lambda takes {} arguments, but {} are given",
                lambda.params.len(),
                args.len()
            )));
        }
        let base = self.scope.len();
        let outer = self.scope.seen();
        // If the surrounding names are gone, only the lambda's own names are left.
        self.scope.see(callee.seen);
        for (name, value) in callee.copies.iter().flat_map(|copies| copies.iter()) {
            self.bind(name, value.clone());
        }
        let mut bound = Ok(());
        for (param, given) in lambda.params.iter().zip(args) {
            let name = param.name.clone().unwrap_or_else(|| "".into());
            match given {
                Given::Lvalue(lvalue) => self.bind_lvalue(&name, lvalue),
                Given::Value(value) if param.ty.reference => {
                    let value = self.seen_as(&param.ty, value);
                    self.bind_read_only(&name, value);
                }
                Given::Value(value) => match self.convert_declared(&param.ty, value) {
                    Ok(value) => {
                        self.bind(&name, value);
                        self.scope.declare(&param.ty);
                    }
                    Err(error) => bound = bound.and(Err(error)),
                },
            }
        }
        self.calls += 1;
        let result = bound.and_then(|()| self.body(&lambda.body));
        self.calls -= 1;
        let copies = callee.copies.as_ref().filter(|_| lambda.mutable).map(|copies| {
            (base..base + copies.len())
                .map(|index| self.scope.local(index))
                .map(|local| (local.name.clone(), local.value.clone()))
                .collect()
        });
        self.leave(base);
        self.scope.see(outer);
        let result = result?;
        let result = match &lambda.returns {
            Some(ty) if !matches!(result, Val::Void) => self.convert_returned(ty, result)?,
            _ => result,
        };
        Ok((result, copies))
    }

    /// Ends a scope: removes its names and restores the insertion points of its guards, the newest first.
    pub(super) fn leave(&mut self, base: usize) {
        while self.scope.len() > base {
            if let Some(local) = self.scope.pop()
                && let Val::Point { at, guard: true } = local.value
                && let Ok(host) = self.env.host()
            {
                // If the lvalue is gone, the rewriter stays where it is.
                let _ = host.set_insert_point(at);
            }
        }
    }
}

/// Captured names with their values.
type Copies = Arc<[(Arc<str>, Val)]>;

/// Argument: a value, or the lvalue of a reference.
enum Given {
    Value(Val),
    Lvalue(Lvalue),
}
