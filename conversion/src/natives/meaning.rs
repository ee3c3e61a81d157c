//! Meanings of natives: the function that runs a native, and its properties.
//!
//! Everything that depends on the native alone is computed once for each, as parsing texts is slow.

use std::cell::OnceCell;
use std::sync::Arc;

use legalize_ir::{Context, Reason};
use legalize_pattern_model::{Kind, Native, Param, Snippet};
use legalize_snippet::Given;

use super::arrange::ArrangedCall;
use super::call::{ConstraintFn, RewriteFn};
use super::signature::{NativeSignature, NativeType};
use super::snippet_evaluator::{RequestedConstant, SnippetEvaluator};
use super::table::Table;
use super::wrapper::{Wrapper, WrapperCall};
use super::{Natives, Registration, Scope};

/// The text of a native that reads an attribute of an operation, which may be missing.
const READ_ATTRIBUTE: &str = "$0->getAttr($1)";

/// Reason why a native cannot be run; `None` if it is not registered.
type Unresolved = Option<Reason>;

/// The functions that run a native as a constraint or as a rewrite, as far as they are registered.
pub(crate) struct Meaning {
    native: Native,
    /// The call that the text consists of, if it is one.
    arranged: Option<ArrangedCall>,
    constraint: Option<Found<Registration<ConstraintFn>>>,
    rewrite: Option<Found<Registration<RewriteFn>>>,
    wrapper: Option<Found<Wrapper>>,
    calls_registered: OnceCell<bool>,
    as_constraint: OnceCell<Result<ConstraintFn, Unresolved>>,
    as_rewrite: OnceCell<Result<RewriteFn, Unresolved>>,
    is_function: OnceCell<bool>,
}

/// A registered function, with a flag that is true if it is called with the arguments in the text's order.
struct Found<F> {
    function: F,
    is_arranged: bool,
}

impl Natives {
    /// Meaning of calls of a native.
    pub(crate) fn meaning(&self, native: Native) -> Meaning {
        let arranged = native.body.is_some().then(|| ArrangedCall::of(&native)).flatten();
        self.arranged_meaning(native, arranged)
    }

    /// Meaning of calls of a native whose text is this call.
    pub(crate) fn arranged_meaning(&self, native: Native, arranged: Option<ArrangedCall>) -> Meaning {
        Meaning {
            constraint: find(&self.functions.constraints, &native, arranged.as_ref()),
            rewrite: find(&self.functions.rewrites, &native, arranged.as_ref()),
            wrapper: find(&self.functions.wrappers, &native, arranged.as_ref()),
            native,
            arranged,
            calls_registered: OnceCell::new(),
            as_constraint: OnceCell::new(),
            as_rewrite: OnceCell::new(),
            is_function: OnceCell::new(),
        }
    }

    /// Meaning of calls of a name, which may be declared.
    fn meaning_of(&self, name: &str, native: Option<&Native>) -> Meaning {
        self.meaning(native.cloned().unwrap_or_else(|| Native {
            name: name.to_owned(),
            function: None,
            params: Vec::new(),
            results: Vec::new(),
            body: None,
            place: None,
        }))
    }

    /// Returns true if a call of a constraint would be resolved when a set is frozen.
    pub fn has_constraint(&self, ctx: &Context, name: &str, native: Option<&Native>) -> bool {
        self.meaning_of(name, native).constraint(ctx, self).is_ok()
    }

    /// Returns true if a call of a rewrite would be resolved when a set is frozen.
    pub fn has_rewrite(&self, ctx: &Context, name: &str, native: Option<&Native>) -> bool {
        let meaning = self.meaning_of(name, native);
        meaning.wrapper.is_some() || meaning.rewrite(ctx, self).is_ok()
    }
}

