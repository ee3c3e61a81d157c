//! Builders of definitions: their bodies fill in the state of a new operation.

use std::sync::Arc;

use legalize_ir::{OpName, OperationState, RegionId};

use super::build_op::no_builder;
use super::scope::Scope;
use super::{Answer, MAX_CALLS, Machine};
use crate::accessors::is_attr_name_of;
use crate::builders::{BUILDER, Builders, STATE};
use crate::env::Env;
use crate::error::{EvalError, EvalErrorKind};
use crate::tree::{Node, Path};
use crate::value::{Object, Val};

/// Runs a builder of an operation's definition on a state without operands, attributes and types.
pub(crate) fn build(
    env: &mut Env<'_>,
    builders: &Arc<Builders>,
    at: usize,
    state: OperationState,
    args: Vec<Val>,
) -> Result<OperationState, EvalError> {
    let name = state.name;
    Machine::new(env).run_builder(name, builders, at, state, args)
}

impl Machine<'_, '_> {
    /// `build($_builder, $_state, …)`, `X::build($_builder, $_state, …)`; `None` unless the second argument
    /// is a state.
    pub(super) fn build_call(&mut self, path: &Path, nodes: &[Node]) -> Result<Option<Val>, EvalError> {
        let [_, state, args @ ..] = nodes else { return Ok(None) };
        let Some(lvalue) = self.lvalue(state)? else { return Ok(None) };
        let Val::State(state) = self.scope.get(&lvalue)?.clone() else { return Ok(None) };
        let class =
            path.parent().filter(|_| path.segments().len() > 1).and_then(|class| self.class_of(class));
        let name = class.and_then(|class| class.op_name()).unwrap_or(state.name);
        let args = self.eval_all(args)?;
        let state = OperationState::clone(&state);
        let built = match self.state_of_builder(name, state.clone(), &args)? {
            Some(built) => built,
            None if self.env.classes.has_only_builders(name) => {
                return Err(no_builder(self.env.ctx.op_str(name)));
            }
            None => {
                let mut new = self.state_of_args(name, state.loc, &args)?;
                new.name = state.name;
                new
            }
        };
        *self.scope.get_mut(&lvalue)? = Val::State(Arc::new(built));
        Ok(Some(Val::Void))
    }

    /// Completes the call of a host's function that fills in the state that is its second argument: it
    /// returns the state.
    pub(super) fn fill_state(&mut self, nodes: &[Node], value: Val) -> Answer {
        let lvalue = match nodes {
            [_, state, ..] => self.lvalue(state)?,
            _ => None,
        };
        let Some(lvalue) = lvalue else { return Ok(value) };
        *self.scope.get_mut(&lvalue)? = value;
        Ok(Val::Void)
    }

    /// Returns the operation whose builder is being run.
    pub(super) fn building_op(&self) -> Option<OpName> {
        self.building.last().map(|(op, _)| *op)
    }

    /// `getFooAttrName()`, `getFooAttrName(name)` of a class of operations; `None` if it declares no such
    /// attribute.
    pub(super) fn attr_name(
        &mut self,
        op: OpName,
        name: &str,
        nodes: &[Node],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        if !name.ends_with("AttrName") || nodes.len() > 1 {
            return Ok(None);
        }
        let Some(info) = ctx.op_info(op) else { return Ok(None) };
        let Some(attr) = info.inherent.iter().find(|attr| is_attr_name_of(ctx.str(**attr), name)) else {
            return Ok(None);
        };
        for node in nodes {
            if !matches!(self.eval(node)?, Val::OpName(_)) {
                return Err(EvalError::invalid(format!("'{name}' takes the name of an operation")));
            }
        }
        Ok(Some(Val::Attr(ctx.string_attr(ctx.str(*attr)))))
    }

    /// `new Block()`: a block without arguments, which becomes part of a region when it is put there.
    pub(super) fn new_object(&mut self, class: &str, nodes: &[Node]) -> Answer {
        match (class, nodes, self.env.classes.find_class("mlir::Block", "")) {
            ("Block", [], Some(class)) => Ok(Val::Object(Arc::new(Object { class, fields: Vec::new() }))),
            _ => Err(EvalError::unknown(format!("'new {class}' is not supported, only 'new Block()' is"))),
        }
    }

