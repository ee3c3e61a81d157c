//! Constraints: trees of predicates, compiled once, evaluated once per type and attribute.
//!
//! The combinators are handled structurally: a leaf is parsed by itself, and the text of a
//! [`Predicate::Concat`] is parsed with its child as one name in the middle, so that
//! `[](Type t) { return … ; }(cast<ShapedType>($_self).getElementType())` becomes a lambda around the
//! compiled child. Conditions follow Kleene logic: an unknown part is irrelevant if another part decides.
//!
//! Results for types and attributes are cached by handle in a table that is read without a lock; the result
//! of a constraint that inspects the operation is never cached.

use std::fmt;
use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use legalize_ir::{Attribute, Context, ContextId, Type};
use legalize_pattern_model::Predicate;

use crate::classes::Classes;
use crate::env::{Env, Host};
use crate::error::{EvalError, SnippetError};
use crate::eval as machine;
use crate::expr::{self, Missing, MissingNames, PlaceholderKind, RequestedInterfaces};
use crate::operator::UnaryOp;
use crate::receivers::{self, Given, Scope};
use crate::syntax::parse_expr;
use crate::tree::{Kind, MAX_DEPTH, Node, Placeholder};
use crate::value::Val;

/// Result of evaluating a constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holds {
    /// The constraint holds.
    Yes,
    /// The constraint does not hold.
    No,
    /// Indeterminate, with the reason.
    Unknown(EvalError),
}

impl Holds {
    /// True if the constraint is known to hold.
    pub fn is_yes(&self) -> bool {
        *self == Holds::Yes
    }

    /// True if the constraint is known not to hold.
    pub fn is_no(&self) -> bool {
        *self == Holds::No
    }
}

/// A compiled constraint. Cheap to clone; clones share their cache.
#[derive(Clone)]
pub struct Constraint {
    inner: Arc<Inner>,
}

struct Inner {
    root: Node,
    classes: Classes,
    namespace: Box<str>,
    self_only: bool,
    /// Context of the tables: the first one that was used.
    context: OnceLock<ContextId>,
    types: Memo,
    attrs: Memo,
}

impl fmt::Debug for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Constraint").field("root", &self.inner.root.kind).finish_non_exhaustive()
    }
}

/// Placeholder name of a concatenation's child while its text is parsed.
const HOLE: &str = "legalize_child_of_concat";

impl Constraint {
    /// Compiles a tree of predicates whose snippets are in a C++ namespace (empty if unknown). A leaf for
    /// whose exact text a function is already registered is compiled to that function.
    ///
    /// # Errors
    /// If a snippet cannot be read; the offset is in that snippet's text.
    pub fn compile(predicate: &Predicate, classes: &Classes, namespace: &str) -> Result<Self, SnippetError> {
        let mut compiler = Compiler { classes, depth: 0 };
        let root = compiler.compile(predicate)?;
        Ok(Self::of_node(root, classes, namespace))
    }

