//! Edits of a text by its tokens, lines and brackets: the mutator of the targets with structured inputs.
//!
//! Bytes that are changed at random are nearly always refused by the lexer. A text whose operations,
//! operands, types or fields are exchanged is often accepted by a parser, and unlike any text that a person
//! would write.

use std::ops::Range;

/// Boundary values: widths, sizes, signs.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "-1",
    "2",
    "7",
    "8",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "16777215",
    "16777216",
    "1.0",
    "-0.0",
    "1e400",
    "0x7FC00000",
];

/// Types and attributes to insert if the text has none of the kind.
const WORDS: &[&str] = &[
    "i0",
    "i1",
    "i8",
    "i32",
    "i64",
    "i16777215",
    "si8",
    "ui64",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "none",
    "unit",
    "true",
    "false",
    "dense",
    "tensor",
    "vector",
    "memref",
    "tuple",
    "complex",
    "loc",
    "unknown",
    "?",
    "*",
    "x",
];

/// Random choices derived from a seed (SplitMix64).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        // The remainder is below `count`, which is a `usize`.
        (self.next() % count.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

/// Kinds of tokens; tokens of one kind can replace each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Blank,
    Number,
    String,
    /// A name, with its leading sigil, or a space.
    Name(char),
    Punctuation,
}

#[derive(Clone, Debug)]
struct Token {
    range: Range<usize>,
    kind: Kind,
}

fn tokens(text: &str) -> Vec<Token> {
    let is_word = |c: char| c.is_alphanumeric() || "_.$".contains(c);
    let mut found = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((start, first)) = rest.next() {
        let mut take = |accept: &dyn Fn(char) -> bool| while rest.next_if(|&(_, c)| accept(c)).is_some() {};
        let kind = match first {
            c if c.is_whitespace() => {
                // A line break is a separate token, since lines are moved as a whole.
                if c != '\n' {
                    take(&|c| c.is_whitespace() && c != '\n');
                }
                Kind::Blank
            }
            '"' => {
                while let Some((_, c)) = rest.next_if(|&(_, c)| c != '\n') {
                    match c {
                        '\\' => drop(rest.next_if(|&(_, c)| c != '\n')),
                        '"' => break,
                        _ => {}
                    }
                }
                Kind::String
            }
            c if c.is_ascii_digit() => {
                take(&is_word);
                Kind::Number
            }
            '%' | '@' | '^' | '!' | '#' => {
                take(&is_word);
                Kind::Name(first)
            }
            c if is_word(c) => {
                take(&is_word);
                Kind::Name(' ')
            }
            _ => Kind::Punctuation,
        };
        let end = rest.peek().map_or(text.len(), |&(at, _)| at);
        found.push(Token { range: start..end, kind });
    }
    found
}

/// A text with the positions at which it can be edited.
struct Text<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// The contents of matching brackets.
    groups: Vec<Range<usize>>,
    /// The elements between commas and brackets.
    elements: Vec<Range<usize>>,
    lines: Vec<Range<usize>>,
}

