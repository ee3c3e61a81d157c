//! Printing by several printers: the operations of one region are divided among them.
//!
//! Values in nested regions are numbered from the same start (`names.rs`), so each printer numbers those in
//! the operations that it prints. Texts are appended in the order of the operations.
//!
//! Invariant: output and errors are those of one printer. Where a printer meets something that depends on
//! what the others print (a limit that is near, a wide integer, a value of another operation's region), the
//! text is dropped and one printer prints everything, without writing again what has been written.
//!
//! Omitted: modules with `distinct` attributes, which are numbered in the order in which they are printed.

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::super::OpPrinter;
use super::Printer;
use super::alias::{Aliases, Collector, Visit};
use super::division::Division;
use super::names::{Names, NestedNumbering};
use crate::body::{BlockId, Ir, OpId};
use crate::context::{Context, Name, Workers};
use crate::text::PrintOptions;

/// State of the printer of the whole that those of parts start with.
struct Start<'p, 'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    options: &'a PrintOptions,
    indent: usize,
    depth: u32,
    default_dialects: Vec<Option<Name>>,
    aliases: Arc<Aliases>,
    names: &'p Arc<Names>,
    numbering: Option<&'p NestedNumbering<'a>>,
}

/// Printer of parts, one after the other.
struct PartPrinter<'a> {
    printer: OpPrinter<'a>,
    numbering: Option<NestedNumbering<'a>>,
}

/// Text of some operations.
struct Part {
    text: Vec<u8>,
    resources: Vec<Name>,
}

impl<'a> Start<'_, 'a> {
    fn printer(&self) -> PartPrinter<'a> {
        let (numbering, names) = match self.numbering.map(|numbering| numbering.part(self.names)) {
            Some((numbering, names)) => (Some(numbering), names),
            None => (None, Names::within(self.names.clone())),
        };
        let p = Printer {
            indent: self.indent,
            depth: self.depth,
            names,
            aliases: self.aliases.clone(),
            default_dialects: self.default_dialects.clone(),
            ..Printer::new(self.ctx, self.ir, self.options)
        };
        PartPrinter { printer: OpPrinter { p }, numbering }
    }
}

impl PartPrinter<'_> {
    /// Prints operations, each with its line end; `None` if the text may not be that of one printer.
    fn print(&mut self, ops: &[OpId], buffer: Vec<u8>) -> Option<Part> {
        let printer = &mut self.printer;
        if let Some(numbering) = &mut self.numbering {
            numbering.number(ops, &mut printer.p.names);
        }
        if printer.p.ctx.has_resource_attrs() {
            // Text from a cache mentions no resources.
            printer.p.attrs.clear();
            printer.p.dicts.clear();
        }
        printer.p.out = buffer;
        for &op in ops {
            printer.print_full_op(op);
            printer.text("\n");
            printer.p.flush_if_long();
        }
        let p = &mut printer.p;
        if p.failed.is_some() || p.names.is_incomplete() || !p.limits.are_far(p.ctx, p.out.len()) {
            return None;
        }
        Some(Part { text: std::mem::take(&mut p.out), resources: std::mem::take(&mut p.resources) })
    }

    /// Notes what operations print that may have an alias; `None` if printing them fails.
    fn collect(&mut self, ops: &[OpId]) -> Option<Vec<Visit>> {
        let printer = &mut self.printer;
        printer.p.collector = Some(Collector::noting());
        ops.iter().for_each(|&op| printer.collect_op(op));
        let p = &mut printer.p;
        let has_failed = p.failed.is_some() || !p.limits.are_far(p.ctx, 0);
        p.collector.take().filter(|_| !has_failed).map(Collector::into_visits)
    }
}

