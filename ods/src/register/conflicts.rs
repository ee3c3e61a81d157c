//! Operations that several files define, and differently.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_source::{Diagnostic, Diagnostics, SourceMap};
use rustc_hash::FxHashMap;

use crate::frozen::freeze;
use crate::model::{OdsModule, OpDef};

/// An earlier and a later definition of an operation.
type Pair<'a> = (&'a Arc<OpDef>, &'a Arc<OpDef>);

/// Looks for operations that several modules define differently: a warning for each two files, at the first
/// such operation. The module that comes last is the one whose definition is registered.
///
/// One text that several modules include is one definition. Definitions from different texts agree if all but
/// their places is equal.
pub fn conflicts(sources: &SourceMap, modules: &[OdsModule]) -> Diagnostics {
    let mut last: FxHashMap<&str, &Arc<OpDef>> = FxHashMap::default();
    let mut found: BTreeMap<(String, String), Vec<Pair<'_>>> = BTreeMap::new();
    let place = |op: &OpDef| (sources.file(op.span.file).name().to_owned(), op.span.start);
    for op in modules.iter().flat_map(|module| &module.ops) {
        let Some(earlier) = last.insert(&op.name, op) else { continue };
        let (here, there) = (place(op), place(earlier));
        if here != there && alone(op) != alone(earlier) {
            found.entry((there.0, here.0)).or_default().push((earlier, op));
        }
    }
    let warnings = found.into_values().filter_map(|ops| {
        let (earlier, op) = ops.first()?;
        let others = match ops.len() - 1 {
            0 => String::new(),
            1 => " (and 1 other operation)".to_owned(),
            others => format!(" (and {others} other operations)"),
        };
        let message = format!("'{}' is defined differently by two files{others}", op.name);
        let other = Diagnostic::note("the other definition is here").with_label(earlier.span, "");
        Some(
            Diagnostic::warning("ods::conflict", message)
                .with_label(op.span, "this definition is used")
                .with_note(other)
                .with_help("load only one of the files"),
        )
    });
    warnings.collect()
}

/// The bytes of an operation's definition without places.
fn alone(op: &Arc<OpDef>) -> Vec<u8> {
    freeze(&OdsModule { ops: vec![op.clone()], ..OdsModule::default() })
}
