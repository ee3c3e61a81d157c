//! A driver of one's own, with a listener that draws a trace of the rewrites.
//!
//! [`driver`] visits operations in rounds and lets a budget decide how many rewrites there are; [`trace`] listens and
//! draws. The trace listens to the drivers of the library as well.

pub mod driver;
pub mod trace;

use legalize::prelude::*;

pub use driver::{Budget, Outcome};
pub use trace::Trace;

/// Rules to watch; they come to rest, but only after a while.
pub const RULES: &str = include_str!("rules.pdll");

/// Rewrites a module within a budget and gives it with the drawing.
///
/// # Errors
/// If the module is malformed or a rule cannot be evaluated, ready to be rendered.
pub fn rewrite(name: &str, text: &str, budget: Budget) -> Result<(String, Trace, Outcome), Diagnostics> {
    let session = legalize::session().patterns_text("rules.pdll", RULES).build()?;
    let patterns = session.freeze_set(session.pattern_set(None))?;
    let mut module = session.parse(name, text)?;
    let mut trace = Trace::new();
    let outcome = driver::run(session.ctx(), &mut module.ir, module.root, &patterns, budget, &mut trace)
        .map_err(|error| Diagnostics::from(error).resolved(session.sources()))?;
    Ok((session.print(&module), trace, outcome))
}
