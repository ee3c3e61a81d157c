//! Statements.

use std::sync::Arc;

use super::seen_class::cast_type;
use super::{Answer, Machine};
use crate::error::EvalError;
use crate::lvalue::Lvalue;
use crate::tree::{Arm, Block, Init, Kind, Node, Stmt, StmtKind, TypeName};
use crate::value::Val;

/// Control flow after a statement.
enum Flow {
    Next,
    Break,
    Continue,
    Return(Val),
}

impl Machine<'_, '_> {
    /// Runs a body; returns its result.
    pub(super) fn body(&mut self, stmts: &[Stmt]) -> Answer {
        match self.stmts(stmts)? {
            Flow::Return(value) => Ok(value),
            Flow::Next => Ok(Val::Void),
            Flow::Break | Flow::Continue => {
                Err(EvalError::invalid("'break' or 'continue' outside of a loop"))
            }
        }
    }

    fn stmts(&mut self, stmts: &[Stmt]) -> Result<Flow, EvalError> {
        let base = self.scope.len();
        let mut flow = Ok(Flow::Next);
        for stmt in stmts {
            flow = self.step(1).and_then(|()| self.stmt(stmt)).map_err(|error| error.at(stmt.at));
            if !matches!(flow, Ok(Flow::Next)) {
                break;
            }
        }
        self.leave(base);
        flow
    }

    /// Runs one statement; its declarations stay bound.
    fn stmt(&mut self, stmt: &Stmt) -> Result<Flow, EvalError> {
        match &stmt.kind {
            StmtKind::Expr(value) => {
                self.eval(value)?;
            }
            StmtKind::Decl { .. } | StmtKind::Several(_) => {
                self.declare(stmt)?;
            }
            StmtKind::Unpack { reference, names, value } => match (reference, self.lvalue(value)?) {
                (true, Some(lvalue)) => self.unpack_lvalue(names, &lvalue)?,
                (true, None) => {
                    let value = self.eval(value)?;
                    self.unpack(names, value, true)?;
                }
                (false, _) => {
                    let value = self.eval(value)?;
                    self.unpack(names, value, false)?;
                }
            },
            StmtKind::Return(None) => return Ok(Flow::Return(Val::Void)),
            StmtKind::Return(Some(value)) => return self.eval(value).map(Flow::Return),
            StmtKind::If { declare, condition, then, otherwise } => {
                let base = self.scope.len();
                let mut holds = true;
                if let Some(stmt) = declare {
                    let value = self.declare(stmt)?;
                    if condition.is_none() {
                        holds = value
                            .as_bool()
                            .ok_or_else(|| EvalError::invalid("condition is not a boolean"))?;
                    }
                }
                if let Some(condition) = condition {
                    holds = self.truth(condition)?;
                }
                let flow = match (holds, otherwise) {
                    (true, _) => self.stmts(&then.stmts),
                    (false, Some(otherwise)) => self.stmts(&otherwise.stmts),
                    (false, None) => Ok(Flow::Next),
                };
                self.leave(base);
                return flow;
            }
            StmtKind::ForRange { ty, names, range, body } => return self.for_range(ty, names, range, body),
            StmtKind::For { init, condition, step, body } => {
                let base = self.scope.len();
                match init.as_ref().map(|stmt| (&stmt.kind, stmt)) {
                    Some((StmtKind::Expr(value), _)) => drop(self.eval(value)?),
                    Some((_, declares)) => drop(self.declare(declares)?),
                    None => {}
                }
                let flow = self.repeat(condition.as_ref(), step.as_ref(), body);
                self.leave(base);
                return flow;
            }
            StmtKind::While { condition, body } => return self.repeat(Some(condition), None, body),
            StmtKind::DoWhile { body, condition } => match self.stmts(&body.stmts)? {
                Flow::Break => {}
                Flow::Return(value) => return Ok(Flow::Return(value)),
                Flow::Next | Flow::Continue => {
                    if self.truth(condition)? {
                        return self.repeat(Some(condition), None, body);
                    }
                }
            },
            StmtKind::Switch { declare, condition, arms } => {
                let base = self.scope.len();
                let mut value = Val::Void;
                if let Some(stmt) = declare {
                    value = self.declare(stmt)?;
                }
                if let Some(condition) = condition {
                    value = self.eval(condition)?;
                }
                let flow = self.switch(&value, arms);
                self.leave(base);
                return flow;
            }
            StmtKind::Block(body) => return self.stmts(body),
            StmtKind::Break => return Ok(Flow::Break),
            StmtKind::Continue => return Ok(Flow::Continue),
        }
        Ok(Flow::Next)
    }

