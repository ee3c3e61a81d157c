//! Native constraints and rewrites that declarative patterns call, by name or by exact text.
//!
//! A call resolves when a set is frozen: to a function registered here under the native's name, else under
//! its body's exact text, else under the C++ name that the body calls, else to the function that a
//! [`SnippetEvaluator`] creates for the text, in which registered functions may be called, too, else to an
//! error. So no function can be missing during a run.

mod arrange;
mod attributes;
mod builtin;
mod call;
mod called;
mod function;
mod meaning;
mod predicate;
mod rust_types;
mod signature;
mod snippet_evaluator;
mod successors;
mod table;
mod value;
mod wrapper;

use std::fmt;
use std::sync::Arc;

pub use arrange::{ArrangedArg, ArrangedCall, ParameterRole, expression_native};
pub use call::{ConstraintCall, ConstraintFn, RewriteCall, RewriteFn};
pub use called::CalledNatives;
pub use function::FunctionCall;
pub use legalize_snippet::Given;
pub(crate) use meaning::Meaning;
pub(crate) use predicate::PredicateMeaning;
pub use rust_types::{NativeArg, NativeArgs, NativeRet, NativeRets};
pub(crate) use signature::is_declared;
pub use signature::{NativeSignature, NativeType};
pub use snippet_evaluator::{RequestedConstant, SnippetEvaluator};
pub(crate) use successors::convert_successor;
pub use value::{CppValue, NativeValue, NativeValues};
pub use wrapper::ReplacementValues;
pub(crate) use wrapper::{Creation, Wrapper, WrapperArg, WrapperCall};

use crate::pattern::MatchFailure;
use crate::rewriter::Rewriter;
use table::Table;

/// The registered functions.
#[derive(Clone, Default)]
struct Registered {
    constraints: Table<Registration<ConstraintFn>>,
    rewrites: Table<Registration<RewriteFn>>,
    wrappers: Table<Wrapper>,
}

/// A registered function.
#[derive(Clone)]
pub(crate) struct Registration<F> {
    run: F,
    /// Signature, if it was registered with its types.
    signature: Option<Arc<NativeSignature>>,
    scope: Scope,
}

impl<F> Registration<F> {
    fn new(run: F) -> Self {
        Registration { run, signature: None, scope: Scope::Anything }
    }
}

/// Inputs that a registered function depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// Any part of the IR.
    Anything,
    /// Attributes, and types of values, that it is passed.
    Types,
}

/// Rust functions for natives, and the evaluator for the rest.
#[derive(Clone, Default)]
pub struct Natives {
    functions: Registered,
    evaluator: Option<Arc<dyn SnippetEvaluator>>,
}

impl Natives {
    /// Creates a registry with the functions that every pattern may call: `convertType`, `convertTypes`,
    /// `convertValue`, `convertValues`, which use the running converter, `block.inline`, `carryAttributes`,
    /// and arithmetic on attributes (`attr.add` and so on; see the page on the pattern model).
    pub fn new() -> Self {
        let mut natives = Natives::default();
        builtin::register(&mut natives);
        attributes::register(&mut natives);
        successors::register(&mut natives);
        natives.functions.wrappers.insert(wrapper::CARRY_ATTRIBUTES, Wrapper::CarryAttributes);
        natives
    }

    /// Registers a constraint under a native's name, under the C++ name of the function that natives' texts
    /// call (`acme::isBig` or `isBig`), or under the text of a body or of one expression in a constraint
    /// tree; white space and parentheses around the text do not count.
    ///
    /// A native whose text is one call, `isBig($1, $0)`, passes its arguments in the text's order, literals
    /// included; `$_builder`, `$_ctxt` and `$_loc` take no place. If the text is registered as a whole, or is
    /// more than one call, the function of the native gets the arguments as the pattern counts them.
    pub fn add_constraint(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&ConstraintCall<'_>) -> Result<NativeValues, MatchFailure> + Send + Sync + 'static,
    ) -> &mut Self {
        self.register_constraint(&name.into(), Registration::new(Arc::new(body)))
    }

