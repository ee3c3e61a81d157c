//! Printer of the checked tree, in the format of `mlir-pdll -x ast`.
//!
//! Upstream prints the definition of a name under every use, so the text may be far larger than the tree; it
//! has a limit. Addresses of nodes are replaced by numbers, which are the same for the same node.

use std::fmt::Write;

use legalize_source::{Diagnostic, Diagnostics, Exceeded, Limit, Reported, SourceMap};

use crate::ast::{
    Ast, Block, Callable, CallableBody, CallableId, Constraint, Decl, ExprId, ExprKind, NamedAttribute,
    Pattern, Stmt, StmtKind, VarId,
};
use crate::literals::escape;

/// Maximum nesting of nodes.
const MAX_DEPTH: usize = 1500;

/// Prints a module, or reports why it cannot be printed completely.
pub(crate) fn print(ast: &Ast, sources: &SourceMap) -> Reported<String> {
    let limit = sources.limits().exceeded(Limit::PdllTreeBytes, sources.bytes());
    let mut printer = Printer { ast, out: String::new(), last: Vec::new(), limit, stopped: None };
    printer.node(Node::Module);
    match printer.stopped {
        None => Reported::new(printer.out, Diagnostics::new()),
        Some(error) => Reported::new(String::new(), error.into()),
    }
}

