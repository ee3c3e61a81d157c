//! What a tool binary is made of: passes, the pass manager, conversion specs, sessions, `opt_main`.
//!
//! A [`Provider`] says what a program brings (dialects, hooks, natives, Rust patterns, passes); a
//! [`Session`] registers all that in one context; the commands read modules, work on them and print them.
//! Nothing here knows a dialect by name.

mod commands;
mod driver;
mod dumps;
mod expected;
mod explain;
mod flags;
mod library;
mod limit_flags;
mod logging;
mod manager;
mod opt_command;
mod output;
mod pass;
mod passes;
mod pipeline;
mod progress;
mod provider;
mod session;
mod session_builder;
pub mod spec;
mod split;
mod timing;
mod tool;
mod unfinished;

pub use commands::{ConvertCommand, DriverName, ExplainFormat, ModeName, RewriteCommand};
pub use driver::{Work, Worked, process, read_input, report, status};
pub use dumps::IrDumps;
pub use expected::check_expected;
pub use explain::{Explanation, Step};
pub use flags::{InputFlags, OutputFlags, PatternFlags, SearchFlags, SplitFlags};
pub use library::{
    LoadedPatterns, load_ods, load_patterns, load_patterns_file, load_patterns_text, read_file,
};
pub use limit_flags::LimitFlags;
pub use logging::{ActionLog, LOG_TREES, start_logging};
pub use manager::PassManager;
pub use opt_command::OptCommand;
pub use output::{print_charged, print_output, write_output};
pub use pass::{
    OptionDef, OptionError, OptionType, OptionValue, Pass, PassDef, PassInput, PassKind, PassOptions,
    pass_kind, plain_pass,
};
pub use passes::{canonicalize, cse, reconcile_unrealized_casts, remove_dead_values, symbol_dce};
pub use pipeline::parse_pipeline;
pub use provider::Provider;
pub use session::{Session, SessionOptions, includes, missing_hooks, register, register_definitions};
pub use session_builder::SessionBuilder;
pub use split::{Piece, SEPARATOR, near_miss, split_input};
pub use timing::Timing;
pub use tool::{ModuleCommand, mlir_opt_main, opt_main, two_dashes};
