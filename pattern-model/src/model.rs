//! The data of the pattern model, as written in RON.
//!
//! Invariant: a symbol is defined once, before its first use; the match section never reads the rewrite
//! section. [`Pattern`] values that a frontend or a RON file provides are checked for that before they are
//! compiled. Names follow the PDL dialect (<https://mlir.llvm.org/docs/Dialects/PDLOps/>).

use serde::{Deserialize, Serialize};

use crate::Predicate;

/// Name of an entity bound in one pattern: an operation, value, attribute, type, block or region.
pub type Sym = String;

/// A set of patterns with the natives that they call and the texts that they came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PatternFile {
    /// Always [`PatternFile::SCHEMA`].
    pub schema: String,
    /// Always [`PatternFile::VERSION`]; any other version is refused.
    pub version: u32,
    /// Texts that [`Place`]s point into.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<SourceText>,
    /// Native constraints and rewrites that the patterns call, one entry per name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub natives: Vec<Native>,
    /// The patterns, in the order of their frontend.
    #[serde(default)]
    pub patterns: Vec<Pattern>,
}

impl PatternFile {
    /// The schema's name in the header.
    pub const SCHEMA: &'static str = "legalize-patterns";
    /// The schema's version in the header.
    pub const VERSION: u32 = 1;

    /// Creates an empty file with a valid header.
    pub fn new() -> Self {
        PatternFile { schema: Self::SCHEMA.to_owned(), version: Self::VERSION, ..Default::default() }
    }
}

/// A text that patterns came from, so that an error of freezing still shows the user's line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceText {
    /// The file's name as the user spelt it.
    pub name: String,
    /// Whole text of the file.
    pub text: String,
}

/// A byte range in one of [`PatternFile::sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Index into [`PatternFile::sources`].
    pub source: u32,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

/// Kind of entity that a symbol denotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// One operation.
    Operation,
    /// One value.
    Value,
    /// Any number of values.
    ValueRange,
    /// One type.
    Type,
    /// Any number of types.
    TypeRange,
    /// One attribute.
    Attribute,
    /// One block, as a successor.
    Block,
    /// One region.
    Region,
}

/// A C++ text out of a `.td` or `.pdll` file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snippet {
    /// The text as written, placeholders (`$_self`, `$0`, …) included.
    pub text: String,
    /// Place of the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
}

/// A native function's parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Param {
    /// The name that the body uses; empty where the body counts its parameters (`$0`).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Kind of the argument; absent where the frontend leaves it open (DRR does).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// Class that the body sees the argument as: the operation whose C++ class it is, or a C++ class with its
    /// namespaces. Absent where it sees an `Operation *`, or a plain `Attribute`, `Type` or `Value`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
}

/// A native constraint or rewrite. When a set is frozen, it is bound to a Rust function registered under this
/// name, under the body's exact text or under the C++ name that the body calls, else the evaluated body, else
/// an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Native {
    /// The name that patterns call it by.
    pub name: String,
    /// The name that a Rust function for it is registered under, where that is not `name`: natives of one C++
    /// name that are called in several ways have names of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// Parameters in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<Param>,
    /// Kinds of the results (empty for a plain constraint, which only succeeds or fails).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<Kind>,
    /// C++ body or expression, where the frontend has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Snippet>,
    /// Place of the declaration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
}

/// One rewrite rule: a match section and a rewrite section.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    /// The debug name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Benefit, 0 to 65534; a larger one is tried first.
    pub benefit: u16,
    /// True if the pattern promises to bound its own recursion.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bounded_recursion: bool,
    /// Labels by which drivers can switch groups of patterns on and off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// Place of the pattern.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Statements of the match section, definitions before uses.
    #[serde(rename = "match")]
    pub matches: Vec<Match>,
    /// The matched operation that is rewritten; without it the last operation of the match section is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub root: Option<Sym>,
    /// Statements of the rewrite section, in order.
    pub rewrite: Vec<Action>,
}

/// A named attribute of an operation pattern.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttributeEntry {
    /// The attribute's name on the operation.
    pub name: String,
    /// The attribute symbol.
    pub value: Sym,
}

