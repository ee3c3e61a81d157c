//! Reading by several parsers: the operations of a file, or of a symbol table that is all of it, are divided
//! into parts, and each parser reads some into one body.
//!
//! Each part is read from where an operation [seems](super::outline) to begin, with the aliases that are
//! known there and without any names of values. Result, locations and what is emitted are those of one
//! parser: a part counts only if its last operation ends where the next part begins, so that one parser would
//! have come by there, and if nothing in it depends on what is before it. Else all parts are discarded, and
//! one parser reads on as if there had been none; so it is also if there is an error, which it then finds
//! itself.
//!
//! Omitted: names of values between operations of the list, resources and `distinct` attributes, which are
//! numbered in the order of the text.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use super::outline::parts;
use super::part::{Part, WORTH};
use super::{DeferredLoc, Parser, Res};
use crate::body::{BlockId, Expected, Filling, Ir};
use crate::context::{Traits, Workers};
use crate::text::lexer::Tok;

/// Bytes of a part, at least and at most as long as operations end there.
const PART_BYTES: (usize, usize) = (1 << 13, 1 << 18);
/// Parts for each thread: parts differ in size.
const PARTS_PER_THREAD: usize = 16;
/// Operations that a parser of a part has read.
struct Read {
    block: BlockId,
    deferred_locs: Vec<DeferredLoc>,
    /// Offset of the token after them, and the end of the one before it.
    offset: u32,
    last_end: u32,
}

impl<'s> Parser<'s> {
    /// Reads operations of a file by several parsers if that is worth it; returns true if there are such.
    #[inline]
    pub(super) fn read_parts_of_file(&mut self, block: BlockId) -> bool {
        self.part.attempts > 0 && !self.at_table() && self.read_parts(block)
    }

    /// Reads operations of a region by several parsers if it is that of a symbol table and that is worth it.
    #[inline]
    pub(super) fn read_parts_of_table(&mut self, block: BlockId) {
        if self.part.attempts > 0 && self.part.is_table {
            self.read_parts(block);
        }
    }

    /// Fails in a part of a file if what comes next depends on what is before the part.
    pub(super) fn needs_order(&mut self) -> Res<()> {
        if !self.part.is_part {
            return Ok(());
        }
        self.part.has_given_up = true;
        Err(self.wrong("expected what is before this part"))
    }

    /// The canonical spelling of a text that nothing reads.
    pub(super) fn spelling_in_order(&mut self, text: &str) -> Res<Box<str>> {
        if !self.part.is_part {
            return Ok(self.ctx.spelling_of(text));
        }
        if let Some(agreed) = self.ctx.agreed_spelling_of(text) {
            return Ok(agreed);
        }
        self.needs_order()?;
        Ok(text.into())
    }

