//! Interned strings: one `u32` per distinct string; their texts are parts of the files, or of a few buffers.
//!
//! Invariant: a symbol is never removed, so it stays valid for the life of its table and equality of
//! symbols is equality of strings.

use std::fmt::Write;
use std::hash::Hasher;

use hashbrown::HashTable;
use legalize_source::Text;
use rustc_hash::FxHasher;

use crate::value::touch;

/// String of a [`Symbols`] table.
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

/// Table of interned strings.
///
/// A string that extends the one at the end of the table's own buffer shares its bytes: a text that is built
/// piece by piece takes the memory of the whole text, not of the sum of its prefixes.
#[derive(Debug)]
pub(crate) struct Symbols {
    own: String,
    /// Files, and buffers that were transferred, numbered from 1.
    shared: Vec<Text>,
    /// Number of shared texts that were transferred.
    sent: usize,
    places: Vec<TextRange>,
    table: HashTable<Slot>,
    overflowed: bool,
}

/// Text whose parts can be symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Buffer(u32);

/// Location of the text of a symbol.
#[derive(Clone, Copy, Debug)]
struct TextRange {
    buffer: Buffer,
    start: u32,
    end: u32,
}

impl TextRange {
    fn len(self) -> usize {
        (self.end - self.start) as usize
    }
}

/// Strings that another table interned, with their hashes.
#[derive(Debug, Default)]
pub(crate) struct Transfer {
    /// Texts that were not transferred before.
    shared: Vec<Text>,
    /// Hash and location of each string.
    places: Vec<(u32, TextRange)>,
}

impl Transfer {
    pub(crate) fn clear(&mut self) {
        self.shared.clear();
        self.places.clear();
    }
}

/// Strings taken over from another table, by their numbers there.
#[derive(Debug, Default)]
pub(crate) struct Transferred {
    pub(crate) symbols: Vec<Sym>,
    shared: Vec<Buffer>,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    index: u32,
}

