//! Conditions on operations that are text: dynamic legality in C++.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use legalize_pattern_model::{Native, Snippet};

use crate::natives::{ConstraintCall, Natives};

/// Whether an operation is legal; nothing if that cannot be told.
pub type DynamicLegality = Arc<dyn Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync>;

impl Natives {
    /// A C++ expression about `$_op`, as predicates of `.td` files are, for
    /// [`ConversionTarget::add_dynamically_legal_op`](crate::ConversionTarget::add_dynamically_legal_op) and the like.
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
            params: Vec::new(),
            results: Vec::new(),
            body: Some(Snippet { text: text.to_owned(), place: None }),
            place: None,
        };
        let holds = evaluator.constraint(ctx, &native)?;
        Ok(Arc::new(move |ctx, ir, op| match holds(&ConstraintCall::new(ctx, ir, op, &[])) {
            Ok(_) => Some(true),
            Err(why) if why.is_undecided() => None,
            Err(_) => Some(false),
        }))
    }
}
