//! Items that print by themselves, and the names of a whole body.

use super::super::{OpPrinter, Part, PrintOptions, PrintedParts};
use super::names::Names;
use super::{Printer, alone, into_string};
use crate::body::{BlockId, Ir, OpId, ValueId};
use crate::context::{Attribute, Context, Location};

/// See [`print_op_alone`](super::super::print_op_alone).
pub(in crate::text) fn op_alone(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    options: &PrintOptions,
    value: impl FnMut(ValueId) -> String,
    block: impl FnMut(BlockId) -> u32,
) -> String {
    let mut printer = OpPrinter { p: Printer::new(ctx, ir, options) };
    printer.p.names = Names::given(ir, op, value, block);
    printer.print_full_op(op);
    into_string(printer.p.out)
}

/// The names with which an operation prints.
pub(in crate::text) struct ValueNames(Names);

impl ValueNames {
    pub(in crate::text) fn of(ctx: &Context, ir: &Ir, op: OpId, options: &PrintOptions) -> Self {
        ValueNames(Names::of(ctx, ir, op, options))
    }

    /// A value's name, without `%`.
    pub(in crate::text) fn value(&self, value: ValueId) -> String {
        let mut name = Vec::new();
        self.0.write_value(value, true, &mut name);
        name.remove(0);
        into_string(name)
    }

    pub(in crate::text) fn block(&self, block: BlockId) -> u32 {
        self.0.block_order(block)
    }
}

/// See [`print_parts`](super::super::print_parts).
pub(in crate::text) fn parts(ctx: &Context, parts: &[Part]) -> PrintedParts {
    let (ir, options) = (Ir::new(), PrintOptions::default());
    let mut printer = OpPrinter { p: Printer::new(ctx, &ir, &options) };
    printer.collect_parts(parts);
    let mut piece = |print: &mut dyn FnMut(&mut OpPrinter<'_>)| {
        print(&mut printer);
        into_string(std::mem::take(&mut printer.p.out))
    };
    let before = piece(&mut |printer| printer.print_aliases(false));
    let texts = parts.iter().map(|part| {
        piece(&mut |printer| match *part {
            Part::Loc(loc) => printer.print_loc(loc, true),
            Part::Attr(attr) => printer.print_attr(attr),
            Part::Type(ty) => printer.print_type(ty),
        })
    });
    let parts = texts.collect();
    PrintedParts { before, parts, after: piece(&mut |printer| printer.print_aliases(true)) }
}

/// The text of an attribute.
pub(in crate::text) fn attr_text(ctx: &Context, attr: Attribute) -> String {
    alone(ctx, |printer| printer.print_attr(attr))
}

/// The text of a location.
pub(in crate::text) fn loc_text(ctx: &Context, loc: Location) -> String {
    alone(ctx, |printer| printer.print_loc(loc, false))
}
