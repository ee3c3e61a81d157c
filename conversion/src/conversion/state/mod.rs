//! State of a conversion beside the body: the mapping of values, replaced operations, and casts created by
//! the driver.
//!
//! Invariant: everything here can be rolled back to a [`Mark`], together with the body. A replaced operation
//! stays where it is until the end, so that patterns still see the original program.

mod difference;
mod rollback;

use legalize_ir::{BlockId, InsertPoint, Ir, OpId, RegionId, Type, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::converters::ConverterId;
use super::in_place_ops::{InPlaceOp, InPlaceOps};
use crate::by_slot::{BySlot, SparseBySlot};
pub(crate) use difference::Lengths;
pub(crate) use rollback::Mark;
use rollback::Undo;

/// A few values that one value is mapped to.
pub(crate) type Values = SmallVec<[ValueId; 2]>;

/// Replacement of a value: another one, or the list of this number.
#[derive(Clone, Copy, Debug)]
enum Replacement {
    One(ValueId),
    Many(u32),
}

impl Default for Replacement {
    fn default() -> Self {
        Replacement::Many(0)
    }
}

/// Purpose of a cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CastKind {
    /// Provides remaining users with a value of the original type.
    Source,
    /// Provides a pattern with values of converted types.
    Target,
}

/// A cast that the driver created and that a type converter may still replace.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CastInfo {
    pub kind: CastKind,
    pub converter: Option<ConverterId>,
    pub original: Option<Type>,
    /// True if the cast only changes types; then it is not a replacement of its own.
    pub pure: bool,
}

/// An edit that is delayed until the end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// An operation was replaced or erased.
    Replace { op: OpId, converter: Option<ConverterId> },
    /// A value was replaced.
    ReplaceValue { value: ValueId, converter: Option<ConverterId> },
    /// A block was unlinked and is to be erased.
    EraseBlock { block: BlockId },
}

// A conversion keeps one per operation.
const _: () = assert!(size_of::<Action>() <= 16);

/// An event for the listeners, kept until the conversion has succeeded.
#[derive(Clone, Debug)]
pub(crate) enum Late {
    OpInserted(OpId, Option<InsertPoint>),
    OpModified(OpId),
    BlockInserted(BlockId, Option<(RegionId, Option<BlockId>)>),
    /// Event of the action of this number.
    Action(usize),
    /// Replacement of a cast of the driver by values that a type converter created.
    CastReplaced(OpId, Values),
    /// Erasure of a cast.
    CastErased(OpId),
}

const REPLACED: u32 = 1;
const IGNORED: u32 = 2;
const IN_PLACE: u32 = 4;
/// Shift of the number of an operation's replacement, which is stored above the flags.
const NUMBER: u32 = 3;

/// The state of one conversion.
#[derive(Debug, Default)]
pub(crate) struct State {
    mapping: SparseBySlot<ValueId, Replacement>,
    /// Lists that single values are mapped to; only the last ones are ever rolled back.
    lists: Vec<Box<[ValueId]>>,
    mapping_many: FxHashMap<Values, Values>,
    mapped_to: SparseBySlot<ValueId, ()>,
    /// Values that a pattern replaced by a cast of the driver's, which counts as a replacement there.
    replaced_by_cast: FxHashSet<ValueId>,
    /// Flags of operations, and the replacements of those that are replaced in place.
    flags: BySlot<OpId, u32>,
    in_place_ops: InPlaceOps,
    /// Number of operations that will be replaced in place.
    pub in_place_count: usize,
    /// Settled operations, under the open marks.
    settled: Vec<OpId>,
    undo: Vec<Undo>,
    /// Number of open marks, without the one of the whole run.
    open: u32,
    pub actions: Vec<Action>,
    pub casts: Vec<OpId>,
    cast_info: FxHashMap<OpId, CastInfo>,
    /// The converters of regions whose signatures patterns converted.
    region_converters: FxHashMap<RegionId, ConverterId>,
    pub late: Vec<Late>,
    pub keep_late: bool,
    /// Users whose operands each action replaces, if listeners need them.
    pub users: Vec<SmallVec<[OpId; 2]>>,
    /// True if one of the following lists is not empty.
    pub has_edits: bool,
    /// Operations that the running pattern has created so far.
    pub new_ops: SmallVec<[OpId; 4]>,
    pub modified_ops: SmallVec<[OpId; 4]>,
    pub inserted_blocks: SmallVec<[BlockId; 2]>,
}