impl<'a> OpPrinter<'a> {
    /// Takes the division if a block is in the region that is divided.
    fn take_division(&mut self, block: BlockId) -> Option<Division<'a>> {
        let region = self.p.ir.block(block).parent();
        self.p.division.take_if(|division| region == Some(division.region))
    }

    /// Runs a task for each part of a block's operations until one has no result.
    fn for_each_part<T: Send>(
        &mut self,
        division: &mut Division<'a>,
        ops: &[OpId],
        task: impl Fn(&mut PartPrinter<'a>, &[OpId]) -> Option<T> + Sync,
        mut consume: impl FnMut(&mut Self, T) -> ControlFlow<()>,
    ) {
        if division.has_failed {
            return;
        }
        let (ctx, ir) = (self.p.ctx, self.p.ir);
        let names = Arc::new(std::mem::take(&mut self.p.names));
        let is_collecting = self.p.collector.is_some();
        let start = Start {
            ctx,
            ir,
            options: self.p.options,
            indent: self.p.indent,
            depth: self.p.depth,
            default_dialects: self.p.default_dialects.clone(),
            aliases: self.p.aliases.clone(),
            names: &names,
            // Names have no aliases.
            numbering: division.numbering.as_ref().filter(|_| !is_collecting),
        };
        let printers = Workers::default();
        let part = |index: usize| {
            let mut printer = printers.take(|| start.printer());
            let from = index * division.step;
            let result = task(&mut printer, &ops[from..ops.len().min(from + division.step)]);
            // The caches of one that met a limit may hold placeholders.
            if result.is_some() {
                printers.give_back(printer);
            }
            result
        };
        let mut has_failed = false;
        ctx.stream_tasks(ops.len().div_ceil(division.step), part, |result| match result {
            Some(result) => {
                let flow = consume(self, result);
                has_failed |= flow.is_break();
                flow
            }
            None => {
                has_failed = true;
                ControlFlow::Break(())
            }
        });
        drop(printers);
        self.p.names = Arc::try_unwrap(names).unwrap_or_else(Names::within);
        if has_failed {
            division.has_failed = true;
            // Nothing more is to be written.
            self.p.sink = None;
        }
    }

    /// Finds the aliases in a block's operations, all but `skipped`, by several printers: each notes what it
    /// meets, and this one visits that. Returns false if the block is not divided.
    pub(super) fn collect_divided(&mut self, block: BlockId, skipped: Option<OpId>) -> bool {
        let Some(mut division) = self.take_division(block) else { return false };
        let ops = ops_of(self.p.ir, block, skipped);
        if !division.divides(ops.len()) {
            self.p.division = Some(division);
            return false;
        }
        let task = |printer: &mut PartPrinter<'a>, ops: &[OpId]| printer.collect(ops);
        self.for_each_part(&mut division, &ops, task, |printer, visits| {
            visits.into_iter().for_each(|visit| printer.visit_noted(visit));
            ControlFlow::Continue(())
        });
        self.p.division = Some(division);
        true
    }

    /// Prints a block's operations, all but `skipped`, by several printers; returns false if the block is not
    /// divided.
    pub(super) fn print_divided(&mut self, block: BlockId, skipped: Option<OpId>) -> bool {
        let Some(mut division) = self.take_division(block) else { return false };
        let ops = ops_of(self.p.ir, block, skipped);
        if !division.divides(ops.len()) {
            if let Some(numbering) = &mut division.numbering {
                numbering.number(&ops, &mut self.p.names);
            }
            self.p.division = Some(division);
            return false;
        }
        let buffers = Workers::default();
        let task = |printer: &mut PartPrinter<'a>, ops: &[OpId]| printer.print(ops, buffers.take(Vec::new));
        self.for_each_part(&mut division, &ops, task, |printer, mut part| {
            let p = &mut printer.p;
            if p.failed.is_some() || !p.limits.are_far(p.ctx, p.out.len() + part.text.len()) {
                return ControlFlow::Break(());
            }
            p.out.extend_from_slice(&part.text);
            p.flush_if_long();
            for key in part.resources {
                if !p.resources.contains(&key) {
                    p.resources.push(key);
                }
            }
            part.text.clear();
            buffers.give_back(part.text);
            ControlFlow::Continue(())
        });
        self.p.division = Some(division);
        true
    }
}

/// A block's operations, all but one.
fn ops_of(ir: &Ir, block: BlockId, skipped: Option<OpId>) -> Vec<OpId> {
    ir.block_ops(block).filter(|&op| Some(op) != skipped).collect()
}

impl Printer<'_> {
    /// Text that was not written, and the error, of printing with a division; no text if one printer has to
    /// print everything.
    pub(super) fn divided_result(self) -> (Option<Vec<u8>>, Option<io::Error>) {
        let has_failed = self.failed.is_some()
            || self.division.is_none_or(|division| division.has_failed)
            || self.names.is_incomplete()
            || !self.limits.are_far(self.ctx, 0);
        ((!has_failed).then_some(self.out), self.failed)
    }
}
