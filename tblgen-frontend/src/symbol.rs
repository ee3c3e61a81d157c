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
    table: HashTable<u32>,
    overflowed: bool,
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

impl Symbols {
    pub(crate) fn new() -> Self {
        let mut symbols =
            Symbols { text: String::new(), ends: Vec::new(), table: HashTable::new(), overflowed: false };
        assert_eq!(symbols.intern(""), Sym::EMPTY);
        assert_eq!(symbols.intern("NAME"), Sym::NAME);
        symbols
    }

    /// The symbol of a string. Past 4 GiB of text it gives the empty string and remembers that.
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        let hash_of = hash(text);
        let Symbols { text: all, ends, table, overflowed } = self;
        let get = |index: u32| -> &str {
            let start = if index == 0 { 0 } else { ends[index as usize - 1] as usize };
            &all[start..ends[index as usize] as usize]
        };
        if let Some(&found) = table.find(hash_of, |&index| get(index) == text) {
            return Sym(found);
        }
        if all.len() + text.len() > u32::MAX as usize {
            *overflowed = true;
            return Sym::EMPTY;
        }
        let index = ends.len() as u32;
        table.insert_unique(hash_of, index, |&index| hash(get(index)));
        all.push_str(text);
        ends.push(all.len() as u32);
        Sym(index)
    }

    /// The symbol of a string that is already there.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.table.find(hash(text), |&index| self.get(Sym(index)) == text).map(|&index| Sym(index))
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