    /// Returns true if the operation that comes next is a symbol table.
    #[cold]
    fn at_table(&self) -> bool {
        let name = self.spelling().trim_matches('"');
        let find = |name: &str| self.ctx.find_op_name(name).and_then(|name| self.ctx.op_info(name));
        let info = find(name).or_else(|| find(&format!("builtin.{name}")));
        info.is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE))
    }

    /// Reads operations at the end of an empty block by several parsers; returns true if there are such.
    #[cold]
    fn read_parts(&mut self, block: BlockId) -> bool {
        let start = self.offset() as usize;
        let size = self.text.len().saturating_sub(start);
        // No name of a value is known as long as there is no value.
        if size < WORTH || !self.ir.has_no_values() {
            self.part.attempts = 0;
            return false;
        }
        if !self.at_plain_op() {
            return false;
        }
        self.part.attempts -= 1;
        let (least, most) = PART_BYTES;
        let wanted = size / (PARTS_PER_THREAD * self.ctx.concurrent_tasks());
        let parts = parts(self.text, start, wanted.clamp(least, most));
        let Some(last) = parts.last() else { return false };
        // Whatever comes of it, there will be values.
        self.part.attempts = 0;
        let mut ir = std::mem::take(&mut self.ir);
        let read = match ir.fill_side_by_side(expected(&self.text[start..last.end])) {
            Some(filling) => self.fill(filling, &parts),
            None => None,
        };
        self.ir = ir;
        let Some(read) = read else { return false };
        for part in read {
            self.ir.append_block(part.block, block);
            self.deferred_locs.extend(part.deferred_locs);
            // All but the last one ended where the next one began.
            self.rewind(part.offset, part.last_end);
        }
        true
    }

    /// Reads parts into a shared body. What they emit is passed on if all could be read; else nothing is
    /// left.
    fn fill(&self, filling: Filling<'_>, parts: &[Range<usize>]) -> Option<Vec<Read>> {
        let has_failed = AtomicBool::new(false);
        let parsers = Workers::default();
        let attempt = self.ctx.attempt_tasks(parts.len(), |index| {
            if has_failed.load(Ordering::Relaxed) {
                return None;
            }
            let mut parser = parsers.take(|| filling.handle().map(|ir| self.of_part(ir)));
            let end = parts.get(index + 1).map(|next| next.start as u32);
            let read = parser.as_mut().and_then(|parser| {
                if !filling.go_on(&mut parser.ir) {
                    return None;
                }
                let read = parser.part(parts[index].start as u32, end, &has_failed);
                filling.end(&mut parser.ir);
                read
            });
            if read.is_none() {
                has_failed.store(true, Ordering::Relaxed);
            }
            parsers.give_back(parser);
            read
        });
        let handles = parsers.into_idle().into_iter().flatten().map(|parser| parser.ir).collect();
        let (read, emitted) = attempt.unwrap_or_default();
        let read: Option<Vec<Read>> = read.into_iter().collect();
        let read = read.filter(|read| read.len() == parts.len());
        self.ctx.settle_spellings(read.is_some());
        if read.is_some() {
            filling.keep(handles);
            self.ctx.pass_on(emitted);
        } else {
            filling.discard(handles);
        }
        read
    }

    /// A parser of parts, which adds to this body.
    fn of_part(&self, ir: Ir) -> Parser<'s> {
        Parser {
            ir,
            depth: self.depth,
            attr_aliases: self.attr_aliases.clone(),
            type_aliases: self.type_aliases.clone(),
            default_dialects: self.default_dialects.clone(),
            part: Part::one(),
            ..Parser::new(self.ctx, self.file, self.text)
        }
    }

    /// Reads operations from an offset to another one, or to something else; nothing if there is an error or
    /// the part depends on what is before it.
    fn part(&mut self, start: u32, end: Option<u32>, has_failed: &AtomicBool) -> Option<Read> {
        self.rewind(start, start);
        self.push_scope(true);
        let block = self.ir.create_block(&[]);
        while self.at_plain_op() && end.is_none_or(|end| self.offset() < end) {
            self.operation(block).ok()?;
            if self.part.has_given_up || has_failed.load(Ordering::Relaxed) {
                return None;
            }
        }
        let is_at_end = end.is_none_or(|end| self.offset() == end);
        if !is_at_end || self.pop_scope().is_err() || self.has_forwards() {
            return None;
        }
        let deferred_locs = std::mem::take(&mut self.deferred_locs);
        Some(Read { block, deferred_locs, offset: self.offset(), last_end: self.last_end })
    }

    /// Returns true if an operation comes next whose results have no names.
    fn at_plain_op(&self) -> bool {
        matches!(self.kind(), Tok::Str | Tok::Bare)
    }
}

/// Bytes and number of the samples from which numbers of entities are estimated.
const SAMPLE_BYTES: usize = 1 << 12;
const SAMPLES: usize = 64;
/// Shorter operations than of this many bytes are rare, however short the lines are.
const OP_BYTES: usize = 16;

/// Estimates how many entities a text has. If there are more, they are in memory of their own first.
fn expected(text: &str) -> Expected {
    let (mut bytes, mut lines, mut names) = (0, 0, 0);
    let step = text.len().div_ceil(SAMPLE_BYTES * SAMPLES).max(1);
    for sample in text.as_bytes().chunks(SAMPLE_BYTES).step_by(step) {
        bytes += sample.len();
        lines += memchr::memchr_iter(b'\n', sample).count();
        names += memchr::memchr_iter(b'%', sample).count();
    }
    let number = |sampled: usize| {
        let all = (sampled as f64 / bytes.max(1) as f64 * 1.25 * text.len() as f64) as usize;
        u32::try_from(all.min(text.len() / OP_BYTES)).unwrap_or(u32::MAX)
    };
    Expected { ops: number(lines), values: number(lines), operands: number(names) }
}
