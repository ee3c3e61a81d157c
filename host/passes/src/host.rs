//! Services that are available to passes on creation.

use std::sync::Arc;

use legalize_conversion::{FrozenPatternSet, Natives, PatternChecks, PatternSet};
use legalize_ir::Context;
use legalize_source::{Diagnostics, Reported};

use crate::{PassKind, PassOptions};

/// Services that a [`PassKind`] creates its pass with. A session is one.
pub trait PassHost: Send + Sync {
    /// The context of the modules that the pass will run on.
    fn ctx(&self) -> &Context;

    /// The registered native functions.
    fn natives(&self) -> &Natives;

    /// True if runs continue where a pattern cannot be evaluated; passes that run patterns follow it.
    fn keep_going(&self) -> bool;

    /// The checks of each pattern's edits. The sets of [`freeze_for_pass`](PassHost::freeze_for_pass) carry
    /// them; passes that freeze a set in another way apply them themselves.
    fn pattern_checks(&self) -> PatternChecks;

    /// The passes of the program.
    fn pass_kinds(&self) -> Vec<Arc<dyn PassKind>>;

    /// The canonicalization patterns of the dialects, with the errors found in them.
    fn canonicalization_patterns(&self) -> Reported<PatternSet>;

    /// Freezes the set of a pass with the registered native functions: the patterns that the options of
    /// [`PassDef::filters_patterns`](crate::PassDef::filters_patterns) select.
    ///
    /// # Errors
    /// If a native function is missing or a pattern cannot be applied at all.
    fn freeze_for_pass(
        &self,
        set: PatternSet,
        options: &PassOptions,
    ) -> Result<FrozenPatternSet, Diagnostics>;
}
