//! The region of a module that several printers print, and the sink that bears a second attempt.

use std::io;

use super::names::{Names, NestedNumbering};
use crate::body::{Ir, OpId, RegionId};
use crate::context::Context;
use crate::text::PrintOptions;

/// Number of operations from which on dividing them takes less time than it saves.
const WORTH: usize = 1 << 12;

/// Number of operations that one printer prints at a time, about.
const STEP: usize = 1 << 10;

/// A block is divided if it has this part of the region's operations: one of sixteen.
const PART: usize = 16;

/// A region whose operations are divided among printers.
pub(super) struct Division<'a> {
    pub(super) region: RegionId,
    /// Number of the operations in it that are printed at a time.
    pub(super) step: usize,
    /// Number of operations from which on a block is divided: each that is copies the names of the region for
    /// each thread.
    least: usize,
    /// Absent if all values are numbered.
    pub(super) numbering: Option<NestedNumbering<'a>>,
    /// True if a part was not printed as one printer would have.
    pub(super) has_failed: bool,
}

impl<'a> Division<'a> {
    /// Decides if printing an operation is worth dividing, and numbers the values that all printers need.
    pub(super) fn of(
        ctx: &'a Context,
        ir: &'a Ir,
        op: OpId,
        options: &'a PrintOptions,
    ) -> Option<(Names, Division<'a>)> {
        if ir.op_count() < WORTH || !ctx.splits_work() || ctx.has_distinct() || options.skip_regions {
            return None;
        }
        if ir.op(op).parent().is_some() {
            return None;
        }
        let regions = divided_regions(ir, op)?;
        let &region = regions.last()?;
        let ops = ir.region_blocks(region).flat_map(|block| ir.block_ops(block)).count();
        let (numbering, names) = if options.generic || options.unique_ssa_ids || options.value_users {
            // Numbers of a region go on from those of the one before it.
            (None, Names::of(ctx, ir, op, options))
        } else {
            let (numbering, names) = NestedNumbering::new(ctx, ir, options, op, &regions);
            (Some(numbering), names)
        };
        let step = (ops * STEP / ir.op_count()).max(1);
        let least = (ops / PART).max(step + 1);
        Some((names, Division { region, step, least, numbering, has_failed: false }))
    }

    /// Returns true if it is worth dividing a block with so many operations.
    pub(super) fn divides(&self, ops: usize) -> bool {
        ops >= self.least
    }
}

/// The regions that contain each other from an operation's own to one with several operations.
fn divided_regions(ir: &Ir, op: OpId) -> Option<Vec<RegionId>> {
    let mut regions = Vec::new();
    let mut op = op;
    loop {
        let &[region] = ir.op(op).regions() else { return None };
        regions.push(region);
        let mut ops = ir.region_blocks(region).flat_map(|block| ir.block_ops(block));
        op = ops.next()?;
        if ops.next().is_some() {
            return Some(regions);
        }
    }
}

/// Sink of a text that is printed again if printing by several printers fails.
pub(super) struct Written<'s> {
    sink: Option<&'s mut (dyn io::Write + Send)>,
    /// Number of bytes that were written.
    written: usize,
    /// Number of bytes that are still to come a second time.
    skipped: usize,
    has_failed: bool,
}

impl<'s> Written<'s> {
    pub(super) fn new(sink: Option<&'s mut (dyn io::Write + Send)>) -> Self {
        Written { sink, written: 0, skipped: 0, has_failed: false }
    }

    /// The sink to print to, if there is one.
    pub(super) fn sink(&mut self) -> Option<&mut (dyn io::Write + Send)> {
        if self.sink.is_some() { Some(self) } else { None }
    }

    /// Expects all that was written once more.
    pub(super) fn start_again(&mut self) {
        self.skipped = self.written;
    }

    /// Returns true if writing failed.
    pub(super) fn has_failed(&self) -> bool {
        self.has_failed
    }
}

impl io::Write for Written<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Some(sink) = &mut self.sink else { return Ok(bytes.len()) };
        let skipped = self.skipped.min(bytes.len());
        self.skipped -= skipped;
        let result = sink.write_all(&bytes[skipped..]);
        self.has_failed |= result.is_err();
        self.written += bytes.len() - skipped;
        result.map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.sink.as_mut().map_or(Ok(()), |sink| sink.flush())
    }
}
