//! What C++ would not compile, and what a text gives, found before anything is evaluated: methods that a receiver has not,
//! or not for so many arguments, casts to what nothing of that type is, and names that are declared with another type.
//!
//! C++ knows the types of placeholders, of local names, and of what casts and a few methods give. Where such a type is
//! known here, what it rules out is reported; of anything else nothing is said. Methods that the host registered count as
//! known, whatever they are called on.

mod casts;
mod methods;
mod seen;
mod values;

use std::sync::Arc;

use legalize_ir::{Context, Name, OpName};
use rustc_hash::FxHashMap;

use crate::classes::Classes;
use crate::expr::{Visitor, visit, visit_stmts};
use crate::tree::{Init, Kind, Node, Placeholder, Stmt, StmtKind, TypeName};
use seen::Seen;
pub(crate) use seen::is_cast;

/// What is known of the thing that a placeholder stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Given {
    /// Nothing.
    #[default]
    Unknown,
    /// A value.
    Value,
    /// A type.
    Type,
    /// An attribute, and the operation and name that it is declared by.
    Attribute(Option<(OpName, Name)>),
    /// An operation, or its results where a declarative rule hands them over, and its name.
    Operation(Option<OpName>),
    /// An operation that is seen as its class.
    Class(OpName),
    /// An object of the C++ class of this name, `::mlir::Attribute` say, and of no class below it that C++ knows of.
    /// `::mlir::Operation` stands for a pointer to one.
    Object(Name),
}

/// What a tree or statements are looked at with.
pub(crate) struct Scope<'a> {
    pub ctx: &'a Context,
    pub classes: &'a Classes,
    pub namespace: &'a str,
    pub given: &'a dyn Fn(&Placeholder) -> Given,
    /// Whether the namespace is all that is known of where the text stands: predicates stand where their definitions do.
    pub alone: bool,
}

/// The first method of an expression that its receiver has not, in words.
pub(crate) fn of_expr(root: &Node, outs: &[Arc<str>], scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    outs.iter().for_each(|name| names.declares(name));
    visit(root, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit(root, &mut finder);
    finder.found
}

/// As [`of_expr`], of an expression that is a condition.
pub(crate) fn of_condition(root: &Node, scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    visit(root, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit(root, &mut finder);
    finder.found.take().or_else(|| finder.bad_condition(root))
}

/// As [`of_expr`], for statements.
pub(crate) fn of_stmts(stmts: &[Stmt], scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    visit_stmts(stmts, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit_stmts(stmts, &mut finder);
    finder.found
}

/// The values that an expression gives, if their number is certain.
pub(crate) fn given_by_expr(root: &Node, scope: &Scope<'_>) -> Option<Vec<Given>> {
    let finder = Finder { scope, names: FxHashMap::default(), locals: FxHashMap::default(), found: None };
    finder.items(root)
}

/// What statements return, where the number of values is certain; nothing if no value is ever returned.
pub(crate) fn given_by_stmts(stmts: &[Stmt], scope: &Scope<'_>) -> Option<Vec<Vec<Given>>> {
    let mut names = Names::default();
    visit_stmts(stmts, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit_stmts(stmts, &mut finder);
    let mut returned = Vec::new();
    returns(stmts, &mut returned);
    (!returned.is_empty()).then(|| returned.iter().filter_map(|node| finder.items(node)).collect())
}

/// Whether statements return a value anywhere.
pub(crate) fn gives_anything(stmts: &[Stmt]) -> bool {
    let mut returned = Vec::new();
    returns(stmts, &mut returned);
    !returned.is_empty()
}

/// What the `return` statements of a body give; those of lambdas are not its own.
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

/// How often names are declared. Of one that is declared twice nothing is known.
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
            self.found = self.bad_made(ty, value);
        }
        if self.names.get(name) == Some(&1)
            && let Some(seen) = self.declared(ty, init)
        {
            self.locals.insert(name.clone(), seen);
        }
    }
}
