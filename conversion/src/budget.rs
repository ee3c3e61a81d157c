//! Budget of one run of a driver: operations, values and interned data that it may create.

use legalize_ir::{Context, Created, Ir};
use legalize_source::{Exceeded, Limit};

/// The counters of a body and its context when a run began, and their upper limits.
#[derive(Debug)]
pub(crate) struct CreationBudget {
    /// Operations of the module at the beginning: the limits are proportional to it.
    items: u64,
    most: Created,
    most_bytes: u64,
    /// True if no text was too long when the run began; locations may be.
    texts_fit: bool,
}

impl CreationBudget {
    pub(crate) fn new(ctx: &Context, ir: &Ir) -> Self {
        let items = ir.op_count() as u64;
        let (limits, created) = (ctx.sources().limits(), ir.created());
        CreationBudget {
            items,
            most: Created {
                ops: created.ops.saturating_add(limits.created_ops.for_items(items)),
                values: created.values.saturating_add(limits.created_values.for_items(items)),
            },
            most_bytes: ctx.interned_bytes().saturating_add(limits.interned_bytes.for_items(items)),
            texts_fit: ctx.text_exceeded().is_none(),
        }
    }

    /// Checks the budget; called after each application and fold, each of which creates little.
    ///
    /// # Errors
    /// If the run has created more than it may.
    #[inline]
    pub(crate) fn check(&self, ctx: &Context, ir: &Ir) -> Result<(), Exceeded> {
        let created = ir.created();
        if created.ops <= self.most.ops
            && created.values <= self.most.values
            && ctx.interned_bytes() <= self.most_bytes
        {
            return ctx.text_exceeded().filter(|_| self.texts_fit).map_or(Ok(()), Err);
        }
        Err(self.exceeded(ctx, created))
    }

    #[cold]
    fn exceeded(&self, ctx: &Context, created: Created) -> Exceeded {
        let limit = if created.ops > self.most.ops {
            Limit::CreatedOps
        } else if created.values > self.most.values {
            Limit::CreatedValues
        } else {
            Limit::InternedBytes
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
