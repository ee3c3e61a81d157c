//! State that bodies share: interned types, attributes, names and locations, and the registry.

mod affine;
mod attr;
mod depth;
mod float;
mod footprint;
mod handlers;
mod help;
mod identity;
mod int;
mod interner;
mod location;
mod made;
mod name;
mod nested;
mod numbers;
mod per_name;
mod registry;
mod resource;
mod segments;
mod spelling;
mod store;
mod tasks;
mod threading;
mod ty;

pub use affine::{AffineExpr, AffineLeaf, AffineMap, AffineOp, IntegerSet};
pub use attr::{AttrData, AttrDict, Attribute, ElementsData};
pub use float::FloatValue;
pub use handlers::HandlerId;
pub use help::WAYS_TO_LOAD;
pub use identity::ContextId;
#[cfg(debug_assertions)]
pub(crate) use identity::random;
pub use int::Int;
pub use location::{LocData, Location};
pub use made::{InternedMark, Made};
pub use name::{Name, OpName};
pub use nested::Nested;
pub use per_name::PerName;
pub(crate) use registry::Erased;
pub(crate) use registry::ParamChecks;
pub use registry::{
    Arity, AttrInfo, DialectInfo, Extensions, GroupDef, Interface, OpInfo, ParamsInvariantsHook,
    ParamsSyntax, Traits, TypeInfo, TypedAttr, VerifyParamsHook,
};
pub use resource::ResourceValue;
pub use store::{CommonHandles, Context};
pub(crate) use threading::Workers;
pub use ty::{FloatKind, Param, Signedness, Type, TypeData};
