//! The command line of a tool: [`opt_main`], its commands and flags, its reports and logs.
//!
//! A tool is a list of [`Provider`](legalize_session::Provider)s; the commands read modules in a session of
//! these, work on them and print them.
//!
//! ```no_run
//! use std::process::ExitCode;
//! use std::sync::Arc;
//! use legalize_session::Provider;
//!
//! /// Dialects, patterns and passes of the tool.
//! struct Mine;
//!
//! impl Provider for Mine {}
//!
//! fn main() -> ExitCode {
//!     legalize_opt::opt_main("my-opt", std::env::args_os(), &[Arc::new(Mine) as Arc<dyn Provider>])
//! }
//! ```

mod commands;
pub mod coverage;
mod driver;
mod dump_flags;
mod expected;
mod explain;
mod flags;
mod limit_flags;
mod lint_flags;
mod log_lines;
mod logging;
mod opt_command;
mod output;
mod progress;
mod project_flags;
mod split;
mod tool;
mod unfinished;

pub use commands::{ConvertCommand, DriverName, ExplainFormat, ModeName, RewriteCommand, definition_cache};
pub use driver::{Outcome, Work, process, read_input, status};
pub use expected::check_expected;
pub use explain::{Explanation, LegalizationStep};
pub use flags::{InputFlags, OutputFlags, PatternFlags, SearchFlags, SplitFlags};
pub use legalize_source::report;
pub use limit_flags::LimitFlags;
pub use lint_flags::LintFlags;
pub use logging::{ActionLog, LOG_TREES, start_logging};
pub use opt_command::OptCommand;
pub use output::{print_charged, print_output, write_output};
pub use project_flags::ProjectFlags;
pub use split::{Piece, SEPARATOR, near_miss, split_input};
pub use tool::{ModuleCommand, mlir_opt_main, opt_main, two_dashes};
