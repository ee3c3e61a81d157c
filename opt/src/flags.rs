//! Flags that the commands share, spelled as upstream's tools spell them.

use std::path::PathBuf;

use clap::Args;
use legalize_ir::PrintOptions;

use crate::SessionOptions;

/// What is read.
#[derive(Args, Clone, Debug, Default)]
pub struct InputFlags {
    /// Loads the dialects of a .td file; they win over the embedded ones
    #[arg(long = "ods", value_name = "FILE.td")]
    pub ods: Vec<PathBuf>,
    /// Searches included files in this directory, before the embedded ones
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Accepts operations, types and attributes of dialects that are not registered
    #[arg(long)]
    pub allow_unregistered_dialect: bool,
    /// Treats pieces between lines of `// -----` as files of their own
    #[arg(long)]
    pub split_input_file: bool,
    /// Checks diagnostics against comments such as `// expected-error {{text}}`
    #[arg(long)]
    pub verify_diagnostics: bool,
    /// Prints the wall time of reading, each pass and printing
    #[arg(long)]
    pub mlir_timing: bool,
    /// Does not verify after reading and after each pass
    #[arg(long)]
    pub no_verify: bool,
    /// The module to read; `-` is standard input
    #[arg(value_name = "FILE.mlir", default_value = "-")]
    pub file: PathBuf,
}

/// What is printed.
#[derive(Args, Clone, Debug, Default)]
pub struct OutputFlags {
    /// Prints the generic form of every operation
    #[arg(long)]
    pub mlir_print_op_generic: bool,
    /// Prints locations
    #[arg(long)]
    pub mlir_print_debuginfo: bool,
    /// Prints without aliases and as if every operation stood alone
    #[arg(long)]
    pub mlir_print_local_scope: bool,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    pub output: PathBuf,
}

impl InputFlags {
    /// The session that the flags ask for, with these pattern files.
    pub fn session_options(&self, patterns: &[PathBuf]) -> SessionOptions {
        SessionOptions {
            include_dirs: self.include.clone(),
            ods: self.ods.clone(),
            patterns: patterns.to_vec(),
            allow_unregistered_dialect: self.allow_unregistered_dialect,
        }
    }
}

impl OutputFlags {
    /// How to print.
    pub fn print_options(&self) -> PrintOptions {
        PrintOptions {
            generic: self.mlir_print_op_generic,
            debug_info: self.mlir_print_debuginfo,
            local_scope: self.mlir_print_local_scope,
            ..PrintOptions::default()
        }
    }
}
