//! A slotmap-backed IR that holds, reads and prints what MLIR's builtin model can say.
//!
//! Two things are kept apart: a [`Context`] interns types, attributes, names and locations and holds the
//! registry of operations; a body, [`Ir`], owns operations, blocks, regions and values. Handles are small
//! `Copy` indices; reading one never takes a lock. Every edit of a body is journalled while a
//! [`Checkpoint`] is open, so any driver can take it back.
//!
//! Mirrors <https://mlir.llvm.org/docs/LangRef/>.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_ir::{Context, ParseOptions, PrintOptions, parse_module, print_op, register_builtin};
//! use legalize_source::SourceMap;
//!
//! let mut ctx = Context::new(Arc::new(SourceMap::new()));
//! register_builtin(&mut ctx);
//! ctx.allow_unregistered_dialects(true);
//! let file = ctx.sources().add("input.mlir", "%0 = \"my.number\"() {value = 1 : i32} : () -> i32");
//! let mut module = parse_module(&ctx, file, &ParseOptions::default()).into_result()?;
//!
//! let options = PrintOptions::default();
//! let before = print_op(&ctx, &module.ir, module.root, &options);
//! let number = module.ir.postorder(module.root).next().ok_or("no operation")?;
//! let checkpoint = module.ir.checkpoint();
//! module.ir.erase_op(number);
//! assert!(!module.ir.is_live(number));
//! module.ir.rollback_to(checkpoint);
//! assert_eq!(print_op(&ctx, &module.ir, module.root, &options), before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod body;
mod builder;
mod builtin;
mod context;
mod deep;
mod dominance;
mod equivalence;
mod groups;
mod hooks;
mod interfaces;
mod reason;
mod segments;
mod symbols;
mod text;
mod verify;

pub use body::{
    BlockChange, BlockData, BlockId, Change, Checkpoint, Created, Difference, ExternalResources,
    FOREIGN_CONTEXT, InsertPoint, Ir, IrMapping, NestedWalk, OpChange, OpData, OpId, OperationState,
    RegionData, RegionId, Use, ValueData, ValueDef, ValueId, WalkOrder, WalkResult, constant_operand,
    constant_value, foreign_context,
};
pub use builder::{Builder, OpBuilder};
pub use builtin::register_builtin;
pub use context::{
    AffineExpr, AffineLeaf, AffineMap, AffineOp, Arity, AttrData, AttrDict, AttrInfo, Attribute,
    CommonHandles, Context, ContextId, DialectInfo, ElementsData, Extensions, FloatKind, FloatValue,
    GroupDef, HandlerId, Int, IntegerSet, Interface, InternedMark, LocData, Location, Made, Name, Nested,
    OpInfo, OpName, Param, ParamsInvariantsHook, ParamsSyntax, PerName, ResourceValue, Signedness, Traits,
    Type, TypeData, TypeInfo, TypedAttr, VerifyParamsHook, WAYS_TO_LOAD,
};
pub use dominance::{DominanceInfo, PostDominanceInfo, has_ssa_dominance};
pub use equivalence::Equivalence;
pub use groups::{Groups, SegmentsName};
pub use hooks::{
    BlockArgNamesHook, BuildHook, CanPrintHook, DialectHooks, EffectKind, EffectOn, FOLDING_TRAITS, Fold,
    FoldHook, FoldInput, FoldResult, InPlaceEdit, InferHook, InferInput, MaterializeConstantHook,
    MemoryEffect, MemoryEffects, MemoryEffectsHook, OpHooks, PropertiesHook, RegionAttrOwner, RegionEdge,
    RegionFlowHook, ResultNamesHook, SuccessorOperandsHook, Verifier, Verifiers, VerifyAttrHook, VerifyHook,
    VerifyPhase, VerifyRegionAttrHook, effect_traits, fold_by, fold_with, memory_effects,
    memory_effects_recursively,
};
pub use interfaces::{ElementsAttr, ShapedType};
pub use reason::Reason;
pub use segments::{KeptOperands, operands_kept, resized_segments, set_successor_operands};
pub use symbols::{
    SYMBOL_NAME, SYMBOL_VISIBILITY, SymbolTable, SymbolTables, SymbolUse, Visibility, is_symbol_table,
    lookup_nearest_symbol, lookup_symbol_in, nearest_symbol_table, rename_symbol, replace_symbol_uses,
    set_symbol_name, set_symbol_visibility, symbol_is_unused, symbol_name, symbol_path, symbol_uses,
    symbol_uses_around, symbol_uses_in, symbol_uses_of, symbol_visibility, unknown_symbol_table,
};
pub use text::{
    Argument, AsmState, AssemblyInCpp, Delimiter, DialectSyntax, Literal, Mark, MnemonicAlias, NotPrinted,
    OpParser, OpPrinter, ParseHook, ParseOptions, ParseParamsHook, ParsedModule, Part, PrintHook,
    PrintOptions, PrintParamsHook, PrintedParts, Punct, UnresolvedOperand, attr_to_string, lexer,
    loc_to_string, parse_attr_str, parse_module, parse_type_str, print_op, print_op_alone, print_parts,
    type_to_string, write_op,
};
pub use verify::{
    Shaped, ShapedTypeHook, TYPE_TRAITS, TensorEncodingHook, UNPREFIXED, VerifySymbolUses, dims_compatible,
    element_type_or_self, has_unknown_shape, invalid_ops, located, location_in_words, mark_invalid, op_error,
    plain_error, shape_of, shapes_compatible, verify, verify_local,
};

/// Vector with inline capacity, re-exported since signatures of this and dependent crates use it.
pub use smallvec::SmallVec;
