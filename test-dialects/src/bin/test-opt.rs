//! The commands `opt`, `rewrite` and `convert` over the default dialects and the test dialect.

use std::process::ExitCode;

fn main() -> ExitCode {
    legalize_opt::opt_main("test-opt", std::env::args_os(), &legalize_test_dialects::providers())
}
