//! Parsed snippets: expressions and bodies, and their requirements.

mod locality;
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
use locality::{BuilderUses, is_of_args};
use names::{Callees, Placeholders};

pub(crate) use locality::{depends_on_self_only, is_non_local};
pub(crate) use names::{MissingNames, RequestedInterfaces};
pub(crate) use visit::{Visitor, visit, visit_stmts};

/// Parsed expression. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Expr {
    pub(crate) text: Arc<str>,
    pub(crate) root: Arc<Node>,
    /// Local names through which values are returned.
    outs: Arc<[Arc<str>]>,
}

/// Parsed statements. Cheap to clone.
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

/// Kind of object that a placeholder denotes, as far as it affects the locality of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceholderKind {
    /// An attribute or a type itself.
    Plain,
    /// A value, or an operation without its class: their methods are known.
    Handle,
    /// An operation that is seen as its class, whose definition may declare a method of any name.
    Object,
}

/// Constant that a condition requires, see [`Expr::requested_constant`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RequestedConstant {
    /// Placeholder that must be a constant: an operation, or the value that it defines.
    pub subject: Placeholder,
    /// True if any constant matches.
    pub anything: bool,
}

/// Parses an expression.
///
/// # Errors
/// If the text is not an expression of the subset; the error has the offset.
pub fn parse(text: &str) -> Result<Expr, SnippetError> {
    parse_with_outs(text, [])
}

/// Parses an expression that returns values through local names, as `m_Constant(&out)` does; see
/// [`eval_outs`].
///
/// # Errors
/// If the text is not an expression of the subset; the error has the offset.
pub fn parse_with_outs(text: &str, outs: impl IntoIterator<Item = Arc<str>>) -> Result<Expr, SnippetError> {
    let outs = outs.into_iter().collect();
    Ok(Expr { text: text.into(), root: Arc::new(parse_expr(text)?), outs })
}

/// Parses an expression, unless a function is registered for its exact text, which then replaces it
/// ([`Classes::register_exact`]).
///
/// # Errors
/// If the text is not an expression of the subset and no function is registered for it.
pub fn parse_in(text: &str, classes: &Classes) -> Result<Expr, SnippetError> {
    match classes.find_exact(text) {
        Some(_) => Ok(Expr { text: text.into(), root: Arc::new(exact(text)), outs: Arc::default() }),
        None => parse(text),
    }
}

/// Parses statements, unless a function is registered for their exact text; see [`parse_in`].
///
/// # Errors
/// If the text is not a list of statements of the subset and no function is registered for it.
pub fn parse_body_in(text: &str, classes: &Classes) -> Result<Body, SnippetError> {
    match classes.find_exact(text) {
        Some(_) => {
            let value = StmtKind::Return(Some(exact(text)));
            Ok(Body { text: text.into(), stmts: Arc::new(vec![Stmt { kind: value, at: 0, depth: 1 }]) })
        }
        None => parse_body(text),
    }
}

/// Returns the tree of a snippet that is registered by its text.
pub(crate) fn exact(text: &str) -> Node {
    Node { kind: Kind::Exact(text.into()), at: 0, depth: 0 }
}

/// Parses statements, as they appear in a function's body.
///
/// # Errors
/// If the text is not a list of statements of the subset; the error has the offset.
pub fn parse_body(text: &str) -> Result<Body, SnippetError> {
    Ok(Body { text: text.into(), stmts: Arc::new(parse_stmts(text)?) })
}

/// Evaluates an expression.
///
/// # Errors
/// If a name is unknown, an operation is invalid, or a limit is reached.
pub fn eval(expr: &Expr, env: &mut Env<'_>) -> Result<Val, EvalError> {
    if expr.outs.is_empty() {
        machine::eval(&expr.root, env)
    } else {
        eval_outs(expr, env).map(|(value, _)| value)
    }
}

/// Evaluates an expression; returns its value and the final values of its local names, in order.
///
/// # Errors
/// As [`eval`].
pub fn eval_outs(expr: &Expr, env: &mut Env<'_>) -> Result<(Val, SmallVec<[Val; 2]>), EvalError> {
    machine::eval_outs(&expr.root, &expr.outs, env)
}

/// Runs statements; returns their result, [`Val::Void`] if there is none.
///
/// # Errors
/// As [`eval`].
pub fn run(body: &Body, env: &mut Env<'_>) -> Result<Val, EvalError> {
    machine::run(&body.stmts, env)
}

