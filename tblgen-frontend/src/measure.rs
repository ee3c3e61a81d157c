//! Lengths of the texts of values, computed before they are created.
//!
//! A value that is used many times is stored once, but its text is written each time: sixty short lines can
//! expand to a text that does not fit any memory.

use std::fmt;

use crate::print;
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::value::{Node, Store, V};

/// Number of bytes of a value's text that are shown outside of the output.
const SHOWN: usize = 1 << 20;

/// Lower bounds of the lengths of the texts of values, each computed once.
pub(crate) struct Measure<'s> {
    store: &'s Store,
    /// Bounds by value; 0 if not computed yet.
    known: Vec<u64>,
}

impl<'s> Measure<'s> {
    pub(crate) fn new(store: &'s Store) -> Self {
        Measure { store, known: Vec::new() }
    }

    /// Returns a lower bound of the number of bytes of a value's text.
    pub(crate) fn value(&mut self, v: V) -> u64 {
        let store = self.store;
        let symbol = |name: Sym| store.symbols.get(name).len() as u64;
        // Nesting of values is limited, so this may recurse.
        let (own, start, len, step) = match store.node(v) {
            Node::Unset | Node::Bit(_) | Node::Anon(_) => return 1,
            Node::Int(value) => return u64::from(value.unsigned_abs().checked_ilog10().unwrap_or(0)) + 1,
            Node::Str(text) | Node::Code(text) => return symbol(text) + 2,
            Node::Var { name, .. } => return symbol(name),
            Node::Def(id) => return self.name(id),
            Node::Bits { start, len } | Node::List { start, len, .. } => (0, start, len, 1),
            Node::Dag { start, len } => (self.value(store.operand(start, 0)), start + 2, len, 1),
            Node::VarDef { start, len, .. } => (0, start + 1, len, 2),
            Node::Tern { start, .. } => (0, start, 3, 1),
            Node::Cond { start, len, .. } => (0, start, 2 * len, 1),
            Node::Fold { start, .. } => (0, start, 5, 1),
            Node::VarBit { of, .. }
            | Node::Field { of, .. }
            | Node::Un { of, .. }
            | Node::IsA { of, .. }
            | Node::Exists { of, .. }
            | Node::Instances { of, .. } => return self.value(of).saturating_add(2),
            Node::Bin { lhs, rhs, .. } => {
                return self.once(v, |measure| {
                    measure.value(lhs).saturating_add(measure.value(rhs)).saturating_add(2)
                });
            }
        };
        self.once(v, |measure| {
            (0..len).fold(own + 2, |sum, index| {
                sum.saturating_add(measure.value(store.operand(start, step * index))).saturating_add(1)
            })
        })
    }

    /// Returns the cached bound of a value, or computes it.
    fn once(&mut self, v: V, find: impl FnOnce(&mut Self) -> u64) -> u64 {
        let Some(index) = v.index() else { return find(self) };
        if let Some(&known) = self.known.get(index)
            && known != 0
        {
            return known;
        }
        let found = find(self).max(1);
        if self.known.len() <= index {
            self.known.resize(self.store.node_count().max(index + 1), 0);
        }
        self.known[index] = found;
        found
    }

    fn name(&self, id: RecordId) -> u64 {
        match self.store.node(self.store.record(id).name) {
            Node::Str(name) | Node::Code(name) => self.store.symbols.get(name).len() as u64,
            _ => 1,
        }
    }

    /// Returns a lower bound of the number of bytes of a record's text.
    pub(crate) fn record(&mut self, id: RecordId) -> u64 {
        self.store.fields(id).iter().fold(self.name(id), |sum, field| {
            let name = self.store.symbols.get(field.name).len() as u64;
            sum.saturating_add(name).saturating_add(self.value(field.value))
        })
    }
}

/// Returns the result of `!repr`, unless it has more than `most` bytes.
pub(crate) fn repr(store: &Store, v: V, most: usize) -> Option<String> {
    let mut measure = Measure::new(store);
    let record = match store.node(v) {
        Node::Def(record) => Some(record),
        _ => None,
    };
    let bytes = match record {
        Some(record) => measure.record(record),
        None => measure.value(v),
    };
    if bytes > most as u64 {
        return None;
    }
    let mut text = Cut { out: String::new(), left: most, whole: true };
    let _ = match record {
        Some(record) => print::write_record(&mut text, store, record),
        None => print::write_value(&mut text, store, v),
    };
    text.whole.then_some(text.out)
}

/// Writer that truncates a text that becomes too long.
pub(crate) struct Cut<W> {
    pub(crate) out: W,
    /// Number of bytes that may still be written.
    pub(crate) left: usize,
    pub(crate) whole: bool,
}

impl<W: fmt::Write> fmt::Write for Cut<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        match self.left.checked_sub(text.len()) {
            Some(left) => self.left = left,
            None => {
                self.whole = false;
                return Err(fmt::Error);
            }
        }
        self.out.write_str(text)
    }
}

/// Displays the output of `write`, truncated with `…` after the first MiB.
pub(crate) fn show(
    f: &mut fmt::Formatter<'_>,
    write: impl FnOnce(&mut Cut<&mut fmt::Formatter<'_>>) -> fmt::Result,
) -> fmt::Result {
    let mut cut = Cut { out: f, left: SHOWN, whole: true };
    let written = write(&mut cut);
    if cut.whole { written } else { cut.out.write_str("…") }
}

/// Returns the first bytes of the output of `write`, at most `most`, for a message.
pub(crate) fn excerpt(most: usize, write: impl FnOnce(&mut Cut<String>) -> fmt::Result) -> String {
    let mut cut = Cut { out: String::new(), left: most, whole: true };
    let _ = write(&mut cut);
    if !cut.whole {
        cut.out.push('…');
    }
    cut.out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Ty;

    #[test]
    fn a_bound_is_close_and_ends_for_what_is_shared() {
        let mut store = Store::new();
        let mut v = store.int(100);
        for _ in 0..3 {
            v = store.list(Ty::INT, &[v, v]);
        }
        let text = print::value_text(&store, v);
        let bound = Measure::new(&store).value(v);
        assert!(bound <= text.len() as u64 && 2 * bound >= text.len() as u64, "{bound} {text}");
        assert_eq!(repr(&store, v, text.len()), Some(text.clone()));
        assert_eq!(repr(&store, v, text.len() - 1), None);
        for _ in 0..100 {
            v = store.list(Ty::INT, &[v, v]);
        }
        assert_eq!(Measure::new(&store).value(v), u64::MAX);
        assert_eq!(repr(&store, v, usize::MAX >> 1), None);
        assert!(print::value_text(&store, v).ends_with('…'));
    }
}
