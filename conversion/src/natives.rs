//! Native constraints and rewrites that declarative patterns call, by name or by exact text.
//!
//! A call resolves when a set is frozen: to a function registered here under the native's name, else under
//! its body's exact text, else to what a [`SnippetEvaluator`] makes of the text, else to an error. So nothing
//! is missing in the middle of a run.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Attribute, BlockId, Context, Ir, Location, OpId, RegionId, Type, ValueId};
use legalize_pattern_model::{Kind, Native, Predicate, Snippet};
use legalize_snippet::snippet_key;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::pattern::MatchFailure;
use crate::rewriter::Rewriter;
use crate::type_converter::TypeConverter;

/// Something that a native is handed or gives back.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NativeValue {
    /// An operation.
    Op(OpId),
    /// A value.
    Value(ValueId),
    /// Any number of values.
    Values(SmallVec<[ValueId; 4]>),
    /// A type.
    Type(Type),
    /// Any number of types.
    Types(SmallVec<[Type; 4]>),
    /// An attribute.
    Attr(Attribute),
    /// A block.
    Block(BlockId),
    /// A region.
    Region(RegionId),
    /// Text of the call.
    Text(Arc<str>),
    /// An optional thing that is not there.
    Null,
}

impl NativeValue {
    /// The operation.
    pub fn op(&self) -> Option<OpId> {
        if let NativeValue::Op(op) = self { Some(*op) } else { None }
    }

    /// The value, or the one value of a range.
    pub fn value(&self) -> Option<ValueId> {
        match self {
            NativeValue::Value(value) => Some(*value),
            NativeValue::Values(values) if values.len() == 1 => Some(values[0]),
            _ => None,
        }
    }

    /// The values of a range, or the one value.
    pub fn values(&self) -> Option<&[ValueId]> {
        match self {
            NativeValue::Value(value) => Some(std::slice::from_ref(value)),
            NativeValue::Values(values) => Some(values),
            _ => None,
        }
    }

    /// The type.
    pub fn ty(&self) -> Option<Type> {
        if let NativeValue::Type(ty) = self { Some(*ty) } else { None }
    }

    /// The types of a range, or the one type.
    pub fn types(&self) -> Option<&[Type]> {
        match self {
            NativeValue::Type(ty) => Some(std::slice::from_ref(ty)),
            NativeValue::Types(types) => Some(types),
            _ => None,
        }
    }

    /// The attribute.
    pub fn attr(&self) -> Option<Attribute> {
        if let NativeValue::Attr(attr) = self { Some(*attr) } else { None }
    }

    /// The text.
    pub fn text(&self) -> Option<&str> {
        if let NativeValue::Text(text) = self { Some(text) } else { None }
    }

    /// What it is, if it is something.
    pub fn kind(&self) -> Option<Kind> {
        Some(match self {
            NativeValue::Op(_) => Kind::Operation,
            NativeValue::Value(_) => Kind::Value,
            NativeValue::Values(_) => Kind::ValueRange,
            NativeValue::Type(_) => Kind::Type,
            NativeValue::Types(_) => Kind::TypeRange,
            NativeValue::Attr(_) => Kind::Attribute,
            NativeValue::Block(_) => Kind::Block,
            NativeValue::Region(_) => Kind::Region,
            NativeValue::Text(_) | NativeValue::Null => return None,
        })
    }
}

/// A few native values.
pub type NativeValues = SmallVec<[NativeValue; 4]>;

/// One value as a list.
pub(crate) fn one(value: NativeValue) -> NativeValues {
    let mut values = NativeValues::new();
    values.push(value);
    values
}

/// What a native constraint looks at.
#[non_exhaustive]
pub struct ConstraintCall<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The root of the match.
    pub root: OpId,
    /// The arguments.
    pub args: &'a [NativeValue],
    /// The running pattern's converter, inside a dialect conversion.
    pub converter: Option<&'a Arc<TypeConverter>>,
}

impl<'a> ConstraintCall<'a> {
    /// A call outside of a dialect conversion; for whoever calls a native without a driver, as a test does.
    pub fn new(ctx: &'a Context, ir: &'a Ir, root: OpId, args: &'a [NativeValue]) -> Self {
        ConstraintCall { ctx, ir, root, args, converter: None }
    }
}

/// What a native rewrite works on.
#[non_exhaustive]
pub struct RewriteCall<'a> {
    /// The root of the match; still there unless the pattern erased it.
    pub root: OpId,
    /// The location of new operations.
    pub loc: Location,
    /// The arguments.
    pub args: &'a [NativeValue],
}

