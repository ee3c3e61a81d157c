//! The diagnostics of this room.

use legalize_source::Diagnostic;

/// Something that the PDL dialect cannot say; `construct` names it.
pub(crate) fn inexpressible(construct: &str) -> Diagnostic {
    Diagnostic::error("pdl::inexpressible", format!("PDL cannot express {construct}"))
        .with_help("keep this pattern in RON, which can say all of it")
}

/// Something that PDL leaves out without a change of what is rewritten.
pub(crate) fn dropped(construct: &str) -> Diagnostic {
    Diagnostic::warning("pdl::dropped", format!("PDL does not keep {construct}"))
        .with_help("export RON to keep it")
}