impl State {
    /// Notes an edit that is delayed until the end.
    pub(super) fn act(&mut self, action: Action) {
        if self.keep_late {
            self.late.push(Late::Action(self.actions.len()));
        }
        self.actions.push(action);
    }

    #[inline]
    pub(super) fn clear_pattern(&mut self) {
        if self.has_edits {
            self.has_edits = false;
            self.new_ops.clear();
            self.modified_ops.clear();
            self.inserted_blocks.clear();
        }
    }

    /// Sets the converter of blocks that move into a region.
    pub(super) fn set_region_converter(&mut self, region: RegionId, converter: ConverterId) {
        let old = self.region_converters.insert(region, converter);
        self.note(|| Undo::RegionConverter(region, old));
    }

    /// The converter for blocks that move into a region.
    pub(super) fn region_converter(&self, region: RegionId) -> Option<ConverterId> {
        self.region_converters.get(&region).copied()
    }

    // Flags.

    fn set_flag(&mut self, op: OpId, flag: u32) {
        let old = self.flags.get(op).unwrap_or(0);
        if old & flag == 0 {
            self.change_flags(op, old | flag);
        }
    }

    fn change_flags(&mut self, op: OpId, new: u32) {
        let old = self.set_flags(op, new);
        self.note(|| Undo::Flags(op, old));
    }

    fn set_flags(&mut self, op: OpId, new: u32) -> u32 {
        let old = self.flags.insert(op, new).unwrap_or(0);
        self.in_place_count += usize::from(new & IN_PLACE != 0);
        self.in_place_count -= usize::from(old & IN_PLACE != 0);
        old
    }

    /// Returns true if an operation, or one around it, was replaced or erased.
    #[inline]
    pub(super) fn is_replaced(&self, op: OpId) -> bool {
        self.flags.get(op).is_some_and(|flags| flags & REPLACED != 0)
    }

    pub(super) fn set_replaced(&mut self, op: OpId) {
        self.set_flag(op, REPLACED);
    }

    /// Returns true if an operation is not to be legalized.
    #[inline]
    pub(super) fn is_ignored(&self, op: OpId) -> bool {
        self.flags.get(op).is_some_and(|flags| flags & (REPLACED | IGNORED | IN_PLACE) != 0)
    }

    pub(super) fn set_ignored(&mut self, op: OpId) {
        self.set_flag(op, IGNORED);
    }

    // Operations that are replaced in place.

    /// Number of a replacement, which becomes the last one; `None` if there are too many replacements.
    #[inline]
    pub(super) fn number_of(&mut self, replacing: InPlaceOp, last_in_place: &mut u32) -> Option<u32> {
        let number = self.in_place_ops.number(replacing, *last_in_place)?;
        *last_in_place = number;
        Some(number)
    }

    /// Marks an operation to be replaced in place, at the end, by the replacement of this number.
    #[inline]
    pub(super) fn set_in_place(&mut self, op: OpId, number: u32) {
        let old = self.flags.get(op).unwrap_or(0);
        self.change_flags(op, old | IN_PLACE | number << NUMBER);
    }

    /// Takes all operations that are to be replaced in place, after all settled ones are known.
    pub(super) fn take_in_place(&mut self) -> impl Iterator<Item = (OpId, InPlaceOp)> {
        let all = if std::mem::take(&mut self.in_place_count) == 0 { None } else { Some(self.flags.iter()) };
        let marked = all.into_iter().flatten().filter(|(_, flags)| flags & IN_PLACE != 0);
        marked.map(|(op, flags)| (op, self.in_place_ops.all[(flags >> NUMBER) as usize]))
    }

