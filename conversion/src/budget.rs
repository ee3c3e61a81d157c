//! Budget of one run of a driver: operations, values and interned data that it may create.

use legalize_ir::{Context, Created, Ir, Made};
use legalize_source::{Exceeded, Limit};

/// The counters of a body and its context when a run began, and their upper limits.
#[derive(Debug)]
pub(crate) struct CreationBudget {
    /// Operations of the module at the beginning: the limits are proportional to it.
    items: u64,
    most: Created,
    /// Counts of the thread of the run at the beginning, and limits of what is added. Other threads may use
    /// the context as well.
    before: Made,
    most_bytes: u64,
    most_steps: u64,
}

impl CreationBudget {
    pub(crate) fn new(ctx: &Context, ir: &Ir) -> Self {
        let items = ir.nominal_size() as u64;
        let (limits, created) = (ctx.sources().limits(), ir.created());
        CreationBudget {
            items,
            most: Created {
                ops: created.ops.saturating_add(limits.created_ops.for_items(items)),
                values: created.values.saturating_add(limits.created_values.for_items(items)),
            },
            before: ctx.made_here(),
            most_bytes: limits.interned_bytes.for_items(items),
            most_steps: limits.snippet_steps.for_items(items),
        }
    }

    /// Checks the budget; called after each application and fold, each of which creates little.
    ///
    /// # Errors
    /// If the run has created more than it may.
    #[inline]
    pub(crate) fn check(&self, ctx: &Context, ir: &Ir) -> Result<(), Exceeded> {
        let (created, made) = (ir.created(), ctx.made_here().since(self.before));
        if self.fits(created, made) { Ok(()) } else { Err(self.exceeded(ctx, created, made)) }
    }

    #[inline]
    fn fits(&self, created: Created, made: Made) -> bool {
        created.ops <= self.most.ops
            && created.values <= self.most.values
            && made.bytes <= self.most_bytes
            && made.steps <= self.most_steps
            && made.long_texts == 0
    }

    /// Returns true if tasks that were each within the budget are within it together: what has been created
    /// since the body was, what they have made, and the applications in a conversion.
    pub(crate) fn fits_together(&self, ctx: &Context, created: Created, made: Made, attempts: u64) -> bool {
        self.fits(created, made) && attempts <= self.attempts(ctx)
    }

    #[cold]
    fn exceeded(&self, ctx: &Context, created: Created, made: Made) -> Exceeded {
        let limit = if created.ops > self.most.ops {
            Limit::CreatedOps
        } else if created.values > self.most.values {
            Limit::CreatedValues
        } else if made.bytes > self.most_bytes {
            Limit::InternedBytes
        } else if made.steps > self.most_steps {
            Limit::SnippetSteps
        } else {
            return ctx.sources().limits().exceeded(Limit::TextBytes, ctx.sources().bytes());
        };
        ctx.sources().limits().exceeded(limit, self.items)
    }

    /// The limit of applications in a conversion.
    pub(crate) fn attempts(&self, ctx: &Context) -> u64 {
        ctx.sources().limits().attempts.for_items(self.items)
    }

    /// Error for a conversion that reached this limit.
    #[cold]
    pub(crate) fn too_many_attempts(&self, ctx: &Context) -> Exceeded {
        ctx.sources().limits().exceeded(Limit::Attempts, self.items)
    }
}