    /// Adds an empty region to a state; returns it.
    pub(super) fn add_region(&mut self, state: &mut OperationState) -> Answer {
        let region = self.env.host()?.create_region().map_err(EvalError::invalid)?;
        state.regions.push(region);
        Ok(Val::Region(region))
    }

    /// Evaluates a method that adds a block to a region; `None` for any other.
    pub(super) fn grown(
        &mut self,
        region: RegionId,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let block = match (name, args) {
            ("emplaceBlock", []) => self.env.host()?.add_block(region, &[]).map_err(EvalError::invalid)?,
            ("push_back", [Val::Object(object)]) if object.class.cpp_name() == "mlir::Block" => {
                self.env.host()?.add_block(region, &[]).map_err(EvalError::invalid)?;
                return Ok(Some(Val::Void));
            }
            _ => return Ok(None),
        };
        Ok(Some(Val::Block(block)))
    }

    /// Returns the state that a builder of the definition makes of arguments; `None` if none takes them.
    pub(super) fn state_of_builder(
        &mut self,
        name: OpName,
        state: OperationState,
        args: &[Val],
    ) -> Result<Option<OperationState>, EvalError> {
        let Some(builders) = self.env.classes.builders(name) else { return Ok(None) };
        // A body calls another overload, never itself.
        let Some(at) = builders.taking(args, &|at| self.building.contains(&(name, at))) else {
            return Ok(None);
        };
        if builders.list[at].read().is_none() {
            return Ok(None);
        }
        self.run_builder(name, &builders, at, state, args.to_vec()).map(Some)
    }

    fn run_builder(
        &mut self,
        name: OpName,
        builders: &Arc<Builders>,
        at: usize,
        state: OperationState,
        args: Vec<Val>,
    ) -> Result<OperationState, EvalError> {
        let builder = &builders.list[at];
        let op = self.env.ctx.op_str(name);
        let read = match builder.read() {
            Some(Ok(read)) => read,
            Some(Err(error)) => {
                let what = format!("the body of a builder of '{op}' cannot be read: {}", error.message);
                return Err(EvalError::unknown(what));
            }
            None => return Err(EvalError::unknown(format!("the body of a builder of '{op}' is C++"))),
        };
        if self.calls >= MAX_CALLS {
            return Err(EvalError::new(EvalErrorKind::Limit, "builders call each other too deeply"));
        }
        // A body sees no names of its caller, and the static functions of its class.
        let inner = Scope::beside(&self.scope);
        let mut outer = std::mem::replace(&mut self.scope, inner);
        let class = self.env.classes.class_of_op(name);
        let members = class.and_then(|class| self.env.classes.members(class.cpp_name()));
        let within = std::mem::replace(&mut self.within, members);
        self.bind(&BUILDER.into(), Val::Builder);
        self.bind(&STATE.into(), Val::State(Arc::new(state)));
        self.calls += 1;
        self.building.push((name, at));
        let run = self.run_bound(&builder.params, &read.defaults, args).and_then(|()| self.body(&read.stmts));
        self.building.pop();
        self.calls -= 1;
        let built = self.local(STATE).cloned();
        self.leave(0);
        outer.continue_after(&self.scope);
        self.scope = outer;
        self.within = within;
        // The offset refers to the builder's own text.
        run.map_err(|error| EvalError { offset: 0, ..error })?;
        match built {
            Some(Val::State(state)) => Ok(Arc::unwrap_or_clone(state)),
            _ => Err(EvalError::invalid(format!("a builder of '{op}' has no state"))),
        }
    }

    /// Binds parameters; the last ones have defaults.
    pub(super) fn run_bound(
        &mut self,
        params: &[Arc<str>],
        defaults: &[Node],
        args: Vec<Val>,
    ) -> Result<(), EvalError> {
        let given = args.len();
        for (name, value) in params.iter().zip(args) {
            if !name.is_empty() {
                self.bind(name, value);
            }
        }
        let first = params.len() - defaults.len().min(params.len());
        for (at, name) in params.iter().enumerate().skip(given) {
            let value = match at.checked_sub(first).and_then(|at| defaults.get(at)) {
                Some(default) => self.eval(default)?,
                None => Val::Null,
            };
            self.bind(name, value);
        }
        Ok(())
    }
}
