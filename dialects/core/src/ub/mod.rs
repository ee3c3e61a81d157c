//! The ub dialect: poison, as folders of other dialects use it.

mod poison;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) use poison::{is_poison, materialize, poisoned};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    materialize_constant: Some(materialize),
    inlining: Some(&InlinesAll),
    ..DialectHooks::new("ub")
};