    /// Compiles one snippet.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn of_text(text: &str, classes: &Classes, namespace: &str) -> Result<Self, SnippetError> {
        Self::compile(&Predicate::expression(text), classes, namespace)
    }

    fn of_node(root: Node, classes: &Classes, namespace: &str) -> Self {
        let self_only = expr::depends_on_self_only(&root);
        Constraint {
            inner: Arc::new(Inner {
                root,
                classes: classes.clone(),
                namespace: namespace.into(),
                self_only,
                context: OnceLock::new(),
                types: Memo::default(),
                attrs: Memo::default(),
            }),
        }
    }

    /// Returns true if the result may depend on more than attributes and types; see
    /// [`Expr::is_non_local`](crate::Expr::is_non_local).
    pub fn is_non_local(&self, kind_of: &dyn Fn(&Placeholder) -> PlaceholderKind) -> bool {
        expr::is_non_local(&self.inner.root, &self.inner.classes, kind_of)
    }

    /// Returns true if the constraint uses nothing but `$_self`.
    pub fn depends_on_self_only(&self) -> bool {
        self.inner.self_only
    }

    /// The names that are not registered, each once; see [`Expr::missing`](crate::Expr::missing).
    pub fn missing(&self) -> Vec<Missing> {
        let inner = &*self.inner;
        let mut finder = MissingNames::new(&inner.classes, &inner.namespace);
        expr::visit(&inner.root, &mut finder);
        finder.found
    }

    /// Reports an unknown method as [`Expr::unknown_method`](crate::Expr::unknown_method) does, and also if
    /// the whole expression is not a condition.
    pub fn unknown_method(&self, ctx: &Context, given: &dyn Fn(&Placeholder) -> Given) -> Option<String> {
        let Inner { root, classes, namespace, .. } = &*self.inner;
        receivers::of_condition(root, &Scope { ctx, classes, namespace, given, alone: false })
    }

    /// Returns the interfaces and traits that the constraint tests for, as it spells them, each once.
    pub fn interfaces(&self) -> Vec<String> {
        let inner = &*self.inner;
        let mut finder = RequestedInterfaces::new(&inner.classes, &inner.namespace);
        expr::visit(&inner.root, &mut finder);
        finder.found
    }

    /// Evaluates the constraint on a type.
    pub fn holds_type(&self, ctx: &Context, ty: Type) -> Holds {
        self.remembered(&self.inner.types, ty.index(), ctx, || Val::Type(ty))
    }

    /// Evaluates the constraint on an attribute.
    pub fn holds_attr(&self, ctx: &Context, attr: Attribute) -> Holds {
        self.remembered(&self.inner.attrs, attr.index(), ctx, || Val::Attr(attr))
    }

    #[inline]
    fn remembered(&self, memo: &Memo, index: u32, ctx: &Context, value: impl FnOnce() -> Val) -> Holds {
        // Handles of another context may have the same numbers.
        if *self.inner.context.get_or_init(|| ctx.id()) != ctx.id() {
            return self.ask(None, index, ctx, value());
        }
        match memo.get(index) {
            Some(true) => Holds::Yes,
            Some(false) => Holds::No,
            None => self.ask(Some(memo), index, ctx, value()),
        }
    }

    #[cold]
    fn ask(&self, memo: Option<&Memo>, index: u32, ctx: &Context, value: Val) -> Holds {
        let mut env =
            Env::new(ctx, &self.inner.classes).with_namespace(&self.inner.namespace).with_self(value);
        let answer = self.evaluate(&mut env);
        match (&answer, memo.filter(|_| self.inner.self_only)) {
            (Holds::Yes, Some(memo)) => memo.set(index, true),
            (Holds::No, Some(memo)) => memo.set(index, false),
            _ => {}
        }
        answer
    }

    /// Evaluates the constraint in an environment: `$_self`, the operation and the arguments are the
    /// environment's, classes and namespace are the constraint's.
    pub fn holds(&self, env: &mut Env<'_>) -> Holds {
        if self.inner.self_only {
            match env.self_value {
                Some(Val::Type(ty)) => return self.holds_type(env.ctx, ty),
                Some(Val::Attr(attr)) => return self.holds_attr(env.ctx, attr),
                _ => {}
            }
        }
        let mut own = Env {
            ctx: env.ctx,
            classes: &self.inner.classes,
            namespace: &self.inner.namespace,
            body: match &mut env.body {
                crate::env::Body::None => crate::env::Body::None,
                crate::env::Body::Read(ir) => crate::env::Body::Read(ir),
                crate::env::Body::Write(host) => crate::env::Body::Write(&mut **host as &mut dyn Host),
            },
            self_value: env.self_value.clone(),
            op: env.op,
            loc: env.loc,
            args: env.args,
            named: env.named,
            functions: env.functions,
            template: Vec::new(),
            fuel: env.fuel,
        };
        let answer = self.evaluate(&mut own);
        let fuel = own.fuel;
        env.fuel = fuel;
        answer
    }

    fn evaluate(&self, env: &mut Env<'_>) -> Holds {
        let inner = &*self.inner;
        let answer = machine::eval(&inner.root, env);
        match answer.map(|value| (value.as_bool(), value)) {
            Ok((Some(true), _)) => Holds::Yes,
            Ok((Some(false), _)) => Holds::No,
            Ok((None, value)) => {
                Holds::Unknown(EvalError::invalid(format!("{} is not a boolean", value.kind())))
            }
            Err(error) => Holds::Unknown(error),
        }
    }
}

struct Compiler<'c> {
    classes: &'c Classes,
    depth: u16,
}

impl Compiler<'_> {
    fn compile(&mut self, predicate: &Predicate) -> Result<Node, SnippetError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(SnippetError::new(0, "predicates are nested too deeply"));
        }
        let node = self.compile_inner(predicate);
        self.depth -= 1;
        node
    }

    fn compile_inner(&mut self, predicate: &Predicate) -> Result<Node, SnippetError> {
        match predicate {
            Predicate::True => node(Kind::Bool(true)),
            Predicate::False => node(Kind::Bool(false)),
            Predicate::Leaf(snippet) => match self.classes.find_exact(&snippet.text) {
                Some(_) => Ok(expr::exact(&snippet.text)),
                None => parse_expr(&snippet.text),
            },
            Predicate::And(list) => match list.as_slice() {
                [] => node(Kind::Bool(true)),
                [single] => self.compile(single),
                list => {
                    let list = list.iter().map(|child| self.compile(child)).collect::<Result<_, _>>()?;
                    node(Kind::All(list))
                }
            },
            Predicate::Or(list) => match list.as_slice() {
                [] => node(Kind::Bool(false)),
                [single] => self.compile(single),
                list => {
                    let list = list.iter().map(|child| self.compile(child)).collect::<Result<_, _>>()?;
                    node(Kind::Any(list))
                }
            },
            Predicate::Not(child) => {
                let child = self.compile(child)?;
                node(Kind::Unary(UnaryOp::Not, Box::new(child)))
            }
            Predicate::Concat { prefix, child, suffix } => {
                let child = Arc::new(self.compile(child)?);
                let text = format!("{prefix}({HOLE}){suffix}");
                let outer = parse_expr(&text)?;
                fill(outer, &child)
            }
        }
    }
}

