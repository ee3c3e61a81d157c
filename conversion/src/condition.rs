//! Conditions on operations that decide whether they are legal, in Rust and in C++.

use std::fmt;
use std::sync::{Arc, OnceLock};

use legalize_ir::{Context, Ir, OpId, Reason};
use legalize_pattern_model::{Native, Snippet};
use legalize_source::{Diagnostic, Span};

use crate::natives::{ConstraintCall, Natives};

/// The answer, or the reason why the condition cannot be evaluated.
type Answer = Result<Option<bool>, Arc<str>>;
type Ask = dyn Fn(&Context, &Ir, OpId) -> Answer + Send + Sync;
type Explain = dyn Fn(&Context, &Ir, OpId) -> Option<Reason> + Send + Sync;

/// Condition for the legality of an operation; the answer is `None` if it is indeterminate.
#[derive(Clone)]
pub struct DynamicLegality {
    ask: Arc<Ask>,
    is_non_local: bool,
    span: Option<Span>,
    explain: Option<Arc<Explain>>,
}

impl DynamicLegality {
    /// Creates a condition that may depend on the whole IR.
    pub fn new(ask: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static) -> Self {
        DynamicLegality {
            ask: Arc::new(move |ctx, ir, op| Ok(ask(ctx, ir, op))),
            is_non_local: true,
            span: None,
            explain: None,
        }
    }

    /// Creates a local condition. It depends on the operation alone: its name, attributes and regions, the
    /// types of its operands and results and of the arguments of its blocks, but neither on the users of its
    /// results nor on the defining ops of its operands. A conversion can evaluate it before the IR around the
    /// operation is final.
    pub fn local(ask: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static) -> Self {
        DynamicLegality {
            ask: Arc::new(move |ctx, ir, op| Ok(ask(ctx, ir, op))),
            is_non_local: false,
            span: None,
            explain: None,
        }
    }

    /// Sets the source location of the condition's text, for errors.
    #[must_use]
    pub fn with_span(mut self, span: Option<Span>) -> Self {
        self.span = span;
        self
    }

    /// Sets the function that says which part of an operation is not legal, for messages. It is called where
    /// the condition is false.
    #[must_use]
    pub fn with_explanation(
        mut self,
        explain: impl Fn(&Context, &Ir, OpId) -> Option<Reason> + Send + Sync + 'static,
    ) -> Self {
        self.explain = Some(Arc::new(explain));
        self
    }

    /// Returns which part of an operation is not legal; `None` if the condition does not say.
    pub fn explain(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<Reason> {
        self.explain.as_ref()?(ctx, ir, op)
    }

    /// The answer for an operation; `None` if there is none, or the condition cannot be evaluated.
    #[inline]
    pub fn ask(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<bool> {
        (self.ask)(ctx, ir, op).ok().flatten()
    }

    /// The answer for an operation.
    ///
    /// # Errors
    /// If the condition cannot be evaluated.
    #[inline]
    pub(crate) fn evaluate(&self, ctx: &Context, ir: &Ir, op: OpId) -> Result<Option<bool>, NotEvaluated> {
        (self.ask)(ctx, ir, op).map_err(|reason| NotEvaluated { reason, span: self.span })
    }

    /// Returns true if the condition is non-local: it may depend on more than the operation.
    pub fn is_non_local(&self) -> bool {
        self.is_non_local
    }
}

/// Reason why a condition cannot be evaluated, and its span.
pub(crate) struct NotEvaluated {
    pub reason: Arc<str>,
    pub span: Option<Span>,
}

impl fmt::Debug for DynamicLegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DynamicLegality").field("is_non_local", &self.is_non_local).finish_non_exhaustive()
    }
}

impl Natives {
    /// A C++ expression about `$_op`, as predicates of `.td` files are, for
    /// [`ConversionTarget::add_op_legality`](crate::ConversionTarget::add_op_legality) and the like.
    ///
    /// # Errors
    /// If the text cannot be evaluated; the error has no span.
    pub fn condition(&self, ctx: &Context, text: &str) -> Result<DynamicLegality, Diagnostic> {
        self.evaluated_condition(ctx, text).map_err(|reason| {
            Diagnostic::error("spec::condition", format!("the condition cannot be evaluated: {reason}"))
                .with_help("write an expression about `$_op`, such as `$_op.getNumOperands() == 2`")
        })
    }

    /// Returns the condition, or the reason why its text cannot be evaluated.
    fn evaluated_condition(&self, ctx: &Context, text: &str) -> Result<DynamicLegality, Reason> {
        let evaluator = self.evaluator().ok_or("C++ is not evaluated here")?;
        if text.trim().is_empty() {
            return Err("it is empty".into());
        }
        let native = Native {
            name: "condition".to_owned(),
            function: None,
            params: Vec::new(),
            results: Vec::new(),
            body: Some(Snippet { text: text.to_owned(), place: None }),
            place: None,
        };
        let holds = evaluator.constraint(ctx, &native, self)?;
        let registered = self.is_called_in(text);
        let is_non_local = registered || evaluator.is_non_local(&native, &[]);
        let answer = move |ctx: &Context, ir: &Ir, op| match holds(&ConstraintCall::new(ctx, ir, op, &[])) {
            Ok(_) => Ok(Some(true)),
            Err(why) if why.is_not_evaluated() => Err(Arc::from(why.reason(ctx, ir))),
            Err(why) if why.is_undecided() => Ok(None),
            Err(_) => Ok(Some(false)),
        };
        // A condition without inputs is evaluated once.
        let fixed = (!registered && evaluator.is_fixed(&native)).then(OnceLock::new);
        let ask = move |ctx: &Context, ir: &Ir, op: OpId| match &fixed {
            Some(known) => known.get_or_init(|| answer(ctx, ir, op)).clone(),
            None => answer(ctx, ir, op),
        };
        Ok(DynamicLegality { ask: Arc::new(ask), is_non_local, span: None, explain: None })
    }
}
