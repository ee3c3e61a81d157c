//! Limits that the evaluator checks often, and that do not grow with the text.

use legalize_source::Limits;

/// [`Limits`] as numbers of the evaluator's types.
#[derive(Clone, Debug)]
pub(crate) struct EvalLimits {
    /// Nested brackets in the text.
    pub(crate) nesting: u32,
    /// Nested includes.
    pub(crate) include_depth: u32,
    /// Nested statements, values and template instantiations while evaluating.
    pub(crate) depth: u32,
    /// Nesting within one value.
    pub(crate) value_depth: u32,
    /// Elements of one list.
    pub(crate) list_len: usize,
    /// Bytes of one string.
    pub(crate) string_len: usize,
    /// Bits of one `bits` value.
    pub(crate) bits: u32,
    /// Maximum number of errors that are reported before the parse ends.
    pub(crate) errors: usize,
}

impl EvalLimits {
    pub(crate) fn new(limits: &Limits) -> Self {
        // A limit beyond the range of an address or a handle is unlimited.
        let size =
            |allowance: legalize_source::Allowance| usize::try_from(allowance.base).unwrap_or(usize::MAX);
        let small = |allowance: legalize_source::Allowance| u32::try_from(allowance.base).unwrap_or(u32::MAX);
        EvalLimits {
            nesting: small(limits.td_nesting),
            include_depth: small(limits.include_depth),
            depth: small(limits.td_depth),
            value_depth: small(limits.td_value_depth),
            list_len: size(limits.td_list_elements),
            string_len: size(limits.td_string_bytes),
            bits: small(limits.td_bits),
            errors: match size(limits.errors) {
                0 => usize::MAX,
                errors => errors,
            },
        }
    }
}
