//! Static checks of snippets, for code that C++ would not compile, and the number and kinds of their results:
//! methods that a receiver lacks, or that take another number of arguments, casts to impossible classes, and
//! names that are declared with another type.
//!
//! C++ knows the types of placeholders, of local names, and of the results of casts and of a few methods. If
//! such a type is known here, uses that it excludes are reported; all others are accepted. Methods that the
//! host registered are accepted on any object.

mod casts;
mod methods;
mod seen;
mod uses;
mod values;

use std::sync::Arc;

use legalize_ir::{Context, Name, OpName};
use rustc_hash::FxHashMap;

use crate::classes::Classes;
use crate::expr::{Visitor, visit, visit_stmts};
use crate::tree::{Init, Kind, Node, Placeholder, Stmt, StmtKind, TypeName};
use seen::Seen;
pub(crate) use seen::is_cast;
pub use uses::{MethodUses, NameUse, UseKind, UsesIn};

/// Static knowledge of the object that a placeholder denotes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Given {
    /// An object of an unknown kind.
    #[default]
    Unknown,
    /// A value.
    Value,
    /// A type.
    Type,
    /// An attribute, and the operation and name that it is declared by.
    Attribute(Option<(OpName, Name)>),
    /// An operation, or its results if a declarative rule passes them, and its name.
    Operation(Option<OpName>),
    /// An operation that is seen as its class.
    Class(OpName),
    /// An object of the C++ class of this name, such as `::mlir::Attribute`, and not statically of a derived
    /// class. `::mlir::Operation` denotes a pointer to one.
    Object(Name),
}

/// Context in which a tree or statements are checked.
pub(crate) struct Scope<'a> {
    pub ctx: &'a Context,
    pub classes: &'a Classes,
    pub namespace: &'a str,
    pub given: &'a dyn Fn(&Placeholder) -> Given,
    /// True if only the namespace of the text is known: predicates are located where their definitions are.
    pub alone: bool,
}

/// Describes the first method of an expression that its receiver lacks.
pub(crate) fn of_expr(root: &Node, outs: &[Arc<str>], scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    outs.iter().for_each(|name| names.declares(name));
    visit(root, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit(root, &mut finder);
    finder.found
}

/// Checks an expression that is a condition, like [`of_expr`].
pub(crate) fn of_condition(root: &Node, scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    visit(root, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit(root, &mut finder);
    finder.found.take().or_else(|| finder.bad_condition(root))
}

/// Checks statements, like [`of_expr`].
pub(crate) fn of_stmts(stmts: &[Stmt], scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    visit_stmts(stmts, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit_stmts(stmts, &mut finder);
    finder.found
}

/// Returns the values that an expression yields, if their number is certain.
pub(crate) fn given_by_expr(root: &Node, scope: &Scope<'_>) -> Option<Vec<Given>> {
    let finder = Finder { scope, names: FxHashMap::default(), locals: FxHashMap::default(), found: None };
    finder.items(root)
}

/// Returns the values of each `return` statement, if their number is certain; `None` if no value is ever
/// returned.
pub(crate) fn given_by_stmts(stmts: &[Stmt], scope: &Scope<'_>) -> Option<Vec<Vec<Given>>> {
    let mut names = Names::default();
    visit_stmts(stmts, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit_stmts(stmts, &mut finder);
    let mut returned = Vec::new();
    returns(stmts, &mut returned);
    (!returned.is_empty()).then(|| returned.iter().filter_map(|node| finder.items(node)).collect())
}

/// Returns true if any statement returns a value.
pub(crate) fn gives_anything(stmts: &[Stmt]) -> bool {
    let mut returned = Vec::new();
    returns(stmts, &mut returned);
    !returned.is_empty()
}

/// Collects the values of the `return` statements of a body, except those of lambdas inside of it.
fn returns<'n>(stmts: &'n [Stmt], found: &mut Vec<&'n Node>) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Return(Some(value)) => found.push(value),
            StmtKind::If { then, otherwise, .. } => {
                returns(&then.stmts, found);
                otherwise.iter().for_each(|block| returns(&block.stmts, found));
            }
            StmtKind::ForRange { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. } => returns(&body.stmts, found),
            StmtKind::Switch { arms, .. } => arms.iter().for_each(|arm| returns(&arm.stmts, found)),
            StmtKind::Block(body) | StmtKind::Several(body) => returns(body, found),
            StmtKind::Expr(_)
            | StmtKind::Decl { .. }
            | StmtKind::Unpack { .. }
            | StmtKind::Return(None)
            | StmtKind::Break
            | StmtKind::Continue => {}
        }
    }
}

/// Number of declarations of each name. A name that is declared twice is not checked.
#[derive(Default)]
struct Names {
    count: FxHashMap<Arc<str>, usize>,
}

impl Visitor for Names {
    fn node(&mut self, _: &Node) {}

    fn declares(&mut self, name: &Arc<str>) {
        *self.count.entry(name.clone()).or_default() += 1;
    }
}

struct Finder<'a> {
    scope: &'a Scope<'a>,
    names: FxHashMap<Arc<str>, usize>,
    locals: FxHashMap<Arc<str>, Seen>,
    found: Option<String>,
}

impl Visitor for Finder<'_> {
    fn node(&mut self, node: &Node) {
        if self.found.is_some() {
            return;
        }
        self.found = self.bad_cast(node).or_else(|| self.bad_value(node)).or_else(|| self.hidden_name(node));
        if let (None, Kind::Method { target, arrow, name, template, args }) = (&self.found, &node.kind)
            && let Some(seen) = self.of(target)
        {
            self.found = self.lacks(&seen, *arrow, name, template, args);
        }
    }

    fn condition(&mut self, node: &Node) {
        if self.found.is_none() {
            self.found = self.bad_condition(node);
        }
    }

    fn label(&mut self, value: &Node, label: &Node) {
        if self.found.is_none() {
            self.found = self.bad_label(value, label);
        }
    }

    fn declaration(&mut self, ty: &TypeName, name: &Arc<str>, init: &Init) {
        if let (None, Init::Value(value)) = (&self.found, init) {
            self.found = self.bad_initial(ty, value);
        }
        if let (None, Init::Args(values) | Init::Braced(values)) = (&self.found, init)
            && let [value] = values.as_slice()
        {
            self.found = self.bad_construction(ty, value);
        }
        if self.names.get(name) == Some(&1)
            && let Some(seen) = self.declared(ty, init)
        {
            self.locals.insert(name.clone(), seen);
        }
    }
}
