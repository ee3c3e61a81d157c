//! Native code of `.td` and `.pdll` files, evaluated.
//!
//! A parameter named `_self` is `$_self` in the text, those named `_loc` provide its `$_loc`, unnamed ones
//! are `$0`, `$1`, …, and any other is a local name of the body. A text that names an unregistered class or
//! function is refused when the set is frozen. A text that depends on attributes and types alone is evaluated
//! once for each.

use std::sync::{Arc, OnceLock};

use legalize_conversion::{
    ConstraintCall, ConstraintFn, MatchFailure, NativeValue, NativeValues, Natives, ParameterRole,
    RequestedConstant, RewriteCall, RewriteFn, Rewriter, SnippetEvaluator,
};
use legalize_ir::{Context, Reason};
use legalize_pattern_model::{Kind, Native, Predicate};
use legalize_snippet::{Classes, Constraint, Env, Given, Holds, Placeholder, PlaceholderKind, Val};
use smallvec::SmallVec;

use crate::host::RewriterHost;
use crate::native_text::{Call, Code, Gave, Text, TextBody, not_registered};
use crate::remembered::{Remembered, key};
use crate::scope::Scope;

/// Evaluates native code with the classes and functions that are registered.
#[derive(Clone)]
pub struct Snippets {
    scope: Scope,
}

impl Snippets {
    /// Creates an evaluator with these classes, for text in no namespace.
    pub fn new(classes: Classes) -> Self {
        Snippets { scope: Scope { classes, namespace: Arc::from("") } }
    }

    /// Reads a text that does not call functions registered elsewhere.
    fn read(&self, native: &Native) -> Result<Text, Reason> {
        Text::read(&self.scope, native, &Natives::default(), false)
    }

    /// Sets the C++ namespace of the text.
    #[must_use]
    pub fn with_namespace(mut self, namespace: &str) -> Self {
        self.scope.namespace = Arc::from(namespace);
        self
    }
}

/// Truth value of a text that is a condition; `None` if the value is neither logical nor a boolean.
fn holds(value: &Val) -> Option<bool> {
    match value {
        Val::Logical(holds) => Some(*holds),
        other => other.as_bool(),
    }
}

/// The value of an argument: an attribute or type itself, or an entity that may be seen as a class of
/// operations.
fn placeholder_kind(plain: bool, has_class: bool) -> PlaceholderKind {
    match (plain, has_class) {
        (true, _) => PlaceholderKind::Plain,
        (false, true) => PlaceholderKind::Object,
        (false, false) => PlaceholderKind::Handle,
    }
}