    /// Replacement of an operation that is still to be replaced in place.
    #[inline]
    pub(super) fn in_place_op(&self, op: OpId) -> Option<InPlaceOp> {
        let flags = self.flags.get(op).filter(|flags| flags & IN_PLACE != 0)?;
        Some(self.in_place_ops.all[(flags >> NUMBER) as usize])
    }

    /// Marks an operation as replaced by the operation that was created for its replacement.
    pub(super) fn set_settled(&mut self, op: OpId) {
        let old = self.flags.get(op).unwrap_or(0);
        self.change_flags(op, old & IGNORED | REPLACED);
        if self.open != 0 {
            self.settled.push(op);
        }
    }

    // Casts.

    pub(super) fn add_cast(&mut self, op: OpId, info: CastInfo) {
        self.casts.push(op);
        self.cast_info.insert(op, info);
        self.set_ignored(op);
    }

    /// The casts created since a mark.
    pub(super) fn casts_since(&self, mark: &Mark) -> Vec<OpId> {
        self.casts[mark.casts..].to_vec()
    }

    /// Forgets a cast that is about to be erased, and the mapping of these values to it. The cast stays in
    /// the list.
    pub(super) fn forget_cast(&mut self, op: OpId, inputs: &[ValueId]) {
        if let Some(info) = self.cast_info.remove(&op) {
            self.note(|| Undo::CastInfo(Box::new((op, info))));
        }
        match inputs {
            [] => {}
            &[input] => {
                let old = self.mapping.remove(input);
                self.note_mapping(input, old);
            }
            many => {
                let key = Values::from_slice(many);
                let old = self.mapping_many.remove(&key);
                self.note(|| Undo::MapMany(Box::new((key, old))));
            }
        }
    }

    pub(super) fn cast_info(&self, op: OpId) -> Option<CastInfo> {
        self.cast_info.get(&op).copied()
    }

    // Mapping.

    /// Returns true if a value is mapped, or dropped.
    pub(super) fn is_mapped(&self, value: ValueId) -> bool {
        self.mapping.get(value).is_some()
    }

    /// Returns true if a value would be mapped to itself by a mapping to these: a lookup would never end.
    #[inline]
    pub(super) fn leads_back(&self, from: ValueId, to: &[ValueId]) -> bool {
        to.iter().any(|&value| value == from || self.is_mapped(value) && self.is_reached(from, value))
    }

    #[cold]
    fn is_reached(&self, from: ValueId, to: ValueId) -> bool {
        let mut seen: FxHashSet<ValueId> = FxHashSet::default();
        let mut pending = vec![to];
        while let Some(value) = pending.pop() {
            if value == from {
                return true;
            }
            match self.mapping.get(value).filter(|_| seen.insert(value)) {
                Some(Replacement::One(to)) => pending.push(to),
                Some(Replacement::Many(to)) => pending.extend_from_slice(self.list(to)),
                None => {}
            }
        }
        false
    }

    pub(super) fn is_mapped_to(&self, value: ValueId) -> bool {
        self.mapped_to.get(value).is_some()
    }

    /// Maps values to others. A single value may be mapped to none: then it is dropped.
    pub(super) fn map(&mut self, from: &[ValueId], to: &[ValueId]) {
        for &value in to {
            self.mapped_to.insert(value, ());
        }
        match from {
            &[from] => {
                let new = match to {
                    &[to] => Replacement::One(to),
                    many => {
                        self.lists.push(many.into());
                        Replacement::Many(self.lists.len() as u32 - 1)
                    }
                };
                let old = self.mapping.insert(from, new);
                self.note_mapping(from, old);
            }
            many => {
                let key = Values::from_slice(many);
                let old = self.mapping_many.insert(key.clone(), Values::from_slice(to));
                self.note(|| Undo::MapMany(Box::new((key, old))));
            }
        }
    }

    fn note_mapping(&mut self, value: ValueId, old: Option<Replacement>) {
        self.note(|| match old {
            None => Undo::Unmapped(value),
            Some(old) => Undo::Map(Box::new((value, old))),
        });
    }

    /// Values of a list that one value is mapped to.
    fn list(&self, number: u32) -> &[ValueId] {
        &self.lists[number as usize]
    }

