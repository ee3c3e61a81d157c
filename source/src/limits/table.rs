//! Table of all limits, in the order in which the book lists them.

use super::Allowance;

/// Component that a limit belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Group {
    /// Files and the diagnostics about them.
    Files,
    /// The TableGen language.
    TableGen,
    /// Operations, constraints and rewrite rules that records define.
    Definitions,
    /// Patterns, as they are compiled.
    Patterns,
    /// Modules and the work of drivers on them.
    Modules,
}

/// One row of the table.
#[derive(Debug)]
#[non_exhaustive]
pub struct LimitInfo {
    /// Name of the limit's field in [`Limits`].
    pub name: &'static str,
    /// Component that the limit belongs to.
    pub group: Group,
    /// Counted items, as a plural noun.
    pub what: &'static str,
    /// Items of the input that the allowance grows with, as a plural noun; empty if it is fixed.
    pub per: &'static str,
    /// Default allowance.
    pub default: Allowance,
    /// Largest value that can be set: handles have a fixed number of bits, the stack has a fixed size.
    pub most: u64,
    /// Code of the limit's diagnostic; empty if there is none.
    pub code: &'static str,
}

impl LimitInfo {
    /// Returns the name of the limit's flag, without the leading dashes.
    pub fn flag(&self) -> String {
        format!("max-{}", self.name.replace('_', "-"))
    }
}

/// Maximum of a limit that can be set to any value.
const ANY: u64 = u64::MAX;

