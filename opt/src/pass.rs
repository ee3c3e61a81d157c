//! Passes: named transformations of a module.

use legalize_ir::{Context, Ir, OpId};
use legalize_source::Diagnostics;

/// What a pass works on.
pub struct PassInput<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a mut Ir,
    /// The operation that the pass runs on.
    pub root: OpId,
}

/// A transformation. Passes are shared by reference and keep no state between runs.
pub trait Pass: Send + Sync {
    /// The flag that runs it, without dashes: `canonicalize`.
    fn name(&self) -> &str;

    /// One line for `--help`.
    fn description(&self) -> &str;

    /// Runs on one operation; an error among the diagnostics means that it failed.
    fn run(&self, input: &mut PassInput<'_>) -> Diagnostics;
}

/// A pass made of a closure.
pub struct FnPass<F> {
    name: String,
    description: String,
    run: F,
}

impl<F> FnPass<F>
where
    F: Fn(&mut PassInput<'_>) -> Diagnostics + Send + Sync,
{
    /// A pass of that name.
    pub fn new(name: impl Into<String>, description: impl Into<String>, run: F) -> Self {
        FnPass { name: name.into(), description: description.into(), run }
    }
}

impl<F> Pass for FnPass<F>
where
    F: Fn(&mut PassInput<'_>) -> Diagnostics + Send + Sync,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn description(&self) -> &str {
        &self.description
    }

    fn run(&self, input: &mut PassInput<'_>) -> Diagnostics {
        (self.run)(input)
    }
}
