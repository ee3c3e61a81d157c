//! Named limits, so that no input hangs a tool or exhausts its memory.

/// Limits of one parse. Each ends in a diagnostic that names it.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Nested brackets in the text.
    pub nesting: u32,
    /// Nested includes.
    pub include_depth: u32,
    /// Nested statements, values and template instantiations while evaluating.
    pub depth: u32,
    /// Nesting within one value.
    pub value_depth: u32,
    /// Elements of one list.
    pub list_len: usize,
    /// Bytes of one string.
    pub string_len: usize,
    /// Bits of one `bits` value.
    pub bits: u32,
    /// Distinct values.
    pub values: usize,
    /// Operands of all values together: elements of lists, arguments of dags and calls.
    pub operands: usize,
    /// Fields and superclasses of all records together; a class holds those of its ancestors too.
    pub inherited: usize,
    /// Records, those in multiclasses and those of class calls too.
    pub records: usize,
    /// Instances of what loops and multiclasses hold: records, loops, assertions and dumps.
    pub instances: usize,
    /// Steps of evaluation.
    pub steps: u64,
    /// Errors that are reported before the parse gives up.
    pub errors: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            nesting: 512,
            include_depth: 200,
            depth: 16_384,
            value_depth: 1000,
            list_len: 1 << 24,
            string_len: 1 << 28,
            bits: 1 << 20,
            values: 1 << 28,
            operands: 1 << 29,
            inherited: 1 << 27,
            records: 1 << 21,
            instances: 1 << 25,
            steps: 20_000_000_000,
            errors: 64,
        }
    }
}
