//! Printer that custom assembly formats print with.
//!
//! Printing cannot fail: text goes to a buffer that is written to the sink between operations. Types and
//! small attributes are printed once and copied from then on.

use std::fmt;

use super::PrintOptions;
use super::print::Printer;
use crate::body::{BlockId, Ir, OpId, RegionId, ValueId};
use crate::context::{AffineLeaf, AffineMap, Attribute, Context, Location, Name, Type};

/// Printer of one operation's custom assembly, or of the parameters of a type or attribute.
pub struct OpPrinter<'a> {
    pub(super) p: Printer<'a>,
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
        self.p.ctx
    }

    /// The body.
    pub fn ir(&self) -> &'a Ir {
        self.p.ir
    }

    /// The options.
    pub fn options(&self) -> &'a PrintOptions {
        self.p.options
    }

    /// Prints text as it is.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.p.out.extend_from_slice(text.as_bytes());
    }

    /// Prints a keyword as it is where it is one, else quoted.
    pub fn keyword_or_string(&mut self, text: &str) {
        self.p.keyword_or_string(text);
    }

    /// Prints bytes quoted and escaped.
    pub fn string(&mut self, bytes: &[u8]) {
        self.p.string(bytes);
    }

    /// Prints `@name`, quoted where it must be.
    pub fn symbol_name(&mut self, name: Name) {
        self.p.symbol(name);
    }

    /// Prints a value's name.
    #[inline]
    pub fn operand(&mut self, value: ValueId) {
        self.p.value(value, true);
    }

    /// Returns a value's name as it is printed, with its `%`.
    pub fn value_name(&self, value: ValueId) -> String {
        let mut name = Vec::new();
        self.p.names.write_value(value, true, &mut name);
        String::from_utf8_lossy(&name).into_owned()
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

    /// Prints the results of an affine map over values, `%i + 1, symbol(%n)`: those of its dimensions, then
    /// those of its symbols.
    pub fn affine_map_of_values(&mut self, map: &AffineMap, values: &[ValueId]) {
        self.affine_results_of_values(map, 0..map.results.len(), values);
    }

    /// Prints some of the results of an affine map over values.
    pub fn affine_results_of_values(
        &mut self,
        map: &AffineMap,
        results: std::ops::Range<usize>,
        values: &[ValueId],
    ) {
        let name = |index: u32| {
            let mut name = Vec::new();
            if let Some(&value) = values.get(index as usize) {
                self.p.names.write_value(value, true, &mut name);
            }
            String::from_utf8_lossy(&name).into_owned()
        };
        let names: Vec<String> = (0..map.dims + map.symbols).map(name).collect();
        let name = |index: u32| names.get(index as usize).map_or("", String::as_str);
        for (index, result) in map.results.get(results).unwrap_or_default().iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            let text = result.to_text(|leaf| match leaf {
                AffineLeaf::Dim(index) => name(index).to_owned(),
                AffineLeaf::Symbol(index) => format!("symbol({})", name(map.dims + index)),
            });
            self.text(&text);
        }
    }

    /// Prints a type.
    #[inline]
    pub fn ty(&mut self, ty: Type) {
        self.print_type(ty);
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
        self.print_attr(attr);
    }

    /// Prints an attribute without its trailing type, which the parser knows from elsewhere.
    pub fn attr_without_type(&mut self, attr: Attribute) {
        self.print_attr_without_type(attr);
    }

    /// Prints a type as `print` does, without its dialect and name; in full where it has an alias, or where
    /// `print` writes nothing.
    pub fn stripped_type(&mut self, ty: Type, print: impl FnOnce(&mut Self)) {
        if self.is_collecting() {
            return self.ty(ty);
        }
        if self.type_alias(ty) {
            return;
        }
        let start = self.p.out.len();
        print(self);
        if self.p.out.len() == start {
            self.ty(ty);
        }
    }

    /// Prints an attribute as `print` does, see [`OpPrinter::stripped_type`].
    pub fn stripped_attr(&mut self, attr: Attribute, print: impl FnOnce(&mut Self)) {
        if self.is_collecting() {
            return self.attr(attr);
        }
        if self.attr_alias(attr) {
            return;
        }
        let start = self.p.out.len();
        print(self);
        if self.p.out.len() == start {
            self.attr(attr);
        }
    }

    /// Prints ` {…}` if the operation has attributes besides those of the names in `elided`.
    pub fn attr_dict(&mut self, op: OpId, elided: &[Name]) {
        self.print_op_attrs(op, elided, " {");
    }

    /// Prints ` attributes {…}` if the operation has attributes besides those of the names in `elided`.
    pub fn attr_dict_with_keyword(&mut self, op: OpId, elided: &[Name]) {
        self.print_op_attrs(op, elided, " attributes {");
    }

    /// Prints `<{…}>` if the operation has inherent attributes besides those of the names in `elided`.
    pub fn prop_dict(&mut self, op: OpId, elided: &[Name]) {
        let (ctx, dict) = (self.p.ctx, self.p.ir.op(op).inherent());
        let entries = ctx.dict_entries(dict).iter().copied();
        if self.print_entries(entries.filter(|entry| !elided.contains(&entry.0)), "<{") {
            self.text(">");
        }
    }

    /// Prints ` {…}` of these entries if there are any.
    pub fn attr_entries(&mut self, entries: &[(Name, Attribute)]) {
        self.print_entries(entries.iter().copied(), " {");
    }

    /// Prints a region.
    pub fn region(&mut self, region: RegionId, print_entry_args: bool, print_terminators: bool) {
        self.print_region(region, print_entry_args, print_terminators, false);
    }

    /// Prints a region, with the label of its entry block where that is empty.
    pub fn region_with_empty_block(
        &mut self,
        region: RegionId,
        print_entry_args: bool,
        print_terminators: bool,
    ) {
        self.print_region(region, print_entry_args, print_terminators, true);
    }

    /// Prints `%arg: type`, with its location if locations are printed.
    pub fn region_argument(&mut self, value: ValueId) {
        self.print_region_argument(value, &[]);
    }

    /// Prints `%arg: type {attributes}`, with its location if locations are printed.
    pub fn region_argument_with_attrs(&mut self, value: ValueId, attrs: &[(Name, Attribute)]) {
        self.print_region_argument(value, attrs);
    }

    /// Prints a block's name.
    pub fn successor(&mut self, block: BlockId) {
        self.p.block_name(block);
    }

    /// Prints a block's name and what is passed to it.
    pub fn successor_and_operands(&mut self, block: BlockId, operands: &[ValueId]) {
        self.successor(block);
        if operands.is_empty() {
            return;
        }
        self.text("(");
        self.operands(operands.iter().copied());
        self.text(" : ");
        let ir = self.ir();
        self.types(operands.iter().map(|&value| ir.value_type(value)), ", ");
        self.text(")");
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
        self.text(" -> ");
        self.result_types(results);
    }

    /// Prints a location as ` loc(…)` if locations are printed.
    pub fn optional_loc(&mut self, loc: Location) {
        self.print_trailing_loc(loc, false);
    }

    /// Starts a new line.
    pub fn newline(&mut self) {
        self.text("\n");
        self.p.indentation();
    }

    /// Indents the lines that follow one step more.
    pub fn indent(&mut self) {
        self.p.indent += 2;
    }

    /// Indents the lines that follow one step less.
    pub fn unindent(&mut self) {
        self.p.indent = self.p.indent.saturating_sub(2);
    }

    /// Prints the operation in generic form, its name included.
    pub fn generic_op(&mut self, op: OpId) {
        self.print_generic_op(op);
    }

    /// Prints an operation in the form that the options require, without results and location.
    pub fn custom_or_generic_op(&mut self, op: OpId) {
        self.print_op_body(op);
    }

    /// Gives the arguments of a region's entry block the names of values outside, in order.
    pub fn shadow_region_args(&mut self, region: RegionId, names: &[ValueId]) {
        let Some(entry) = self.p.ir.region(region).first() else { return };
        for (&argument, &name) in self.p.ir.block(entry).args().iter().zip(names) {
            self.p.names.shadow(argument, name);
        }
    }
}