    /// Maps like [`State::map`], for a value that a pattern replaces.
    pub(super) fn replace(&mut self, ir: &Ir, from: ValueId, to: &[ValueId]) {
        self.map(&[from], to);
        if self.is_pure(ir, to) && self.replaced_by_cast.insert(from) {
            self.note(|| Undo::ReplacedByCast(from));
        }
    }

    fn step(&self, current: &[ValueId]) -> Option<Values> {
        let mut next = Values::new();
        let mut changed = false;
        for &value in current {
            match self.mapping.get(value) {
                Some(Replacement::One(to)) => {
                    next.push(to);
                    changed = true;
                }
                Some(Replacement::Many(to)) if !self.list(to).is_empty() => {
                    next.extend_from_slice(self.list(to));
                    changed = true;
                }
                _ => next.push(value),
            }
        }
        if changed && next.as_slice() != current {
            return Some(next);
        }
        if current.len() == 1 || self.mapping_many.is_empty() {
            return None;
        }
        self.mapping_many.get(current).filter(|values| !values.is_empty()).cloned()
    }

    /// Returns true if an operation is a cast of the driver's that only changes types.
    pub(super) fn is_pure_cast(&self, op: OpId) -> bool {
        self.cast_info.get(&op).is_some_and(|info| info.pure)
    }

    fn is_pure(&self, ir: &Ir, values: &[ValueId]) -> bool {
        if self.cast_info.is_empty() {
            return false;
        }
        let Some(op) = values.first().and_then(|&value| ir.defining_op(value)) else { return false };
        self.cast_info.get(&op).is_some_and(|info| info.pure)
            && values.iter().all(|&value| ir.defining_op(value) == Some(op))
    }

    /// The newest values that a value is mapped to, without casts that only change types.
    pub(super) fn latest(&self, ir: &Ir, from: ValueId) -> Values {
        let mut last = Values::from_slice(&[from]);
        let mut current = last.clone();
        while let Some(next) = self.step(&current) {
            let counts = matches!(current.as_slice(), [one] if self.replaced_by_cast.contains(one));
            if counts || !self.is_pure(ir, &next) {
                last.clone_from(&next);
            }
            current = next;
        }
        last
    }

    /// The newest values that a value is mapped to, including casts.
    pub(super) fn leaf(&self, from: ValueId) -> Values {
        let mut current = Values::from_slice(&[from]);
        while let Some(next) = self.step(&current) {
            current = next;
        }
        current
    }

    /// The newest value of exactly this type that a value is mapped to (the value itself counts),
    /// `Some(None)` if there is none; `None` if a value on the way is mapped to several.
    #[inline]
    pub(super) fn with_type(&self, ir: &Ir, from: ValueId, ty: Type) -> Option<Option<ValueId>> {
        // Nearly all values are mapped to nothing.
        if self.mapping.get(from).is_none() {
            return Some((ir.value_type(from) == ty).then_some(from));
        }
        self.mapped_with_type(ir, from, ty)
    }

    #[cold]
    fn mapped_with_type(&self, ir: &Ir, from: ValueId, ty: Type) -> Option<Option<ValueId>> {
        let (mut current, mut found) = (from, None);
        loop {
            if ir.value_type(current) == ty {
                found = Some(current);
            }
            match self.mapping.get(current) {
                Some(Replacement::One(to)) => current = to,
                Some(Replacement::Many(to)) if !self.list(to).is_empty() => return None,
                _ => return Some(found),
            }
        }
    }

    /// The newest values of exactly these types that a value is mapped to, if any (the value itself counts).
    pub(super) fn with_types(&self, ir: &Ir, from: ValueId, types: &[Type]) -> Option<Values> {
        // Nearly always one value is mapped to one.
        if let &[ty] = types
            && let Some(found) = self.with_type(ir, from, ty)
        {
            return found.map(|value| Values::from_slice(&[value]));
        }
        let mut found = None;
        let mut current = Values::from_slice(&[from]);
        loop {
            if current.iter().map(|&value| ir.value_type(value)).eq(types.iter().copied()) {
                found = Some(current.clone());
            }
            match self.step(&current) {
                Some(next) => current = next,
                None => return found,
            }
        }
    }
}
