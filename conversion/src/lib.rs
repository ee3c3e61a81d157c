//! Rewriter, pattern sets and the walk, greedy and dialect-conversion drivers.
//!
//! Every edit goes through one [`Rewriter`] over the journalled body, so every driver can roll it back. Patterns are
//! written in Rust ([`RewritePattern`], [`ConversionPattern`]) or as data (`legalize-pattern-model`); a [`PatternSet`]
//! of both is frozen once and applied any number of times.

pub mod checks;
pub mod conversion;
pub mod failure;
pub mod fold;
pub mod function;
pub mod greedy;
pub mod listener;
pub mod natives;
pub mod pattern;
mod per_name;
pub mod plain;
mod presence;
pub mod reconcile;
pub mod rewriter;
pub mod set;
pub mod target;
mod trait_names;
pub mod type_converter;
mod unknown_names;
pub mod walk;

mod apply;
mod block_order;
mod body;
mod budget;
mod canonicalizer;
mod condition;
mod filter;
mod log;
mod matcher;
mod merge_blocks;
mod regions;
pub mod segments;
mod separate;

pub use apply::{ApplyCallbacks, PatternApplicator};
pub use canonicalizer::{Canonicalizer, add_canonicalizers};
pub use checks::{PatternCheck, PatternChecks, Violation, ViolationKind};
pub use condition::DynamicLegality;
pub use conversion::{
    Attempt, Conversion, ConversionConfig, ConversionFailure, ConversionMode, ConversionReport,
    ConversionStats, ConvertedOp, FoldingMode, LegalizationNode, LegalizationTree, Outcome, Progress,
    apply_analysis_conversion, apply_full_conversion, apply_partial_conversion, has_casts, isolated_ancestor,
};
pub use failure::{PatternError, recovered};
pub use filter::PatternFilter;
pub use fold::{create_or_fold, is_removable_if_unused, is_trivially_dead};
pub use function::{
    branch_legality, convert_branch_types, convert_call_types, convert_function_type, convert_return_types,
    convert_value_attrs, populate_any_branch_conversion, populate_any_function_signature_conversion,
    populate_branch_conversion, populate_call_conversion, populate_function_signature_conversion,
    populate_return_conversion, signature_legality, types_legality,
};
pub use greedy::{
    GreedyConfig, GreedyDriver, GreedyReport, GreedyStats, OpForm, RegionSimplification, RewriteStep,
    RootFate, StepKind, StopReason, Strictness, Unfinished, apply_op_patterns_greedily,
    apply_patterns_greedily, explain_limit,
};
pub use listener::{Event, Listener, Listeners};
pub use natives::{
    ConstraintCall, ConstraintFn, Given, NativeValue, NativeValues, Natives, RequestedConstant, RewriteCall,
    RewriteFn, SnippetEvaluator,
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
pub use set::{FreezeOptions, FrozenPatternSet, PatternSet, explain_automaton};
pub use target::{ConversionTarget, LegalInfo, Legality};
pub use type_converter::{AttributeAnswer, ConversionAnswer, MaterializationInput, TypeConverter, Types};
pub use unknown_names::{
    UNKNOWN_ATTRIBUTE, UNKNOWN_OP, UNKNOWN_OPERAND, UNKNOWN_RESULT, WRONG_ARITY, check_names,
};
pub use walk::{WalkDriver, WalkError, WalkReport, WalkStats, walk_and_apply_patterns};
