//! Rewriter, pattern sets and the walk, greedy and dialect-conversion drivers.
//!
//! Every edit goes through one [`Rewriter`] over the journalled body, so every driver can roll it back.
//! Patterns are written in Rust ([`RewritePattern`], [`ConversionPattern`]) or as data
//! (`legalize-pattern-model`); a [`PatternSet`] of both is frozen once and applied any number of times.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_conversion::{GreedyConfig, Natives, PatternInfo, PatternSet, RewriterExt};
//! use legalize_conversion::apply_patterns_greedily;
//! use legalize_ir::{Context, ParseOptions, PrintOptions, parse_module, print_op, register_builtin};
//! use legalize_source::{Diagnostics, SourceMap};
//!
//! let mut ctx = Context::new(Arc::new(SourceMap::new()));
//! register_builtin(&mut ctx);
//! ctx.allow_unregistered_dialects(true);
//! let file = ctx.sources().add("input.mlir", "%0 = \"my.old\"() : () -> i32");
//! let mut module = parse_module(&ctx, file, &ParseOptions::default()).into_result()?;
//!
//! let mut patterns = PatternSet::new();
//! patterns.add_fn(PatternInfo::on("old to new", "my.old"), |op, rewriter| {
//!     let ty = rewriter.ir().value_type(rewriter.ir().op(op).results()[0]);
//!     let loc = rewriter.ir().op(op).loc();
//!     let new = rewriter.build("my.new", loc, |_, state| state.result_types.push(ty));
//!     let result = rewriter.ir().op(new).results()[0];
//!     rewriter.replace_op(op, &[result]);
//!     Ok(())
//! });
//! let patterns = patterns.freeze(&ctx, &Natives::new())?;
//! apply_patterns_greedily(&ctx, &mut module.ir, module.root, &patterns, &GreedyConfig::default())?;
//! assert!(print_op(&ctx, &module.ir, module.root, &PrintOptions::default()).contains("my.new"));
//! # Ok::<(), Diagnostics>(())
//! ```

mod apply;
mod block_order;
mod body;
mod budget;
mod by_slot;
mod canonicalizer;
mod checks;
mod condition;
mod conversion;
mod failure;
mod filter;
mod fold;
mod greedy;
mod listener;
mod log;
mod matcher;
mod merge_blocks;
mod natives;
mod paged;
mod pattern;
mod plain;
mod presence;
mod reconcile;
mod regions;
mod rewriter;
mod separate;
mod set;
mod structural;
mod target;
mod trait_names;
mod type_converter;
mod unknown_names;
mod walk;

pub use apply::{ApplyCallbacks, PatternApplicator};
pub use canonicalizer::{Canonicalizer, add_canonicalizers};
pub use checks::{PatternCheck, PatternChecks, UnknownCheck, Violation, ViolationKind};
pub use condition::DynamicLegality;
pub use conversion::{
    Attempt, Conversion, ConversionConfig, ConversionFailure, ConversionMode, ConversionReport,
    ConversionStats, ConvertedOp, FoldingMode, LegalizationNode, LegalizationTree, Outcome, Progress,
    apply_analysis_conversion, apply_full_conversion, apply_partial_conversion, has_casts, isolated_ancestor,
};
pub use failure::{PatternError, recovered};
pub use filter::PatternFilter;
pub use fold::{FoldOutcome, can_fold, create_or_fold, fold_op, is_removable_if_unused, is_trivially_dead};
pub use greedy::{
    GreedyConfig, GreedyDriver, GreedyReport, GreedyStats, OpSnapshot, RegionSimplification, RewriteStep,
    RootFate, StepKind, StopReason, Strictness, Unfinished, apply_op_patterns_greedily,
    apply_patterns_greedily, explain_limit,
};
pub use listener::{Event, Listener, Listeners};
pub use log::{HeldWarnings, hold_warnings};
pub use natives::{
    ArrangedArg, ArrangedCall, CalledNatives, ConstraintCall, ConstraintFn, CppValue, FunctionCall, Given,
    NativeArg, NativeArgs, NativeRet, NativeRets, NativeSignature, NativeType, NativeValue, NativeValues,
    Natives, ParameterRole, ReplacementValues, RequestedConstant, RewriteCall, RewriteFn, SnippetEvaluator,
    expression_native,
};
pub use pattern::{
    ConversionPattern, DeclarativeOptions, FnConversionPattern, FnPattern, MatchFailure, MatchResult,
    OperandMode, PatternId, PatternInfo, RewritePattern, Root,
};
pub use plain::PlainRewriter;
pub use reconcile::reconcile_unrealized_casts;
pub use rewriter::{
    ConversionRewriter, ConvertedOperands, Cursor, InputMapping, MakeArgument, Rewriter, RewriterExt,
    SignatureConversion,
};
pub use separate::SeparatePattern;
pub use set::{ConvertedPatterns, FreezeOptions, FrozenPatternSet, PatternSet};
pub use structural::{
    branch_legality, convert_branch_types, convert_call_types, convert_function_type,
    convert_region_op_types, convert_return_types, convert_value_attrs, populate_any_branch_conversion,
    populate_any_function_signature_conversion, populate_branch_conversion, populate_call_conversion,
    populate_function_signature_conversion, populate_region_op_conversion, populate_return_conversion,
    region_op_legality, signature_legality, types_legality,
};
pub use target::{ConversionTarget, LegalInfo, Legality};
pub use type_converter::{AttributeAnswer, ConversionAnswer, MaterializationInput, TypeConverter, Types};
pub use unknown_names::{
    UNKNOWN_ATTRIBUTE, UNKNOWN_OP, UNKNOWN_OPERAND, UNKNOWN_RESULT, WRONG_ARITY, check_names,
};
pub use walk::{WalkConfig, WalkDriver, WalkError, WalkReport, WalkStats, walk_and_apply_patterns};
