//! A slotmap-backed IR that holds, reads and prints what MLIR's builtin model can say.
//!
//! Two things are kept apart: a [`Context`] interns types, attributes, names and locations and holds the
//! registry of operations; a body, [`Ir`], owns operations, blocks, regions and values. Handles are small
//! `Copy` indices; reading one never takes a lock. Every edit of a body is journalled while a
//! [`Checkpoint`] is open, so any driver can take it back.
//!
//! Mirrors <https://mlir.llvm.org/docs/LangRef/>.

mod advice;
pub mod body;
pub mod builder;
pub mod builtin;
pub mod context;
mod deep;
pub mod dominance;
pub mod equivalence;
mod groups;
pub mod hooks;
pub mod interfaces;
pub mod symbols;
pub mod text;
pub mod verify;

pub use body::{
    BlockChange, BlockData, BlockId, Change, Checkpoint, Created, Difference, FOREIGN_CONTEXT, InsertPoint,
    Ir, IrMapping, NestedWalk, OpChange, OpData, OpId, OperationState, RegionData, RegionId, Use, ValueData,
    ValueDef, ValueId, WalkOrder, WalkResult, constant_operand, constant_value, foreign_context,
};
pub use builder::{Builder, OpBuilder};
pub use builtin::register_builtin;
pub use context::{
    AffineExpr, AffineLeaf, AffineMap, AffineOp, Arity, AttrData, AttrDict, AttrInfo, Attribute,
    CommonHandles, Context, ContextId, DialectInfo, ElementsData, Extensions, FloatKind, FloatValue,
    GroupDef, HandlerId, Int, IntegerSet, Interface, LocData, Location, Name, Nested, OpInfo, OpName, Param,
    ParamsInvariantsHook, ParamsSyntax, Signedness, Traits, Type, TypeData, TypeInfo, TypedAttr,
};
pub use dominance::{DominanceInfo, PostDominanceInfo};
pub use equivalence::Equivalence;
pub use groups::{Groups, SegmentsName};
pub use hooks::{
    EffectKind, EffectOn, Fold, FoldInput, FoldResult, InPlaceEdit, InferInput, MemoryEffect, OpHooks,
    Verifier, Verifiers, VerifyPhase, effect_traits, memory_effects, memory_effects_recursively,
};
pub use interfaces::{ElementsAttr, ShapedType};
pub use symbols::{SymbolTable, SymbolTables, SymbolUse, Visibility, rename_symbol};
pub use text::{
    Argument, Delimiter, DialectSyntax, Literal, Mark, OpParser, OpPrinter, ParseOptions, ParsedModule, Part,
    PrintOptions, PrintedParts, Punct, UnresolvedOperand, attr_to_string, loc_to_string, parse_attr_str,
    parse_module, parse_type_str, print_op, print_op_alone, print_parts, type_to_string, write_op,
};
pub use verify::{mark_invalid, verify};

/// Signatures here and in the rooms above name it.
pub use smallvec::SmallVec;
