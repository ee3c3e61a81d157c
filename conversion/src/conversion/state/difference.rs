//! Changes of a conversion's state since a point of the past, to detect that it returns to a state that it
//! had.

use legalize_ir::{Difference, ValueId};

use super::super::converters::ConverterId;
use super::rollback::Undo;
use super::{Action, CastKind, Replacement, State};

/// Lengths of those lists of a state that only grow, except by a rollback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Lengths {
    undo: usize,
    actions: usize,
    casts: usize,
}

impl State {
    pub(crate) fn lengths(&self) -> Lengths {
        Lengths { undo: self.undo.len(), actions: self.actions.len(), casts: self.casts.len() }
    }

    /// Adds the changes of the state since the lists had these lengths to those of the body: the current
    /// facts about each entity whose facts changed. Returns `None` if a list is shorter by now: then the
    /// changes are indeterminate.
    pub(crate) fn describe_since(&self, base: Lengths, to: &mut Difference) -> Option<()> {
        let converter = |id: Option<ConverterId>| id.map_or(0, |id| id.index() as u64 + 1);
        // The changes of the body end here.
        to.push(0);
        for undo in self.undo.get(base.undo..)? {
            match undo {
                Undo::Unmapped(value) => self.describe_mapping(*value, to),
                Undo::Map(old) => self.describe_mapping(old.0, to),
                Undo::MapMany(old) => {
                    to.push(2);
                    to.push_values(&old.0);
                    let now = self.mapping_many.get(&old.0);
                    to.push(u64::from(now.is_some()));
                    to.push_values(now.map_or(&[], |values| values));
                }
                Undo::Flags(op, _) => {
                    to.push(3);
                    to.push_op(*op);
                    to.push(u64::from(self.flags.get(*op).unwrap_or(0)));
                }
                Undo::ReplacedByCast(value) => {
                    to.push(4);
                    to.push_value(*value);
                }
                Undo::CastInfo(old) => {
                    to.push(5);
                    to.push_op(old.0);
                    to.push(u64::from(self.cast_info.contains_key(&old.0)));
                }
                Undo::RegionConverter(region, _) => {
                    to.push(6);
                    to.push_region(*region);
                    to.push(converter(self.region_converter(*region)));
                }
            }
        }
        for action in self.actions.get(base.actions..)? {
            match *action {
                Action::Replace { op, converter: by } => {
                    to.push(7);
                    to.push_op(op);
                    to.push(converter(by));
                }
                Action::ReplaceValue { value, converter: by } => {
                    to.push(8);
                    to.push_value(value);
                    to.push(converter(by));
                }
                Action::EraseBlock { block } => {
                    to.push(9);
                    to.push_block(block);
                }
            }
        }
        for &cast in self.casts.get(base.casts..)? {
            to.push(10);
            to.push_op(cast);
            to.push(u64::from(self.cast_info(cast).is_some()));
            if let Some(info) = self.cast_info(cast) {
                to.push(u64::from(info.pure) << 1 | u64::from(info.kind == CastKind::Target));
                to.push(converter(info.converter));
                to.push(info.original.map_or(0, |ty| u64::from(ty.index()) + 1));
            }
        }
        Some(())
    }

    fn describe_mapping(&self, value: ValueId, to: &mut Difference) {
        to.push(1);
        to.push_value(value);
        match self.mapping.get(value) {
            None => to.push(0),
            Some(Replacement::One(by)) => {
                to.push(1);
                to.push_value(by);
            }
            Some(Replacement::Many(list)) => {
                to.push(2);
                to.push_values(self.list(list));
            }
        }
    }
}
