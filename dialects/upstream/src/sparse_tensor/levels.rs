//! Storage of a level of a sparse tensor: a format, properties that differ from the defaults, and for
//! structured formats the numbers n and m of `structured[n, m]`.
//!
//! A level is a 64-bit number with the layout that upstream's `Enums.h` documents.

use legalize_dialects_hooks::Result;
use legalize_ir::{Delimiter, Int, OpParser, Param, Punct};

/// The type of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Level(u64);

/// Storage format of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u64)]
pub(super) enum Format {
    Dense = 0x01_0000,
    Batch = 0x02_0000,
    Compressed = 0x04_0000,
    Singleton = 0x08_0000,
    LooseCompressed = 0x10_0000,
    Structured = 0x20_0000,
}

const FORMATS: [(&str, Format); 6] = [
    ("dense", Format::Dense),
    ("batch", Format::Batch),
    ("compressed", Format::Compressed),
    ("singleton", Format::Singleton),
    ("loose_compressed", Format::LooseCompressed),
    ("structured", Format::Structured),
];

/// Properties by their bits, in the order of printing.
const PROPERTIES: [(&str, u64); 3] = [("nonunique", 1), ("nonordered", 2), ("soa", SOA)];
const SOA: u64 = 4;

impl Level {
    /// The storage format.
    pub(crate) fn format(self) -> Option<Format> {
        let bits = self.0 & 0xffff_0000;
        FORMATS.iter().map(|entry| entry.1).find(|&format| format as u64 == bits)
    }

    /// True for a level of this format.
    pub(crate) fn is(self, format: Format) -> bool {
        self.format() == Some(format)
    }

    /// True if the coordinates are stored in an array of their own (structure of arrays).
    pub(crate) fn is_soa(self) -> bool {
        self.0 & SOA != 0
    }

    /// True if the level stores where its parts start.
    pub(crate) fn has_positions(self) -> bool {
        matches!(self.format(), Some(Format::Compressed | Format::LooseCompressed))
    }

    /// True if the level stores coordinates.
    pub(crate) fn has_coordinates(self) -> bool {
        self.has_positions() || matches!(self.format(), Some(Format::Singleton | Format::Structured))
    }

    /// The block size m of a structured level, which keeps n elements of each block.
    pub(crate) fn block(self) -> i64 {
        (self.0 >> 40 & 0xff) as i64
    }

    /// The level as a parameter.
    pub(crate) fn to_param(self) -> Param {
        Param::Int(Int::Small(self.0 as i64))
    }

    /// Reads a level from a parameter.
    pub(crate) fn from_param(param: &Param) -> Option<Level> {
        match param {
            Param::Int(bits) => bits.as_i64().map(|bits| Level(bits as u64)),
            _ => None,
        }
    }

    /// The level as printed.
    pub(crate) fn to_text(self) -> String {
        let format = self.format();
        let name = FORMATS.iter().find(|entry| Some(entry.1) == format).map_or("undef", |entry| entry.0);
        let mut text = name.to_owned();
        if format == Some(Format::Structured) {
            text += &format!("[{}, {}]", self.0 >> 32 & 0xff, self.block());
        }
        let words: Vec<&str> =
            PROPERTIES.iter().filter(|entry| self.0 & entry.1 != 0).map(|entry| entry.0).collect();
        if !words.is_empty() {
            text += &format!("({})", words.join(", "));
        }
        text
    }

    /// Parses `compressed(nonunique, nonordered)`, `structured[2, 4]`.
    pub(crate) fn parse(p: &mut OpParser<'_, '_>) -> Result<Level> {
        let start = p.offset();
        let Some(word) = p.try_any_keyword() else {
            return Err(p.error(start, "expected valid level format (e.g. dense, compressed or singleton)"));
        };
        let sizes = if word == "structured" { parse_sizes(p, start)? } else { 0 };
        let mut properties = 0;
        p.parse_comma_list_of(Delimiter::OptionalParen, " in level property list", |p| {
            let at = p.offset();
            let Some(word) = p.try_any_keyword() else {
                let message = "expected valid level property (e.g. nonordered, nonunique or high)";
                return Err(p.error(at, message));
            };
            let Some((_, bit)) = PROPERTIES.iter().find(|entry| entry.0 == word) else {
                return Err(p.error(at, format!("unknown level property: {word}")));
            };
            properties |= bit;
            Ok(())
        })?;
        let Some(&(_, format)) = FORMATS.iter().find(|entry| entry.0 == word) else {
            return Err(p.error(start, format!("unknown level format: {word}")));
        };
        let plain = matches!(format, Format::Dense | Format::Batch | Format::Structured);
        if plain && properties != 0 {
            let message = "invalid level type: level format doesn't support the properties";
            return Err(p.error(start, message));
        }
        Ok(Level(format as u64 | properties | sizes))
    }
}

/// Parses `[n, m]` into bits of the level.
fn parse_sizes(p: &mut OpParser<'_, '_>, start: u32) -> Result<u64> {
    let mut sizes = Vec::new();
    if p.peek_punct(Punct::LSquare) {
        p.parse_comma_list_of(Delimiter::Square, " in structured n out of m", |p| {
            let at = p.offset();
            let Some(size) = p.try_integer()? else {
                return Err(p.error(at, "expected valid integer for structured size"));
            };
            match size.as_i64().filter(|_| size.fits(32, true) || size.fits(32, false)) {
                None => Err(p.error(at, "integer value too large")),
                Some(size) if size < 0 => Err(p.error(at, "expected structured size to be >= 0")),
                Some(size) => {
                    sizes.push(size as u64);
                    Ok(())
                }
            }
        })?;
    }
    let [kept, block] = sizes[..] else {
        return Err(p.error(start, "expected exactly 2 structured sizes"));
    };
    if kept > block {
        return Err(p.error(start, "expected n <= m in n_out_of_m"));
    }
    // Each has eight bits.
    Ok((kept & 0xff) << 32 | (block & 0xff) << 40)
}
