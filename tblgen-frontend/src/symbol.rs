//! Interned strings: one `u32` per distinct string, one buffer for all of them.
//!
//! Invariant: a symbol is never removed, so it stays valid for the life of its table and equality of
//! symbols is equality of strings.

use std::hash::Hasher;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// A string of a [`Symbols`] table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Sym(u32);

impl Sym {
    /// The empty string, in every table.
    pub(crate) const EMPTY: Sym = Sym(0);
    /// The word `NAME`, in every table.
    pub(crate) const NAME: Sym = Sym(1);

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn raw(self) -> u32 {
        self.0
    }

    pub(crate) fn from_raw(raw: u32) -> Sym {
        Sym(raw)
    }
}

/// The table.
#[derive(Debug)]
pub(crate) struct Symbols {
    text: String,
    /// End offset of each symbol; its start is the end of the one before.
    ends: Vec<u32>,
    table: HashTable<Slot>,
    overflowed: bool,
    scratch: String,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    index: u32,
}

fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn hash(text: &str) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    let full = hasher.finish();
    (full ^ full >> 32) as u32
}

impl Symbols {
    pub(crate) fn new() -> Self {
        let mut symbols = Symbols {
            text: String::new(),
            ends: Vec::new(),
            table: HashTable::new(),
            overflowed: false,
            scratch: String::new(),
        };
        assert_eq!(symbols.intern(""), Sym::EMPTY);
        assert_eq!(symbols.intern("NAME"), Sym::NAME);
        symbols
    }

    /// The symbol of a string. Past 4 GiB of text it gives the empty string and remembers that.
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        let hash_of = hash(text);
        let Symbols { text: all, ends, table, overflowed, .. } = self;
        let get = |index: u32| -> &str {
            let start = if index == 0 { 0 } else { ends[index as usize - 1] as usize };
            &all[start..ends[index as usize] as usize]
        };
        let found = table.find(spread(hash_of), |slot| slot.hash == hash_of && get(slot.index) == text);
        if let Some(slot) = found {
            return Sym(slot.index);
        }
        if all.len() + text.len() > u32::MAX as usize {
            *overflowed = true;
            return Sym::EMPTY;
        }
        let index = ends.len() as u32;
        table.insert_unique(spread(hash_of), Slot { hash: hash_of, index }, |slot| spread(slot.hash));
        all.push_str(text);
        ends.push(all.len() as u32);
        Sym(index)
    }

    /// The symbol of several symbols joined.
    pub(crate) fn concat(&mut self, parts: &[Sym]) -> Sym {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        for &part in parts {
            scratch.push_str(self.get(part));
        }
        let joined = self.intern(&scratch);
        self.scratch = scratch;
        joined
    }

    /// The symbol of a string that is already there.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        let hash_of = hash(text);
        let found = self
            .table
            .find(spread(hash_of), |slot| slot.hash == hash_of && self.get(Sym(slot.index)) == text);
        found.map(|slot| Sym(slot.index))
    }

    /// The string of a symbol.
    pub(crate) fn get(&self, sym: Sym) -> &str {
        let start = if sym.0 == 0 { 0 } else { self.ends[sym.0 as usize - 1] as usize };
        &self.text[start..self.ends[sym.0 as usize] as usize]
    }

    /// Number of symbols.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether text was lost because the table is full.
    pub(crate) fn has_overflowed(&self) -> bool {
        self.overflowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_strings_are_one_symbol() {
        let mut symbols = Symbols::new();
        let a = symbols.intern("alpha");
        let b = symbols.intern("beta");
        assert_ne!(a, b);
        assert_eq!(symbols.intern("alpha"), a);
        assert_eq!(symbols.get(b), "beta");
        assert_eq!(symbols.find("gamma"), None);
        assert_eq!(symbols.get(Sym::NAME), "NAME");
    }
}
