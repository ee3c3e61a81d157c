//! Successors and regions of an operation expression, and region literals; only in editions.
//!
//! A region in a match section is matched, and all names in it are visible from there on. A region in a
//! rewrite section is created, and a block's names end with the block.

use legalize_source::Span;

use super::scope::Scope;
use super::{Section, Sema};
use crate::ast::{Block, Constraint, ConstraintRef, ExprId, ExprKind, Stmt, StmtKind, Type, VarId, Variable};
use crate::error::{Code, error, note};
use crate::syntax::tree;

impl Sema<'_> {
    /// Analyzes the successors or regions of an operation; `None` if one is rejected.
    pub(super) fn inner(
        &mut self,
        list: Option<&[tree::Expr]>,
        wanted: &Type,
    ) -> Option<Option<Vec<ExprId>>> {
        let Some(list) = list else { return Some(None) };
        let mut found = Vec::with_capacity(list.len());
        let mut fine = true;
        for expr in list {
            let id = self.expr(expr);
            let ty = self.ty(id).clone();
            if ty != *wanted {
                if !ty.is_error() {
                    let span = self.span(id);
                    let message = format!("expected `{wanted}` expression, but got `{ty}`");
                    let help = "use values of type `Block` in `successors`, of type `Region` in `regions`";
                    self.report(error(Code::TypeMismatch, message, span).with_help(help));
                }
                fine = false;
            }
            found.push(id);
        }
        fine.then_some(Some(found))
    }

    /// `region { … }`.
    pub(super) fn region(&mut self, blocks: &[tree::BlockLiteral], span: Span) -> ExprId {
        if self.section == Section::Rewrite {
            self.scopes.push(Scope::default());
        }
        // Branches may refer to later blocks.
        let names: Vec<VarId> = blocks.iter().map(|block| self.block_variable(block)).collect();
        let mut created = Vec::with_capacity(blocks.len());
        for (block, &variable) in blocks.iter().zip(&names) {
            created.push(self.block_literal(block, variable));
        }
        if self.section == Section::Rewrite {
            self.scopes.pop();
        }
        self.add_expr(ExprKind::Region(created), Type::Region, span)
    }

    fn block_variable(&mut self, block: &tree::BlockLiteral) -> VarId {
        let (name, span) = match &block.name {
            Some(name) => (name.text.to_owned(), name.span),
            None => (String::new(), block.span),
        };
        self.define_variable(Variable {
            name,
            span,
            ty: Type::Block,
            init: None,
            constraints: vec![ConstraintRef { span, constraint: Constraint::Block }],
        })
    }

    fn block_literal(&mut self, block: &tree::BlockLiteral, variable: VarId) -> Block {
        let in_rewrite = self.section == Section::Rewrite;
        if in_rewrite {
            self.scopes.push(Scope::default());
            if block.open {
                self.error(Code::Syntax, "`...` in a created block", block.span);
            }
        }
        let arguments = block.arguments.as_ref().map(|list| {
            let arguments: Vec<Option<VarId>> = list.iter().map(|expr| self.block_argument(expr)).collect();
            arguments.into_iter().flatten().collect()
        });
        let mut body = Vec::with_capacity(block.stmts.len());
        for stmt in block.stmts {
            let created = self.stmt(stmt);
            body.extend(created.and_then(|created| self.block_stmt(created)));
        }
        if in_rewrite {
            self.scopes.pop();
        }
        Block { variable, arguments, open: block.open, body, span: block.span }
    }

    /// Analyzes a block argument: a value with a name of its own; with a type if it is created.
    fn block_argument(&mut self, expr: &tree::Expr) -> Option<VarId> {
        let id = self.expr(expr);
        let is_new = matches!(expr.kind, tree::ExprKind::Variable { .. });
        let (kind, ty) = (self.ast.expr(id).kind.clone(), self.ty(id).clone());
        match kind {
            ExprKind::Variable(variable) if is_new && ty == Type::Value => {
                let typed = |reference: &ConstraintRef| reference.constraint.type_expr().is_some();
                if self.section == Section::Rewrite
                    && !self.ast.variable(variable).constraints.iter().any(typed)
                {
                    let why = note("as in `name: Value<type<\"index\">>`", expr.span);
                    let message = "the argument of a created block needs a type";
                    self.report(error(Code::InvalidVariable, message, expr.span).with_note(why));
                }
                Some(variable)
            }
            _ => {
                if !ty.is_error() {
                    let message = "expected a new variable of type `Value` as the argument of a block";
                    self.error(Code::InvalidVariable, message, expr.span);
                }
                None
            }
        }
    }

    /// Checks a statement of a block: a matched block is described by operations and conditions, a created
    /// block only has operations.
    fn block_stmt(&mut self, stmt: Stmt) -> Option<Stmt> {
        if matches!(stmt.kind, StmtKind::Let(_) | StmtKind::Expr(_)) {
            return Some(stmt);
        }
        let message = "only operations, calls and `let` are allowed in a block";
        self.error(Code::InvalidBody, message, stmt.span);
        None
    }
}