#[derive(Clone, Copy)]
enum Node<'a> {
    Module,
    Decl(&'a Decl),
    Callable(CallableId),
    Variable(VarId),
    Expr(ExprId),
    Stmt(&'a Stmt),
    Compound(&'a [Stmt]),
    Constraint(&'a Constraint),
    OpName(Option<&'a str>),
    Attribute(&'a NamedAttribute),
    Block(&'a Block),
}

struct Printer<'a> {
    ast: &'a Ast,
    out: String,
    /// For each open node: true if the next node printed under it is its last child.
    last: Vec<bool>,
    /// Limit of the text's length.
    limit: Exceeded,
    /// Diagnostic if the text was truncated.
    stopped: Option<Diagnostic>,
}

impl<'a> Printer<'a> {
    fn indent(&mut self) {
        let Some((last, outer)) = self.last.split_last() else { return };
        for &done in outer {
            self.out.push_str(if done { "  " } else { " |" });
        }
        self.out.push_str(if *last { " `" } else { " |" });
    }

    fn set_last(&mut self, value: bool) {
        if let Some(last) = self.last.last_mut() {
            *last = value;
        }
    }

    fn children(&mut self, children: &[Node<'a>]) {
        let Some((last, first)) = children.split_last() else { return };
        for &child in first {
            self.node(child);
        }
        self.set_last(true);
        self.node(*last);
    }

    fn labelled(&mut self, label: &str, children: &[Node<'a>]) {
        if children.is_empty() {
            return;
        }
        let outer = self.last.last().copied().unwrap_or_default();
        self.set_last(true);
        self.indent();
        self.out.push_str(label);
        self.out.push_str("`\n");
        self.last.push(false);
        self.children(children);
        self.last.pop();
        self.set_last(outer);
    }

    fn exprs(&self, exprs: &[ExprId]) -> Vec<Node<'a>> {
        exprs.iter().map(|&expr| Node::Expr(expr)).collect()
    }

    fn variables(&self, variables: &[VarId]) -> Vec<Node<'a>> {
        variables.iter().map(|&variable| Node::Variable(variable)).collect()
    }

    fn node(&mut self, node: Node<'a>) {
        if self.out.len() as u64 > self.limit.most {
            self.stopped.get_or_insert_with(|| self.limit.diagnostic());
        } else if self.last.len() > MAX_DEPTH {
            let message = format!(
                "the tree nests more than {MAX_DEPTH} levels deep, including the declarations that names \
                 refer to"
            );
            self.stopped.get_or_insert_with(|| {
                let help = "nest fewer calls of constraints and rewrites, or print it as `-x mlir`";
                Diagnostic::error("pdll::too_deep", message).with_help(help)
            });
        }
        if self.stopped.is_some() {
            return;
        }
        self.indent();
        self.out.push('-');
        self.last.push(false);
        match node {
            Node::Module => {
                self.head("Module", 0);
                let children: Vec<_> = self.ast.decls.iter().map(Node::Decl).collect();
                self.children(&children);
            }
            Node::Decl(Decl::Callable(id)) => self.callable(*id),
            Node::Callable(id) => self.callable(id),
            Node::Decl(Decl::Pattern(pattern)) => self.pattern(pattern),
            Node::Variable(id) => self.variable(id),
            Node::Expr(id) => self.expr(id),
            Node::Stmt(stmt) => self.stmt(stmt),
            Node::Compound(stmts) => {
                self.head("CompoundStmt", address(stmts));
                let children: Vec<_> = stmts.iter().map(Node::Stmt).collect();
                self.children(&children);
            }
            Node::Constraint(constraint) => self.constraint(constraint),
            Node::OpName(name) => {
                self.start("OpNameDecl", 0);
                if let Some(name) = name {
                    let _ = write!(self.out, " Name<{name}>");
                }
                self.out.push('\n');
            }
            Node::Attribute(attribute) => {
                self.start("NamedAttributeDecl", attribute.value.0 as usize);
                let _ = writeln!(self.out, " Name<{}>", attribute.name);
                self.children(&[Node::Expr(attribute.value)]);
            }
            Node::Block(block) => {
                self.start("BlockDecl", block.variable.0 as usize);
                let _ = writeln!(self.out, " Name<{}>", self.ast.variable(block.variable).name);
                self.labelled("Arguments", &self.variables(block.arguments.as_deref().unwrap_or_default()));
                self.children(&[Node::Compound(&block.body)]);
            }
        }
        self.last.pop();
    }

    fn start(&mut self, kind: &str, number: usize) {
        let _ = write!(self.out, "{kind} 0x{number:x}");
    }

    fn head(&mut self, kind: &str, number: usize) {
        self.start(kind, number);
        self.out.push('\n');
    }

    fn callable(&mut self, id: CallableId) {
        let callable: &'a Callable = self.ast.callable(id);
        let kind = if callable.is_constraint { "UserConstraintDecl" } else { "UserRewriteDecl" };
        self.start(kind, id.0 as usize);
        let _ = write!(self.out, " Name<{}> ResultType<{}>", callable.name, callable.result_type);
        if let CallableBody::Native { code, .. } = &callable.body {
            self.out.push_str(" Code<");
            escape(&mut self.out, code);
            self.out.push('>');
        }
        self.out.push('\n');
        self.labelled("Inputs", &self.variables(&callable.inputs));
        self.labelled("Results", &self.variables(&callable.results));
        if let CallableBody::Pdll(stmts) = &callable.body {
            self.children(&[Node::Compound(stmts)]);
        }
    }

    fn pattern(&mut self, pattern: &'a Pattern) {
        self.start("PatternDecl", address(&pattern.body));
        if let Some(name) = &pattern.name {
            let _ = write!(self.out, " Name<{name}>");
        }
        if let Some(benefit) = pattern.benefit {
            let _ = write!(self.out, " Benefit<{benefit}>");
        }
        if pattern.bounded_recursion {
            self.out.push_str(" Recursion");
        }
        self.out.push('\n');
        self.children(&[Node::Compound(&pattern.body)]);
    }

    fn variable(&mut self, id: VarId) {
        let variable = self.ast.variable(id);
        self.start("VariableDecl", id.0 as usize);
        let _ = writeln!(self.out, " Name<{}> Type<{}>", variable.name, variable.ty);
        if let Some(init) = variable.init {
            self.children(&[Node::Expr(init)]);
        }
        let constraints: Vec<_> = variable
            .constraints
            .iter()
            .map(|reference| match &reference.constraint {
                Constraint::User(callable) => Node::Callable(*callable),
                core => Node::Constraint(core),
            })
            .collect();
        self.labelled("Constraints", &constraints);
    }

    fn constraint(&mut self, constraint: &'a Constraint) {
        let kind = match constraint {
            Constraint::Attr(_) => "AttrConstraintDecl",
            Constraint::Op(_) => "OpConstraintDecl",
            Constraint::Type => "TypeConstraintDecl",
            Constraint::TypeRange => "TypeRangeConstraintDecl",
            Constraint::Value(_) => "ValueConstraintDecl",
            Constraint::ValueRange(_) => "ValueRangeConstraintDecl",
            Constraint::Block => "BlockConstraintDecl",
            Constraint::Region => "RegionConstraintDecl",
            Constraint::User(_) => "UserConstraintDecl",
        };
        self.head(kind, constraint.type_expr().map_or(0, |ty| ty.0 as usize));
        if let Constraint::Op(name) = constraint {
            self.children(&[Node::OpName(name.as_deref())]);
        }
        if let Some(ty) = constraint.type_expr() {
            self.children(&[Node::Expr(ty)]);
        }
    }

    fn typed(&mut self, kind: &str, id: ExprId, more: &str) {
        self.start(kind, id.0 as usize);
        let _ = writeln!(self.out, "{more} Type<{}>", self.ast.expr(id).ty);
    }

    fn expr(&mut self, id: ExprId) {
        match &self.ast.expr(id).kind {
            ExprKind::Attribute(text) => {
                self.start("AttributeExpr", id.0 as usize);
                let _ = writeln!(self.out, " Value<\"{text}\">");
            }
            ExprKind::Type(text) => {
                self.start("TypeExpr", id.0 as usize);
                let _ = writeln!(self.out, " Value<\"{text}\">");
            }
            ExprKind::Variable(variable) => {
                self.typed("DeclRefExpr", id, "");
                self.children(&[Node::Variable(*variable)]);
            }
            ExprKind::Callable(callable) => {
                self.typed("DeclRefExpr", id, "");
                self.children(&[Node::Callable(*callable)]);
            }
            ExprKind::Call { callee, args, negated } => {
                self.typed("CallExpr", id, "");
                if *negated {
                    self.out.pop();
                    self.out.push_str(" Negated\n");
                }
                self.children(&[Node::Expr(*callee)]);
                self.labelled("Arguments", &self.exprs(args));
            }
            ExprKind::Member { parent, member } => {
                self.typed("MemberAccessExpr", id, &format!(" Member<{}>", member.text()));
                self.children(&[Node::Expr(*parent)]);
            }
            ExprKind::Operation(operation) => {
                self.typed("OperationExpr", id, "");
                self.children(&[Node::OpName(operation.name.as_deref())]);
                self.labelled("Operands", &self.exprs(&operation.operands));
                self.labelled("Result Types", &self.exprs(&operation.results));
                let attributes: Vec<_> = operation.attributes.iter().map(Node::Attribute).collect();
                self.labelled("Attributes", &attributes);
                self.labelled("Successors", &self.exprs(operation.successors.as_deref().unwrap_or_default()));
                self.labelled("Regions", &self.exprs(operation.regions.as_deref().unwrap_or_default()));
            }
            ExprKind::Integer(digits) => {
                self.start("IntegerExpr", id.0 as usize);
                let _ = writeln!(self.out, " Value<{digits}>");
            }
            ExprKind::Equal { left, right, negated } => {
                self.typed("EqualExpr", id, if *negated { " Negated" } else { "" });
                self.children(&[Node::Expr(*left), Node::Expr(*right)]);
            }
            ExprKind::Region(blocks) => {
                self.typed("RegionExpr", id, "");
                let blocks: Vec<_> = blocks.iter().map(Node::Block).collect();
                self.children(&blocks);
            }
            ExprKind::Range(elements) => {
                self.typed("RangeExpr", id, "");
                self.children(&self.exprs(elements));
            }
            ExprKind::Tuple(elements) => {
                self.typed("TupleExpr", id, "");
                self.children(&self.exprs(elements));
            }
            ExprKind::Error => self.head("ErrorExpr", id.0 as usize),
        }
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        let number = address(std::slice::from_ref(stmt));
        match &stmt.kind {
            StmtKind::Let(variable) => {
                self.head("LetStmt", number);
                self.children(&[Node::Variable(*variable)]);
            }
            StmtKind::Erase(root) => {
                self.head("EraseStmt", number);
                self.children(&[Node::Expr(*root)]);
            }
            StmtKind::Replace { root, values } => {
                self.head("ReplaceStmt", number);
                self.children(&[Node::Expr(*root)]);
                self.labelled("ReplValues", &self.exprs(values));
            }
            StmtKind::Return(value) => {
                self.head("ReturnStmt", number);
                self.children(&[Node::Expr(*value)]);
            }
            StmtKind::Rewrite { root, body } => {
                self.head("RewriteStmt", number);
                self.children(&[Node::Expr(*root), Node::Compound(body)]);
            }
            StmtKind::Expr(expr) => {
                // An expression prints as a statement without a node of its own.
                self.expr(*expr);
            }
        }
    }
}

/// Returns the number of a node that has no index, from the place of its first statement.
fn address(stmts: &[Stmt]) -> usize {
    stmts.first().map_or(0, |stmt| stmt.span.start as usize)
}
