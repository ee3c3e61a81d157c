//! Contents of the records as plain owned data, independent of the keeper's lifetime, `Send + Sync`.
//!
//! Invariant: nothing here depends on a context; types and attributes are text until they are registered.
//! Mirrors <https://mlir.llvm.org/docs/DefiningDialects/>.

mod constraint;
mod dialect;
mod enums;
mod interface;
mod module;
mod op;
mod overlay;
mod traits;
mod typedef;

pub use legalize_pattern_model::Predicate;

pub(crate) use constraint::bare_condition;
pub use constraint::{AttrConstraint, ConstraintDef, ConstraintKind, PropConstraint};
pub use dialect::DialectDef;
pub(crate) use enums::qualified;
pub use enums::{BitCase, EnumCase, EnumDef, stringify_bits, symbolize_bits};
pub use interface::{InterfaceDef, InterfaceKind, InterfaceMethod, MethodParam};
pub use module::OdsModule;
pub use op::{
    ArgumentRef, Arity, AttributeDef, BuilderDef, BuilderParam, Effect, FormatText, OpDef, OperandDef,
    PropertyDef, RegionDef, SuccessorDef,
};
pub(crate) use overlay::describes;
pub use overlay::{
    ClassOverlay, DirectiveOverlay, FunctionOverlay, OpOverlay, Overlays, PredicateOverlay, TypeOrAttrOverlay,
};
pub use traits::{TraitDef, TraitKind, TraitRef, TypeRelation};
pub use typedef::{AttrDef, ParameterDef, TypeDef, TypeOrAttrDef};
