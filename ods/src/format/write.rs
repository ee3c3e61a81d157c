//! Printing an operation by its compiled format.

use legalize_ir::{Name, OpId, OpPrinter, RegionId, Traits, Type};
use smallvec::SmallVec;

use super::ast::{Anchor, CustomArg, Element, TypeArg};
use super::compiled::Compiled;
use super::custom::{CustomValue, find};
use super::stripped::print_stripped_type;
use super::view::View;
use crate::model::Arity;

/// Prints an operation's custom assembly after its name; [it must be printable](super::can_write).
pub(crate) fn write(format: &Compiled, printer: &mut OpPrinter<'_>, op: OpId) {
    let writer = Writer { format, op };
    writer.elements(printer, &format.format.elements, None);
}

struct Writer<'c> {
    format: &'c Compiled,
    op: OpId,
}

impl Writer<'_> {
    fn view<'a, 'p: 'a>(&'a self, printer: &OpPrinter<'p>) -> View<'a> {
        View { format: self.format, ctx: printer.ctx(), ir: printer.ir(), op: self.op }
    }

    fn elements(&self, printer: &mut OpPrinter<'_>, elements: &[Element], elided: Option<&Anchor>) {
        for element in elements {
            if elided.is_some() && super::spacing::anchor_of(element).as_ref() == elided {
                continue;
            }
            self.element(printer, element);
        }
    }

    fn element(&self, printer: &mut OpPrinter<'_>, element: &Element) {
        let ir = printer.ir();
        let space = |printer: &mut OpPrinter<'_>, space: bool| {
            if space {
                printer.text(" ");
            }
        };
        match element {
            Element::Literal { literal, space: before } => {
                space(printer, *before);
                printer.text(literal.text());
            }
            Element::Space(value) => space(printer, *value),
            Element::Newline => printer.newline(),
            Element::Attr { index, qualified, space: before } => {
                space(printer, *before);
                if let Some(attr) = self.view(printer).attr(self.format.attr_names[*index]) {
                    self.format.attr_syntax[*index].print(printer, attr, *qualified);
                }
            }
            Element::Prop { index, space: before } => {
                space(printer, *before);
                let attr = self.view(printer).attr(self.format.prop_names[*index]);
                if let Some(attr) = attr.or(self.format.prop_defaults[*index]) {
                    self.format.prop_syntax[*index].print(printer, attr);
                }
            }
            Element::Operand { index, space: before } => {
                space(printer, *before);
                if let Some(name) = self.format.group_segments[*index] {
                    for (at, group) in self.view(printer).operand_groups(*index, name).into_iter().enumerate()
                    {
                        printer.text(if at > 0 { ", (" } else { "(" });
                        printer.operands(group);
                        printer.text(")");
                    }
                    return;
                }
                let data = ir.op(self.op);
                if self.format.operand_groups.is_fixed() && *index < data.operand_count() {
                    return printer.operand(ir.operand(self.op, *index));
                }
                let values = self.view(printer).operands(*index);
                printer.operands(values);
            }
            Element::Region { index, space: before } => {
                space(printer, *before);
                let regions = self.view(printer).regions(*index);
                self.print_regions(printer, &regions, !self.format.format.bound_regions.contains(index));
            }
            Element::Successor { index, space: before } => {
                space(printer, *before);
                for (at, block) in self.view(printer).successors(*index).into_iter().enumerate() {
                    if at > 0 {
                        printer.text(", ");
                    }
                    printer.successor(block);
                }
            }
            Element::Operands { space: before } => {
                space(printer, *before);
                printer.operands(ir.operands(self.op));
            }
            Element::Regions { space: before } => {
                space(printer, *before);
                self.print_regions(printer, ir.op(self.op).regions(), true);
            }
            Element::Successors { space: before } => {
                space(printer, *before);
                for (at, block) in ir.successors(self.op).enumerate() {
                    if at > 0 {
                        printer.text(", ");
                    }
                    printer.successor(block);
                }
            }
            Element::AttrDict { .. } if self.has_no_attrs(printer) => {}
            Element::AttrDict { keyword } => {
                let mut elided = self.elided(printer);
                if self.format.prop_dict {
                    elided.extend(self.format.attr_names.iter().chain(&self.format.prop_names).copied());
                    elided.extend(
                        self.format.operand_segments.iter().chain(&self.format.result_segments).copied(),
                    );
                }
                match keyword {
                    false => printer.attr_dict(self.op, &elided),
                    true => printer.attr_dict_with_keyword(self.op, &elided),
                }
            }
            Element::PropDict => {
                // A space in any case; what is its default is printed too.
                printer.text(" ");
                printer.prop_dict(self.op, &self.format.elided);
            }
            Element::Type { arg, qualified, space: before } => {
                space(printer, *before);
                self.print_type(printer, *arg, *qualified);
            }
            Element::FunctionalType { inputs, results, space: before } => {
                space(printer, *before);
                let (inputs, results) =
                    (self.view(printer).types(*inputs), self.view(printer).types(*results));
                printer.functional_type(inputs, results.iter().copied());
            }
            Element::Custom { name, args, space } => self.custom(printer, name, args, *space),
            Element::Optional(group) => {
                if self.view(printer).present(&group.anchor) == group.inverted {
                    self.elements(printer, &group.otherwise, group.elided.as_ref());
                } else {
                    self.elements(printer, &group.then, group.elided.as_ref());
                }
            }
            Element::OiList(clauses) => {
                for clause in clauses {
                    if !clause.present.iter().any(|anchor| self.view(printer).present(anchor)) {
                        continue;
                    }
                    space(printer, clause.space);
                    printer.text(clause.literal.text());
                    if clause.unit.is_none() {
                        self.elements(printer, &clause.body, None);
                    }
                }
            }
        }
    }

    fn print_type(&self, printer: &mut OpPrinter<'_>, arg: TypeArg, qualified: bool) {
        if let TypeArg::Operand(index) = arg
            && let Some(name) = self.format.group_segments[index]
        {
            let groups = self.view(printer).operand_groups(index, name);
            for (at, group) in groups.into_iter().enumerate() {
                printer.text(if at > 0 { ", (" } else { "(" });
                let types: Vec<Type> =
                    group.into_iter().map(|value| printer.ir().value_type(value)).collect();
                printer.types(types, ", ");
                printer.text(")");
            }
            return;
        }
        let def = &self.format.def;
        let (single, class) = match arg {
            TypeArg::Operand(index) => {
                (def.operands[index].arity == Arity::Single, self.format.operand_classes[index])
            }
            TypeArg::Result(index) => {
                (def.results[index].arity == Arity::Single, self.format.result_classes[index])
            }
            TypeArg::Operands | TypeArg::Results => (false, None),
        };
        if class.is_none()
            && let Some(ty) = self.view(printer).only_type(arg)
        {
            return printer.ty(ty);
        }
        let types = self.view(printer).types(arg);
        match (class, &types[..]) {
            (Some(class), [ty]) if single && !qualified => print_stripped_type(printer, class, *ty),
            _ => printer.types(types, ", "),
        }
    }

    // Apart, so that the frame of the function that prints each element stays small.
    #[inline(never)]
    fn custom(&self, printer: &mut OpPrinter<'_>, name: &str, args: &[CustomArg], space: bool) {
        let values: Vec<CustomValue> = self.view(printer).values(args);
        let directive = find(printer.ctx(), self.format.dialect, name);
        let is_silent = directive.and_then(|directive| directive.is_silent);
        let is_absent =
            matches!((args, &values[..]), ([CustomArg::Discardable(_)], [CustomValue::Attr(None)]));
        if is_absent || is_silent.is_some_and(|is_silent| is_silent(printer, self.op, &values)) {
            return;
        }
        if space || directive.is_some_and(|directive| directive.own_space) {
            printer.text(" ");
        }
        if let Some(directive) = directive {
            (directive.print)(printer, Some(self.op), &values);
        }
    }

    fn print_regions(&self, printer: &mut OpPrinter<'_>, regions: &[RegionId], args: bool) {
        for (at, &region) in regions.iter().enumerate() {
            if at > 0 {
                printer.text(", ");
            }
            let terminators =
                self.format.implicit_terminator.is_none() || self.prints_terminator(printer, region);
            printer.region(region, args, terminators);
        }
    }

    /// Returns true if the terminator of a region's first block has attributes, operands or results.
    fn prints_terminator(&self, printer: &OpPrinter<'_>, region: RegionId) -> bool {
        let (ctx, ir) = (printer.ctx(), printer.ir());
        let last = ir.region(region).first().and_then(|block| ir.block(block).last());
        let Some(last) = last else { return true };
        let data = ir.op(last);
        let ends = ctx.op_info(data.name()).is_some_and(|info| info.traits.contains(Traits::TERMINATOR));
        let empty = ctx.common().empty_dict;
        !ends
            || data.inherent() != empty
            || data.discardable() != empty
            || data.operand_count() != 0
            || !data.results().is_empty()
    }

    /// Returns true if the operation has no attribute, or only attributes with default values.
    fn has_no_attrs(&self, printer: &OpPrinter<'_>) -> bool {
        let data = printer.ir().op(self.op);
        let empty = printer.ctx().common().empty_dict;
        data.discardable() == empty
            && (data.inherent() == empty || Some(data.inherent()) == self.format.all_defaults)
    }

    /// Names that the attribute dictionary leaves out.
    fn elided(&self, printer: &OpPrinter<'_>) -> SmallVec<[Name; 4]> {
        let mut elided = SmallVec::from_slice(&self.format.elided);
        for (name, value) in &self.format.elided_defaults {
            if self.view(printer).attr(*name) == Some(*value) {
                elided.push(*name);
            }
        }
        for (directive, args) in &self.format.leaving {
            let in_dict = find(printer.ctx(), self.format.dialect, directive).and_then(|found| found.in_dict);
            if let (Some(in_dict), Some(CustomArg::Attr(index))) = (in_dict, args.first())
                && in_dict(printer, self.op, &self.view(printer).values(args))
            {
                let name = self.format.attr_names[*index];
                elided.retain(|elided| *elided != name);
            }
        }
        elided
    }
}
