//! Loading of a file's patterns in one step.

use std::sync::Arc;

use legalize_ods::OdsModule;
use legalize_pattern_model::PatternFile;
use legalize_source::{Diagnostic, Diagnostics, FileId, Reported, SourceMap};
use legalize_tblgen::{RecordKeeper, TblgenOptions};

use crate::DrrOptions;

/// A `.td` file with patterns.
#[derive(Debug)]
#[non_exhaustive]
pub struct DrrFile {
    /// The patterns.
    pub model: PatternFile,
    /// The dialects that the file includes.
    pub ods: OdsModule,
    /// The records.
    pub keeper: RecordKeeper,
}

/// Reads a `.td` file with its includes, and lowers its patterns.
///
/// Returns `None` if the file is not valid TableGen. Mistakes in definitions and patterns are reported, and
/// the rest is returned.
pub fn load(
    sources: &Arc<SourceMap>,
    file: FileId,
    parse: &TblgenOptions,
    options: &DrrOptions,
) -> Reported<Option<DrrFile>> {
    let parsed = legalize_tblgen::parse(sources, file, parse);
    let mut diagnostics = Diagnostics::new();
    diagnostics.extend(parsed.diagnostics.into_iter().map(|diagnostic| explain(sources, diagnostic)));
    let Some(keeper) = parsed.value.keeper else { return Reported::new(None, diagnostics) };
    let (mut ods, found) = legalize_ods::load(&keeper).into_parts();
    diagnostics.extend(found);
    legalize_ods::add_attributes(&mut ods, &options.overlays);
    let own = ods.overlays.clone();
    legalize_ods::add_attributes(&mut ods, &[own]);
    let (model, found) = crate::patterns(&keeper, &ods, options).into_parts();
    diagnostics.extend(found);
    Reported::new(Some(DrrFile { model, ods, keeper }), diagnostics)
}

/// Adds a hint to the type error of older files, which give the benefit as the fourth argument of `Pat`.
fn explain(sources: &SourceMap, diagnostic: Diagnostic) -> Diagnostic {
    let is_benefit = diagnostic.message.contains("list<dag>")
        && (diagnostic.message.contains("addBenefit")
            || diagnostic.span().is_some_and(|span| {
                sources.try_file(span.file).is_some_and(|file| {
                    let start = span.start as usize;
                    file.text().get(start..).is_some_and(|rest| {
                        let end = rest.find(';').unwrap_or(rest.len());
                        rest[..end].contains("addBenefit")
                    })
                })
            }));
    if !is_benefit {
        return diagnostic;
    }
    diagnostic.with_help(
        "pass the benefit as the fifth argument of `Pattern` and `Pat`, after the supplemental patterns: \
         `Pat<source, result, [constraints], [], (addBenefit N)>`",
    )
}
