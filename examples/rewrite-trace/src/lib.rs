//! A custom driver, with a listener that draws a trace of the rewrites.
//!
//! [`driver`] visits operations in rounds within a budget of rewrites; [`trace`] listens and draws. The trace
//! can listen to the drivers of the library as well.

pub mod driver;
pub mod trace;

use legalize::prelude::*;

pub use driver::{Budget, Outcome};
pub use trace::Trace;

/// Rules for a trace; they reach a fixed point, but only after several steps.
pub const RULES: &str = include_str!("rules.pdll");

/// Rewrites a module within a budget and returns it with the trace.
///
/// # Errors
/// If the module is malformed or a rule cannot be evaluated; the diagnostics can be rendered as they are.
pub fn rewrite(name: &str, text: &str, budget: Budget) -> Result<(String, Trace, Outcome), Diagnostics> {
    let session = legalize::session().patterns_text("rules.pdll", RULES).build()?;
    let patterns = session.freeze_set(session.pattern_set(None))?;
    let mut module = session.parse(name, text)?;
    let mut trace = Trace::new();
    let outcome = driver::run(session.ctx(), &mut module.ir, module.root, &patterns, budget, &mut trace)
        .map_err(|error| Diagnostics::from(error).resolved(session.sources()))?;
    Ok((session.print(&module), trace, outcome))
}
