//! Conditions on operations that decide whether they are legal, in Rust and in C++.

use std::fmt;
use std::sync::{Arc, OnceLock};

use legalize_ir::{Context, Ir, OpId};
use legalize_pattern_model::{Native, Snippet};
use legalize_source::Span;

use crate::natives::{ConstraintCall, Natives};

/// The answer, or why there is none though there should be one.
type Answer = Result<Option<bool>, Arc<str>>;
type Ask = dyn Fn(&Context, &Ir, OpId) -> Answer + Send + Sync;

/// Whether an operation is legal; nothing if that cannot be told.
#[derive(Clone)]
pub struct DynamicLegality {
    ask: Arc<Ask>,
    looks_around: bool,
    place: Option<Span>,
}

impl DynamicLegality {
    /// A condition that may look at everything.
    pub fn new(ask: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static) -> Self {
        DynamicLegality {
            ask: Arc::new(move |ctx, ir, op| Ok(ask(ctx, ir, op))),
            looks_around: true,
            place: None,
        }
    }

    /// A condition that looks at the operation alone: its name, attributes and regions, the types of its operands and
    /// results and of the arguments of its blocks, but neither at who reads its results nor at what defines its
    /// operands. A conversion need not have everything in its place to ask it.
    pub fn of_itself(ask: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static) -> Self {
        DynamicLegality {
            ask: Arc::new(move |ctx, ir, op| Ok(ask(ctx, ir, op))),
            looks_around: false,
            place: None,
        }
    }

    /// Sets the place of its text, for errors.
    #[must_use]
    pub fn at(mut self, place: Option<Span>) -> Self {
        self.place = place;
        self
    }

    /// The answer for an operation; nothing if there is none, or the condition cannot be evaluated.
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
        (self.ask)(ctx, ir, op).map_err(|reason| NotEvaluated { reason, place: self.place })
    }

    /// Whether it may look at more than the operation.
    pub fn looks_around(&self) -> bool {
        self.looks_around
    }
}

/// Why a condition cannot be evaluated, and its place.
pub(crate) struct NotEvaluated {
    pub reason: Arc<str>,
    pub place: Option<Span>,
}

impl fmt::Debug for DynamicLegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DynamicLegality").field("looks_around", &self.looks_around).finish_non_exhaustive()
    }
}

impl Natives {
    /// A C++ expression about `$_op`, as predicates of `.td` files are, for
    /// [`ConversionTarget::add_op_legality`](crate::ConversionTarget::add_op_legality) and the like.
    ///
    /// # Errors
    /// Says why the text cannot be evaluated.
    pub fn condition(&self, ctx: &Context, text: &str) -> Result<DynamicLegality, String> {
        let evaluator = self.evaluator().ok_or("nothing evaluates C++ here")?;
        if text.trim().is_empty() {
            return Err("it is empty".to_owned());
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
        let looks_around = registered || evaluator.looks_around(&native, &[]);
        let answer = move |ctx: &Context, ir: &Ir, op| match holds(&ConstraintCall::new(ctx, ir, op, &[])) {
            Ok(_) => Ok(Some(true)),
            Err(why) if why.is_not_evaluated() => Err(Arc::from(why.reason(ctx, ir))),
            Err(why) if why.is_undecided() => Ok(None),
            Err(_) => Ok(Some(false)),
        };
        // What looks at nothing is asked once.
        let fixed = (!registered && evaluator.is_fixed(&native)).then(OnceLock::new);
        let ask = move |ctx: &Context, ir: &Ir, op: OpId| match &fixed {
            Some(known) => known.get_or_init(|| answer(ctx, ir, op)).clone(),
            None => answer(ctx, ir, op),
        };
        Ok(DynamicLegality { ask: Arc::new(ask), looks_around, place: None })
    }
}