impl<'t> Text<'t> {
    fn new(text: &'t str) -> Self {
        let tokens = tokens(text);
        let (mut groups, mut elements, mut open) = (Vec::new(), Vec::new(), Vec::new());
        let mut since = 0;
        for token in tokens.iter().filter(|token| token.kind == Kind::Punctuation) {
            match &text[token.range.clone()] {
                "(" | "[" | "{" | "<" => {
                    open.push(token.range.end);
                    since = token.range.end;
                }
                ")" | "]" | "}" | ">" => {
                    groups.extend(open.pop().map(|start| start..token.range.start));
                    elements.push(since..token.range.start);
                    since = token.range.end;
                }
                "," | ";" | ":" | "=" => {
                    elements.push(since..token.range.start);
                    since = token.range.end;
                }
                _ => {}
            }
        }
        elements.retain(|range| !text[range.clone()].trim().is_empty());
        let mut lines = Vec::new();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            lines.push(start..start + line.len());
            start += line.len();
        }
        Text { text, tokens, groups, elements, lines }
    }

    /// A part that can be moved: a token, the contents of a bracket, an element or a line.
    fn part(&self, rng: &mut Rng) -> Option<Range<usize>> {
        match rng.below(4) {
            0 => {
                let tokens: Vec<_> = self.tokens.iter().filter(|token| token.kind != Kind::Blank).collect();
                rng.pick(&tokens).map(|token| token.range.clone())
            }
            1 => rng.pick(&self.groups).cloned(),
            2 => rng.pick(&self.elements).cloned(),
            _ => rng.pick(&self.lines).cloned(),
        }
    }

    fn spliced(&self, place: Range<usize>, with: &str) -> String {
        let mut out = String::with_capacity(self.text.len() + with.len());
        out.push_str(&self.text[..place.start]);
        out.push_str(with);
        out.push_str(&self.text[place.end..]);
        out
    }

    /// The text after one edit, or nothing if the edit has no position.
    fn edited(&self, rng: &mut Rng, other: &Text<'_>) -> Option<String> {
        let part = self.part(rng)?;
        let content = &self.text[part.clone()];
        let spliced = match rng.below(10) {
            0 => self.spliced(part, ""),
            1 => {
                let separator = if content.ends_with('\n') { "" } else { ", " };
                let times = if rng.below(8) == 0 { 2 + rng.below(40) } else { 2 };
                self.spliced(part, &vec![content; times].join(separator))
            }
            2 => {
                let second = self.part(rng)?;
                let (first, second) =
                    if part.start <= second.start { (part, second) } else { (second, part) };
                if first.end > second.start {
                    return None;
                }
                let (left, right) = (&self.text[first.clone()], &self.text[second.clone()]);
                let between = &self.text[first.end..second.start];
                self.spliced(first.start..second.end, &format!("{right}{between}{left}"))
            }
            3 => {
                let line = rng.pick(&self.lines)?.clone();
                self.spliced(line.start..line.start, &format!("{}\n", content.trim_end_matches('\n')))
            }
            4 | 5 => {
                let with = other.part(rng)?;
                self.spliced(part, &other.text[with])
            }
            6 => self.spliced(part, &format!("{content}<{content}>")),
            _ => {
                let token = rng.pick(&self.tokens)?;
                let same: Vec<_> = other.tokens.iter().filter(|found| found.kind == token.kind).collect();
                let with = match token.kind {
                    Kind::Blank => " ",
                    Kind::Number if rng.below(2) == 0 => rng.pick(NUMBERS)?,
                    Kind::Name(' ') if rng.below(4) == 0 => rng.pick(WORDS)?,
                    _ => &other.text[rng.pick(&same)?.range.clone()],
                };
                self.spliced(token.range.clone(), with)
            }
        };
        Some(spliced)
    }
}

/// Applies some edits to a text, with parts of the same text or of another one; the result has at most `max`
/// bytes.
pub fn edit(text: &str, other: Option<&str>, max: usize, seed: u32) -> String {
    let mut rng = Rng(u64::from(seed));
    let mut current = text.to_owned();
    let source = other.map(Text::new);
    for _ in 0..=rng.below(3) {
        let known = Text::new(&current);
        let edited = known.edited(&mut rng, source.as_ref().unwrap_or(&known));
        if let Some(edited) = edited.filter(|edited| edited.len() <= max) {
            current = edited;
        }
    }
    current
}

/// Edits the bytes in place, as libFuzzer's mutators do; returns the new length.
pub fn mutate(data: &mut [u8], size: usize, max: usize, seed: u32) -> usize {
    // A few changes of bytes find cases that edits of tokens miss.
    #[cfg(feature = "targets")]
    if seed.is_multiple_of(16) {
        return libfuzzer_sys::fuzzer_mutate(data, size, max);
    }
    let text = String::from_utf8_lossy(&data[..size]).into_owned();
    // Replacement characters for invalid bytes are longer than these.
    let mut edited = edit(&text, None, max, seed);
    let end = (0..=max.min(edited.len())).rev().find(|&end| edited.is_char_boundary(end));
    edited.truncate(end.unwrap_or(0));
    data[..edited.len()].copy_from_slice(edited.as_bytes());
    edited.len()
}

/// Edits one text with parts of another; returns the length of the text in `out`.
pub fn cross(one: &[u8], other: &[u8], out: &mut [u8], seed: u32) -> usize {
    let [one, other] = [one, other].map(String::from_utf8_lossy);
    let edited = edit(&one, Some(&other), out.len(), seed);
    let edited = if edited.len() <= out.len() { edited } else { String::new() };
    out[..edited.len()].copy_from_slice(edited.as_bytes());
    edited.len()
}
