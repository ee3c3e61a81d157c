//! The declarative patterns of the passes: rules of two `.td` files, and one PDLL pattern.

use std::sync::Arc;

use legalize_conversion::{DeclarativeOptions, PatternSet};
use legalize_drr::DrrOptions;
use legalize_passes::PassHost;
use legalize_pdll::PdllOptions;
use legalize_source::Diagnostics;
use legalize_tblgen::TblgenOptions;

/// Name and text of a file.
pub(crate) type File = (&'static str, &'static str);

/// The rules.
pub(super) const RULES: File = ("test/TestDriverRules.td", include_str!("../../td/test/TestDriverRules.td"));
/// The rule that is only used by the greedy driver.
pub(super) const NAMED_RULES: File =
    ("test/TestNamedRules.td", include_str!("../../td/test/TestNamedRules.td"));
/// The pattern that runs with a type converter.
const PDLL: File = ("test/TestDriver.pdll", include_str!("../../td/test/TestDriver.pdll"));

/// Adds the rules of a file as plain patterns.
pub(crate) fn add(host: &dyn PassHost, file: File, patterns: &mut PatternSet) -> Result<(), Diagnostics> {
    let sources = host.ctx().sources();
    let includes = legalize_session::includes(&[], &crate::providers());
    let parse = TblgenOptions::default().with(|options| options.includes = includes);
    let id = sources.add(file.0, file.1);
    let (loaded, diagnostics) = legalize_drr::load(sources, id, &parse, &DrrOptions::default()).into_parts();
    match loaded.filter(|_| !diagnostics.has_errors()) {
        Some(loaded) => {
            let origins = loaded.model.origins(sources);
            patterns.add_file(Arc::new(loaded.model), Arc::new(origins), DeclarativeOptions::plain());
            Ok(())
        }
        None => Err(diagnostics),
    }
}

/// Adds the PDLL pattern.
pub(super) fn add_pdll(
    host: &dyn PassHost,
    options: DeclarativeOptions,
    patterns: &mut PatternSet,
) -> Result<(), Diagnostics> {
    let sources = host.ctx().sources();
    let includes = legalize_session::includes(&[], &crate::providers());
    let pdll = PdllOptions::default().with(|options| options.includes = includes);
    let (compiled, diagnostics) =
        legalize_pdll::compile(sources, sources.add(PDLL.0, PDLL.1), &pdll).into_parts();
    match compiled.filter(|_| !diagnostics.has_errors()) {
        Some(compiled) => {
            patterns.add_file(Arc::new(compiled.model), Arc::new(compiled.origins), options);
            Ok(())
        }
        None => Err(diagnostics),
    }
}
