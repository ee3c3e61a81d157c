//! Native constraints and rewrites that declarative patterns call, by name or by exact text.
//!
//! A call resolves when a set is frozen: to a function registered here under the native's name, else under
//! its body's exact text, else under the C++ name that the body calls, else to what a [`SnippetEvaluator`] makes of the
//! text, in which registered functions may be called, too, else to an error. So nothing is missing in the middle of a
//! run.

mod arrange;
mod attributes;
mod builtin;
mod call;
mod called;
mod evaluator;
mod signature;
mod table;
mod value;

use std::fmt;
use std::sync::Arc;

use legalize_ir::Context;
use legalize_pattern_model::{Kind, Native, Param, Predicate, Snippet};

pub use arrange::{Arranged, Arrangement, Role, expression_native};
pub use call::{ConstraintCall, ConstraintFn, RewriteCall, RewriteFn};
pub use called::Called;
pub use evaluator::{ConstantAsked, SnippetEvaluator};
pub use legalize_snippet::Given;
pub(crate) use signature::is_declared;
pub use signature::{NativeArg, NativeArgs, NativeRet, NativeRets, NativeType, Signature};
pub use value::{CppValue, NativeValue, NativeValues};

use crate::pattern::MatchFailure;
use crate::rewriter::Rewriter;
use table::Table;

/// The registered functions.
#[derive(Clone, Default)]
struct Registered {
    pub constraints: Table<ConstraintFn>,
    pub rewrites: Table<RewriteFn>,
    /// The signatures of all constraints, of those that were registered with their types.
    constraint_types: Table<Option<Arc<Signature>>>,
    /// Those of all rewrites.
    rewrite_types: Table<Option<Arc<Signature>>>,
}

/// A registered function, and how a native's text calls it if it is one call.
type Found<F> = (F, Option<Arrangement>);

/// Rust functions for natives, and the evaluator for the rest.
#[derive(Clone, Default)]
pub struct Natives {
    functions: Registered,
    evaluator: Option<Arc<dyn SnippetEvaluator>>,
}

impl Natives {
    /// None but those that every pattern may call: `convertType`, `convertTypes`, `convertValue`, `convertValues`,
    /// which use the running converter, `block.inline`, and arithmetic on attributes (`attr.add` and so on; see
    /// the page on the pattern model).
    pub fn new() -> Self {
        let mut natives = Natives::default();
        builtin::register(&mut natives);
        attributes::register(&mut natives);
        natives
    }

    /// Registers a constraint under a native's name, under the C++ name of the function that natives' texts call
    /// (`acme::isBig` or `isBig`), or under the text of a body or of one expression in a constraint tree; white space
    /// and parentheses around the text do not count.
    ///
    /// A native whose text is one call, `isBig($1, $0)`, hands its arguments over in the text's order, literals
    /// included; `$_builder`, `$_ctxt` and `$_loc` take no place. Where the text as a whole is what is registered, or
    /// is more than one call, the function of the native gets the arguments as the pattern counts them.
    pub fn add_constraint(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&ConstraintCall<'_>) -> Result<NativeValues, MatchFailure> + Send + Sync + 'static,
    ) -> &mut Self {
        let name = name.into();
        self.functions.constraints.insert(&name, Arc::new(body));
        self.functions.constraint_types.insert(&name, None);
        self
    }

    /// As [`Natives::add_constraint`], with the types of its parameters and results: a set whose declarations or patterns hand over
    /// others, or expect others of it, is refused when it is frozen. Values of other types that show only then are an error when
    /// the function is called.
    ///
    /// ```
    /// use legalize_conversion::Natives;
    /// use legalize_ir::{Attribute, ValueId};
    /// let mut natives = Natives::new();
    /// natives.add_typed_constraint("isConstantOf", |call, (value, of): (ValueId, Attribute)| {
    ///     let _ = (call.ir.value_type(value), of);
    ///     Ok(())
    /// });
    /// ```
    pub fn add_typed_constraint<A: NativeArgs, R: NativeRets>(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&ConstraintCall<'_>, A) -> Result<R, MatchFailure> + Send + Sync + 'static,
    ) -> &mut Self {
        let name = name.into();
        let shown: Arc<str> = name.as_str().into();
        self.add_constraint(name.as_str(), move |call| {
            let args = A::from_natives(call.args, call.ir).map_err(|why| wrong_argument(&shown, &why))?;
            Ok(body(call, args)?.into_natives())
        });
        let signature = Signature { params: A::types(), results: R::types() };
        self.functions.constraint_types.insert(&name, Some(Arc::new(signature)));
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

    /// Registers a rewrite under a native's name, a C++ name, or the text of a body, as [`Natives::add_constraint`].
    pub fn add_rewrite(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&mut dyn Rewriter<'_>, &RewriteCall<'_>) -> Result<NativeValues, MatchFailure>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        let name = name.into();
        self.functions.rewrites.insert(&name, Arc::new(body));
        self.functions.rewrite_types.insert(&name, None);
        self
    }

