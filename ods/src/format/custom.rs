//! `custom<…>` directives: Rust functions by name.
//!
//! A host attaches them per dialect, as an extension of [`DialectInfo`](legalize_ir::DialectInfo); names that
//! a dialect does not know are looked up among those that this crate ships.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_ir::{
    Argument, AttrDict, Attribute, BlockId, Context, Ir, Name, OpId, OpParser, OpPrinter, Param, RegionId,
    Type, UnresolvedOperand, ValueId,
};
use legalize_snippet::operand_group;
use legalize_source::Diagnostic;

use crate::model::OpDef;

/// An argument of a directive while reading: what to fill, or what was bound before (`ref`).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CustomSlot {
    /// An attribute or property.
    Attr(Option<Attribute>),
    /// The names of an operand's values.
    Operands(Vec<UnresolvedOperand>),
    /// The names of a variadic-of-variadic operand's values.
    OperandGroups(Vec<Vec<UnresolvedOperand>>),
    /// The types of an operand or result.
    Types(Vec<Type>),
    /// The types of a variadic-of-variadic operand.
    TypeGroups(Vec<Vec<Type>>),
    /// Regions.
    Regions(Vec<RegionId>),
    /// Successors.
    Successors(Vec<BlockId>),
    /// Arguments of a region's first block: `arguments($region)`.
    Arguments(Vec<Argument>),
    /// Discardable and inherent attributes to add.
    AttrDict(Vec<(Name, Attribute)>),
    /// A parameter of a type or attribute.
    Param(Param),
    /// Text from the format.
    Str(Arc<str>),
}

/// An argument of a directive while printing.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CustomValue {
    /// An attribute or property.
    Attr(Option<Attribute>),
    /// An operand's values.
    Operands(Vec<ValueId>),
    /// A variadic-of-variadic operand's values.
    OperandGroups(Vec<Vec<ValueId>>),
    /// The types of an operand or result.
    Types(Vec<Type>),
    /// The types of a variadic-of-variadic operand.
    TypeGroups(Vec<Vec<Type>>),
    /// Regions.
    Regions(Vec<RegionId>),
    /// Successors.
    Successors(Vec<BlockId>),
    /// Arguments of a region's first block.
    Arguments(Vec<ValueId>),
    /// All attributes, discardable and inherent.
    AttrDict(AttrDict),
    /// A parameter of a type or attribute.
    Param(Param),
    /// Text from the format.
    Str(Arc<str>),
}

/// Parses a directive into its arguments. Returns true if there was anything to parse, which matters if the
/// directive starts an optional group.
pub type CustomParse =
    dyn Fn(&mut OpParser<'_, '_>, &mut [CustomSlot]) -> Result<bool, Diagnostic> + Send + Sync;
