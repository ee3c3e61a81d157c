//! Analyses of MLIR bodies, and the transformations that need nothing but them.
//!
//! Operations and dialects answer through interfaces, which hosts attach by name: speculation, control flow
//! between regions, calls. Analyses: memory effects, [`Liveness`], [`CallGraph`] and [`DataFlowSolver`],
//! whose lattices are a trait; dominance is in [`legalize_ir`].
//!
//! ```
//! use std::sync::Arc;
//! use legalize_analysis::Liveness;
//! use legalize_ir::{Context, ParseOptions, parse_module, register_builtin};
//! use legalize_source::SourceMap;
//!
//! let mut ctx = Context::new(Arc::new(SourceMap::new()));
//! register_builtin(&mut ctx);
//! ctx.allow_unregistered_dialects(true);
//! let text = r#"
//! "my.function"() ({
//! ^first(%a: i32, %b: i32):
//!   "my.branch"()[^last] : () -> ()
//! ^last:
//!   "my.use"(%a) : (i32) -> ()
//! }) : () -> ()
//! "#;
//! let file = ctx.sources().add("input.mlir", text);
//! let module = parse_module(&ctx, file, &ParseOptions::default()).into_result()?;
//! let function = module.ir.preorder(module.root).nth(1).ok_or("no operation")?;
//! let region = module.ir.op(function).regions()[0];
//! let first = module.ir.region(region).first().ok_or("no block")?;
//! let liveness = Liveness::of(&module.ir, function);
//! let [a, b] = module.ir.block(first).args()[..] else { return Err("two arguments".into()) };
//! assert!(liveness.is_live_out(first, a) && !liveness.is_live_out(first, b));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod call_graph;
mod constants;
mod dataflow;
mod effects;
mod inline;
mod int_range;
mod interfaces;
mod liveness;
mod loop_invariant;
mod mem2reg;
mod sccp;
mod sink;

pub use call_graph::{CallEdge, CallGraph, CallNode};
pub use constants::ConstantPool;
pub use dataflow::{
    Constant, ConstantPropagation, DataFlowSolver, Lattice, NoAnalysis, Nothing, OpPredecessors,
    SparseAnalysis, Transfer,
};
pub use effects::{does_not_write, is_memory_effect_free, only_reads};
pub use inline::{InlineConfig, Inlined, NotInlined, inline_call, inline_calls};
pub use int_range::{
    IndexMode, InferIntRangesInterface, IntRange, IntRangeAnalysis, LoopBound, LoopBounds,
    LoopBoundsInterface, Overflow, Predicate, RangeFoldInterface, extend_s, extend_u, infer_add, infer_and,
    infer_ceil_div_s, infer_ceil_div_u, infer_div_s, infer_div_u, infer_floor_div_s, infer_index,
    infer_int_ranges, infer_max_s, infer_max_u, infer_min_s, infer_min_u, infer_mul, infer_or, infer_rem_s,
    infer_rem_u, infer_shl, infer_shr_s, infer_shr_u, infer_sub, infer_xor, range_fold, truncate,
};
pub use interfaces::{
    BranchChoiceInterface, Call, CallInterface, Callee, InlinesAll, Inlining, InliningInterface, MemorySlot,
    RegionBranch, RegionBranchInterface, RegionSuccessor, SlotAccess, SlotAccessInterface, SlotAllocation,
    SlotAllocationInterface, SlotUse, Speculatability, SpeculationInterface, branch_operands, call_interface,
    callable_region, chosen_successor, inlining, is_branch, is_callable, is_loop_like, is_region_branch,
    is_return_to_parent, is_speculatable, region_branch, resolve_callee, slot_allocation, slot_use,
    speculatability,
};
pub use liveness::Liveness;
pub use loop_invariant::move_loop_invariant_code;
pub use mem2reg::promote_memory_slots;
pub use sccp::propagate_constants;
pub use sink::{regions_run_at_most_once, sink_into_regions};