    /// Registers a constraint like [`Natives::add_constraint`], with the types of its parameters and results:
    /// a set whose declarations or patterns pass or expect other types is refused when it is frozen. Values
    /// of other types that are found only at run time are an error of the call.
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
        let run: ConstraintFn = Arc::new(move |call| {
            let args =
                A::from_natives(call.args, call.ir).map_err(|why| wrong_argument(&shown, why.as_str()))?;
            Ok(body(call, args)?.into_natives())
        });
        let signature = Some(Arc::new(NativeSignature { params: A::types(), results: R::types() }));
        self.register_constraint(&name, Registration { signature, ..Registration::new(run) })
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

    /// Registers a rewrite under a native's name, a C++ name, or the text of a body, like
    /// [`Natives::add_constraint`].
    pub fn add_rewrite(
        &mut self,
        name: impl Into<String>,
        body: impl Fn(&mut dyn Rewriter<'_>, &RewriteCall<'_>) -> Result<NativeValues, MatchFailure>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.register_rewrite(&name.into(), Registration::new(Arc::new(body)))
    }

    /// Registers a rewrite like [`Natives::add_rewrite`], with types like [`Natives::add_typed_constraint`].
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
        let run: RewriteFn = Arc::new(move |rewriter, call| {
            let args = A::from_natives(call.args, rewriter.ir())
                .map_err(|why| wrong_argument(&shown, why.as_str()))?;
            Ok(body(rewriter, call, args)?.into_natives())
        });
        let signature = Some(Arc::new(NativeSignature { params: A::types(), results: R::types() }));
        self.register_rewrite(&name, Registration { signature, ..Registration::new(run) })
    }

    fn register_constraint(&mut self, name: &str, function: Registration<ConstraintFn>) -> &mut Self {
        self.functions.constraints.insert(name, function);
        self
    }

    fn register_rewrite(&mut self, name: &str, function: Registration<RewriteFn>) -> &mut Self {
        self.functions.rewrites.insert(name, function);
        self
    }

    /// Sets the evaluator of text.
    pub fn set_evaluator(&mut self, evaluator: Arc<dyn SnippetEvaluator>) -> &mut Self {
        self.evaluator = Some(evaluator);
        self
    }

    /// Evaluator of text.
    pub fn evaluator(&self) -> Option<&Arc<dyn SnippetEvaluator>> {
        self.evaluator.as_ref()
    }

    /// Returns these functions with those of another registry, which replace existing ones of the same names,
    /// and this evaluator if there is one.
    pub(crate) fn with_own(&self, own: &Natives) -> Natives {
        let mut all = self.clone();
        all.extend(own);
        if self.evaluator.is_some() {
            all.evaluator.clone_from(&self.evaluator);
        }
        all
    }

    /// Adds all functions of another registry; they replace existing ones of the same names.
    pub fn extend(&mut self, other: &Natives) -> &mut Self {
        self.functions.constraints.extend(&other.functions.constraints);
        self.functions.rewrites.extend(&other.functions.rewrites);
        self.functions.wrappers.extend(&other.functions.wrappers);
        if other.evaluator.is_some() {
            self.evaluator.clone_from(&other.evaluator);
        }
        self
    }
}

/// Failure for an argument of another type than a function takes, found when it is called.
#[cold]
fn wrong_argument(name: &str, why: &str) -> MatchFailure {
    MatchFailure::not_evaluated(format!("native '{name}' {why}"))
}

impl fmt::Debug for Natives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let constraints: Vec<_> = self.functions.constraints.keys().collect();
        let rewrites: Vec<_> = self.functions.rewrites.keys().collect();
        f.debug_struct("Natives").field("constraints", &constraints).field("rewrites", &rewrites).finish()
    }
}
