//! The math dialect: its operations may be inlined.

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { inlining: Some(&InlinesAll), ..DialectHooks::new("math") };
