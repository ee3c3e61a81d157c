//! What a tool binary is made of: passes, the pass manager, conversion specs, sessions, `opt_main`.
//!
//! A [`Provider`] says what a program brings (dialects, hooks, natives, Rust patterns, passes); a
//! [`Session`] registers all that in one context; the commands read modules, work on them and print them.
//! Nothing here knows a dialect by name.

mod commands;
mod driver;
mod expected;
mod flags;
mod library;
mod manager;
mod pass;
mod passes;
mod provider;
mod session;
pub mod spec;
mod split;
mod timing;
mod tool;

pub use commands::{ConvertCommand, DriverName, ModeName, OptCommand, RewriteCommand};
pub use driver::{Work, print_output, process, read_input, report, status, write_output};
pub use expected::check_expected;
pub use flags::{InputFlags, OutputFlags};
pub use library::{LoadedPatterns, load_ods, load_patterns, load_patterns_file, read_file};
pub use manager::PassManager;
pub use pass::{FnPass, Pass, PassInput};
pub use passes::{canonicalize, reconcile_unrealized_casts};
pub use provider::Provider;
pub use session::{Session, SessionOptions, includes, register};
pub use split::{SEPARATOR, split_input};
pub use timing::Timing;
pub use tool::{ModuleCommand, opt_main};
