//! What custom syntax prints with.

use std::fmt;

use super::PrintOptions;
use crate::body::{BlockId, Ir, OpId, RegionId, ValueId};
use crate::context::{Attribute, Context, Location, Name, Type};

/// Prints one operation's custom form, or the parameters of a type or attribute.
pub struct OpPrinter<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    options: &'a PrintOptions,
    out: Vec<u8>,
}

impl fmt::Write for OpPrinter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text(text);
        Ok(())
    }
}

impl<'a> OpPrinter<'a> {
    /// The context.
    pub fn ctx(&self) -> &'a Context {
        self.ctx
    }

    /// The body.
    pub fn ir(&self) -> &'a Ir {
        self.ir
    }

    /// The options.
    pub fn options(&self) -> &'a PrintOptions {
        self.options
    }

    /// Prints text as it is.
    pub fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Prints a keyword as it is where it is one, else quoted.
    pub fn keyword_or_string(&mut self, text: &str) {
        self.text(text);
    }

    /// Prints bytes quoted and escaped.
    pub fn string(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    /// Prints `@name`, quoted where it must be.
    pub fn symbol_name(&mut self, name: Name) {
        self.text(self.ctx.str(name));
    }

    /// Prints a value's name.
    pub fn operand(&mut self, value: ValueId) {
        let _ = value;
    }

    /// Prints values' names with commas between them.
    pub fn operands(&mut self, values: impl IntoIterator<Item = ValueId>) {
        for (index, value) in values.into_iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            self.operand(value);
        }
    }

    /// Prints a type.
    pub fn ty(&mut self, ty: Type) {
        let _ = ty;
    }

    /// Prints types with a separator between them.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>, separator: &str) {
        for (index, ty) in types.into_iter().enumerate() {
            if index > 0 {
                self.text(separator);
            }
            self.ty(ty);
        }
    }

    /// Prints an attribute.
    pub fn attr(&mut self, attr: Attribute) {
        let _ = attr;
    }

    /// Prints an attribute without its trailing type, which the reader knows from elsewhere.
    pub fn attr_without_type(&mut self, attr: Attribute) {
        let _ = attr;
    }

    /// Prints ` {…}` if the operation has attributes besides those of the names in `elided`.
    pub fn attr_dict(&mut self, op: OpId, elided: &[Name]) {
        let _ = (op, elided);
    }

    /// Prints ` attributes {…}` if the operation has attributes besides those of the names in `elided`.
    pub fn attr_dict_with_keyword(&mut self, op: OpId, elided: &[Name]) {
        let _ = (op, elided);
    }

    /// Prints ` <{…}>` if the operation has inherent attributes besides those of the names in `elided`.
    pub fn prop_dict(&mut self, op: OpId, elided: &[Name]) {
        let _ = (op, elided);
    }

    /// Prints ` {…}` of these entries if there are any.
    pub fn attr_entries(&mut self, entries: &[(Name, Attribute)]) {
        let _ = entries;
    }

    /// Prints a region.
    pub fn region(&mut self, region: RegionId, print_entry_args: bool, print_terminators: bool) {
        let _ = (region, print_entry_args, print_terminators);
    }

    /// Prints `%arg: type`, with its location if locations are printed.
    pub fn region_argument(&mut self, value: ValueId) {
        let _ = value;
    }

    /// Prints a block's name.
    pub fn successor(&mut self, block: BlockId) {
        let _ = block;
    }

    /// Prints a block's name and what is passed to it.
    pub fn successor_and_operands(&mut self, block: BlockId, operands: &[ValueId]) {
        let _ = (block, operands);
    }

    /// Prints `(types) -> types`.
    pub fn functional_type(
        &mut self,
        inputs: impl IntoIterator<Item = Type>,
        results: impl ExactSizeIterator<Item = Type> + Clone,
    ) {
        self.text("(");
        self.types(inputs, ", ");
        self.text(")");
        self.arrow_type_list(results);
    }

    /// Prints ` -> types`.
    pub fn arrow_type_list(&mut self, results: impl ExactSizeIterator<Item = Type> + Clone) {
        let _ = results;
    }

    /// Prints ` loc(…)` if locations are printed.
    pub fn optional_loc(&mut self, loc: Location) {
        let _ = loc;
    }

    /// Starts a new line.
    pub fn newline(&mut self) {
        self.text("\n");
    }

    /// Indents the lines that follow one step more.
    pub fn indent(&mut self) {}

    /// Indents the lines that follow one step less.
    pub fn unindent(&mut self) {}

    /// Prints the operation in generic form, its name included.
    pub fn generic_op(&mut self, op: OpId) {
        let _ = op;
    }

    /// Prints an operation in the form that the options ask for, without results and location.
    pub fn custom_or_generic_op(&mut self, op: OpId) {
        let _ = op;
    }

    /// Gives the arguments of a region's entry block the names of values outside; nothing where one has
    /// several results.
    pub fn shadow_region_args(&mut self, region: RegionId, names: &[ValueId]) {
        let _ = (region, names);
    }
}
