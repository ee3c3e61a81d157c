//! Passes: named transformations of an operation.
//!
//! A [`PassKind`] is the name of a pass and its options, available before anything is loaded; it creates the
//! [`Pass`] that runs. Mirrors <https://mlir.llvm.org/docs/PassManagement/>.

mod definition;
mod options;
#[cfg(feature = "td")]
mod records;

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, located};
use legalize_source::{Diagnostic, Diagnostics};

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

/// Diagnostics of a pass, at the place of an operation: a label in the file that it was read from, else its
/// location in words. Help, more notes and labels are added to what is returned (`with_help`, `with_note`),
/// and the pass returns it among its diagnostics.
///
/// ```
/// use legalize_passes::{PassDef, PassInput, plain_pass};
/// use legalize_source::Diagnostics;
///
/// let pass = plain_pass(PassDef::new("no-calls", "NoCalls", "Refuses calls"), |input: &mut PassInput<'_>| {
///     let mut found = Diagnostics::new();
///     for op in input.ir.nested_ops(input.root, legalize_ir::WalkOrder::PreOrder) {
///         if input.ctx.op_str(input.ir.op(op).name()) == "func.call" {
///             let error = input.error(op, "my_pass::call", "calls are not supported here");
///             found.push(error.with_help("inline the callee before this pass"));
///         }
///     }
///     found
/// });
/// assert_eq!(pass.definition().argument, "no-calls");
/// ```
impl PassInput<'_> {
    /// Creates an error about an operation, as `emitError` does; a pass that returns it has failed.
    #[track_caller]
    pub fn error(&self, op: OpId, code: &'static str, message: impl Into<String>) -> Diagnostic {
        self.at(op, Diagnostic::error(code, message))
    }

    /// Creates a warning about an operation, as `emitWarning` does.
    #[track_caller]
    pub fn warning(&self, op: OpId, code: &'static str, message: impl Into<String>) -> Diagnostic {
        self.at(op, Diagnostic::warning(code, message))
    }

    /// Creates a remark about an operation, as `emitRemark` does.
    #[track_caller]
    pub fn remark(&self, op: OpId, code: &'static str, message: impl Into<String>) -> Diagnostic {
        self.at(op, Diagnostic::remark(code, message))
    }

    /// Creates a note about an operation, for [`Diagnostic::with_note`], as `attachNote` does.
    #[track_caller]
    pub fn note(&self, op: OpId, message: impl Into<String>) -> Diagnostic {
        self.at(op, Diagnostic::note(message))
    }

    #[track_caller]
    fn at(&self, op: OpId, diagnostic: Diagnostic) -> Diagnostic {
        located(self.ctx, self.ir.op(op).loc(), diagnostic)
    }
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