impl Meaning {
    /// Function that a call of a constraint runs; the error is the reason why it cannot be run.
    pub(crate) fn constraint(&self, ctx: &Context, natives: &Natives) -> Result<ConstraintFn, Unresolved> {
        let resolve = || match &self.constraint {
            Some(found) => Ok(match self.arranged(found) {
                Some(arranged) => arranged.clone().constraint(found.function.run.clone()),
                None => found.function.run.clone(),
            }),
            None => self.evaluated(natives, |evaluator, native| evaluator.constraint(ctx, native, natives)),
        };
        self.as_constraint.get_or_init(resolve).clone()
    }

    /// Function that a call of a rewrite runs; the error is the reason why it cannot be run.
    pub(crate) fn rewrite(&self, ctx: &Context, natives: &Natives) -> Result<RewriteFn, Unresolved> {
        let resolve = || match &self.rewrite {
            Some(found) => Ok(match self.arranged(found) {
                Some(arranged) => arranged.clone().rewrite(found.function.run.clone()),
                None => found.function.run.clone(),
            }),
            None => self.evaluated(natives, |evaluator, native| evaluator.rewrite(ctx, native, natives)),
        };
        self.as_rewrite.get_or_init(resolve).clone()
    }

    /// Function that the evaluator creates for the native. A native without a text may have the name of a
    /// function that texts call.
    fn evaluated<T>(
        &self,
        natives: &Natives,
        run: impl Fn(&dyn SnippetEvaluator, &Native) -> Result<T, Reason>,
    ) -> Result<T, Unresolved> {
        let Some(evaluator) = &natives.evaluator else { return Err(None) };
        let text = self.native.body.is_some().then(|| run(&**evaluator, &self.native));
        match text {
            Some(Ok(run)) => Ok(run),
            text => run(&**evaluator, &called_by_name(&self.native)).map_err(|_| text.and_then(Result::err)),
        }
    }

    /// The wrapper that a call of a rewrite with this number of arguments refers to, unless a rewrite is
    /// registered under its name.
    pub(crate) fn wrapper(&self, given: usize) -> Option<WrapperCall> {
        let found = self.wrapper.as_ref().filter(|_| self.rewrite.is_none())?;
        WrapperCall::of(found.function.clone(), self.arranged(found), given)
    }

    /// The signature of the registered function that runs the native, and the reason why a call of it is
    /// wrong; `None` for a function that was registered without its types.
    pub(crate) fn mismatch(
        &self,
        is_rewrite: bool,
        given: impl FnOnce() -> Vec<Option<NativeType>>,
        bound: &[Kind],
    ) -> Option<(Arc<NativeSignature>, String)> {
        let (signature, arranged) = if is_rewrite {
            self.rewrite.as_ref().map(|found| (&found.function.signature, self.arranged(found)))?
        } else {
            self.constraint.as_ref().map(|found| (&found.function.signature, self.arranged(found)))?
        };
        let signature = signature.clone()?;
        let why = signature.mismatch(&self.native, arranged, &given(), bound)?;
        Some((signature, why))
    }

    /// The constant that a call of a constraint requires, if its text is evaluated.
    pub(crate) fn requested_constant(&self, natives: &Natives) -> Option<RequestedConstant> {
        if self.has_registered_constraint(natives) {
            return None;
        }
        natives.evaluator.as_ref()?.requested_constant(&self.native)
    }

    /// True if a constraint is [`READ_ATTRIBUTE`], and its text is evaluated.
    pub(crate) fn reads_attribute(&self, natives: &Natives) -> bool {
        self.native.body.as_ref().is_some_and(|body| body.text == READ_ATTRIBUTE)
            && natives.evaluator.is_some()
            && !self.has_registered_constraint(natives)
    }

    /// True if a rewrite is a function of its attribute and type arguments: it is registered as one, or its
    /// text is.
    pub(crate) fn is_function(&self, natives: &Natives) -> bool {
        *self.is_function.get_or_init(|| match &self.rewrite {
            Some(found) => found.function.scope == Scope::Types,
            None => {
                self.native.body.is_some()
                    && !self.calls_registered(natives)
                    && natives.evaluator.as_ref().is_some_and(|evaluator| evaluator.is_function(&self.native))
            }
        })
    }

