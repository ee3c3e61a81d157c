//! Modules on several threads.

use legalize::passes::{PassManager, Timing, parse_pipeline};
use legalize::prelude::*;

use crate::frontend;

/// Passes that lower a module.
const PIPELINE: &str =
    "builtin.module(inline,canonicalize,iv-check,loop-invariant-code-motion,iv-lower,canonicalize)";

/// Lowers files (name and text), each on a thread of its own: formulas, or MLIR text where the name ends in
/// `.mlir`. Each result is the text of a module, unless there are errors, and what was reported.
///
/// # Errors
/// If the passes of the compiler are not those of the session.
pub fn lower_all(
    session: &Session,
    files: &[(String, String)],
) -> Result<Vec<Reported<Option<String>>>, Diagnostics> {
    let passes = parse_pipeline(session, PIPELINE)?;
    let lower = |(name, text): &(String, String)| lower(session, &passes, name, text).into();
    let lowered = std::thread::scope(|scope| {
        let threads: Vec<_> = files.iter().map(|file| scope.spawn(move || lower(file))).collect();
        let joined = threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| stopped().into()));
        joined.collect()
    });
    Ok(lowered)
}

/// The session and the passes are shared; the module belongs to the thread.
fn lower(
    session: &Session,
    passes: &PassManager,
    name: &str,
    text: &str,
) -> Result<(String, Diagnostics), Diagnostics> {
    let mut module = match name.ends_with(".mlir") {
        true => session.parse(name, text)?,
        false => {
            let file = session.sources().add(name, text);
            frontend::compile(session.ctx(), file).map_err(|error| error.resolved(session.sources()))?
        }
    };
    session.verify(&module)?;
    let reports = passes.run(session.ctx(), &mut module.ir, module.root, &mut Timing::new());
    let reports = reports.resolved(session.sources());
    match reports.has_errors() {
        true => Err(reports),
        false => Ok((session.print(&module), reports)),
    }
}

fn stopped() -> Diagnostic {
    Diagnostic::error("iv::stopped", "the thread of a module stopped")
}
