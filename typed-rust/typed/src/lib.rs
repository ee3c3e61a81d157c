//! Runtime of the Rust code that is generated from `.td` files: typed views of operations, builders with
//! inference, attributes and parameters as plain values, patterns with a typed root, definitions and patterns
//! that a program carries.
//!
//! Generated code is thin: a view is a handle, an accessor calls this crate with an index and a name from the
//! definition. This crate does not depend on any dialect.
//!
//! Omitted: C++ methods of definitions (`extraClassDeclaration`). Mirrors the output of `mlir-tblgen` with
//! `-gen-op-decls`, `-gen-typedef-decls` and `-gen-enum-decls`.
//!
//! ```
//! use legalize_ir::{Builder, Context, Ir, OpId};
//! use legalize_typed::{Arity, BuildOp, Groups, Mapping, OpParts, OpView, Operands, results};
//!
//! // As it is generated for an operation `my.number` with one result.
//! #[derive(Clone, Copy)]
//! struct NumberOp(OpId);
//!
//! impl From<NumberOp> for OpId {
//!     fn from(view: NumberOp) -> OpId {
//!         view.0
//!     }
//! }
//!
//! impl OpView for NumberOp {
//!     const NAME: &'static str = "my.number";
//!     const RESULTS: Groups = Groups::new(&[Arity::Single]);
//!     type Adaptor<'a, M: Mapping> = Operands<'a, M>;
//!
//!     fn of(op: OpId) -> Self {
//!         NumberOp(op)
//!     }
//! }
//!
//! struct NumberOpBuilder(OpParts);
//!
//! impl BuildOp for NumberOpBuilder {
//!     type Op = NumberOp;
//!
//!     fn parts(&mut self) -> &mut OpParts {
//!         &mut self.0
//!     }
//! }
//!
//! let mut ctx = Context::new(std::sync::Arc::default());
//! ctx.allow_unregistered_dialects(true);
//! let mut ir = Ir::new();
//! let mut builder = Builder::new(&ctx, &mut ir);
//! let mut parts = OpParts::new::<NumberOp>(0);
//! parts.results(0, &[ctx.common().i32]);
//! let loc = builder.loc();
//! let number = NumberOpBuilder(parts).create(&mut builder, loc)?;
//! assert!(NumberOp::isa(&builder, number.op()));
//! assert_eq!(results(number, &builder, 0).len(), 1);
//! # Ok::<(), legalize_typed::Diagnostic>(())
//! ```

mod access;
mod attrs;
mod builtin;
mod dialect;
mod enums;
mod groups;
mod hooks;
mod mapping;
mod methods;
mod misuse;
mod natives;
mod op;
mod params;
mod pattern;
mod plain;

pub use access::{EditIr, ReadIr};
pub use attrs::{attr, defaulted, is_present, optional, remove_attr, required, set_attr, set_optional_attr};
pub use bitflags::bitflags;
pub use builtin::{
    ArrayAttr, BoolAttr, DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr,
    DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr,
    StringAttr, SymbolRefAttr, TypeAttr, UnitAttr,
};
pub use dialect::{
    FoldInterface, FrozenDialect, FrozenPatterns, VerifyInterface, attach_fold, attach_verify,
    freeze_patterns, implement, interface, set_evaluator,
};
pub use enums::{BitEnumView, EnumView, UnknownCase, case_of, parse_bits, print_bits};
pub use groups::{
    Arity, Groups, Values, nested_operands, operand, operands, optional_operand, optional_result, region,
    regions, result, results, set_nested_operands, set_operands, set_successor, successor, successors,
    types_of,
};
pub use hooks::{
    hook_attr_verifier, hook_canonicalize, hook_canonicalizer, hook_casts, hook_constants,
    hook_custom_assembly, hook_discardable, hook_folder, hook_inference, hook_memory_effects,
    hook_region_flow, hook_region_verifier, hook_result_names, hook_successor_operands, hook_symbol_uses,
    hook_type_verifier, hook_verifier,
};
pub use mapping::{Many, Mapping, One, Operands};
pub use methods::{call_method, default_check, default_method, hook_method, method_answer};
pub use natives::{Answer, FromNative, IntoNative, native_argument};
pub use op::{AsOp, BuildOp, OpParts, OpView};
pub use params::{AttrView, FromParam, IntoParam, TypeView, attr_param, new_attr, new_type, type_param};
pub use pattern::{
    AddTypedConversions, AddTypedPatterns, OpConversionPattern, OpRewritePattern, OpSeparatePattern,
};
pub use plain::{AttrValueKind, FromAttr, Plain, int_of};

// Types in the signatures of generated code.
pub use legalize_conversion::{
    ConstraintCall, DeclarativeOptions, MatchFailure, NativeValue, NativeValues, Natives, PatternSet,
    RewriteCall, Rewriter,
};
pub use legalize_ir::{
    Attribute, BlockId, Context, Fold, FoldInput, InferInput, Ir, Location, MemoryEffect, Name, OpId,
    OpParser, OpPrinter, OperationState, Param, Reason, RegionEdge, RegionId, Type, ValueId,
};
pub use legalize_source::{Diagnostic, Diagnostics};
pub use smallvec::SmallVec;