    /// True if a rewrite is registered as a function of attributes and types.
    pub(crate) fn is_rewrite_of_types(&self) -> bool {
        self.rewrite.as_ref().is_some_and(|found| found.function.scope == Scope::Types)
    }

    /// True if a constraint is registered as a function of attributes and types.
    pub(crate) fn is_of_types(&self) -> bool {
        self.constraint.as_ref().is_some_and(|found| found.function.scope == Scope::Types)
    }

    /// Returns true if a call of a constraint may depend on more than attributes and types of its arguments,
    /// see [`SnippetEvaluator::is_non_local`]. A Rust function is local only if it is registered as a
    /// function of these.
    pub(crate) fn is_non_local(&self, natives: &Natives, given: &[bool]) -> bool {
        if self.is_of_types() {
            return false;
        }
        let evaluator = natives.evaluator.as_ref().filter(|_| self.native.body.is_some());
        evaluator.is_none_or(|evaluator| {
            self.has_registered_constraint(natives) || evaluator.is_non_local(&self.native, given)
        })
    }

    /// Reason why the native's text cannot be evaluated on such arguments, see
    /// [`SnippetEvaluator::never_evaluates`]; `None` for Rust functions.
    pub(crate) fn never_evaluates(
        &self,
        ctx: &Context,
        natives: &Natives,
        given: &[Given],
    ) -> Option<Reason> {
        if self.constraint.is_some() || self.rewrite.is_some() || self.native.body.is_none() {
            return None;
        }
        natives.evaluator.as_ref()?.never_evaluates(ctx, &self.native, natives, given)
    }

    /// Returns true if a constraint is a registered function, or its text calls one.
    pub(crate) fn has_registered_constraint(&self, natives: &Natives) -> bool {
        self.constraint.is_some() || self.calls_registered(natives)
    }

    /// Returns true if the text calls a registered function.
    fn calls_registered(&self, natives: &Natives) -> bool {
        let calls = |body: &Snippet| natives.is_called_in(&body.text);
        *self.calls_registered.get_or_init(|| self.native.body.as_ref().is_some_and(calls))
    }

    fn arranged<F>(&self, found: &Found<F>) -> Option<&ArrangedCall> {
        self.arranged.as_ref().filter(|_| found.is_arranged)
    }
}

/// The registered function that runs a native: by the native's name, by its whole text, or by the name of the
/// function that its text calls.
fn find<F: Clone>(table: &Table<F>, native: &Native, arranged: Option<&ArrangedCall>) -> Option<Found<F>> {
    let found = |function: &F, is_arranged| Some(Found { function: function.clone(), is_arranged });
    let name = native.function.as_deref().unwrap_or(&native.name);
    let Some(body) = &native.body else {
        return table.by_name(name).and_then(|function| found(function, false));
    };
    // A native without a name of its own has that of a function in its text, which is not the whole text.
    let is_named = arranged.is_some() || is_body(native) || !calls(&body.text, name);
    if let Some(function) = table.by_name(name).filter(|_| is_named) {
        return found(function, arranged.is_some());
    }
    if let Some(function) = table.by_text(&body.text) {
        return found(function, false);
    }
    found(table.by_name(&arranged?.callee)?, true)
}

/// Returns true if a native's text has names for its arguments, as bodies of PDLL have.
fn is_body(native: &Native) -> bool {
    native.params.iter().any(|param| !matches!(param.name.as_str(), "" | "_self" | "_loc"))
}

/// Returns true if a name is called somewhere in a text.
fn calls(text: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], text[at + name.len()..].trim_start());
        !before.ends_with(is_word) && after.starts_with(['(', '<'])
    })
}

/// The call of a function of the native's name, with the native's arguments.
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
