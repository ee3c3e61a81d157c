//! Panics of typed views: the operation, the accessor and the reason, at the caller's place.
//!
//! A check is one comparison where the value is read anyway; texts are put together only on the way to a
//! panic. Reading trusts [`OpView::of`] as long as it finds a value; setting compares the operation's name.

use std::fmt;

use legalize_ir::{BlockId, Ir, OpData, OpId, ValueId};

use crate::{EditIr, OpView, ReadIr};

/// Part of an operation, by its index in the definition or by its name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'n> {
    Operand(usize),
    Result(usize),
    Region(usize),
    Successor(usize),
    Attr(&'n str),
    Location,
}

impl Part<'_> {
    /// Returns the text of a message, such as `operand 'lhs'`.
    fn describe<O: OpView>(self) -> String {
        let (noun, index, names) = match self {
            Part::Operand(index) => ("operand", index, O::OPERAND_NAMES),
            Part::Result(index) => ("result", index, O::RESULT_NAMES),
            Part::Region(index) => ("region", index, O::REGION_NAMES),
            Part::Successor(index) => ("successor", index, O::SUCCESSOR_NAMES),
            Part::Attr(name) => return format!("attribute '{name}'"),
            Part::Location => return "the location".to_owned(),
        };
        match names.get(index) {
            Some(name) => format!("{noun} '{name}'"),
            None => format!("{noun} {index}"),
        }
    }
}

/// Panics because a part cannot be read.
#[cold]
#[track_caller]
pub(crate) fn unreadable<'c, O: OpView>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    part: Part<'_>,
    why: impl fmt::Display,
) -> ! {
    let part = part.describe::<O>();
    match other_name(op, at) {
        Some(other) => panic!("cannot read {part} of '{}' op: the handle is of a '{other}' op", O::NAME),
        None => panic!("cannot read {part} of '{}' op: {why}", O::NAME),
    }
}

/// Panics because a part cannot be set.
#[cold]
#[track_caller]
pub(crate) fn unsettable<O: OpView>(part: Part<'_>, why: impl fmt::Display) -> ! {
    panic!("cannot set {} of '{}' op: {why}", part.describe::<O>(), O::NAME)
}

/// Panics because an operation cannot be created.
#[cold]
#[track_caller]
pub(crate) fn uncreatable<O: OpView>(part: Part<'_>, why: impl fmt::Display) -> ! {
    panic!("cannot create '{}' op: {}: {why}", O::NAME, part.describe::<O>())
}

/// Returns the operation's name if it is not the view's.
fn other_name<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized)) -> Option<&'c str> {
    let name = at.read_ctx().op_str(at.read_ir().stored_op(op.into())?.name());
    (name != O::NAME).then_some(name)
}

/// The number of parts, with their noun: `1 operand`, `2 operands`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("the operation has {count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The reason if a handle refers to nothing.
pub(crate) const GONE: &str = "the operation is erased or belongs to another body";

/// Returns the data of an operation that an accessor reads.
#[inline]
#[track_caller]
pub(crate) fn data<'r, 'c, O: OpView>(
    op: O,
    at: &'r (impl ReadIr<'c> + ?Sized),
    part: Part<'_>,
) -> &'r OpData {
    match at.read_ir().stored_op(op.into()) {
        Some(data) => data,
        None => unreadable(op, at, part, GONE),
    }
}

/// Checks the handle of an operation that a setter changes.
#[track_caller]
pub(crate) fn check_edit<'c, O: OpView>(op: O, at: &(impl EditIr<'c> + ?Sized), part: Part<'_>) {
    let id: OpId = op.into();
    if !at.read_ir().is_live(id) {
        unsettable::<O>(part, GONE);
    }
    if let Some(other) = other_name(op, at) {
        unsettable::<O>(part, format!("the handle is of a '{other}' op"));
    }
}

/// The reason if one of the values is gone.
pub(crate) fn gone_value(ir: &Ir, values: &[ValueId]) -> Option<String> {
    let gone = values.iter().find(|&&value| ir.try_value(value).is_none())?;
    Some(format!("value {gone:?} is erased or belongs to another body"))
}

/// The reason if a block is gone.
pub(crate) fn gone_block(ir: &Ir, block: BlockId) -> Option<String> {
    (!ir.is_live_block(block)).then(|| format!("block {block:?} is erased or belongs to another body"))
}