impl<'a> RewriteCall<'a> {
    /// For whoever calls a native without a driver, as a test does.
    pub fn new(root: OpId, loc: Location, args: &'a [NativeValue]) -> Self {
        RewriteCall { root, loc, args }
    }
}

/// A native constraint: what it binds if it holds.
pub type ConstraintFn = Arc<dyn Fn(&ConstraintCall<'_>) -> Result<NativeValues, MatchFailure> + Send + Sync>;
/// A native rewrite: what it binds. A failure makes the whole pattern fail; its edits are taken back.
pub type RewriteFn =
    Arc<dyn Fn(&mut dyn Rewriter<'_>, &RewriteCall<'_>) -> Result<NativeValues, MatchFailure> + Send + Sync>;

/// A constant that a native constraint asks for: then the matcher tells patterns apart by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConstantAsked {
    /// The number of the argument, a constant operation or its result.
    pub argument: usize,
    /// Whether any constant will do; then what the constraint gives back, if anything, is the constant's value. If
    /// not, the constraint is run besides.
    pub anything: bool,
}

/// Turns C++ text into something that runs.
pub trait SnippetEvaluator: Send + Sync {
    /// A native constraint with a body.
    ///
    /// # Errors
    /// A message that says what in the text cannot be evaluated.
    fn constraint(&self, ctx: &Context, native: &Native) -> Result<ConstraintFn, String>;

    /// A native rewrite with a body.
    ///
    /// # Errors
    /// As [`SnippetEvaluator::constraint`].
    fn rewrite(&self, ctx: &Context, native: &Native) -> Result<RewriteFn, String>;

    /// What constant a native constraint with a body asks for, where that is all it looks at.
    fn constant_asked(&self, native: &Native) -> Option<ConstantAsked> {
        let _ = native;
        None
    }

    /// Whether a native rewrite with a body gives the same for the same arguments, as long as these are attributes and
    /// types, and does nothing else. Then what it gave is used again.
    fn is_function(&self, native: &Native) -> bool {
        let _ = native;
        false
    }

    /// Whether a native constraint with a body may look at more than attributes and types of what it is handed: at who
    /// reads a value, at what stands beside an operation. `given` says of each argument whether it is an attribute or
    /// a type itself.
    fn looks_around(&self, native: &Native, given: &[bool]) -> bool {
        let _ = (native, given);
        true
    }

    /// Whether a native constraint with a body looks at nothing at all.
    fn is_fixed(&self, native: &Native) -> bool {
        let _ = native;
        false
    }

    /// As [`SnippetEvaluator::looks_around`], for a constraint tree.
    fn predicate_looks_around(&self, tree: &Predicate, given: &[bool]) -> bool {
        let _ = (tree, given);
        true
    }

    /// A constraint tree; the first argument is `$_self`, the others are `$0`, `$1`, ….
    ///
    /// # Errors
    /// As [`SnippetEvaluator::constraint`].
    fn predicate(&self, ctx: &Context, tree: &Predicate) -> Result<ConstraintFn, String>;
}

/// Rust functions for natives, and the evaluator for the rest.
#[derive(Clone, Default)]
pub struct Natives {
    /// By [`snippet_key`] of name or text.
    constraints: FxHashMap<Box<str>, ConstraintFn>,
    rewrites: FxHashMap<Box<str>, RewriteFn>,
    evaluator: Option<Arc<dyn SnippetEvaluator>>,
}

impl Natives {
    /// None but those that every pattern may call: `convertType`, `convertTypes`, `convertValue`, `convertValues`,
    /// which use the running converter, `block.inline`, and arithmetic on attributes (`attr.add` and so on; see
    /// the page on the pattern model).
    pub fn new() -> Self {
        let mut natives = Natives::default();
        crate::natives_builtin::register(&mut natives);
        crate::natives_attributes::register(&mut natives);
        natives
    }

    /// Registers a constraint under a native's name, or under the text of a body or of one expression in a
    /// constraint tree; white space and parentheses around the text do not count.
    pub fn add_constraint(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&ConstraintCall<'_>) -> Result<NativeValues, MatchFailure> + Send + Sync + 'static,
    ) -> &mut Self {
        self.constraints.insert(snippet_key(&name.into()), Arc::new(body));
        self
    }

