//! Canonicalization patterns of operations, as declared by definitions with `hasCanonicalizer`.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use legalize_ir::Context;

use crate::set::PatternSet;

/// Function that adds patterns to a set.
type AddPatterns = dyn Fn(&Context, &mut PatternSet) + Send + Sync;

/// The canonicalization patterns of an operation; an extension of its [`OpInfo`](legalize_ir::OpInfo).
#[derive(Clone, Default)]
pub struct Canonicalizer(BTreeMap<&'static str, Arc<AddPatterns>>);

impl fmt::Debug for Canonicalizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Canonicalizer").field(&self.0.keys()).finish()
    }
}

impl Canonicalizer {
    /// Adds a function that adds patterns; replaces an earlier one of the same name.
    #[must_use]
    pub fn with(
        mut self,
        name: &'static str,
        add: impl Fn(&Context, &mut PatternSet) + Send + Sync + 'static,
    ) -> Self {
        self.0.insert(name, Arc::new(add));
        self
    }
}

/// Adds the canonicalization patterns of all registered operations that have a [`Canonicalizer`].
pub fn add_canonicalizers(ctx: &Context, patterns: &mut PatternSet) {
    let all = ctx.registered_ops().filter_map(|info| info.extensions.get::<Canonicalizer>());
    all.flat_map(|Canonicalizer(all)| all.values()).for_each(|add| add(ctx, patterns));
}
