//! Snippets that were read: expressions and bodies, and what they need.

mod looks;
mod names;
mod visit;

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use smallvec::SmallVec;

use crate::classes::Classes;
use crate::env::Env;
use crate::error::{EvalError, SnippetError};
use crate::eval as machine;
use crate::receivers::{self, Given, Scope};
use crate::syntax::{parse_expr, parse_stmts};
use crate::tree::{Init, Kind, Node, Placeholder, Stmt, StmtKind};
use crate::value::Val;
use looks::{BuilderUses, is_of_args};
use names::{Callees, Placeholders};

pub(crate) use looks::{depends_on_self_only, looks_around};
pub(crate) use names::{AskedInterfaces, MissingNames};
pub(crate) use visit::{Visitor, visit, visit_stmts};

/// An expression that was read. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Expr {
    pub(crate) text: Arc<str>,
    pub(crate) root: Arc<Node>,
    /// Local names that values are given back through.
    outs: Arc<[Arc<str>]>,
}

/// Statements that were read. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Body {
    text: Arc<str>,
    stmts: Arc<Vec<Stmt>>,
}

/// A name that is not registered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Missing {
    /// A class.
    Class(String),
    /// A function.
    Function(String),
    /// A method that no object has.
    Method(String),
    /// An enum case or constant.
    Name(String),
}

impl Missing {
    /// The name.
    pub fn name(&self) -> &str {
        match self {
            Missing::Class(name) | Missing::Function(name) | Missing::Method(name) | Missing::Name(name) => {
                name
            }
        }
    }
}

/// What a placeholder stands for, as far as it matters to what a condition looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// An attribute or a type itself.
    Plain,
    /// A value, or an operation without its class: their methods are known.
    Handle,
    /// An operation that is seen as its class, whose definition may give a method of any name a meaning.
    Object,
}

/// What a condition asks of a constant, see [`Expr::constant_asked`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstantAsked {
    /// What must be a constant: an operation, or the value that it defines.
    pub subject: Placeholder,
    /// Whether any constant will do.
    pub anything: bool,
}

/// Reads an expression.
///
/// # Errors
/// If the text is no expression of the subset; the error has the offset.
pub fn parse(text: &str) -> Result<Expr, SnippetError> {
    parse_with_outs(text, [])
}

/// Reads an expression that gives values back through local names, as `m_Constant(&out)` does; see [`eval_outs`].
///
/// # Errors
/// If the text is no expression of the subset; the error has the offset.
pub fn parse_with_outs(text: &str, outs: impl IntoIterator<Item = Arc<str>>) -> Result<Expr, SnippetError> {
    let outs = outs.into_iter().collect();
    Ok(Expr { text: text.into(), root: Arc::new(parse_expr(text)?), outs })
}

/// Reads an expression, unless a function is registered for its exact text, which then takes its place
/// ([`Classes::register_exact`]).
///
/// # Errors
/// If the text is no expression of the subset and nothing is registered for it.
pub fn parse_in(text: &str, classes: &Classes) -> Result<Expr, SnippetError> {
    match classes.find_exact(text) {
        Some(_) => Ok(Expr { text: text.into(), root: Arc::new(exact(text)), outs: Arc::default() }),
        None => parse(text),
    }
}

/// Reads statements, unless a function is registered for their exact text; see [`parse_in`].
///
/// # Errors
/// If the text is no list of statements of the subset and nothing is registered for it.
pub fn parse_body_in(text: &str, classes: &Classes) -> Result<Body, SnippetError> {
    match classes.find_exact(text) {
        Some(_) => {
            let value = StmtKind::Return(Some(exact(text)));
            Ok(Body { text: text.into(), stmts: Arc::new(vec![Stmt { kind: value, at: 0, depth: 1 }]) })
        }
        None => parse_body(text),
    }
}

/// The tree of a snippet that is registered by its text.
pub(crate) fn exact(text: &str) -> Node {
    Node { kind: Kind::Exact(text.into()), at: 0, depth: 0 }
}

/// Reads statements, as they stand in a function's body.
///
/// # Errors
/// If the text is no list of statements of the subset; the error has the offset.
pub fn parse_body(text: &str) -> Result<Body, SnippetError> {
    Ok(Body { text: text.into(), stmts: Arc::new(parse_stmts(text)?) })
}

/// Evaluates an expression.
///
/// # Errors
/// If a name is unknown, an operation makes no sense, or a limit is reached.
pub fn eval(expr: &Expr, env: &mut Env<'_>) -> Result<Val, EvalError> {
    match expr.outs.is_empty() {
        true => machine::eval(&expr.root, env),
        false => eval_outs(expr, env).map(|(value, _)| value),
    }
}

/// Evaluates an expression; gives its value and what its local names hold then, in order.
///
/// # Errors
/// As [`eval`].
pub fn eval_outs(expr: &Expr, env: &mut Env<'_>) -> Result<(Val, SmallVec<[Val; 2]>), EvalError> {
    machine::eval_outs(&expr.root, &expr.outs, env)
}

/// Runs statements; gives what they return, [`Val::Void`] if nothing.
///
/// # Errors
/// As [`eval`].
pub fn run(body: &Body, env: &mut Env<'_>) -> Result<Val, EvalError> {
    machine::run(&body.stmts, env)
}

