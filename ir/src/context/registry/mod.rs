//! Registry of dialects, operations, types and attributes: traits as bits, hooks by name.
//!
//! An operation is registered by filling an [`OpInfo`], in the crate `ods` for `.td` files or in a dialect's
//! Rust code; parser, printer, verifier and drivers read it and know no dialect by name. Other crates attach
//! their data about an operation to its typed [`Extensions`].

mod arity;
mod dialect;
mod erased;
mod extensions;
mod models;
mod op;
mod params;
mod traits;

pub use arity::{Arity, GroupDef};
pub use dialect::DialectInfo;
pub(crate) use erased::Erased;
pub use extensions::Extensions;
pub(in crate::context) use models::ModelTable;
pub use models::{Interface, TypedAttr};
pub use op::OpInfo;
pub(crate) use params::ParamChecks;
pub use params::{AttrInfo, ParamsInvariantsHook, ParamsSyntax, TypeInfo, VerifyParamsHook};
pub use traits::Traits;
