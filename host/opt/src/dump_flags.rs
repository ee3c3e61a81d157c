//! Flags for printing the IR before and after passes (`--mlir-print-ir-before`, `-after`, `-all`);
//! `legalize-passes` prints it (`dumps.rs`).

use clap::Args;
use legalize_ir::PrintOptions;
use legalize_passes::IrDumps;

/// The passes around which the IR is printed.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct DumpFlags {
    /// Prints the IR before these passes
    #[arg(long = "mlir-print-ir-before", value_name = "PASS", value_delimiter = ',')]
    before: Vec<String>,
    /// Prints the IR after these passes
    #[arg(long = "mlir-print-ir-after", value_name = "PASS", value_delimiter = ',')]
    after: Vec<String>,
    /// Prints the IR before each pass
    #[arg(long = "mlir-print-ir-before-all")]
    before_all: bool,
    /// Prints the IR after each pass
    #[arg(long = "mlir-print-ir-after-all")]
    after_all: bool,
    /// After a pass, prints the IR only if it changed
    #[arg(long = "mlir-print-ir-after-change")]
    after_change: bool,
    /// After a pass, prints the IR only if the pass failed
    #[arg(long = "mlir-print-ir-after-failure")]
    after_failure: bool,
    /// Prints the whole module, also around passes on nested operations
    #[arg(long = "mlir-print-ir-module-scope")]
    module_scope: bool,
}

impl DumpFlags {
    /// The requested dumps, printed with these options.
    pub(crate) fn dumps(&self, print: PrintOptions) -> IrDumps {
        let DumpFlags { before, after, before_all, after_all, after_change, after_failure, module_scope } =
            self.clone();
        let mut dumps = IrDumps::default();
        (dumps.before, dumps.before_all) = (before, before_all);
        (dumps.after, dumps.after_all) = (after, after_all);
        (dumps.after_change, dumps.after_failure) = (after_change, after_failure);
        (dumps.module_scope, dumps.print) = (module_scope, print);
        dumps
    }
}