/// Prints a directive; of an operation, or of a type or attribute.
pub type CustomPrint = dyn Fn(&mut OpPrinter<'_>, Option<OpId>, &[CustomValue]) + Send + Sync;

/// Returns true if a directive can print these attributes, its arguments that are attributes.
pub(crate) type CanPrint = fn(&Context, &[Option<Attribute>]) -> bool;

/// Returns true if a directive can print these arguments.
pub(crate) type CanPrintValues = fn(&Context, &Ir, &[CustomValue]) -> bool;

/// Returns true if the attribute dictionary shows the first argument of a directive, an attribute, as its own
/// text does not.
pub(crate) type InDict = fn(&OpPrinter<'_>, OpId, &[CustomValue]) -> bool;

/// A directive.
#[derive(Clone)]
#[non_exhaustive]
pub struct CustomDirective {
    /// Reads it.
    pub parse: Arc<CustomParse>,
    /// Prints it.
    pub print: Arc<CustomPrint>,
    /// True if the parser gets the C++ class of each attribute among the arguments, after them.
    pub with_classes: bool,
    /// True if the attributes are `array<…>`; others cannot be printed.
    pub(crate) of_arrays: bool,
    /// Test that attributes can be printed, if not all can.
    pub(crate) can_print: Option<CanPrint>,
    /// Test that all arguments can be printed, if not all can.
    pub(crate) can_print_values: Option<CanPrintValues>,
    /// Test for what is left to the attribute dictionary.
    pub(crate) in_dict: Option<InDict>,
    /// Test for arguments that have no text, not even a space.
    pub(crate) is_silent: Option<InDict>,
    /// True if a space goes before its text in any case.
    pub(crate) own_space: bool,
    /// True if a required attribute that was not read is an empty array.
    pub(crate) fills_arrays: bool,
}

/// Returns the operands from the start of a declared group to the last one. If a group is shorter than its
/// attribute requires, upstream reads on past its end; directives that print such groups use this function.
pub fn operands_from(ctx: &Context, ir: &Ir, op: OpId, group: &str) -> Vec<ValueId> {
    let def = ir.info(ctx, op).and_then(|info| info.extensions.get::<Arc<OpDef>>());
    let index = def.and_then(|def| def.operands.iter().position(|operand| operand.name == group));
    let range = index.and_then(|index| operand_group(ctx, ir, op, index));
    range.map_or_else(Vec::new, |range| ir.operands(op).skip(range.start).collect())
}

/// Directives by name; an extension of [`DialectInfo`](legalize_ir::DialectInfo).
#[derive(Clone, Default)]
pub struct CustomDirectives {
    map: BTreeMap<String, CustomDirective>,
}

impl CustomDirectives {
    /// Creates an empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds or replaces a directive.
    pub fn insert(
        &mut self,
        name: impl Into<String>,
        parse: impl Fn(&mut OpParser<'_, '_>, &mut [CustomSlot]) -> Result<bool, Diagnostic>
        + Send
        + Sync
        + 'static,
        print: impl Fn(&mut OpPrinter<'_>, Option<OpId>, &[CustomValue]) + Send + Sync + 'static,
    ) -> &mut Self {
        let directive = CustomDirective {
            parse: Arc::new(parse),
            print: Arc::new(print),
            with_classes: false,
            of_arrays: false,
            can_print: None,
            can_print_values: None,
            in_dict: None,
            is_silent: None,
            own_space: false,
            fills_arrays: false,
        };
        self.map.insert(name.into(), directive);
        self
    }

    /// Adds or replaces a directive for attributes of several classes: after its arguments the parser gets,
    /// for each attribute of an operation among them, the name of its C++ class as [`CustomSlot::Str`].
    pub fn insert_with_classes(
        &mut self,
        name: &str,
        parse: impl Fn(&mut OpParser<'_, '_>, &mut [CustomSlot]) -> Result<bool, Diagnostic>
        + Send
        + Sync
        + 'static,
        print: impl Fn(&mut OpPrinter<'_>, Option<OpId>, &[CustomValue]) + Send + Sync + 'static,
    ) -> &mut Self {
        self.insert(name, parse, print);
        if let Some(directive) = self.map.get_mut(name) {
            directive.with_classes = true;
        }
        self
    }

    /// Sets the attributes that a directive can print.
    pub(crate) fn prints_if(&mut self, name: &str, can_print: CanPrint) {
        if let Some(directive) = self.map.get_mut(name) {
            directive.can_print = Some(can_print);
        }
    }

    /// Sets the arguments that a directive can print.
    pub(crate) fn prints_values_if(&mut self, name: &str, can_print: CanPrintValues) {
        if let Some(directive) = self.map.get_mut(name) {
            directive.can_print_values = Some(can_print);
        }
    }

    /// Sets what a directive leaves to the attribute dictionary.
    pub(crate) fn in_dict_if(&mut self, name: &str, in_dict: InDict) {
        if let Some(directive) = self.map.get_mut(name) {
            directive.in_dict = Some(in_dict);
        }
    }

    /// Sets when a directive prints nothing, not even a space.
    pub(crate) fn silent_if(&mut self, name: &str, is_silent: InDict) {
        if let Some(directive) = self.map.get_mut(name) {
            directive.is_silent = Some(is_silent);
        }
    }

    /// Puts a space before the text of a directive in any case.
    pub(crate) fn own_space(&mut self, name: &str) {
        if let Some(directive) = self.map.get_mut(name) {
            directive.own_space = true;
        }
    }

    /// Makes required attributes that a directive does not read empty arrays.
    pub(crate) fn fills_arrays(&mut self, name: &str) {
        if let Some(directive) = self.map.get_mut(name) {
            directive.fills_arrays = true;
        }
    }

    /// Marks the named directives as having `array<…>` attributes only.
    pub(crate) fn of_arrays(&mut self, names: &[&str]) {
        for name in names {
            if let Some(directive) = self.map.get_mut(*name) {
                directive.of_arrays = true;
            }
        }
    }

    /// Adds all of another table.
    pub fn extend(&mut self, other: CustomDirectives) {
        self.map.extend(other.map);
    }

    /// The directive of a name.
    pub fn get(&self, name: &str) -> Option<&CustomDirective> {
        self.map.get(name)
    }
}

/// The directive of a name for operations of a dialect.
pub(crate) fn find<'c>(ctx: &'c Context, dialect: Name, name: &str) -> Option<&'c CustomDirective> {
    attached(ctx, dialect, name).or_else(|| super::shipped::shipped().get(name))
}

/// Returns the directive of a name that a host attached to a dialect. Types and attributes have no others but
/// `Verbatim`: the shared ones are for operations.
pub(crate) fn attached<'c>(ctx: &'c Context, dialect: Name, name: &str) -> Option<&'c CustomDirective> {
    let of_dialect = ctx.dialect(dialect).and_then(|dialect| dialect.extensions.get::<CustomDirectives>());
    of_dialect.and_then(|all| all.get(name)).or_else(|| super::shipped::of_parameters().get(name))
}
