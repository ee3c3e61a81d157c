//! Budget of one run of a driver: operations, values and interned data that it may create.

use legalize_ir::{Context, Created, Ir, Made};
use legalize_source::{Exceeded, Limit};

/// The counters of a body and its context when a run began, and their upper limits.
#[derive(Debug)]
pub(crate) struct CreationBudget {
    /// Operations of the module at the beginning: the limits are proportional to it.
    items: u64,
    most: Created,
    /// Limit of what the thread of the run interns, and the number of texts of those that were too long at
    /// the beginning. Other threads may use the context as well.
    most_bytes: u64,
    long_texts: u64,
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
            most_bytes: ctx.made_here().bytes.saturating_add(limits.interned_bytes.for_items(items)),
            long_texts: ctx.made_here().long_texts,
        }
    }

    /// Checks the budget; called after each application and fold, each of which creates little.
    ///
    /// # Errors
    /// If the run has created more than it may.
    #[inline]
    pub(crate) fn check(&self, ctx: &Context, ir: &Ir) -> Result<(), Exceeded> {
        let (created, made) = (ir.created(), ctx.made_here());
        let fits = created.ops <= self.most.ops
            && created.values <= self.most.values
            && made.bytes <= self.most_bytes
            && made.long_texts == self.long_texts;
        if fits { Ok(()) } else { Err(self.exceeded(ctx, created, made)) }
    }

    /// Returns true if tasks that were each within the budget are within it together: the bytes that they
    /// interned, and the applications in a conversion.
    pub(crate) fn fits_together(&self, ctx: &Context, ir: &Ir, bytes: u64, attempts: u64) -> bool {
        let created = ir.created();
        created.ops <= self.most.ops
            && created.values <= self.most.values
            && bytes <= ctx.sources().limits().interned_bytes.for_items(self.items)
            && attempts <= self.attempts(ctx)
    }

    #[cold]
    fn exceeded(&self, ctx: &Context, created: Created, made: Made) -> Exceeded {
        let limit = if created.ops > self.most.ops {
            Limit::CreatedOps
        } else if created.values > self.most.values {
            Limit::CreatedValues
        } else if made.bytes > self.most_bytes {
            Limit::InternedBytes
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