/// Creates the fields, the enum and the table from one list.
macro_rules! limits {
    ($($limit:ident $name:ident: $group:ident $code:literal, $base:expr $(, $per_item:literal per $per:literal)?, to $most:expr,
        $(#[doc = $about:literal])+ $what:literal;)*) => {
        /// Amounts that a run may use.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Limits {
            $($(#[doc = $about])+ pub $name: Allowance,)*
            /// True if the verifier and conversions report only the errors that upstream's tools report: of
            /// each operation that is isolated from above, and of each conversion, the first.
            pub upstream_errors: bool,
        }

        impl Default for Limits {
            fn default() -> Self {
                Limits { $($name: Limit::$limit.info().default,)* upstream_errors: false }
            }
        }

        /// Name of a limit.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Limit {
            $($(#[doc = $about])+ $limit,)*
        }

        impl Limit {
            /// All limits, in the order of the book.
            pub const ALL: &[Limit] = &[$(Limit::$limit,)*];

            /// Returns the limit's row of the table.
            pub const fn info(self) -> &'static LimitInfo {
                match self {
                    $(Limit::$limit => &LimitInfo {
                        name: stringify!($name),
                        group: Group::$group,
                        what: $what,
                        per: concat!($($per)?),
                        default: Allowance { base: $base, per_item: 0 $(+ $per_item)? },
                        most: $most,
                        code: $code,
                    },)*
                }
            }

            /// Returns the limit with the given field name.
            pub fn by_name(name: &str) -> Option<Limit> {
                Limit::ALL.iter().copied().find(|limit| limit.info().name == name)
            }
        }

        impl Limits {
            /// Returns the allowance of a limit.
            pub const fn get(&self, limit: Limit) -> Allowance {
                match limit {
                    $(Limit::$limit => self.$name,)*
                }
            }

            /// Sets a limit to a fixed number, independent of the input's size, clamped to
            /// [`LimitInfo::most`].
            pub fn set(&mut self, limit: Limit, value: u64) {
                let value = Allowance::fixed(value.min(limit.info().most));
                match limit {
                    $(Limit::$limit => self.$name = value,)*
                }
            }
        }
    };
}

limits! {
    FileBytes file_bytes: Files "opt::file", 1 << 30, to u32::MAX as u64 - 1,
        /// Bytes of one file.
        "bytes of one file";
    IncludedFiles included_files: Files "limit::included_files", 1 << 14, to u32::MAX as u64,
        /// Files that a file includes, and these in turn, each as often as it is.
        "included files";
    IncludedBytes included_bytes: Files "limit::included_bytes", 1 << 28, 64 per "byte that is read", to ANY,
        /// Bytes of the files that a file includes, and these in turn, each as often as it is.
        "bytes of included files";
    IncludeDepth include_depth: Files "tblgen::include_depth", 200, to 1 << 14,
        /// Nested includes.
        "nested includes";
    Errors errors: Files "", 100, to u32::MAX as u64,
        /// Errors that are reported, and as many warnings; the rest is counted. 0 reports all.
        /// `--max-errors=upstream` reports all that upstream's tools would ([`Limits::upstream_errors`]).
        "errors, and as many warnings";

    OutputBytes output_bytes: Files "limit::output_bytes", 1 << 30, 1024 per "byte that is read", to ANY,
        /// Bytes that a command prints: of records, of a module, of patterns, of documentation, of a graph.
        "printed bytes";

    TdNesting td_nesting: TableGen "tblgen::too_deep", 512, to u32::MAX as u64,
        /// Nested brackets in the text.
        "nested brackets";
    TdDepth td_depth: TableGen "tblgen::too_deep", 16_384, to 16_384,
        /// Nested statements, values and template instantiations while evaluating.
        "nested statements and instantiations";
    TdValueDepth td_value_depth: TableGen "tblgen::too_deep", 1000, to 1000,
        /// Nesting within one value.
        "levels of a value";
    TdListElements td_list_elements: TableGen "tblgen::too_much_work", 1 << 24, to u32::MAX as u64,
        /// Elements of one list.
        "elements of a list";
    TdStringBytes td_string_bytes: TableGen "tblgen::too_much_work", 1 << 26, to u32::MAX as u64,
        /// Bytes of one string.
        "bytes of a string";
    TdTextBytes td_text_bytes: TableGen "tblgen::too_much_work", 1 << 30, 256 per "byte that is read", to (1 << 32) - 1,
        /// Bytes of all strings together.
        "bytes of text";
    TdBits td_bits: TableGen "tblgen::bits_width", 1 << 20, to 1 << 20,
        /// Bits of one `bits` value.
        "bits of a value";
    TdValues td_values: TableGen "tblgen::too_much_work", 1 << 25, 64 per "byte that is read", to 1 << 28,
        /// Distinct values.
        "distinct values";
    TdOperands td_operands: TableGen "tblgen::too_much_work", 1 << 27, 128 per "byte that is read", to 1 << 31,
        /// Operands of all values together: elements of lists, arguments of dags and calls.
        "operands of values";
    TdInherited td_inherited: TableGen "tblgen::too_much_work", 1 << 24, 64 per "byte that is read", to u32::MAX as u64,
        /// Fields and superclasses of all records together; a class holds those of its ancestors too.
        "fields and superclasses of all records";
    TdRecords td_records: TableGen "tblgen::too_much_work", 1 << 18, 4 per "byte that is read", to u32::MAX as u64,
        /// Records, those in multiclasses and those of class calls too.
        "records";
    TdInstances td_instances: TableGen "tblgen::too_much_work", 1 << 20, 16 per "byte that is read", to u32::MAX as u64,
        /// Instances of the entries of loops and multiclasses: records, loops, assertions and dumps.
        "instances of loops and multiclasses";
    TdSteps td_steps: TableGen "tblgen::too_much_work", 1 << 24, 512 per "byte that is read", to ANY,
        /// Steps of evaluation.
        "steps of evaluation";

    ConstraintBytes constraint_bytes: Definitions "limit::constraint_bytes", 1 << 18, to u32::MAX as u64,
        /// Bytes of a constraint's condition, with its predicates, each counted as often as it occurs.
        "bytes of a condition";
    DefinitionBytes definition_bytes: Definitions "limit::definition_bytes", 1 << 29, 64 per "byte that is read", to ANY,
        /// Bytes of the texts in the records of operations, types, attributes, constraints and traits.
        "bytes of texts in definitions";
    RuleBytes rule_bytes: Definitions "limit::rule_bytes", 1 << 20, to u32::MAX as u64,
        /// Bytes that the dags of a rewrite rule print as, once for each of its alternatives.
        "bytes of a rewrite rule";
    PdllSteps pdll_steps: Patterns "pdll::too_large", 1 << 21, 64 per "byte that is read", to ANY,
        /// Expressions and calls of the PDLL patterns of a file, each as often as the call around it is
        /// inlined.
        "expressions and calls of PDLL once calls are inlined";
    PdllTextBytes pdll_text_bytes: Patterns "pdll::too_large", 1 << 28, 64 per "byte that is read", to ANY,
        /// Bytes of the names, types and attributes in the PDLL patterns of a file, each as often as the call
        /// around it is inlined.
        "bytes of names, types and attributes of PDLL once calls are inlined";
    PdllTreeBytes pdll_tree_bytes: Patterns "pdll::too_large", 1 << 28, 64 per "byte that is read", to ANY,
        /// Bytes of a checked PDLL tree as text, which repeats the definition of a name under every use.
        "bytes of a printed PDLL tree";

    CreatedOps created_ops: Modules "limit::created_ops", 1 << 21, 64 per "operation of the module", to ANY,
        /// Operations that one run of a driver creates.
        "created operations";
    CreatedValues created_values: Modules "limit::created_values", 1 << 22, 256 per "operation of the module", to ANY,
        /// Operands, results and block arguments that one run of a driver creates.
        "created operands and results";
    InternedBytes interned_bytes: Modules "limit::interned_bytes", 1 << 28, 1024 per "operation of the module", to ANY,
        /// Bytes of types, attributes and locations that one run of a driver creates.
        "bytes of new types and attributes";
    SnippetSteps snippet_steps: Modules "limit::snippet_steps", 1 << 25, 4096 per "operation of the module", to ANY,
        /// Steps of the C++ texts of patterns and definitions that one run of a driver evaluates.
        "steps of C++ text";
    Attempts attempts: Modules "limit::attempts", 1 << 17, 64 per "operation of the module", to ANY,
        /// Applications of patterns in one conversion, those that are undone included.
        "applications of patterns in a conversion";
    AnalysisVisits analysis_visits: Modules "limit::analysis_visits", 1 << 22, 256 per "operation of the module", to ANY,
        /// Visits of operations and blocks in one data-flow analysis: where a range of integers grows with
        /// each call of a recursive function, there are as many as integers.
        "visits of a data-flow analysis";
    ElementBytes element_bytes: Modules "limit::element_bytes", 1 << 28, 64 per "byte that is read", to ANY,
        /// Bytes of the elements in `dense` literals of a module whose elements have more than 64 bits, each
        /// literal counted as often as it is written.
        "bytes of wide elements";
    TextBytes text_bytes: Modules "limit::text_bytes", 1 << 24, 64 per "byte that is read", to u32::MAX as u64 - 1,
        /// Bytes of one type, attribute or location as text, where shared parts count as often as they occur.
        "bytes of a type, attribute or location as text";
    WideDigits wide_digits: Modules "limit::wide_digits", 1 << 23, 16 per "byte that is read", to ANY,
        /// Decimal digits of integers of more than 2^16 bits in one printed module; the conversion is
        /// superlinear.
        "printed digits of integers of more than 2^16 bits";
    IrDepth ir_depth: Modules "parse::too_deep", 1 << 16, to 1 << 16,
        /// Nested regions, types, attributes and locations, in the text and in their construction.
        "nested levels";
}
