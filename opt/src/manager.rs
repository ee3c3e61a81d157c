//! The pass manager: runs passes one after another and verifies after each.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, verify};
use legalize_source::Diagnostics;

use crate::{Pass, PassInput, Timing};

/// Passes in order.
#[derive(Clone)]
pub struct PassManager {
    passes: Vec<Arc<dyn Pass>>,
    verify_each: bool,
}

impl Default for PassManager {
    fn default() -> Self {
        PassManager { passes: Vec::new(), verify_each: true }
    }
}

impl PassManager {
    /// No passes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pass at the end.
    pub fn add(&mut self, pass: Arc<dyn Pass>) -> &mut Self {
        self.passes.push(pass);
        self
    }

    /// Whether the module is verified after each pass (it is by default).
    pub fn verify_each(&mut self, verify: bool) -> &mut Self {
        self.verify_each = verify;
        self
    }

    /// Whether there is no pass.
    pub fn is_empty(&self) -> bool {
        self.passes.is_empty()
    }

    /// Runs all passes on `root`; stops behind the first that fails or leaves an invalid module.
    pub fn run(&self, ctx: &Context, ir: &mut Ir, root: OpId, timing: &mut Timing) -> Diagnostics {
        let mut diagnostics = Diagnostics::new();
        for pass in &self.passes {
            let _span = tracing::debug_span!("pass", name = pass.name()).entered();
            let found = timing.measure(pass.name(), || pass.run(&mut PassInput { ctx, ir, root }));
            diagnostics.extend(found);
            if !diagnostics.has_errors() && self.verify_each {
                let found = timing.measure("(verify)", || verify(ctx, ir, root));
                diagnostics.extend(found);
            }
            if diagnostics.has_errors() {
                break;
            }
        }
        diagnostics
    }
}
