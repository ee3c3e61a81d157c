//! A format as a tree, with all that reading and printing need resolved to indices.

use std::sync::Arc;

use legalize_ir::Literal;

/// Argument of a `type` directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TypeArg {
    /// `$operand`
    Operand(usize),
    /// `$result`
    Result(usize),
    /// `operands`
    Operands,
    /// `results`
    Results,
}

/// An argument of `custom<…>`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum CustomArg {
    /// `$attribute`
    Attr(usize),
    /// `$property`
    Prop(usize),
    /// `$operand`
    Operand(usize),
    /// `$region`
    Region(usize),
    /// `$successor`
    Successor(usize),
    /// `arguments($region)`: those of its first block
    Arguments(usize),
    /// `type($value)`
    Type(TypeArg),
    /// `attr-dict`
    AttrDict,
    /// `prop-dict`
    PropDict,
    /// `"text"`
    Str(Arc<str>),
    /// `discardable("name")`: an attribute that the definition does not declare
    Discardable(Arc<str>),
    /// `ref(…)`: bound elsewhere
    Ref(Box<CustomArg>),
}

/// Anchor that decides if an optional group is printed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Anchor {
    /// An attribute that is present and differs from its default.
    Attr(usize),
    /// A property that is not its default.
    Prop(usize),
    /// An operand that is present.
    Operand(usize),
    /// A result that is present.
    Result(usize),
    /// A region with a block.
    Region(usize),
    /// A successor list that is not empty.
    Successor(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
    /// One of several anchors.
    Any(Vec<Anchor>),
}

/// An element.
#[derive(Clone, Debug)]
pub(crate) enum Element {
    /// A literal; printed after a space if `space`.
    Literal { literal: Literal, space: bool },
    /// A space or nothing, printed only.
    Space(bool),
    /// A line end, printed only.
    Newline,
    /// `$attribute`
    Attr { index: usize, qualified: bool, space: bool },
    /// `$property`
    Prop { index: usize, space: bool },
    /// `$operand`
    Operand { index: usize, space: bool },
    /// `$region`
    Region { index: usize, space: bool },
    /// `$successor`
    Successor { index: usize, space: bool },
    /// `operands`
    Operands { space: bool },
    /// `regions`
    Regions { space: bool },
    /// `successors`
    Successors { space: bool },
    /// `attr-dict`, `attr-dict-with-keyword`
    AttrDict { keyword: bool },
    /// `prop-dict`
    PropDict,
    /// `type(…)`
    Type { arg: TypeArg, qualified: bool, space: bool },
    /// `functional-type(…, …)`
    FunctionalType { inputs: TypeArg, results: TypeArg, space: bool },
    /// `custom<name>(…)`
    Custom { name: Arc<str>, args: Vec<CustomArg>, space: bool },
    /// `(…)?`, `(…):(…)?`
    Optional(Box<OptionalGroup>),
    /// `oilist(…)`
    OiList(Vec<Clause>),
}

/// An optional group.
#[derive(Clone, Debug)]
pub(crate) struct OptionalGroup {
    pub(crate) then: Vec<Element>,
    pub(crate) otherwise: Vec<Element>,
    pub(crate) anchor: Anchor,
    /// True if the anchor is in the `else` part.
    pub(crate) inverted: bool,
    /// A unit attribute or property that is set by the group's presence and never spelled.
    pub(crate) elided: Option<Anchor>,
}

/// A clause of an `oilist`.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    pub(crate) literal: Literal,
    pub(crate) space: bool,
    pub(crate) body: Vec<Element>,
    /// Anchors that decide if the clause is printed.
    pub(crate) present: Vec<Anchor>,
    /// The unit attribute or property that is all of the body.
    pub(crate) unit: Option<Anchor>,
}

/// Source of the types of an operand or result that the text does not spell.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TypeSource {
    /// The text.
    Spelled,
    /// C++ text that builds it.
    Buildable(String),
    /// The types of another value, perhaps through a function of C++ text.
    Value { of: TypeArg, transformer: Option<String> },
    /// The type of an attribute, perhaps through a function of C++ text.
    Attr { index: usize, transformer: Option<String> },
}

/// A format that was read and checked.
#[derive(Clone, Debug)]
pub(crate) struct Format {
    pub(crate) elements: Vec<Element>,
    pub(crate) all_operands: bool,
    pub(crate) all_operand_types: bool,
    pub(crate) all_result_types: bool,
    pub(crate) all_regions: bool,
    pub(crate) all_successors: bool,
    /// Result types come from the operation's own inference.
    pub(crate) infers_result_types: bool,
    pub(crate) operand_types: Vec<TypeSource>,
    pub(crate) result_types: Vec<TypeSource>,
    /// Attributes and properties that the format spells, by index.
    pub(crate) used_attrs: Vec<usize>,
    pub(crate) used_props: Vec<usize>,
    /// Segment attributes of variadic-of-variadic operands that follow from the text.
    pub(crate) inferred_attrs: Vec<String>,
    /// Regions whose arguments a directive spells, by index.
    pub(crate) bound_regions: Vec<usize>,
    /// Attributes that the format spells and the definition does not declare.
    pub(crate) discardable: Vec<Arc<str>>,
    /// Names of all custom directives.
    pub(crate) customs: Vec<Arc<str>>,
}