    /// As [`Natives::add_rewrite`], with types as [`Natives::add_typed_constraint`].
    pub fn add_typed_rewrite<A: NativeArgs, R: NativeRets>(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&mut dyn Rewriter<'_>, &RewriteCall<'_>, A) -> Result<R, MatchFailure>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        let name = name.into();
        let shown: Arc<str> = name.as_str().into();
        self.add_rewrite(name.as_str(), move |rewriter, call| {
            let args =
                A::from_natives(call.args, rewriter.ir()).map_err(|why| wrong_argument(&shown, &why))?;
            Ok(body(rewriter, call, args)?.into_natives())
        });
        let signature = Signature { params: A::types(), results: R::types() };
        self.functions.rewrite_types.insert(&name, Some(Arc::new(signature)));
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
        self.functions.constraints.extend(&other.functions.constraints);
        self.functions.rewrites.extend(&other.functions.rewrites);
        self.functions.constraint_types.extend(&other.functions.constraint_types);
        self.functions.rewrite_types.extend(&other.functions.rewrite_types);
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
        match find(&self.functions.constraints, name, native) {
            Some((function, None)) => return Ok(function),
            Some((function, Some(arranged))) => return Ok(arranged.constraint(function)),
            None => {}
        }
        self.evaluated(native, |evaluator, native| evaluator.constraint(ctx, native, self))
    }

    /// The signature of the registered function that runs a native, and why a call of it is wrong; nothing of one that was
    /// registered without its types.
    pub(crate) fn mismatch(
        &self,
        is_rewrite: bool,
        native: &Native,
        given: impl FnOnce() -> Vec<Option<NativeType>>,
        bound: &[Kind],
    ) -> Option<(Arc<Signature>, String)> {
        let types = match is_rewrite {
            true => &self.functions.rewrite_types,
            false => &self.functions.constraint_types,
        };
        let (signature, arranged) = find(types, &native.name, Some(native))?;
        let signature = signature?;
        let why = signature.mismatch(native, arranged.as_ref(), &given(), bound)?;
        Some((signature, why))
    }

    /// The constant that a call of a constraint asks for, if its text is what runs.
    pub(crate) fn constant_asked(&self, name: &str, native: &Native) -> Option<ConstantAsked> {
        if self.has_registered_constraint(name, native) {
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
        match find(&self.functions.rewrites, name, native) {
            Some((function, None)) => return Ok(function),
            Some((function, Some(arranged))) => return Ok(arranged.rewrite(function)),
            None => {}
        }
        self.evaluated(native, |evaluator, native| evaluator.rewrite(ctx, native, self))
    }

    /// What the evaluator makes of a native. One without a text may go by the name of a function that texts call.
    fn evaluated<T>(
        &self,
        native: Option<&Native>,
        run: impl Fn(&dyn SnippetEvaluator, &Native) -> Result<T, String>,
    ) -> Result<T, Option<String>> {
        let (Some(native), Some(evaluator)) = (native, &self.evaluator) else { return Err(None) };
        let text = native.body.is_some().then(|| run(&**evaluator, native));
        match text {
            Some(Ok(run)) => Ok(run),
            text => run(&**evaluator, &called_by_name(native)).map_err(|_| text.and_then(Result::err)),
        }
    }

    /// Whether a constraint is a registered function, or its text calls one.
    fn has_registered_constraint(&self, name: &str, native: &Native) -> bool {
        find(&self.functions.constraints, name, Some(native)).is_some()
            || native.body.as_ref().is_some_and(|body| self.is_called_in(&body.text))
    }

    /// Whether a rewrite is a function of the attributes and types that it is given, if its text is what runs.
    pub(crate) fn is_function(&self, name: &str, native: Option<&Native>) -> bool {
        let Some((native, body)) = native.and_then(|native| Some((native, native.body.as_ref()?))) else {
            return false;
        };
        find(&self.functions.rewrites, name, Some(native)).is_none()
            && !self.is_called_in(&body.text)
            && self.evaluator.as_ref().is_some_and(|evaluator| evaluator.is_function(native))
    }

    /// Whether a call of a constraint may look at more than attributes and types of what it is handed, see
    /// [`SnippetEvaluator::looks_around`]. Nothing is known of what is written in Rust.
    pub(crate) fn looks_around(&self, name: &str, native: Option<&Native>, given: &[bool]) -> bool {
        let text = native.and_then(|native| Some((native, native.body.as_ref()?, self.evaluator.as_ref()?)));
        let Some((native, _, evaluator)) = text else { return true };
        self.has_registered_constraint(name, native) || evaluator.looks_around(native, given)
    }

    /// As [`Natives::looks_around`], for a constraint tree.
    pub(crate) fn predicate_looks_around(&self, tree: &Predicate, given: &[bool]) -> bool {
        let evaluator = self.evaluator.as_ref().filter(|_| !self.has_registered(tree));
        evaluator.is_none_or(|evaluator| evaluator.predicate_looks_around(tree, given))
    }

    /// Why a native's text cannot be evaluated on such arguments, see [`SnippetEvaluator::never_evaluates`]. Nothing is
    /// known of what is written in Rust.
    pub(crate) fn never_evaluates(
        &self,
        ctx: &Context,
        name: &str,
        native: &Native,
        given: &[Given],
    ) -> Option<String> {
        let (functions, evaluator) = (&self.functions, self.evaluator.as_ref()?);
        let is_registered = find(&functions.constraints, name, Some(native)).is_some()
            || find(&functions.rewrites, name, Some(native)).is_some();
        if is_registered || native.body.is_none() {
            return None;
        }
        evaluator.never_evaluates(ctx, native, self, given)
    }

    /// As [`Natives::never_evaluates`], for a constraint tree. Of one with a registered expression nothing is said.
    pub(crate) fn predicate_never_evaluates(
        &self,
        ctx: &Context,
        tree: &Predicate,
        given: &[Given],
    ) -> Option<String> {
        let evaluator = self.evaluator.as_ref().filter(|_| !self.has_registered(tree))?;
        evaluator.predicate_never_evaluates(ctx, tree, given)
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
        let all = |children: &[Arc<Predicate>]| -> Result<Vec<ConstraintFn>, Option<String>> {
            children.iter().map(|child| self.resolve_predicate(ctx, child)).collect()
        };
        match tree {
            Predicate::True => return Ok(Arc::new(|_| Ok(NativeValues::new()))),
            Predicate::False => {
                return Ok(Arc::new(|_| Err(MatchFailure::new("a constraint that never holds"))));
            }
            Predicate::Leaf(snippet) => {
                if let Some(found) = self.functions.constraints.by_text(&snippet.text) {
                    return Ok(found.clone());
                }
                if self.is_called_in(&snippet.text) {
                    let native = expression_native(snippet);
                    return self.resolve_constraint(ctx, &native.name, Some(&native));
                }
            }
            Predicate::Concat { .. } if self.has_registered(tree) => {
                return self.resolve_predicate(ctx, &Predicate::expression(tree.to_cpp()));
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

    /// Whether one of a tree's expressions is registered, or calls what is.
    fn has_registered(&self, tree: &Predicate) -> bool {
        let mut stack = vec![tree];
        while let Some(tree) = stack.pop() {
            match tree {
                Predicate::Leaf(snippet) => {
                    let by_text = || self.functions.constraints.by_text(&snippet.text).is_some();
                    if by_text() || self.is_called_in(&snippet.text) {
                        return true;
                    }
                }
                Predicate::And(children) | Predicate::Or(children) => {
                    stack.extend(children.iter().map(|child| &**child))
                }
                Predicate::Not(child) => stack.push(child),
                Predicate::Concat { .. } if self.is_called_in(&tree.to_cpp()) => return true,
                _ => {}
            }
        }
        false
    }
}

/// An argument of another type than a function takes, which shows when it is called.
#[cold]
fn wrong_argument(name: &str, why: &str) -> MatchFailure {
    MatchFailure::not_evaluated(format!("native '{name}' {why}"))
}

/// The registered function that runs a native: by the native's name, by its whole text, or by the name of the function
/// that its text calls.
fn find<F: Clone>(table: &Table<F>, name: &str, native: Option<&Native>) -> Option<Found<F>> {
    let Some((native, body)) = native.and_then(|native| Some((native, native.body.as_ref()?))) else {
        let name = native.and_then(|native| native.function.as_deref()).unwrap_or(name);
        return table.by_name(name).map(|function| (function.clone(), None));
    };
    let arranged = Arrangement::of(native);
    let name = native.function.as_deref().unwrap_or(name);
    // A text that has no name of its own goes by that of a function in it, which is not all of it.
    let is_named = arranged.is_some() || is_body(native) || !calls(&body.text, name);
    if let Some(function) = table.by_name(name).filter(|_| is_named) {
        return Some((function.clone(), arranged));
    }
    if let Some(function) = table.by_text(&body.text) {
        return Some((function.clone(), None));
    }
    let arranged = arranged?;
    Some((table.by_name(&arranged.callee)?.clone(), Some(arranged)))
}

/// Whether a native's text has names for its arguments, as bodies of PDLL have.
fn is_body(native: &Native) -> bool {
    native.params.iter().any(|param| !matches!(param.name.as_str(), "" | "_self" | "_loc"))
}

/// Whether a name is called somewhere in a text.
fn calls(text: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], text[at + name.len()..].trim_start());
        !before.ends_with(is_word) && after.starts_with(['(', '<'])
    })
}

/// The call of a function that goes by a native's name, with the native's arguments.
fn called_by_name(native: &Native) -> Native {
    let args: Vec<String> = (0..native.params.len()).map(|index| format!("${index}")).collect();
    let name = native.function.as_deref().unwrap_or(&native.name);
    let params = native.params.iter().map(|param| Param { name: String::new(), ..param.clone() });
    Native {
        params: params.collect(),
        body: Some(Snippet { text: format!("{name}({})", args.join(", ")), place: None }),
        ..native.clone()
    }
}

impl fmt::Debug for Natives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let constraints: Vec<_> = self.functions.constraints.keys().collect();
        let rewrites: Vec<_> = self.functions.rewrites.keys().collect();
        f.debug_struct("Natives").field("constraints", &constraints).field("rewrites", &rewrites).finish()
    }
}
