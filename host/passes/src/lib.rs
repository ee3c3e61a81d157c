//! Passes, the pass manager, pipelines as text, and the passes of every tool.
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/>. This crate does not depend on any dialect by name. A
//! pass is created with a [`PassHost`]: a context, natives, the canonicalization patterns of the dialects; a
//! session is one.

mod actions;
mod dumps;
mod host;
mod instrumentation;
mod manager;
mod pass;
mod pipeline;
mod timing;
mod transforms;

pub use dumps::IrDumps;
pub use host::PassHost;
pub use instrumentation::{PassInstrumentation, PassTarget};
pub use manager::{PassManager, erased_root};
pub use pass::{
    OptionDef, OptionError, OptionType, OptionValue, Pass, PassDef, PassInput, PassKind, PassOptions,
    pass_kind, plain_pass,
};
pub use pipeline::{add_pass, parse_pipeline};
pub use timing::{Activity, Timing};
pub use transforms::{
    canonicalize, common_passes, control_flow_sink, cse, inline, int_range_optimizations,
    loop_invariant_code_motion, mem2reg, reconcile_unrealized_casts, remove_dead_values, sccp, symbol_dce,
};
