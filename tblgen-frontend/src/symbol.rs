//! Interned strings: one `u32` per distinct string, a few buffers for all of them.
//!
//! Invariant: a symbol is never removed, so it stays valid for the life of its table and equality of
//! symbols is equality of strings.

use std::fmt::Write;
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
///
/// A string that continues the one at the end of the table's own buffer shares that one's bytes: a text that is
/// put together piece by piece takes the room of the whole text, not of the sum of its beginnings.
#[derive(Debug)]
pub(crate) struct Symbols {
    own: String,
    /// Buffers that were handed over, from number 1; they do not change.
    handed: Vec<String>,
    places: Vec<Place>,
    table: HashTable<Slot>,
    overflowed: bool,
}

/// Where the text of a symbol is.
#[derive(Clone, Copy, Debug)]
struct Place {
    buffer: u32,
    start: u32,
    end: u32,
}

impl Place {
    fn len(self) -> usize {
        (self.end - self.start) as usize
    }
}

/// Strings that another table made, in one buffer; hashed where there was time for it.
#[derive(Debug, Default)]
pub(crate) struct Handed {
    text: String,
    /// The hash of each, and where it starts and ends.
    places: Vec<(u32, u32, u32)>,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    index: u32,
}

/// The number of the table's own buffer.
const OWN: usize = 0;

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
            own: String::new(),
            handed: Vec::new(),
            places: Vec::new(),
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

    fn insert(&mut self, hash: u32, place: Place) -> Sym {
        let index = self.places.len() as u32;
        self.table.insert_unique(spread(hash), Slot { hash, index }, |slot| spread(slot.hash));
        self.places.push(place);
        Sym(index)
    }

    /// Makes the end of the own buffer a symbol.
    fn insert_own(&mut self, hash: u32, start: usize) -> Sym {
        let end = self.own.len() as u32;
        self.insert(hash, Place { buffer: OWN as u32, start: start as u32, end })
    }

    /// Whether that many bytes more still fit; remembers if not.
    fn fits(&mut self, len: usize) -> bool {
        let fits = self.own.len() + len <= u32::MAX as usize;
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
        let start = self.own.len();
        self.own.push_str(text);
        self.insert_own(hash, start)
    }

    /// All symbols from this one on, for another table; none of them was handed to this one. They share bytes
    /// there as they do here.
    pub(crate) fn hand_over(&self, from: usize) -> Handed {
        let new = self.places.get(from..).unwrap_or_default();
        let Some(first) = new.iter().map(|place| place.start).min() else { return Handed::default() };
        let own = &self.own;
        let places = new.iter().map(|&Place { start, end, .. }| {
            (hash(&own[start as usize..end as usize]), start - first, end - first)
        });
        Handed { text: own[first as usize..].to_owned(), places: places.collect() }
    }

    /// The symbols of what another table handed over, in that one's order; the text stays where it is.
    pub(crate) fn take_over(&mut self, handed: Handed, symbols: &mut Vec<Sym>) {
        self.handed.push(handed.text);
        let buffer = self.handed.len();
        for (hash, start, end) in handed.places {
            let place = Place { buffer: buffer as u32, start, end };
            let known = self.lookup(hash, &self.handed[buffer - 1][start as usize..end as usize]);
            symbols.push(known.unwrap_or_else(|| self.insert(hash, place)));
        }
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
        if !self.fits(parts.iter().map(|&part| self.places[part.index()].len()).sum()) {
            return Sym::EMPTY;
        }
        let end = self.own.len();
        let place = self.places[first.index()];
        let start = match place.buffer as usize == OWN && place.end as usize == end {
            true => place.start as usize,
            false => {
                self.append(first);
                end
            }
        };
        for &part in rest {
            self.append(part);
        }
        self.intern_end(start, end)
    }

    /// The symbol of a number behind a text.
    pub(crate) fn numbered(&mut self, text: &str, number: u32) -> Sym {
        /// The digits of the largest number.
        const DIGITS: usize = 10;
        if !self.fits(text.len() + DIGITS) {
            return Sym::EMPTY;
        }
        let end = self.own.len();
        self.own.push_str(text);
        // Writing to a string does not fail.
        let _ = write!(self.own, "{number}");
        self.intern_end(end, end)
    }

    /// Puts the text of a symbol at the end of the own buffer.
    fn append(&mut self, part: Sym) {
        let Place { buffer, start, end } = self.places[part.index()];
        let range = start as usize..end as usize;
        match buffer as usize {
            OWN => self.own.extend_from_within(range),
            buffer => self.own.push_str(&self.handed[buffer - 1][range]),
        }
    }

    /// The symbol of what the own buffer has from `start`; what is behind `end` goes if it is known.
    fn intern_end(&mut self, start: usize, end: usize) -> Sym {
        let text = &self.own[start..];
        let hash = hash(text);
        match self.lookup(hash, text) {
            Some(known) => {
                self.own.truncate(end);
                known
            }
            None => self.insert_own(hash, start),
        }
    }

    /// The symbol of a string that is already there.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.lookup(hash(text), text)
    }

    /// The string of a symbol.
    #[inline]
    pub(crate) fn get(&self, sym: Sym) -> &str {
        let Place { buffer, start, end } = self.places[sym.index()];
        let text = match buffer as usize {
            OWN => &self.own,
            buffer => &self.handed[buffer - 1],
        };
        &text[start as usize..end as usize]
    }

    /// Number of symbols.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
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
        assert!(symbols.own.len() < 500, "{}", symbols.own.len());
        for (index, &part) in all.iter().enumerate().rev() {
            assert_eq!(symbols.get(part), "ab".repeat(index));
            assert_eq!(symbols.intern(&"ab".repeat(index)), part);
        }
        let other = symbols.intern("x");
        assert_eq!(symbols.concat(all[2], other), symbols.intern("ababx"));
    }

    #[test]
    fn what_is_handed_over_is_known_by_its_text() {
        let (mut theirs, mut ours) = (Symbols::new(), Symbols::new());
        let known = ours.intern("beta");
        for text in ["alpha", "beta", "", "ab"] {
            theirs.intern(text);
        }
        let mut names = Vec::new();
        ours.take_over(theirs.hand_over(0), &mut names);
        let texts: Vec<&str> = names.iter().map(|&name| ours.get(name)).collect();
        assert_eq!(texts, ["", "NAME", "alpha", "beta", "ab"]);
        assert_eq!((names[0], names[1], names[3]), (Sym::EMPTY, Sym::NAME, known));
        assert_eq!(ours.intern("alpha"), names[2]);
        let joined = ours.concat(names[2], names[4]);
        assert_eq!(ours.get(joined), "alphaab");
        let longer = ours.concat_all(&[joined, names[3], joined]);
        assert_eq!(ours.get(longer), "alphaabbetaalphaab");
        let numbered = ours.numbered("alpha", 7);
        assert_eq!(ours.get(numbered), "alpha7");
        assert_eq!(ours.numbered("alpha", 7), numbered);
    }
}
