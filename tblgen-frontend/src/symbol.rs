//! Interned strings: one `u32` per distinct string, one buffer for all of them.
//!
//! Invariant: a symbol is never removed, so it stays valid for the life of its table and equality of
//! symbols is equality of strings.

use std::hash::Hasher;
use std::ops::Range;

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
///
/// A string that continues the one at the end of the buffer shares that one's bytes: a text that is put
/// together piece by piece takes the room of the whole text, not of the sum of its beginnings.
#[derive(Debug)]
pub(crate) struct Symbols {
    text: String,
    /// Where each symbol starts and ends in the buffer.
    ranges: Vec<(u32, u32)>,
    table: HashTable<Slot>,
    overflowed: bool,
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
            ranges: Vec::new(),
            table: HashTable::with_capacity(1 << 12),
            overflowed: false,
        };
        assert_eq!(symbols.intern(""), Sym::EMPTY);
        assert_eq!(symbols.intern("NAME"), Sym::NAME);
        symbols
    }

    fn lookup(&self, hash: u32, text: &str) -> Option<Sym> {
        let found =
            self.table.find(spread(hash), |slot| slot.hash == hash && self.get(Sym(slot.index)) == text);
        found.map(|slot| Sym(slot.index))
    }

    fn insert(&mut self, hash: u32, start: usize) -> Sym {
        let index = self.ranges.len() as u32;
        self.table.insert_unique(spread(hash), Slot { hash, index }, |slot| spread(slot.hash));
        self.ranges.push((start as u32, self.text.len() as u32));
        Sym(index)
    }

    /// Whether that many bytes more still fit; remembers if not.
    fn fits(&mut self, len: usize) -> bool {
        let fits = self.text.len() + len <= u32::MAX as usize;
        self.overflowed |= !fits;
        fits
    }

    /// The symbol of a string. Past 4 GiB of text it gives the empty string and remembers that.
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        let hash = hash(text);
        if let Some(sym) = self.lookup(hash, text) {
            return sym;
        }
        if !self.fits(text.len()) {
            return Sym::EMPTY;
        }
        let start = self.text.len();
        self.text.push_str(text);
        self.insert(hash, start)
    }

    /// The symbol of two symbols joined.
    pub(crate) fn concat(&mut self, left: Sym, right: Sym) -> Sym {
        self.concat_all(&[left, right])
    }

    /// The symbol of several symbols joined.
    pub(crate) fn concat_all(&mut self, parts: &[Sym]) -> Sym {
        let Some((&first, rest)) = parts.split_first() else {
            return Sym::EMPTY;
        };
        if !self.fits(parts.iter().map(|&part| self.range(part).len()).sum()) {
            return Sym::EMPTY;
        }
        let first = self.range(first);
        let end = self.text.len();
        let start = if first.end == end { first.start } else { end };
        if start == end {
            self.text.extend_from_within(first);
        }
        for &part in rest {
            self.text.extend_from_within(self.range(part));
        }
        let hash = hash(&self.text[start..]);
        match self.lookup(hash, &self.text[start..]) {
            Some(known) => {
                self.text.truncate(end);
                known
            }
            None => self.insert(hash, start),
        }
    }

    /// The symbol of a string that is already there.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.lookup(hash(text), text)
    }

    fn range(&self, sym: Sym) -> Range<usize> {
        let (start, end) = self.ranges[sym.index()];
        start as usize..end as usize
    }

    /// The string of a symbol.
    pub(crate) fn get(&self, sym: Sym) -> &str {
        &self.text[self.range(sym)]
    }

    /// Number of symbols.
    pub(crate) fn len(&self) -> usize {
        self.ranges.len()
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

    #[test]
    fn a_text_that_grows_shares_its_beginnings() {
        let mut symbols = Symbols::new();
        let piece = symbols.intern("ab");
        let mut whole = Sym::EMPTY;
        let mut all = vec![whole];
        for _ in 0..100 {
            whole = symbols.concat(whole, piece);
            all.push(whole);
        }
        assert_eq!(symbols.get(whole), "ab".repeat(100));
        assert!(symbols.text.len() < 500, "{}", symbols.text.len());
        for (index, &part) in all.iter().enumerate().rev() {
            assert_eq!(symbols.get(part), "ab".repeat(index));
            assert_eq!(symbols.intern(&"ab".repeat(index)), part);
        }
        let other = symbols.intern("x");
        assert_eq!(symbols.concat(all[2], other), symbols.intern("ababx"));
    }
}
