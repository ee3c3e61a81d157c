//! `mlir-opt` for the default dialects and the test dialect; with `rewrite` and `convert` as commands.

use std::process::ExitCode;

fn main() -> ExitCode {
    legalize_opt::mlir_opt_main("test-opt", std::env::args_os(), &legalize_test_dialects::providers())
}