/// Returns the range of an operation's operands that its declared operand number `index` covers; `None` if
/// the operation does not match its definition.
pub fn operand_group(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Option<Range<usize>> {
    let groups = &ir.info(ctx, op)?.operands;
    groups.get(index)?;
    machine::operand_group(ctx, ir, op, groups, index, true)
}

/// Returns the range of an operation's results that its declared result number `index` covers.
pub fn result_group(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Option<Range<usize>> {
    let groups = &ir.info(ctx, op)?.results;
    groups.get(index)?;
    machine::operand_group(ctx, ir, op, groups, index, false)
}

impl Expr {
    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the placeholders that occur, each once, in order.
    pub fn placeholders(&self) -> Vec<Placeholder> {
        let mut found = Placeholders::default();
        visit(&self.root, &mut found);
        found.list
    }

    /// Returns true if the result depends on nothing but `$_self` and the context, so that it may be cached.
    pub fn depends_on_self_only(&self) -> bool {
        depends_on_self_only(&self.root)
    }

    /// Returns true if the value depends on nothing but the arguments and the context, so that it may be
    /// cached if the arguments are attributes and types: `$_builder` is only the object of method calls
    /// (`getI32IntegerAttr`), never an argument.
    pub fn depends_on_args_only(&self, classes: &Classes) -> bool {
        let mut builder = BuilderUses::new(classes);
        visit(&self.root, &mut builder);
        builder.all == builder.asked && self.placeholders().iter().all(is_of_args)
    }

    /// Returns true if the expression is non-local: its result may depend on more than attributes and types,
    /// such as the defining op or the users of a value, or the operations around an operation.
    pub fn is_non_local(&self, classes: &Classes, kind_of: &dyn Fn(&Placeholder) -> PlaceholderKind) -> bool {
        is_non_local(&self.root, classes, kind_of)
    }

    /// Returns the constant that the condition requires, if it consists of `matchPattern(x, m_…())`,
    /// optionally inside `success`.
    pub fn requested_constant(&self) -> Option<RequestedConstant> {
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
            .then(|| RequestedConstant { subject: subject.clone(), anything })
    }

    /// Returns the functions that are called, as the text spells them, each once, in order.
    pub fn callees(&self) -> Vec<String> {
        let mut found = Callees::default();
        visit(&self.root, &mut found);
        found.list
    }

    /// Returns the names that are not registered, each once, in order. Classes are looked up in a namespace.
    /// A method counts as known if any object may have it: the object that it is called on is known only on
    /// evaluation.
    pub fn missing(&self, classes: &Classes, namespace: &str) -> Vec<Missing> {
        let mut finder = MissingNames::new(classes, namespace);
        self.outs.iter().for_each(|name| finder.declares(name));
        visit(&self.root, &mut finder);
        finder.found
    }

    /// Describes the first method that is called on an object whose type has no method of this name. `given`
    /// returns the objects that placeholders denote; objects that may be of any type and methods that the
    /// host registered are not checked.
    pub fn unknown_method(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<String> {
        receivers::of_expr(&self.root, &self.outs, &Scope { ctx, classes, namespace, given, alone: true })
    }

    /// Returns the values that the expression yields, if their number is certain: the items of a list that is
    /// written out, or one value, operation, type or attribute. `given` as in [`Expr::unknown_method`].
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
    /// Returns the statements.
    pub(crate) fn stmts(&self) -> &[Stmt] {
        &self.stmts
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the placeholders that occur, each once, in order.
    pub fn placeholders(&self) -> Vec<Placeholder> {
        let mut found = Placeholders::default();
        visit_stmts(&self.stmts, &mut found);
        found.list
    }

    /// Returns the called functions like [`Expr::callees`].
    pub fn callees(&self) -> Vec<String> {
        let mut found = Callees::default();
        visit_stmts(&self.stmts, &mut found);
        found.list
    }

    /// Returns the names that are not registered like [`Expr::missing`].
    pub fn missing(&self, classes: &Classes, namespace: &str) -> Vec<Missing> {
        let mut finder = MissingNames::new(classes, namespace);
        visit_stmts(&self.stmts, &mut finder);
        finder.found
    }

    /// Describes the first unknown method like [`Expr::unknown_method`].
    pub fn unknown_method(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<String> {
        receivers::of_stmts(&self.stmts, &Scope { ctx, classes, namespace, given, alone: true })
    }

    /// Returns the values of each `return` statement like [`Expr::values_given`]; `None` if no value is ever
    /// returned.
    pub fn values_given(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<Vec<Vec<Given>>> {
        receivers::given_by_stmts(&self.stmts, &Scope { ctx, classes, namespace, given, alone: true })
    }

    /// Returns true if any statement returns a value.
    pub fn returns_anything(&self) -> bool {
        receivers::gives_anything(&self.stmts)
    }

    /// Returns true under the condition of [`Expr::depends_on_args_only`]; `$_builder` may have a local name.
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