/// The table's own buffer.
const OWN: Buffer = Buffer(0);

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
            shared: Vec::new(),
            sent: 0,
            places: Vec::new(),
            table: HashTable::with_capacity(1 << 12),
            overflowed: false,
        };
        assert_eq!(symbols.intern(""), Sym::EMPTY);
        assert_eq!(symbols.intern("NAME"), Sym::NAME);
        symbols
    }

    /// Preallocates memory for `more` symbols, and some text of their own.
    pub(crate) fn warm(&mut self, more: usize) {
        touch(&mut self.places, 2 * more, TextRange { buffer: OWN, start: 0, end: 0 });
        self.table.reserve(4 * more, |slot| spread(slot.hash));
        let mut own = std::mem::take(&mut self.own).into_bytes();
        touch(&mut own, 32 * more, 0);
        // The bytes are still valid UTF-8.
        self.own = String::from_utf8(own).unwrap_or_default();
    }

    fn lookup(&self, hash: u32, text: &str) -> Option<Sym> {
        let found =
            self.table.find(spread(hash), |slot| slot.hash == hash && self.get(Sym(slot.index)) == text);
        found.map(|slot| Sym(slot.index))
    }

    fn insert(&mut self, hash: u32, place: TextRange) -> Sym {
        let index = self.places.len() as u32;
        self.table.insert_unique(spread(hash), Slot { hash, index }, |slot| spread(slot.hash));
        self.places.push(place);
        Sym(index)
    }

    /// Interns the end of the own buffer.
    fn insert_own(&mut self, hash: u32, start: usize) -> Sym {
        let end = self.own.len() as u32;
        self.insert(hash, TextRange { buffer: OWN, start: start as u32, end })
    }

    /// Returns true if `len` more bytes fit; otherwise records the overflow.
    fn fits(&mut self, len: usize) -> bool {
        let fits = self.own.len() + len <= u32::MAX as usize;
        self.overflowed |= !fits;
        fits
    }

    /// Interns a string. Beyond 4 GiB of text, returns the empty string and records the overflow.
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

    /// Adds a text whose parts can be interned without being copied.
    pub(crate) fn share(&mut self, text: Text) -> Buffer {
        self.shared.push(text);
        Buffer(self.shared.len() as u32)
    }

    /// Interns a part of a shared text.
    ///
    /// # Panics
    /// Panics if the part is not within the text.
    pub(crate) fn intern_part(&mut self, buffer: Buffer, start: usize, end: usize) -> Sym {
        let place = TextRange { buffer, start: start as u32, end: end as u32 };
        let text = self.text(place);
        let hash = hash(text);
        match self.lookup(hash, text) {
            Some(known) => known,
            None => self.insert(hash, place),
        }
    }

    /// Exports all symbols from an index on to another table; the preceding ones were exported to the same
    /// table before. The own buffer is empty afterwards.
    pub(crate) fn export(&mut self, from: usize, transfer: &mut Transfer) {
        if !self.own.is_empty() {
            let own = std::mem::take(&mut self.own);
            let buffer = self.share(own.into());
            for place in self.places.iter_mut().skip(from).filter(|place| place.buffer == OWN) {
                place.buffer = buffer;
            }
        }
        transfer.shared.extend_from_slice(&self.shared[self.sent..]);
        self.sent = self.shared.len();
        let new = self.places.get(from..).unwrap_or_default();
        transfer.places.extend(new.iter().map(|&place| (hash(self.text(place)), place)));
    }

    /// Imports the strings that another table exported; their texts are not copied.
    pub(crate) fn import(&mut self, transfer: &mut Transfer, taken: &mut Transferred) {
        for text in transfer.shared.drain(..) {
            taken.shared.push(self.share(text));
        }
        for &(hash, place) in &transfer.places {
            let place = match place.buffer {
                // Only the empty string is located in a buffer that was not shared.
                OWN => place,
                Buffer(number) => TextRange { buffer: taken.shared[number as usize - 1], ..place },
            };
            let known = self.lookup(hash, self.text(place));
            taken.symbols.push(known.unwrap_or_else(|| self.insert(hash, place)));
        }
    }

    /// Interns the concatenation of several symbols.
    pub(crate) fn concat_all(&mut self, parts: &[Sym]) -> Sym {
        let Some((&first, rest)) = parts.split_first() else {
            return Sym::EMPTY;
        };
        if !self.fits(parts.iter().map(|&part| self.places[part.index()].len()).sum()) {
            return Sym::EMPTY;
        }
        let end = self.own.len();
        let place = self.places[first.index()];
        let start = if place.buffer == OWN && place.end as usize == end {
            place.start as usize
        } else {
            self.append(first);
            end
        };
        for &part in rest {
            self.append(part);
        }
        self.intern_end(start, end)
    }

    /// Interns two symbols with a text between them.
    pub(crate) fn joined(&mut self, left: Sym, between: &str, right: Sym) -> Sym {
        let parts = self.places[left.index()].len() + self.places[right.index()].len();
        if !self.fits(parts + between.len()) {
            return Sym::EMPTY;
        }
        let end = self.own.len();
        self.append(left);
        self.own.push_str(between);
        self.append(right);
        self.intern_end(end, end)
    }

    /// Interns a text followed by a number.
    pub(crate) fn numbered(&mut self, text: &str, number: i64) -> Sym {
        /// Maximum length of a number.
        const DIGITS: usize = 20;
        if !self.fits(text.len() + DIGITS) {
            return Sym::EMPTY;
        }
        let end = self.own.len();
        self.own.push_str(text);
        // Writing to a string does not fail.
        let _ = write!(self.own, "{number}");
        self.intern_end(end, end)
    }

    /// Appends the text of a symbol to the own buffer.
    fn append(&mut self, part: Sym) {
        let TextRange { buffer, start, end } = self.places[part.index()];
        let range = start as usize..end as usize;
        match buffer {
            OWN => self.own.extend_from_within(range),
            Buffer(number) => self.own.push_str(&self.shared[number as usize - 1][range]),
        }
    }

    /// Interns the own buffer's text from `start`; if it is known already, truncates the buffer to `end`.
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

    /// Returns the symbol of a string that is already interned.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.lookup(hash(text), text)
    }

    /// Returns the string of a symbol.
    #[inline]
    pub(crate) fn get(&self, sym: Sym) -> &str {
        self.text(self.places[sym.index()])
    }

    #[inline]
    fn text(&self, TextRange { buffer, start, end }: TextRange) -> &str {
        let text: &str = match buffer {
            OWN => &self.own,
            Buffer(number) => &self.shared[number as usize - 1],
        };
        &text[start as usize..end as usize]
    }

    /// Number of symbols.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// Number of bytes of the texts that are not parts of files.
    pub(crate) fn own_bytes(&self) -> usize {
        self.own.len()
    }

    /// Returns true if text was lost because the table is full.
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
            whole = symbols.concat_all(&[whole, piece]);
            all.push(whole);
        }
        assert_eq!(symbols.get(whole), "ab".repeat(100));
        assert!(symbols.own.len() < 500, "{}", symbols.own.len());
        for (index, &part) in all.iter().enumerate().rev() {
            assert_eq!(symbols.get(part), "ab".repeat(index));
            assert_eq!(symbols.intern(&"ab".repeat(index)), part);
        }
        let other = symbols.intern("x");
        assert_eq!(symbols.concat_all(&[all[2], other]), symbols.intern("ababx"));
    }

    #[test]
    fn exported_symbols_keep_their_text() {
        let (mut theirs, mut ours) = (Symbols::new(), Symbols::new());
        let (file, mut taken) = (theirs.share("first ab second".into()), Transferred::default());
        let known = ours.intern("beta");
        for text in ["alpha", "beta", "", "ab"] {
            theirs.intern(text);
        }
        ours.share("first".into());
        let part = theirs.intern_part(file, 6, 8);
        assert_eq!(theirs.get(part), "ab");
        assert_eq!(theirs.intern("ab"), part);
        let sent = theirs.len();
        let mut transfer = Transfer::default();
        theirs.export(0, &mut transfer);
        ours.import(&mut transfer, &mut taken);
        transfer.clear();
        theirs.intern_part(file, 9, 15);
        theirs.concat_all(&[part, part]);
        theirs.export(sent, &mut transfer);
        ours.import(&mut transfer, &mut taken);
        assert_eq!(ours.get(taken.symbols[5]), "second");
        assert_eq!(ours.get(taken.symbols[6]), "abab");
        let names = &taken.symbols[..5];
        let texts: Vec<&str> = names.iter().map(|&name| ours.get(name)).collect();
        assert_eq!(texts, ["", "NAME", "alpha", "beta", "ab"]);
        assert_eq!((names[0], names[1], names[3]), (Sym::EMPTY, Sym::NAME, known));
        assert_eq!(ours.intern("alpha"), names[2]);
        let joined = ours.concat_all(&[names[2], names[4]]);
        assert_eq!(ours.get(joined), "alphaab");
        let longer = ours.concat_all(&[joined, names[3], joined]);
        assert_eq!(ours.get(longer), "alphaabbetaalphaab");
        let numbered = ours.numbered("alpha", 7);
        assert_eq!(ours.get(numbered), "alpha7");
        assert_eq!(ours.numbered("alpha", 7), numbered);
    }
}
