//! Passes, the pass manager, pipelines as text, and the passes of every tool.
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/>. This crate does not depend on any dialect by name. A
//! pass is created with a [`PassHost`]: a context, natives, the canonicalization patterns of the dialects; a
//! session is one.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_ir::{Context, ParseOptions, WalkOrder, parse_module, register_builtin};
//! use legalize_passes::{PassDef, PassInput, PassManager, PassOptions, Timing};
//! use legalize_source::{Diagnostics, SourceMap};
//!
//! let definition = PassDef::new("no-calls", "NoCalls", "Refuses calls");
//! let pass = |input: &mut PassInput<'_>| {
//!     let ops = input.ir.nested_ops(input.root, WalkOrder::PreOrder).into_iter();
//!     let calls = ops.filter(|&op| input.ctx.op_str(input.ir.op(op).name()) == "my.call");
//!     let mut found = Diagnostics::new();
//!     found.extend(calls.map(|op| input.error(op, "my_pass::call", "calls are not supported")));
//!     found
//! };
//! let mut manager = PassManager::new();
//! manager.add(definition.clone(), PassOptions::defaults(&definition), Arc::new(pass));
//!
//! let mut ctx = Context::new(Arc::new(SourceMap::new()));
//! register_builtin(&mut ctx);
//! ctx.allow_unregistered_dialects(true);
//! let file = ctx.sources().add("input.mlir", "\"my.call\"() : () -> ()");
//! let mut module = parse_module(&ctx, file, &ParseOptions::default()).into_result()?;
//! let found = manager.run(&ctx, &mut module.ir, module.root, &mut Timing::new());
//! assert!(found.has_errors());
//! # Ok::<(), Diagnostics>(())
//! ```

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
