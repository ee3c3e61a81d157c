//! One rule in DRR and in PDLL: the models are equal up to names, places and the order of independent
//! statements.

use std::ffi::OsString;
use std::path::Path;

use legalize::pattern_model::{PatternFile, read_ron};
use legalize::source::SourceMap;

use crate::case::head;
use crate::files::{all_below, name_below};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// Compares each `NAME.td` of a folder with its `NAME.pdll`.
pub(super) fn run(tools: &Tools, report: &mut SuiteReport, folder: &Path) {
    for path in all_below(folder, "td") {
        let name = name_below(&root(), &path.with_extension(""));
        if !report.wants(&name) {
            continue;
        }
        let models = (model(tools, "drr", &path), model(tools, "pdll", &path.with_extension("pdll")));
        match models {
            (Ok(drr), Ok(pdll)) => report.compare(&format!("{name}: DRR and PDLL"), &drr, &pdll),
            (drr, pdll) => report.check(&name, false, || {
                [drr.err(), pdll.err()].into_iter().flatten().collect::<Vec<_>>().join("\n")
            }),
        }
    }
}

/// The text of a file's model without names and places.
fn model(tools: &Tools, command: &str, path: &Path) -> Result<String, String> {
    let args: [OsString; 6] =
        [command.into(), "-x".into(), "ron".into(), "-I".into(), tools.include().into(), path.into()];
    let output = tools.ours(args);
    if !output.accepted() {
        return Err(head(&output.stderr));
    }
    let sources = SourceMap::new();
    let (model, diagnostics) = read_ron(&sources, sources.add("model.ron", output.stdout)).into_parts();
    let model: PatternFile = model.ok_or_else(|| format!("{diagnostics:?}"))?;
    Ok(format!("{:#?}", model.canonical()))
}
