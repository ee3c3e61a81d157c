//! Dialects.

use std::sync::Arc;

use legalize_source::Span;

use super::ConstraintDef;

/// A dialect.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DialectDef {
    /// The record's name.
    pub record: String,
    /// Namespace of the dialect, such as `arith`.
    pub name: String,
    /// C++ namespace, such as `::mlir::arith`.
    pub cpp_namespace: String,
    /// Summary in one line.
    pub summary: String,
    /// Text.
    pub description: String,
    /// C++ names of dialects that it needs.
    pub dependent_dialects: Vec<String>,
    /// Discardable attributes that it declares for other operations.
    pub discardable_attrs: Vec<(String, Arc<ConstraintDef>)>,
    /// True if C++ code materializes its constants.
    pub has_constant_materializer: bool,
    /// True if C++ code verifies the dialect's discardable attributes.
    pub has_operation_attr_verify: bool,
    /// True if C++ code verifies attributes of region arguments.
    pub has_region_arg_attr_verify: bool,
    /// True if C++ code verifies attributes of region results.
    pub has_region_result_attr_verify: bool,
    /// True if C++ code adds canonicalization patterns.
    pub has_canonicalizer: bool,
    /// True if attributes are printed and read by generated code.
    pub use_default_attribute_printer_parser: bool,
    /// True if types are printed and read by generated code.
    pub use_default_type_printer_parser: bool,
    /// True if the dialect's own C++ code parses its types.
    pub parses_types: bool,
    /// True if the dialect's own C++ code parses its attributes.
    pub parses_attributes: bool,
    /// True if operations may be added at run time.
    pub is_extensible: bool,
    /// The place of the record's name.
    pub span: Span,
}