    /// Runs the arm that matches the value, and those after it until one breaks.
    fn switch(&mut self, value: &Val, arms: &[Arm]) -> Result<Flow, EvalError> {
        let mut start = None;
        'arms: for (index, arm) in arms.iter().enumerate() {
            for label in arm.labels.iter().flatten() {
                let label = self.eval(label)?;
                if self.equal(value, &label)? {
                    start = Some(index);
                    break 'arms;
                }
            }
        }
        let start = start.or_else(|| arms.iter().position(|arm| arm.labels.iter().any(Option::is_none)));
        let Some(start) = start else { return Ok(Flow::Next) };
        for arm in &arms[start..] {
            for stmt in &arm.stmts {
                match self.step(1).and_then(|()| self.stmt(stmt)).map_err(|error| error.at(stmt.at))? {
                    Flow::Next => {}
                    Flow::Break => return Ok(Flow::Next),
                    flow => return Ok(flow),
                }
            }
        }
        Ok(Flow::Next)
    }

    fn repeat(
        &mut self,
        condition: Option<&Node>,
        step: Option<&Node>,
        body: &Block,
    ) -> Result<Flow, EvalError> {
        loop {
            self.step(1)?;
            if let Some(condition) = condition
                && !self.truth(condition)?
            {
                return Ok(Flow::Next);
            }
            match self.stmts(&body.stmts)? {
                Flow::Break => return Ok(Flow::Next),
                Flow::Return(value) => return Ok(Flow::Return(value)),
                Flow::Next | Flow::Continue => {}
            }
            if let Some(step) = step {
                self.eval(step)?;
            }
        }
    }

    /// Declares a name; returns its value.
    fn declare(&mut self, stmt: &Stmt) -> Answer {
        let (ty, name, init) = match &stmt.kind {
            StmtKind::Decl { ty, name, init } => (ty, name, init),
            StmtKind::Several(list) => {
                let mut last = Val::Void;
                for stmt in list {
                    last = self.declare(stmt)?;
                }
                return Ok(last);
            }
            _ => return Err(EvalError::invalid("a declaration is expected here")),
        };
        if ty.reference && !ty.pointer {
            let node = match init {
                Init::Value(node) => node,
                Init::Args(nodes) | Init::Braced(nodes) => match nodes.as_slice() {
                    [node] => node,
                    _ => return Err(EvalError::invalid("a reference is bound to one value")),
                },
                Init::Default => return Err(EvalError::invalid("a reference is bound to one value")),
            };
            let lvalue = self.lvalue(node)?;
            return match lvalue {
                Some(lvalue) if !self.changes_view(ty, &lvalue)? => {
                    let value = self.scope.get(&lvalue)?.clone();
                    self.bind_lvalue(name, lvalue);
                    Ok(value)
                }
                _ => {
                    let value = self.eval(node)?;
                    let value = self.convert_declared(ty, value)?;
                    self.bind_read_only(name, value.clone());
                    Ok(value)
                }
            };
        }
        let value = match init {
            Init::Value(node) => {
                let value = self.eval(node)?;
                let value = self.copied_properties(value)?;
                self.convert_declared(ty, value)?
            }
            Init::Default => self.construct(ty, Vec::new())?,
            Init::Args(args) => {
                let args = self.eval_all(args)?;
                let value = self.construct(ty, args)?;
                self.converted_items(ty, value)?
            }
            Init::Braced(args) => {
                let args = self.eval_all(args)?;
                let value = self.construct_braced(ty, args)?;
                self.converted_items(ty, value)?
            }
        };
        self.bind(name, value.clone());
        if matches!(init, Init::Value(_))
            && matches!(value, Val::Int(_) | Val::Bool(_) | Val::Value(_) | Val::Type(_))
        {
            return Ok(value);
        }
        match (init, &ty.path.last().args) {
            // The value of another name has the type that is declared for that name.
            (Init::Value(node), None) if ty.path.text() == "auto" => {
                if let Some(lvalue) = self.lvalue_of_name(node)
                    && let Some(ty) = self.type_at(&lvalue)
                {
                    self.scope.declare(&ty);
                } else if let (Val::Attr(_), Some(ty)) = (&value, cast_type(node)) {
                    self.scope.declare(ty);
                }
            }
            _ => self.scope.declare(ty),
        }
        Ok(value)
    }

    /// Returns the lvalue of a plain name.
    fn lvalue_of_name(&mut self, node: &Node) -> Option<Lvalue> {
        match node.kind {
            // If the reference dangles, its evaluation reports it.
            Kind::Name(_) => self.lvalue(node).ok().flatten(),
            _ => None,
        }
    }

    /// Returns true if a reference sees an operation as another class than the name that it refers to.
    fn changes_view(&self, ty: &TypeName, lvalue: &Lvalue) -> Result<bool, EvalError> {
        let value = self.scope.get(lvalue)?;
        Ok(matches!(value, Val::Op(_) | Val::View(..)) && ty.path.text() != "auto")
    }

    /// `for (type name : range) body`
    fn for_range(
        &mut self,
        ty: &TypeName,
        names: &[Arc<str>],
        range: &Node,
        body: &Block,
    ) -> Result<Flow, EvalError> {
        let base = self.scope.len();
        // Iteration over an existing range may write to it.
        let lvalue = match self.lvalue(range)? {
            Some(lvalue) if matches!(self.scope.get(&lvalue)?, Val::List(_)) => Some(lvalue),
            _ => None,
        };
        let through = through_items(range);
        let range = match &lvalue {
            Some(lvalue) => self.scope.get(lvalue)?.clone(),
            None => self.eval(range)?,
        };
        let items = self.items(&range)?;
        drop(range);
        for (at, item) in items.into_iter().enumerate() {
            self.step(1)?;
            match (&lvalue, names) {
                (Some(lvalue), [name]) if ty.reference => self.bind_lvalue(name, Self::item_of(lvalue, at)),
                (Some(lvalue), names) if ty.reference => {
                    self.unpack_lvalue(names, &Self::item_of(lvalue, at))?;
                }
                (_, [name]) if ty.reference => self.bind_read_only(name, item),
                // The current value, since the body may have changed it.
                (Some(lvalue), [name]) => {
                    let item = self.scope.get(&Self::item_of(lvalue, at))?.clone();
                    let item = self.convert_declared(ty, item)?;
                    self.bind(name, item);
                }
                (None, [name]) => {
                    let item = self.convert_declared(ty, item)?;
                    self.bind(name, item);
                }
                (_, names) => self.unpack(names, item, ty.reference || through)?,
            }
            let flow = self.stmts(&body.stmts);
            self.leave(base);
            match flow? {
                Flow::Break => break,
                Flow::Return(value) => return Ok(Flow::Return(value)),
                Flow::Next | Flow::Continue => {}
            }
        }
        Ok(Flow::Next)
    }

    /// Binds names to the items of a value; as read-only references if `read_only` is set.
    fn unpack(&mut self, names: &[Arc<str>], value: Val, read_only: bool) -> Result<(), EvalError> {
        let items = self.items(&value)?;
        if items.len() != names.len() {
            return Err(EvalError::invalid(format!("{} values for {} names", items.len(), names.len())));
        }
        for (name, item) in names.iter().zip(items) {
            if read_only { self.bind_read_only(name, item) } else { self.bind(name, item) }
        }
        Ok(())
    }

    /// Binds names to the items of an lvalue.
    fn unpack_lvalue(&mut self, names: &[Arc<str>], lvalue: &Lvalue) -> Result<(), EvalError> {
        let count = match self.scope.get(lvalue)? {
            Val::List(items) => items.len(),
            other => {
                let value = other.clone();
                return self.unpack(names, value, true);
            }
        };
        if count != names.len() {
            return Err(EvalError::invalid(format!("{count} values for {} names", names.len())));
        }
        for (at, name) in names.iter().enumerate() {
            self.bind_lvalue(name, Self::item_of(lvalue, at));
        }
        Ok(())
    }
}

/// Returns true if the items of a range are tuples of references, as `enumerate` and `zip` return.
fn through_items(range: &Node) -> bool {
    match &range.kind {
        Kind::Call { path, .. } => {
            matches!(&*path.last().name, "enumerate" | "zip" | "zip_equal" | "zip_first" | "zip_longest")
        }
        _ => false,
    }
}
