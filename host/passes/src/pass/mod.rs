//! Passes: named transformations of an operation.
//!
//! A [`PassKind`] is the name of a pass and its options, available before anything is loaded; it creates the
//! [`Pass`] that runs. Mirrors <https://mlir.llvm.org/docs/PassManagement/>.

mod definition;
mod options;
mod records;

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use legalize_source::Diagnostics;

use crate::PassHost;

pub use definition::{OptionDef, OptionType, PassDef};
pub use options::{OptionError, OptionValue, PassOptions};

/// Input of a pass.
#[non_exhaustive]
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
    /// Runs on one operation; an error among the diagnostics means that it failed.
    fn run(&self, input: &mut PassInput<'_>) -> Diagnostics;
}

impl<F> Pass for F
where
    F: Fn(&mut PassInput<'_>) -> Diagnostics + Send + Sync,
{
    fn run(&self, input: &mut PassInput<'_>) -> Diagnostics {
        self(input)
    }
}

/// Definition of a pass and its constructor.
pub trait PassKind: Send + Sync {
    /// The pass's name and options.
    fn definition(&self) -> &PassDef;

    /// Creates the pass.
    ///
    /// # Errors
    /// If an option is out of bounds, or a pattern of the pass cannot be frozen.
    fn create(&self, host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics>;
}

/// A kind of pass that a closure creates.
struct FnKind<F> {
    definition: PassDef,
    create: F,
}

impl<F> PassKind for FnKind<F>
where
    F: Fn(&dyn PassHost, &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> + Send + Sync,
{
    fn definition(&self) -> &PassDef {
        &self.definition
    }

    fn create(&self, host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
        (self.create)(host, options)
    }
}

/// Returns a kind of pass that a closure creates from the host and the options.
pub fn pass_kind<F>(definition: PassDef, create: F) -> Arc<dyn PassKind>
where
    F: Fn(&dyn PassHost, &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> + Send + Sync + 'static,
{
    Arc::new(FnKind { definition, create })
}

/// Returns a kind of pass without options, whose body is the closure itself.
pub fn plain_pass<F>(definition: PassDef, run: F) -> Arc<dyn PassKind>
where
    F: Fn(&mut PassInput<'_>) -> Diagnostics + Send + Sync + 'static,
{
    let pass: Arc<dyn Pass> = Arc::new(run);
    pass_kind(definition, move |_, _| Ok(pass.clone()))
}
