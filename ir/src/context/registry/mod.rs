//! What is known of dialects, operations, types and attributes: traits as bits, hooks by name.
//!
//! Whoever registers an operation – the crate `ods` for `.td` files, a dialect's Rust code – fills an
//! [`OpInfo`]; parser, printer, verifier and drivers read it and know no dialect by name. What a crate above
//! wants to remember about an operation goes into its typed [`Extensions`].

mod dialect;
mod erased;
mod extensions;
mod groups;
mod op;
mod params;
mod traits;

pub use dialect::DialectInfo;
pub(crate) use erased::Erased;
pub use extensions::Extensions;
pub use groups::{Arity, GroupDef, Groups, SegmentsName};
pub use op::OpInfo;
pub use params::{AttrInfo, ParamsSyntax, TypeInfo, VerifyParamsHook};
pub use traits::Traits;