fn node(kind: Kind) -> Result<Node, SnippetError> {
    let result = crate::lower::create_node(0, kind);
    result.map_err(|_| SnippetError::new(0, "predicates are nested too deeply"))
}

/// Replaces the placeholder name by a tree.
fn fill(outer: Node, child: &Arc<Node>) -> Result<Node, SnippetError> {
    let too_deep = || SnippetError::new(0, "predicates are nested too deeply");
    if outer.depth.saturating_add(child.depth) > MAX_DEPTH {
        return Err(too_deep());
    }
    let mut outer = outer;
    let depth = child.depth;
    fill_node(&mut outer, child);
    outer.depth += depth;
    Ok(outer)
}

fn fill_node(node: &mut Node, child: &Arc<Node>) {
    match &mut node.kind {
        Kind::Name(path) if path.as_plain() == Some(HOLE) => node.kind = Kind::Hole(child.clone()),
        Kind::Unary(_, a) | Kind::Member { target: a, .. } | Kind::Cast(_, a) => fill_node(a, child),
        Kind::Binary(_, a, b) | Kind::Assign(_, a, b) | Kind::Index(a, b) => {
            fill_node(a, child);
            fill_node(b, child);
        }
        Kind::Ternary(a, b, c) => [a, b, c].into_iter().for_each(|node| fill_node(node, child)),
        Kind::All(list)
        | Kind::Any(list)
        | Kind::Comma(list)
        | Kind::Braced(_, list)
        | Kind::Call { args: list, .. } => {
            list.iter_mut().for_each(|node| fill_node(node, child));
        }
        Kind::Method { target, args, .. } => {
            fill_node(target, child);
            args.iter_mut().for_each(|node| fill_node(node, child));
        }
        Kind::Apply(callee, args) => {
            fill_node(callee, child);
            args.iter_mut().for_each(|node| fill_node(node, child));
        }
        Kind::Lambda(lambda) => {
            // The tree was just parsed, so it is not shared.
            if let Some(lambda) = Arc::get_mut(lambda) {
                crate::tree::each_node_mut(&mut lambda.body, &mut |node| fill_node(node, child));
            }
        }
        _ => {}
    }
}

/// Table of two bits per handle: unknown, yes, no. Chunks double in size and never move, so reading takes no
/// lock.
struct Memo {
    chunks: [OnceLock<Box<[AtomicU8]>>; 24],
}

impl Default for Memo {
    fn default() -> Self {
        Memo { chunks: std::array::from_fn(|_| OnceLock::new()) }
    }
}

/// Number of handles of the first chunk.
const FIRST: u32 = 256;

impl Memo {
    /// Returns chunk, byte and shift of an index; none beyond the last chunk.
    fn place(index: u32) -> (usize, usize, u32) {
        let at = u64::from(index) + u64::from(FIRST);
        let chunk = at.ilog2() - FIRST.ilog2();
        let offset = at - (u64::from(FIRST) << chunk);
        (chunk as usize, (offset / 4) as usize, (offset % 4) as u32 * 2)
    }

    #[inline]
    fn get(&self, index: u32) -> Option<bool> {
        let (chunk, byte, shift) = Self::place(index);
        let bytes = self.chunks.get(chunk)?.get()?;
        match bytes[byte].load(Ordering::Relaxed) >> shift & 3 {
            1 => Some(true),
            2 => Some(false),
            _ => None,
        }
    }

    fn set(&self, index: u32, holds: bool) {
        let (chunk, byte, shift) = Self::place(index);
        let Some(slot) = self.chunks.get(chunk) else { return };
        let bytes = slot.get_or_init(|| {
            let len = (FIRST as usize / 4) << chunk;
            (0..len).map(|_| AtomicU8::new(0)).collect()
        });
        bytes[byte].fetch_or((if holds { 1 } else { 2 }) << shift, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod memo_tests {
    use std::sync::Arc;

    use legalize_ir::Context;

    use super::{Constraint, Holds, Memo};
    use crate::classes::Classes;

    #[test]
    fn answers_of_one_context_are_not_given_in_another() {
        let (first, second) = (Context::new(Arc::default()), Context::new(Arc::default()));
        let text = "cast<IntegerType>($_self).getWidth() == 24";
        let constraint = Constraint::of_text(text, &Classes::new(), "").expect("a snippet");
        // The same index denotes two different types.
        let (a, b) = (first.int_type(24), second.int_type(40));
        assert_eq!(a, b);
        for _ in 0..2 {
            assert!(matches!(constraint.holds_type(&first, a), Holds::Yes));
            assert!(matches!(constraint.holds_type(&second, b), Holds::No));
        }
    }

    #[test]
    fn answers_are_remembered_by_handle() {
        let memo = Memo::default();
        for index in [0, 1, 255, 256, 257, 1023, 100_000, u32::MAX / 2] {
            assert_eq!(memo.get(index), None);
            if index <= 100_000 {
                memo.set(index, index % 2 == 0);
                assert_eq!(memo.get(index), Some(index % 2 == 0));
            }
        }
        assert_eq!(memo.get(2), None);
    }
}
