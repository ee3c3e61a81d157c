//! The diagnostics of this crate.

use legalize_source::Diagnostic;

/// Error for a construct that the PDL dialect cannot express; `construct` names it.
pub(crate) fn inexpressible(construct: &str) -> Diagnostic {
    Diagnostic::error("pdl::inexpressible", format!("PDL cannot express {construct}"))
        .with_help("keep this pattern in RON, which can express all of it")
}

/// Warning about a construct that PDL leaves out without a change of the rewrite's meaning.
pub(crate) fn dropped(construct: &str) -> Diagnostic {
    Diagnostic::warning("pdl::dropped", format!("PDL does not keep {construct}"))
        .with_help("export the pattern as RON to keep it")
}