/// One statement of the match section.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Match {
    /// A type; a given one if `value` is there (`pdl.type`).
    Type {
        /// The symbol that it binds.
        id: Sym,
        /// The type's text.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// Any number of types (`pdl.types`).
    Types {
        /// The symbol that it binds.
        id: Sym,
        /// The types' texts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        values: Option<Vec<String>>,
    },
    /// An attribute (`pdl.attribute`).
    Attribute {
        /// The symbol that it binds.
        id: Sym,
        /// The type symbol of a typed attribute.
        #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
        ty: Option<Sym>,
        /// The attribute's text.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// A value whose definition the pattern does not match (`pdl.operand`).
    Operand {
        /// The symbol that it binds.
        id: Sym,
        /// Type symbol of the value.
        #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
        ty: Option<Sym>,
    },
    /// Any number of values (`pdl.operands`).
    Operands {
        /// The symbol that it binds.
        id: Sym,
        /// The symbol of their types.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        types: Option<Sym>,
        /// The values one by one, if their number is fixed; the PDL dialect cannot express this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        elements: Option<Vec<Sym>>,
    },
    /// A block that an operation names as successor; the PDL dialect cannot express this.
    Successor {
        /// The symbol that it binds.
        id: Sym,
    },
    /// A region of an operation; the PDL dialect cannot express this.
    Region {
        /// The symbol that it binds.
        id: Sym,
        /// Block symbols, exactly that many; not checked if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        blocks: Option<Vec<Sym>>,
    },
    /// A block of a region; the PDL dialect cannot express this.
    Block {
        /// The symbol that it binds.
        id: Sym,
        /// Symbols of its arguments, each one value, exactly that many; not checked if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arguments: Option<Vec<Sym>>,
        /// Operations of the block, exactly those, in order; not checked if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        operations: Option<Vec<Sym>>,
        /// Last operations of the block, in order; those before them are not checked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        ends_with: Vec<Sym>,
    },
    /// An operation (`pdl.operation`).
    Operation {
        /// The symbol that it binds.
        id: Sym,
        /// Full name of the operation; any operation if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Value symbols. Only single values: exactly that many operands. One range alone: all operands.
        /// Otherwise one entry per operand group of the operation's definition.
        #[serde(default)]
        operands: Vec<Sym>,
        /// Attributes that must be present.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        attributes: Vec<AttributeEntry>,
        /// Type symbols of the results, by the same rule as the operands.
        #[serde(default)]
        results: Vec<Sym>,
        /// Successor symbols, exactly that many; not checked if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        successors: Option<Vec<Sym>>,
        /// Region symbols, exactly that many; not checked if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        regions: Option<Vec<Sym>>,
        /// Place of the statement.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<Place>,
    },
    /// One result of a matched operation (`pdl.result`).
    Result {
        /// The symbol that it binds.
        id: Sym,
        /// The operation symbol.
        op: Sym,
        /// Index of the result, from zero.
        index: u32,
    },
    /// Results of a matched operation (`pdl.results`).
    Results {
        /// The symbol that it binds.
        id: Sym,
        /// The operation symbol.
        op: Sym,
        /// Index of the result group in the operation's definition; all results if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        index: Option<u32>,
        /// True if that group is one value by the operation's definition, so that the symbol is a
        /// [`Kind::Value`] (`pdl.results 0 of %op -> !pdl.value`).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        single: bool,
    },
    /// A further condition.
    Constraint(Constraint),
}

/// An argument of a native call.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A bound symbol.
    Ref(Sym),
    /// Text that is written in the call as it is (a string literal in DRR).
    Text(String),
}

/// Symbol that a native call binds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NativeResult {
    /// The symbol.
    pub id: Sym,
    /// Kind of the symbol.
    pub kind: Kind,
}

/// A condition beyond the shape of the operations.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Constraint {
    /// A native constraint (`pdl.apply_native_constraint`).
    Native {
        /// Name in [`PatternFile::natives`], or registered in Rust.
        name: String,
        /// Arguments in order.
        #[serde(default)]
        args: Vec<Arg>,
        /// Symbols that the call binds.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        results: Vec<NativeResult>,
        /// True if the constraint must *not* hold.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        negated: bool,
        /// Place of the call.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<Place>,
    },
    /// A constraint out of a `.td` file, on one entity (`$_self`) and possibly others (`$0`, `$1`, …).
    Predicate {
        /// The condition.
        tree: Predicate,
        /// Entity that `$_self` denotes.
        #[serde(rename = "self")]
        subject: Sym,
        /// Arguments that `$0`, `$1`, … denote.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        args: Vec<Arg>,
        /// The constraint's summary, for messages.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        summary: String,
        /// Place where the constraint is applied.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<Place>,
    },
    /// Two symbols of one kind must be bound to the same entity.
    Equal {
        /// The first symbol.
        left: Sym,
        /// The second symbol.
        right: Sym,
        /// True if they must differ.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        negated: bool,
    },
}

/// An argument of a new block.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockArgument {
    /// The symbol of the value.
    pub id: Sym,
    /// The symbol of its type.
    #[serde(rename = "type")]
    pub ty: Sym,
}

