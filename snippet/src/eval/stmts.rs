//! Statements.

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::tree::{Arm, Block, Init, Stmt, StmtKind};
use crate::value::Val;

/// What a statement leads to.
enum Flow {
    Next,
    Break,
    Continue,
    Return(Val),
}

impl Machine<'_, '_> {
    /// Runs a body; gives what it returns.
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
        let base = self.locals.len();
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

    /// Runs one statement; what it declares stays bound.
    fn stmt(&mut self, stmt: &Stmt) -> Result<Flow, EvalError> {
        match &stmt.kind {
            StmtKind::Expr(value) => {
                self.eval(value)?;
            }
            StmtKind::Decl { .. } | StmtKind::Several(_) => {
                self.declare(stmt)?;
            }
            StmtKind::Unpack { names, value } => {
                let value = self.eval(value)?;
                self.unpack(names, value)?;
            }
            StmtKind::Return(None) => return Ok(Flow::Return(Val::Void)),
            StmtKind::Return(Some(value)) => return self.eval(value).map(Flow::Return),
            StmtKind::If { declare, condition, then, otherwise } => {
                let base = self.locals.len();
                let mut holds = true;
                if let Some(stmt) = declare {
                    let value = self.declare(stmt)?;
                    if condition.is_none() {
                        holds = value
                            .as_bool()
                            .ok_or_else(|| EvalError::invalid("condition is no truth value"))?;
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
            StmtKind::ForRange { names, range, body } => {
                let range = self.eval(range)?;
                let base = self.locals.len();
                for item in self.items(&range)? {
                    self.step(1)?;
                    match names.as_slice() {
                        [name] => self.bind(name, item),
                        names => self.unpack(names, item)?,
                    }
                    let flow = self.stmts(&body.stmts);
                    self.leave(base);
                    match flow? {
                        Flow::Break => break,
                        Flow::Return(value) => return Ok(Flow::Return(value)),
                        Flow::Next | Flow::Continue => {}
                    }
                }
            }
            StmtKind::For { init, condition, step, body } => {
                let base = self.locals.len();
                if let Some(init) = init {
                    self.declare(init)?;
                }
                let flow = self.repeat(condition.as_ref(), step.as_ref(), body);
                self.leave(base);
                return flow;
            }
            StmtKind::While { condition, body } => return self.repeat(Some(condition), None, body),
            StmtKind::Switch { declare, condition, arms } => {
                let base = self.locals.len();
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

    /// Runs the arm that names the value, and those behind it until one breaks.
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
        condition: Option<&crate::tree::Node>,
        step: Option<&crate::tree::Node>,
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

    /// Declares a name; gives its value.
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
        let value = match init {
            Init::Value(value) => {
                let value = self.eval(value)?;
                self.convert_declared(ty, value)?
            }
            Init::Default => self.construct(ty, Vec::new())?,
            Init::Args(args) => {
                let args = self.eval_all(args)?;
                self.construct(ty, args)?
            }
            Init::Braced(args) => {
                let args = self.eval_all(args)?;
                self.construct_braced(ty, args)?
            }
        };
        self.bind(name, value.clone());
        if matches!(init, Init::Default) {
            self.declared.push((self.locals.len() - 1, ty.clone()));
        }
        Ok(value)
    }

    fn unpack(&mut self, names: &[std::sync::Arc<str>], value: Val) -> Result<(), EvalError> {
        let items = self.items(&value)?;
        if items.len() != names.len() {
            return Err(EvalError::invalid(format!("{} values for {} names", items.len(), names.len())));
        }
        for (name, item) in names.iter().zip(items) {
            self.bind(name, item);
        }
        Ok(())
    }
}