    /// Registers a constraint that binds nothing.
    pub fn add_check(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&ConstraintCall<'_>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        let name = name.into();
        let shown = name.clone();
        self.add_constraint(name, move |call| {
            if body(call) {
                return Ok(NativeValues::new());
            }
            let shown = shown.clone();
            Err(MatchFailure::lazy(move |_, _| format!("native constraint '{shown}' does not hold")))
        })
    }

    /// Registers a rewrite under a native's name, or under the text of a body, as [`Natives::add_constraint`].
    pub fn add_rewrite(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&mut dyn Rewriter<'_>, &RewriteCall<'_>) -> Result<NativeValues, MatchFailure>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.rewrites.insert(snippet_key(&name.into()), Arc::new(body));
        self
    }

    /// Sets what evaluates text.
    pub fn set_evaluator(&mut self, evaluator: Arc<dyn SnippetEvaluator>) -> &mut Self {
        self.evaluator = Some(evaluator);
        self
    }

    /// What evaluates text.
    pub fn evaluator(&self) -> Option<&Arc<dyn SnippetEvaluator>> {
        self.evaluator.as_ref()
    }

    /// Adds all functions of another registry, in place of those of the same names.
    pub fn extend(&mut self, other: &Natives) -> &mut Self {
        self.constraints.extend(other.constraints.iter().map(|(name, body)| (name.clone(), body.clone())));
        self.rewrites.extend(other.rewrites.iter().map(|(name, body)| (name.clone(), body.clone())));
        if other.evaluator.is_some() {
            self.evaluator.clone_from(&other.evaluator);
        }
        self
    }

    /// What a call of a constraint runs; the error says why it cannot.
    pub(crate) fn resolve_constraint(
        &self,
        ctx: &Context,
        name: &str,
        native: Option<&Native>,
    ) -> Result<ConstraintFn, Option<String>> {
        let text = native.and_then(|native| native.body.as_ref());
        let by_text = || self.constraints.get(&snippet_key(&text?.text));
        if let Some(found) = self.constraints.get(&snippet_key(name)).or_else(by_text) {
            return Ok(found.clone());
        }
        match (native, text, &self.evaluator) {
            (Some(native), Some(_), Some(evaluator)) => evaluator.constraint(ctx, native).map_err(Some),
            _ => Err(None),
        }
    }

    /// The constant that a call of a constraint asks for, if its text is what runs.
    pub(crate) fn constant_asked(&self, name: &str, native: &Native) -> Option<ConstantAsked> {
        let text = &native.body.as_ref()?.text;
        let registered = |text: &str| self.constraints.contains_key(&snippet_key(text));
        if registered(name) || registered(text) {
            return None;
        }
        self.evaluator.as_ref()?.constant_asked(native)
    }

    /// What a call of a rewrite runs; the error says why it cannot.
    pub(crate) fn resolve_rewrite(
        &self,
        ctx: &Context,
        name: &str,
        native: Option<&Native>,
    ) -> Result<RewriteFn, Option<String>> {
        let text = native.and_then(|native| native.body.as_ref());
        let by_text = || self.rewrites.get(&snippet_key(&text?.text));
        if let Some(found) = self.rewrites.get(&snippet_key(name)).or_else(by_text) {
            return Ok(found.clone());
        }
        match (native, text, &self.evaluator) {
            (Some(native), Some(_), Some(evaluator)) => evaluator.rewrite(ctx, native).map_err(Some),
            _ => Err(None),
        }
    }

    /// Whether a rewrite is a function of the attributes and types that it is given, if its text is what runs.
    pub(crate) fn is_function(&self, name: &str, native: Option<&Native>) -> bool {
        let Some((native, body)) = native.and_then(|native| Some((native, native.body.as_ref()?))) else {
            return false;
        };
        let registered = |text: &str| self.rewrites.contains_key(&snippet_key(text));
        !registered(name)
            && !registered(&body.text)
            && self.evaluator.as_ref().is_some_and(|evaluator| evaluator.is_function(native))
    }

    /// Whether a call of a constraint may look at more than attributes and types of what it is handed, see
    /// [`SnippetEvaluator::looks_around`]. Nothing is known of what is written in Rust.
    pub(crate) fn looks_around(&self, name: &str, native: Option<&Native>, given: &[bool]) -> bool {
        let text = native.and_then(|native| Some((native, native.body.as_ref()?, self.evaluator.as_ref()?)));
        let Some((native, body, evaluator)) = text else { return true };
        let registered = |text: &str| self.constraints.contains_key(&snippet_key(text));
        registered(name) || registered(&body.text) || evaluator.looks_around(native, given)
    }

    /// As [`Natives::looks_around`], for a constraint tree.
    pub(crate) fn predicate_looks_around(&self, tree: &Predicate, given: &[bool]) -> bool {
        let evaluator = self.evaluator.as_ref().filter(|_| !self.has_registered(tree));
        evaluator.is_none_or(|evaluator| evaluator.predicate_looks_around(tree, given))
    }

    /// Whether a call of a constraint would be resolved when a set is frozen.
    pub fn has_constraint(&self, ctx: &Context, name: &str, native: Option<&Native>) -> bool {
        self.resolve_constraint(ctx, name, native).is_ok()
    }

    /// Whether a call of a rewrite would be resolved when a set is frozen.
    pub fn has_rewrite(&self, ctx: &Context, name: &str, native: Option<&Native>) -> bool {
        self.resolve_rewrite(ctx, name, native).is_ok()
    }

    /// Whether a constraint tree would be resolved when a set is frozen.
    pub fn has_predicate(&self, ctx: &Context, tree: &Predicate) -> bool {
        self.resolve_predicate(ctx, tree).is_ok()
    }

    /// What a constraint tree runs; the error says why it cannot. A tree with a registered expression in it is
    /// put together from its parts, any other is the evaluator's as a whole.
    pub(crate) fn resolve_predicate(
        &self,
        ctx: &Context,
        tree: &Predicate,
    ) -> Result<ConstraintFn, Option<String>> {
        let all = |children: &[Predicate]| -> Result<Vec<ConstraintFn>, Option<String>> {
            children.iter().map(|child| self.resolve_predicate(ctx, child)).collect()
        };
        match tree {
            Predicate::True => return Ok(Arc::new(|_| Ok(NativeValues::new()))),
            Predicate::False => {
                return Ok(Arc::new(|_| Err(MatchFailure::new("a constraint that never holds"))));
            }
            Predicate::Leaf(snippet) => {
                if let Some(found) = self.registered(snippet) {
                    return Ok(found.clone());
                }
            }
            Predicate::And(children) if self.has_registered(tree) => {
                let parts = all(children)?;
                return Ok(Arc::new(move |call| {
                    parts.iter().try_for_each(|part| part(call).map(drop))?;
                    Ok(NativeValues::new())
                }));
            }
            Predicate::Or(children) if self.has_registered(tree) => {
                let parts = all(children)?;
                return Ok(Arc::new(move |call| {
                    let mut last = MatchFailure::new("a constraint that never holds");
                    for part in &parts {
                        match part(call) {
                            Ok(_) => return Ok(NativeValues::new()),
                            Err(why) if why.is_undecided() || !last.is_undecided() => last = why,
                            Err(_) => {}
                        }
                    }
                    Err(last)
                }));
            }
            Predicate::Not(child) if self.has_registered(tree) => {
                let part = self.resolve_predicate(ctx, child)?;
                return Ok(Arc::new(move |call| match part(call) {
                    Ok(_) => Err(MatchFailure::new("a constraint that must not hold")),
                    Err(why) if why.is_undecided() => Err(why),
                    Err(_) => Ok(NativeValues::new()),
                }));
            }
            _ => {}
        }
        match &self.evaluator {
            Some(evaluator) => evaluator.predicate(ctx, tree).map_err(Some),
            None => Err(None),
        }
    }

    fn registered(&self, snippet: &Snippet) -> Option<&ConstraintFn> {
        self.constraints.get(&snippet_key(&snippet.text))
    }

    /// Whether one of a tree's expressions is registered.
    fn has_registered(&self, tree: &Predicate) -> bool {
        let mut stack = vec![tree];
        while let Some(tree) = stack.pop() {
            match tree {
                Predicate::Leaf(snippet) if self.registered(snippet).is_some() => return true,
                Predicate::And(children) | Predicate::Or(children) => stack.extend(children),
                Predicate::Not(child) => stack.push(child),
                _ => {}
            }
        }
        false
    }
}

impl fmt::Debug for Natives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut constraints: Vec<_> = self.constraints.keys().collect();
        let mut rewrites: Vec<_> = self.rewrites.keys().collect();
        constraints.sort();
        rewrites.sort();
        f.debug_struct("Natives").field("constraints", &constraints).field("rewrites", &rewrites).finish()
    }
}
