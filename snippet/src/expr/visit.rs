//! Traversal of a tree.

use std::sync::Arc;

use crate::tree::{CaptureKind, Init, Kind, Node, Stmt, StmtKind, TypeName};

/// Visitor of every node of a tree, and of every name that is declared.
pub(crate) trait Visitor {
    fn node(&mut self, node: &Node);

    fn declares(&mut self, name: &Arc<str>) {
        let _ = name;
    }

    /// Visits a statement, before its parts.
    fn statement(&mut self, stmt: &Stmt) {
        let _ = stmt;
    }

    /// Visits the condition of a statement, before it is visited as a node.
    fn condition(&mut self, node: &Node) {
        let _ = node;
    }

    /// Visits a label of a `switch` on a value, before it is visited as a node.
    fn label(&mut self, value: &Node, label: &Node) {
        let _ = (value, label);
    }

    /// Visits a declaration of one name, before [`Visitor::declares`].
    fn declaration(&mut self, ty: &TypeName, name: &Arc<str>, init: &Init) {
        let _ = (ty, name, init);
    }
}

/// Visits a tree, parents first.
pub(crate) fn visit(node: &Node, visitor: &mut dyn Visitor) {
    visitor.node(node);
    match &node.kind {
        Kind::Unary(_, a) | Kind::Member { target: a, .. } | Kind::Cast(_, a) => visit(a, visitor),
        Kind::Binary(_, a, b) | Kind::Assign(_, a, b) | Kind::Index(a, b) => {
            visit(a, visitor);
            visit(b, visitor);
        }
        Kind::Ternary(a, b, c) => [a, b, c].into_iter().for_each(|node| visit(node, visitor)),
        Kind::All(list)
        | Kind::Any(list)
        | Kind::Comma(list)
        | Kind::Braced(_, list)
        | Kind::Call { args: list, .. } => {
            list.iter().for_each(|node| visit(node, visitor));
        }
        Kind::Method { target, args, .. } => {
            visit(target, visitor);
            args.iter().for_each(|node| visit(node, visitor));
        }
        Kind::Apply(callee, args) => {
            visit(callee, visitor);
            args.iter().for_each(|node| visit(node, visitor));
        }
        Kind::Lambda(lambda) => {
            for capture in &lambda.captures {
                if let CaptureKind::Init(value) = &capture.kind {
                    visit(value, visitor);
                    visitor.declares(&capture.name);
                }
            }
            lambda
                .params
                .iter()
                .filter_map(|param| param.name.as_ref())
                .for_each(|name| visitor.declares(name));
            visit_stmts(&lambda.body, visitor);
        }
        Kind::Hole(node) => visit(node, visitor),
        Kind::Bool(_)
        | Kind::Int(_)
        | Kind::Float(_)
        | Kind::Single(_)
        | Kind::Str(_)
        | Kind::Null
        | Kind::Placeholder(_)
        | Kind::Exact(_)
        | Kind::Name(_) => {}
    }
}

/// Visits statements in order.
pub(crate) fn visit_stmts(stmts: &[Stmt], visitor: &mut dyn Visitor) {
    for stmt in stmts {
        visitor.statement(stmt);
        match &stmt.kind {
            StmtKind::Expr(value) | StmtKind::Return(Some(value)) => visit(value, visitor),
            StmtKind::Decl { ty, name, init } => {
                match init {
                    Init::Default => {}
                    Init::Value(value) => visit(value, visitor),
                    Init::Args(args) | Init::Braced(args) => {
                        args.iter().for_each(|node| visit(node, visitor));
                    }
                }
                visitor.declaration(ty, name, init);
                visitor.declares(name);
            }
            StmtKind::Unpack { names, value, .. } => {
                visit(value, visitor);
                names.iter().for_each(|name| visitor.declares(name));
            }
            StmtKind::If { declare, condition, then, otherwise } => {
                if let Some(declare) = declare {
                    visit_stmts(std::slice::from_ref(declare), visitor);
                }
                condition.iter().for_each(|node| visitor.condition(node));
                condition.iter().for_each(|node| visit(node, visitor));
                visit_stmts(&then.stmts, visitor);
                otherwise.iter().for_each(|block| visit_stmts(&block.stmts, visitor));
            }
            StmtKind::ForRange { names, range, body, .. } => {
                visit(range, visitor);
                names.iter().for_each(|name| visitor.declares(name));
                visit_stmts(&body.stmts, visitor);
            }
            StmtKind::For { init, condition, step, body } => {
                if let Some(init) = init {
                    visit_stmts(std::slice::from_ref(init), visitor);
                }
                condition.iter().for_each(|node| visitor.condition(node));
                condition.iter().chain(step).for_each(|node| visit(node, visitor));
                visit_stmts(&body.stmts, visitor);
            }
            StmtKind::While { condition, body } | StmtKind::DoWhile { body, condition } => {
                visitor.condition(condition);
                visit(condition, visitor);
                visit_stmts(&body.stmts, visitor);
            }
            StmtKind::Switch { declare, condition, arms } => {
                if let Some(declare) = declare {
                    visit_stmts(std::slice::from_ref(declare), visitor);
                }
                condition.iter().for_each(|node| visit(node, visitor));
                for arm in arms {
                    if let Some(condition) = condition {
                        arm.labels.iter().flatten().for_each(|label| visitor.label(condition, label));
                    }
                    arm.labels.iter().flatten().for_each(|node| visit(node, visitor));
                    visit_stmts(&arm.stmts, visitor);
                }
            }
            StmtKind::Block(body) | StmtKind::Several(body) => visit_stmts(body, visitor),
            StmtKind::Return(None) | StmtKind::Break | StmtKind::Continue => {}
        }
    }
}
