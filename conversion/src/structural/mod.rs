//! Functions, calls, returns, branches and operations with regions whose types change while the operations
//! stay.
//!
//! Each has a pattern, added by `populate_…`, and a condition, `…_legality`, that is true where the pattern
//! has nothing to do and else says which part is illegal. Values become one, several or no values. The
//! arguments of a function's entry block change with its signature, those of other blocks with the branches
//! to them, so that either pattern alone leaves a valid body. Mirrors
//! `populateFunctionOpInterfaceTypeConversionPattern` and its siblings for calls, returns, branches and
//! structured control flow.

mod branch;
mod call;
mod parts;
mod region_op;
mod signature;

pub use branch::{
    branch_legality, convert_branch_types, populate_any_branch_conversion, populate_branch_conversion,
};
pub use call::{
    convert_call_types, convert_return_types, populate_call_conversion, populate_return_conversion,
    types_legality,
};
pub use region_op::{convert_region_op_types, populate_region_op_conversion, region_op_legality};
pub use signature::{
    convert_function_type, convert_value_attrs, populate_any_function_signature_conversion,
    populate_function_signature_conversion, signature_legality,
};