/// Which operands of an operation its declared operand number `index` stands for; nothing if the operation
/// does not fit its definition.
pub fn operand_group(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Option<Range<usize>> {
    let groups = &ir.info(ctx, op)?.operands;
    groups.get(index)?;
    machine::operand_group(ctx, ir, op, groups, index, true)
}

/// Which results of an operation its declared result number `index` stands for.
pub fn result_group(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Option<Range<usize>> {
    let groups = &ir.info(ctx, op)?.results;
    groups.get(index)?;
    machine::operand_group(ctx, ir, op, groups, index, false)
}

impl Expr {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The placeholders that occur, each once, in order.
    pub fn placeholders(&self) -> Vec<Placeholder> {
        let mut found = Placeholders::default();
        visit(&self.root, &mut found);
        found.list
    }

    /// Whether the answer depends on nothing but `$_self` and the context, so that it may be remembered.
    pub fn depends_on_self_only(&self) -> bool {
        depends_on_self_only(&self.root)
    }

    /// Whether the value depends on nothing but the arguments and the context, so that it may be remembered where
    /// the arguments are attributes and types: `$_builder` is asked for something (`getI32IntegerAttr`), and handed
    /// to nobody.
    pub fn depends_on_args_only(&self, classes: &Classes) -> bool {
        let mut builder = BuilderUses::new(classes);
        visit(&self.root, &mut builder);
        builder.all == builder.asked && self.placeholders().iter().all(is_of_args)
    }

    /// Whether the answer may depend on more than attributes and types: on what defines a value or reads it, on what
    /// stands beside an operation.
    pub fn looks_around(&self, classes: &Classes, stands: &dyn Fn(&Placeholder) -> Stands) -> bool {
        looks_around(&self.root, classes, stands)
    }

    /// What constant the condition asks for, if it is `matchPattern(x, m_…())` alone, `success` around it or not.
    pub fn constant_asked(&self) -> Option<ConstantAsked> {
        fn library<'a>(node: &'a Node, name: &str) -> Option<&'a [Node]> {
            match &node.kind {
                Kind::Call { path, args } if path.is_library() && *path.last().name == *name => Some(args),
                _ => None,
            }
        }
        let root = match library(&self.root, "success") {
            Some([inner]) => inner,
            _ => &self.root,
        };
        let [subject, matcher] = library(root, "matchPattern")? else { return None };
        let subject = match &subject.kind {
            Kind::Method { target, name, args, .. } if **name == *"getResult" => match args.as_slice() {
                [Node { kind: Kind::Int(index), .. }] if index.value() == 0 => target,
                _ => return None,
            },
            _ => subject,
        };
        let Kind::Placeholder(subject) = &subject.kind else { return None };
        let anything = library(matcher, "m_Constant").is_some();
        let numbers = ["m_ConstantInt", "m_ConstantFloat", "m_Zero", "m_One", "m_NonZero"];
        (anything || numbers.iter().any(|name| library(matcher, name).is_some()))
            .then(|| ConstantAsked { subject: subject.clone(), anything })
    }

    /// The functions that are called, as the text spells them, each once, in order.
    pub fn callees(&self) -> Vec<String> {
        let mut found = Callees::default();
        visit(&self.root, &mut found);
        found.list
    }

    /// The names that are not registered, each once, in order. Classes are looked up in a namespace. A method
    /// counts as known if any object may have it: which object it is called on shows only on evaluation.
    pub fn missing(&self, classes: &Classes, namespace: &str) -> Vec<Missing> {
        let mut finder = MissingNames::new(classes, namespace);
        self.outs.iter().for_each(|name| finder.declares(name));
        visit(&self.root, &mut finder);
        finder.found
    }

    /// The first method that is called on something of a type that has none of this name, in words. `given` says what
    /// placeholders stand for; nothing is said of what may be of any type, nor of methods that the host registered.
    pub fn unknown_method(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<String> {
        receivers::of_expr(&self.root, &self.outs, &Scope { ctx, classes, namespace, given, alone: true })
    }

    /// The values that the expression gives, if their number is certain: the items of a list that is written out, one where
    /// it is a value, an operation, a type or an attribute. `given` as in [`Expr::unknown_method`].
    pub fn values_given(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<Vec<Given>> {
        receivers::given_by_expr(&self.root, &Scope { ctx, classes, namespace, given, alone: true })
    }
}

impl Body {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The placeholders that occur, each once, in order.
    pub fn placeholders(&self) -> Vec<Placeholder> {
        let mut found = Placeholders::default();
        visit_stmts(&self.stmts, &mut found);
        found.list
    }

    /// As [`Expr::callees`].
    pub fn callees(&self) -> Vec<String> {
        let mut found = Callees::default();
        visit_stmts(&self.stmts, &mut found);
        found.list
    }

    /// As [`Expr::missing`].
    pub fn missing(&self, classes: &Classes, namespace: &str) -> Vec<Missing> {
        let mut finder = MissingNames::new(classes, namespace);
        visit_stmts(&self.stmts, &mut finder);
        finder.found
    }

    /// As [`Expr::unknown_method`].
    pub fn unknown_method(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<String> {
        receivers::of_stmts(&self.stmts, &Scope { ctx, classes, namespace, given, alone: true })
    }

    /// As [`Expr::values_given`], for each value that is returned; nothing if none ever is.
    pub fn values_given(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<Vec<Vec<Given>>> {
        receivers::given_by_stmts(&self.stmts, &Scope { ctx, classes, namespace, given, alone: true })
    }

    /// Whether any statement returns a value.
    pub fn returns_anything(&self) -> bool {
        receivers::gives_anything(&self.stmts)
    }

    /// As [`Expr::depends_on_args_only`]; `$_builder` may go by a local name.
    pub fn depends_on_args_only(&self, classes: &Classes) -> bool {
        let mut builder = BuilderUses::new(classes);
        for stmt in self.stmts.iter() {
            match &stmt.kind {
                StmtKind::Decl { name, init: Init::Value(value), .. } if builder.is_builder(value) => {
                    builder.names.push(name.clone());
                }
                _ => visit_stmts(std::slice::from_ref(stmt), &mut builder),
            }
        }
        builder.all == builder.asked && self.placeholders().iter().all(is_of_args)
    }
}