/// One statement of the rewrite section.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Action {
    /// A given type.
    Type {
        /// The symbol that it binds.
        id: Sym,
        /// The type's text.
        value: String,
    },
    /// Given types.
    Types {
        /// The symbol that it binds.
        id: Sym,
        /// The types' texts.
        values: Vec<String>,
    },
    /// A given attribute.
    Attribute {
        /// The symbol that it binds.
        id: Sym,
        /// The attribute's text.
        value: String,
    },
    /// Several values or types as one range (`pdl.range`).
    Range {
        /// The symbol that it binds.
        id: Sym,
        /// [`Kind::ValueRange`] or [`Kind::TypeRange`].
        kind: Kind,
        /// Single or range symbols, joined in order.
        elements: Vec<Sym>,
    },
    /// A new operation.
    Operation {
        /// The symbol that it binds.
        id: Sym,
        /// Full name of the operation.
        name: String,
        /// Value symbols; where the operation's definition has several operand groups, one entry per group.
        #[serde(default)]
        operands: Vec<Sym>,
        /// Attributes of the operation.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        attributes: Vec<AttributeEntry>,
        /// Types of the results.
        #[serde(default)]
        results: ResultTypes,
        /// Successors; several operand groups may feed their arguments, according to the definition.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        successors: Vec<Sym>,
        /// Regions: each a matched region that is moved, or a new one.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        regions: Vec<Sym>,
        /// Location of the operation.
        #[serde(default)]
        location: Location,
        /// Place of the statement.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<Place>,
    },
    /// A new region without blocks; the operation that takes it is created next.
    Region {
        /// The symbol that it binds.
        id: Sym,
    },
    /// A new block at the end of a new region, whose operation has been created before.
    Block {
        /// The symbol that it binds.
        id: Sym,
        /// The region symbol.
        region: Sym,
        /// Arguments of the block.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        arguments: Vec<BlockArgument>,
    },
    /// Sets the place where operations are created from here on.
    InsertionPoint {
        /// New block at whose end they are created; the previous place if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        block: Option<Sym>,
    },
    /// One result of an operation.
    Result {
        /// The symbol that it binds.
        id: Sym,
        /// The operation symbol.
        op: Sym,
        /// Index of the result, from zero.
        index: u32,
    },
    /// Results of an operation.
    Results {
        /// The symbol that it binds.
        id: Sym,
        /// The operation symbol.
        op: Sym,
        /// Index of the result group in the operation's definition; all results if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        index: Option<u32>,
        /// True if that group is one value by the operation's definition, so that the symbol is a
        /// [`Kind::Value`] (`pdl.results 0 of %op -> !pdl.value`).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        single: bool,
    },
    /// Replaces a matched operation (`pdl.replace`).
    Replace {
        /// The operation symbol.
        op: Sym,
        /// Replacement of the operation.
        with: Replacement,
    },
    /// Erases a matched operation (`pdl.erase`).
    Erase {
        /// The operation symbol.
        op: Sym,
    },
    /// A native rewrite (`pdl.apply_native_rewrite`).
    Native {
        /// Name in [`PatternFile::natives`], or registered in Rust.
        name: String,
        /// Arguments in order.
        #[serde(default)]
        args: Vec<Arg>,
        /// Symbols that the call binds.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        results: Vec<NativeResult>,
        /// Place of the call.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<Place>,
    },
}

/// Replacement of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Replacement {
    /// All results of an operation.
    Operation(Sym),
    /// Values, single or ranges, joined in order.
    Values(Vec<Sym>),
}

/// Source of a new operation's result types.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ResultTypes {
    /// From the operation's definition; if that does not determine them, those of the operation that this one
    /// replaces (`pdl.replace %root with %op`), and none if it replaces nothing.
    #[default]
    Infer,
    /// From the operation's definition, which must determine them (`pdl.type` without a value, in PDLL
    /// `-> (t: Type)` in a rewrite).
    Defined,
    /// Given type symbols, single or ranges, joined in order.
    Of(Vec<Sym>),
    /// The result types of the given matched operation.
    Like(Sym),
}

/// Source of a new operation's location.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Location {
    /// The root's location (PDL and PDLL).
    #[default]
    Root,
    /// The locations of all matched operations, fused (DRR).
    Matched,
    /// The locations of the bound entities, fused if several.
    Of(Vec<Sym>),
    /// The locations of the bound entities, fused with a text as metadata.
    Fused {
        /// The entities.
        of: Vec<Sym>,
        /// The text.
        metadata: String,
    },
    /// A name.
    Named(String),
}
