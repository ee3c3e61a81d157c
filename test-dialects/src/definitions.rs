//! The dialect's `.td` files as virtual files, and the dialect that they define.

use std::sync::Arc;

use legalize_ods::OdsModule;
use legalize_source::{Includes, Reported, SourceMap};
use legalize_tblgen::TblgenOptions;

/// The file that defines the dialect.
const MAIN: (&str, &str) = ("test/TestOps.td", include_str!("../td/test/TestOps.td"));

/// Every file under its include name.
pub(crate) const FILES: &[(&str, &str)] = &[
    MAIN,
    ("test/TestConversionOps.td", include_str!("../td/test/TestConversionOps.td")),
    ("test/TestDriverOps.td", include_str!("../td/test/TestDriverOps.td")),
    ("test/TestTypes.td", include_str!("../td/test/TestTypes.td")),
];

/// Loads the dialect.
pub(crate) fn load(sources: &Arc<SourceMap>, includes: &Includes) -> Reported<Vec<OdsModule>> {
    let options = TblgenOptions::default().with(|options| options.includes = includes.clone());
    let parsed = legalize_tblgen::parse(sources, sources.add(MAIN.0, MAIN.1), &options);
    let mut diagnostics = parsed.diagnostics;
    let mut modules = Vec::new();
    if let Some(keeper) = parsed.value.keeper {
        let (module, found) = legalize_ods::load(&keeper).into_parts();
        diagnostics.extend(found);
        modules.push(module);
    }
    Reported::new(modules, diagnostics)
}