impl SnippetEvaluator for Snippets {
    fn constraint(&self, _ctx: &Context, native: &Native, natives: &Natives) -> Result<ConstraintFn, Reason> {
        let text = Text::read(&self.scope, native, natives, false)?;
        if matches!(&text.code, Code::Body(body) if !body.returns_anything()) {
            return Err(
                "it returns nothing, but a constraint has to return `success()` or `failure()`".into()
            );
        }
        // A condition without inputs is evaluated once.
        let fixed: Option<OnceLock<bool>> = text.is_fixed().then(OnceLock::new);
        Ok(Arc::new(move |call: &ConstraintCall<'_>| {
            if let Some(&known) = fixed.as_ref().and_then(OnceLock::get) {
                return if known {
                    Ok(NativeValues::new())
                } else {
                    Err(MatchFailure::shared(&text.not_held))
                };
            }
            let Gave { value, outs } = text
                .evaluate(call.ctx, TextBody::Read(call.ir), Call::of(call))
                .map_err(|error| text.failed(&error))?;
            if !text.results.is_empty() && outs.is_none() {
                return text.results(call.ctx, value);
            }
            let answer = holds(&value);
            if let (Some(fixed), Some(answer)) = (&fixed, answer) {
                let _ = fixed.set(answer);
            }
            match answer {
                Some(true) if let Some(outs) = outs => text.out_results(call.ctx, &outs),
                Some(true) => Ok(NativeValues::new()),
                Some(false) => Err(MatchFailure::shared(&text.not_held)),
                None => Err(MatchFailure::not_evaluated(format!(
                    "native constraint '{}' returned {}, which is not a boolean",
                    text.name,
                    value.kind()
                ))),
            }
        }))
    }

    fn requested_constant(&self, native: &Native) -> Option<RequestedConstant> {
        let text = self.read(native).ok()?;
        let (Code::Expr(expr) | Code::Outs(expr)) = &text.code else { return None };
        let asked = expr.requested_constant()?;
        let role = |role: ParameterRole| text.roles.iter().position(|other| *other == role);
        let argument = match asked.subject {
            Placeholder::SelfValue => role(ParameterRole::Itself)?,
            Placeholder::Index(index) => {
                let mut numbered =
                    text.roles.iter().enumerate().filter(|entry| *entry.1 == ParameterRole::Numbered);
                numbered.nth(index as usize)?.0
            }
            _ => return None,
        };
        // The result is the value as an attribute, in its only place.
        let gives = match &text.code {
            Code::Outs(_) => matches!(text.results.as_slice(), [Kind::Attribute]),
            _ => text.results.is_empty(),
        };
        Some(RequestedConstant { argument, anything: asked.anything && gives })
    }

    fn rewrite(&self, _ctx: &Context, native: &Native, natives: &Natives) -> Result<RewriteFn, Reason> {
        let text = Text::read(&self.scope, native, natives, true)?;
        let remembered = text.is_function().then(Remembered::default);
        Ok(Arc::new(move |rewriter: &mut dyn Rewriter<'_>, call: &RewriteCall<'_>| {
            let remembered = remembered.as_ref().and_then(|table| Some((table, key(call.args)?)));
            if let Some((table, key)) = &remembered
                && let Some(known) = table.find(key)
            {
                return Ok(known);
            }
            let ctx = rewriter.ctx();
            let mut host = RewriterHost {
                rewriter,
                root: call.root,
                called: &text.called,
                failure: None,
                modifying: SmallVec::new(),
            };
            let given = text.evaluate(ctx, TextBody::Write(&mut host), Call::of_rewrite(call));
            let given = given.map_err(|error| host.failure.take().unwrap_or_else(|| text.failed(&error)))?;
            // With results in arguments, the value comes first.
            let value = match given.outs {
                Some(outs) => Val::list(std::iter::once(given.value).chain(outs)),
                None => given.value,
            };
            if matches!(value, Val::Logical(false)) {
                return Err(MatchFailure::text(format!("native rewrite '{}' failed", text.name)));
            }
            let results = text.results(ctx, value)?;
            if let Some((table, key)) = remembered {
                table.keep(key, &results);
            }
            Ok(results)
        }))
    }

    fn is_function(&self, native: &Native) -> bool {
        self.read(native).is_ok_and(|text| text.is_function())
    }

    fn is_non_local(&self, native: &Native, given: &[bool]) -> bool {
        let Ok(text) = self.read(native) else { return true };
        let Code::Expr(expr) = &text.code else { return true };
        let roles = || text.roles.iter().zip(given.iter().copied());
        let seen = || native.params.iter().map(|param| param.class.is_some());
        let all = || roles().zip(seen()).map(|((role, plain), seen)| (*role, placeholder_kind(plain, seen)));
        let numbered = || all().filter(|(role, _)| *role == ParameterRole::Numbered);
        expr.is_non_local(&self.scope.classes, &|placeholder| {
            let found = match placeholder {
                Placeholder::SelfValue => all().find(|(role, _)| *role == ParameterRole::Itself),
                Placeholder::Index(index) => numbered().nth(*index as usize),
                _ => None,
            };
            found.map_or(PlaceholderKind::Object, |(_, placeholder_kind)| placeholder_kind)
        })
    }

    fn is_fixed(&self, native: &Native) -> bool {
        self.read(native).is_ok_and(|text| text.is_fixed())
    }

    fn is_predicate_non_local(&self, tree: &Predicate, given: &[bool]) -> bool {
        let Ok(constraint) = Constraint::compile(tree, &self.scope.classes, &self.scope.namespace) else {
            return true;
        };
        let at = |index: usize| {
            given.get(index).map_or(PlaceholderKind::Object, |&plain| placeholder_kind(plain, false))
        };
        constraint.is_non_local(&|placeholder| match placeholder {
            Placeholder::SelfValue => at(0),
            Placeholder::Index(index) => at(*index as usize + 1),
            Placeholder::Op => PlaceholderKind::Handle,
            _ => PlaceholderKind::Object,
        })
    }

    fn never_evaluates(
        &self,
        ctx: &Context,
        native: &Native,
        natives: &Natives,
        given: &[Given],
    ) -> Option<Reason> {
        let text =
            [false, true].iter().find_map(|&edits| Text::read(&self.scope, native, natives, edits).ok())?;
        text.never_evaluates(ctx, native, given)
    }

    fn predicate_never_evaluates(&self, ctx: &Context, tree: &Predicate, given: &[Given]) -> Option<Reason> {
        let constraint = Constraint::compile(tree, &self.scope.classes, &self.scope.namespace).ok()?;
        let at = |index: usize| given.get(index).copied().unwrap_or_default();
        let unknown = constraint.unknown_method(ctx, &|placeholder| match placeholder {
            Placeholder::SelfValue => at(0),
            Placeholder::Index(index) => at(*index as usize + 1),
            _ => Given::Unknown,
        });
        unknown.map(Reason::from)
    }

    fn predicate(&self, _ctx: &Context, tree: &Predicate) -> Result<ConstraintFn, Reason> {
        let constraint = Constraint::compile(tree, &self.scope.classes, &self.scope.namespace)
            .map_err(|error| error.message)?;
        let missing = constraint.missing();
        if !missing.is_empty() {
            return Err(not_registered(&missing).into());
        }
        let scope = self.scope.clone();
        let self_only = constraint.depends_on_self_only();
        Ok(Arc::new(move |call: &ConstraintCall<'_>| {
            let held = match call.args {
                [NativeValue::Type(ty), ..] if self_only => constraint.holds_type(call.ctx, *ty),
                [NativeValue::Attr(attr), ..] if self_only => constraint.holds_attr(call.ctx, *attr),
                [itself, rest @ ..] => {
                    let rest: SmallVec<[Val; 4]> = rest.iter().map(Val::from).collect();
                    let mut env = Env::new(call.ctx, &scope.classes)
                        .with_namespace(&scope.namespace)
                        .with_op(call.ir, call.root)
                        .with_self(Val::from(itself))
                        .with_args(&rest);
                    constraint.holds(&mut env)
                }
                [] => return Err("a constraint on nothing".into()),
            };
            match held {
                Holds::Yes => Ok(NativeValues::new()),
                Holds::No => Err("a constraint does not hold".into()),
                Holds::Unknown(error) => Err(MatchFailure::not_evaluated(format!(
                    "a constraint cannot be evaluated: {}",
                    error.message
                ))),
            }
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_ir::{Context, Ir, Location, OperationState};
    use legalize_pattern_model::{Predicate, Snippet};
    use legalize_snippet::Classes;

    use super::Snippets;
    use legalize_conversion::{ConstraintCall, NativeValue, SnippetEvaluator as _};

    #[test]
    fn a_missing_method_differs_from_a_condition_that_does_not_hold() {
        let ctx = Context::new(Arc::default());
        let mut ir = Ir::new();
        let root = ir.create_op(&OperationState::new(&ctx, ctx.op_name("a.b"), Location::UNKNOWN));
        let args = [NativeValue::Attr(ctx.string_attr("x"))];
        let call = ConstraintCall::new(&ctx, &ir, root, &args);
        let asked = |text: &str| {
            let leaf = Predicate::Leaf(Snippet { text: text.to_owned(), place: None });
            let run = Snippets::new(Classes::new()).predicate(&ctx, &leaf).expect("all names are known");
            run(&call).expect_err("it does not hold")
        };
        let unknown = asked("cast<StringAttr>($_self).getValue().isAllOnes()");
        assert!(unknown.is_not_evaluated() && unknown.is_undecided());
        assert!(format!("{unknown:?}").contains("cannot be evaluated: unknown method 'isAllOnes'"));
        assert!(!asked("cast<StringAttr>($_self).empty()").is_not_evaluated());
        // C++ stops at a failed cast.
        let failed = asked("cast<IntegerAttr>($_self).getInt() == 0");
        assert!(failed.is_undecided() && failed.is_not_evaluated());
    }
}
