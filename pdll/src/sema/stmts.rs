//! Statements.

use std::mem;

use legalize_source::Span;

use super::scope::Scope;
use super::{Section, Sema};
use crate::ast::{ExprId, Stmt, StmtKind, Type, Variable};
use crate::error::{Code, error, note};
use crate::syntax::tree;

impl Sema<'_> {
    /// Analyzes the statements of a block, in a scope of their own; rejected statements are left out.
    pub(super) fn block(&mut self, block: &tree::Block) -> Vec<Stmt> {
        self.scopes.push(Scope::default());
        let mut stmts = Vec::with_capacity(block.stmts.len());
        for stmt in block.stmts {
            stmts.extend(self.stmt(stmt));
        }
        self.scopes.pop();
        stmts
    }

    /// Analyzes a statement; `None` if it is rejected.
    pub(super) fn stmt(&mut self, stmt: &tree::Stmt) -> Option<Stmt> {
        // The tools report a statement at its first word.
        let mut span = stmt.span;
        let kind = match &stmt.kind {
            tree::StmtKind::Broken { start, names, error } => {
                // A one-pass tool first reports the errors before the syntax error.
                let stopped = self.stopped;
                if let Some(start) = start {
                    self.stmt(start);
                }
                self.stopped = stopped;
                self.report((**error).clone());
                self.refuse_names(names);
                return None;
            }
            tree::StmtKind::Let { name, constraints, init } => {
                self.let_stmt(name, constraints, init.as_ref())
            }
            tree::StmtKind::Erase(root) => {
                self.check_rewrite_allowed("erase", stmt)?;
                let root = self.expr(root);
                self.check_operation(root, "expected `Op` expression");
                StmtKind::Erase(root)
            }
            tree::StmtKind::Replace { root, values, is_list } => {
                self.check_rewrite_allowed("replace", stmt)?;
                self.replace(stmt, root, values, *is_list)
            }
            tree::StmtKind::Return(value) => StmtKind::Return(self.expr(value)),
            tree::StmtKind::Rewrite { root, body } => {
                self.check_rewrite_allowed("rewrite", stmt)?;
                self.rewrite(root, body)
            }
            tree::StmtKind::Expr(value) => {
                let value = self.expr(value);
                span = self.span(value);
                StmtKind::Expr(value)
            }
        };
        Some(Stmt { span, kind })
    }

    fn check_rewrite_allowed(&mut self, word: &str, stmt: &tree::Stmt) -> Option<()> {
        if self.section != Section::Constraint {
            return Some(());
        }
        let message = format!("`{word}` cannot be used within a Constraint");
        self.error(Code::InvalidRewrite, message, stmt.span);
        None
    }

    fn check_operation(&mut self, root: ExprId, message: &str) {
        let ty = self.ty(root);
        if !ty.is_operation() && !ty.is_error() {
            let span = self.span(root);
            self.error(Code::TypeMismatch, message, span);
        }
    }

    fn check_root(&mut self, root: ExprId) {
        let message = format!("expected `Op` expression, but got `{}`", self.ty(root));
        self.check_operation(root, &message);
    }

    fn replace(
        &mut self,
        stmt: &tree::Stmt,
        root: &tree::Expr,
        values: &[tree::Expr],
        list: bool,
    ) -> StmtKind {
        let root = self.expr(root);
        let outer = mem::replace(&mut self.section, Section::Rewrite);
        if list && values.is_empty() {
            let message = "expected at least one replacement value, consider using `erase` if no replacement \
                           values are desired";
            self.error(Code::InvalidRewrite, message, stmt.span);
        }
        let mut replacements = Vec::with_capacity(values.len());
        for value in values {
            // Upstream does not parse a member access or call after a variable called `op` here.
            if let tree::ExprKind::Postfix { base, steps } = &value.kind
                && matches!(&base.kind, tree::ExprKind::Ref(name) if name.text == "op")
                && let (false, Some(step)) = (list, steps.first())
            {
                let place = Span::new(step.span.file, step.span.start, step.span.start + 1);
                replacements.push(self.expr(base));
                self.error(Code::Syntax, "expected `;` after statement", place);
                continue;
            }
            replacements.push(match &value.kind {
                // The result types are those of the replaced operation.
                tree::ExprKind::Operation(operation) if !list => self.operation(operation, value.span, true),
                _ => self.expr(value),
            });
        }
        self.section = outer;
        self.check_root(root);
        let several = replacements.len() > 1;
        for value in &mut replacements {
            match self.ty(*value) {
                Type::Operation { .. } => {
                    if several {
                        *value = self.all_results(*value, Type::ValueRange);
                    }
                }
                Type::Value | Type::ValueRange | Type::Error => {}
                other => {
                    let message =
                        format!("expected `Op`, `Value` or `ValueRange` expression, but got `{other}`");
                    let span = self.span(*value);
                    self.error(Code::TypeMismatch, message, span);
                }
            }
        }
        StmtKind::Replace { root, values: replacements }
    }

    fn rewrite(&mut self, root: &tree::Expr, body: &tree::Block) -> StmtKind {
        let root = self.expr(root);
        let outer = mem::replace(&mut self.section, Section::Rewrite);
        let body = self.block(body);
        self.section = outer;
        if let Some(stmt) = body.iter().find(|stmt| matches!(stmt.kind, StmtKind::Return(_))) {
            let message = "`return` statements are only permitted within a `Constraint` or `Rewrite` body";
            self.error(Code::InvalidBody, message, stmt.span);
        }
        self.check_root(root);
        StmtKind::Rewrite { root, body }
    }

    fn let_stmt(
        &mut self,
        name: &tree::Name,
        constraints: &[tree::ConstraintRef],
        init: Option<&tree::Expr>,
    ) -> StmtKind {
        let references = self.constraint_list(constraints);
        let mut init = init.map(|init| self.expr(init));
        if init.is_some()
            && let Some(typed) =
                references.iter().find(|reference| reference.constraint.type_expr().is_some())
        {
            let message = "type constraints are not permitted on variables with initializers";
            let span = typed.span;
            self.error(Code::InvalidConstraint, message, span);
        }
        let mut ty = None;
        for reference in &references {
            self.check_constraint(reference, &mut ty);
        }
        if ty.is_none() && references.len() < constraints.len() {
            ty = Some(Type::Error);
        }
        let ty = match (ty, &mut init) {
            (None, Some(init)) => self.ty(*init).clone(),
            (Some(ty), Some(init)) => match ty.refine_with(self.ty(*init)) {
                Some(merged) => merged,
                None => {
                    self.convert(init, &ty, &[]);
                    ty
                }
            },
            (Some(ty), None) => ty,
            (None, None) => {
                let message = format!("unable to infer type for variable `{}`", name.text);
                let why =
                    "the type of a variable must be inferable from the constraint list or the initializer";
                self.report(error(Code::InvalidVariable, message, name.span).with_note(note(why, name.span)));
                Type::Error
            }
        };
        if matches!(ty, Type::Constraint | Type::Rewrite) {
            let message = format!("unable to define variable of `{ty}` type");
            self.error(Code::InvalidVariable, message, name.span);
        }
        let variable = self.define_variable(Variable {
            name: name.text.to_owned(),
            span: name.span,
            ty,
            init,
            constraints: references,
        });
        StmtKind::Let(variable)
    }
}
