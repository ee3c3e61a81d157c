//! The outline of a text: where operations of a list begin, found in a quick pass without reading them.
//!
//! A line outside of braces that is indented as the first operation is, and starts as an operation may, is
//! taken for the beginning of one. If in the first part of the text no line in braces looks like that, only
//! lines are looked at in the rest; else braces, strings and comments are followed to the end. A wrong guess
//! costs time and nothing else: a parser that reads up to there notices that no operation ends there.

use std::ops::Range;

/// Bytes that are looked at together.
const CHUNK: usize = 32;
/// Bytes in which lines and braces are compared, at least, and at most as long as there is one operation.
const SAMPLE: usize = 1 << 16;
const LONG_SAMPLE: usize = 1 << 20;

/// A pass over a text.
struct Outline<'s> {
    src: &'s [u8],
    at: usize,
    /// Number of braces that are open, if they are followed.
    depth: usize,
    mode: Mode,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Looks at braces, and at all lines.
    Compare,
    /// Looks at braces, and at lines outside of them.
    Braces,
    /// Looks at lines alone.
    Lines,
}

/// The kind of a line.
enum Line {
    /// The beginning of an operation, perhaps; its offset.
    Op(usize),
    /// A line that is not in the list any more, or from which on its operations depend on each other: an
    /// alias, a section of resources, a block, a value with a name.
    Other,
    /// The rest of an operation, a comment or a blank line.
    Rest,
}

/// Divides the operations that begin at an offset into parts of at least so many bytes. The last part may
/// have anything after its operations. There is nothing if the first operation is more than half of all.
pub(super) fn parts(text: &str, start: usize, least: usize) -> Vec<Range<usize>> {
    let src = text.as_bytes();
    let indent = indent(src, start);
    let mut outline = Outline { src, at: start, depth: 0, mode: Mode::Compare };
    let (mut parts, mut first, mut has_next) = (Vec::new(), start, false);
    while let Some(line) = outline.next_line() {
        match outline.line(line, indent) {
            Line::Rest | Line::Other if outline.depth > 0 => {
                if !has_next && line - start > LONG_SAMPLE {
                    outline.mode = Mode::Braces;
                }
            }
            Line::Rest => {}
            Line::Other => break,
            // From here on lines tell nothing.
            Line::Op(_) if outline.depth > 0 => outline.mode = Mode::Braces,
            Line::Op(begin) => {
                if !has_next && begin - start > (src.len() - start) / 2 {
                    break;
                }
                has_next = true;
                if outline.mode == Mode::Compare && begin - start > SAMPLE {
                    outline.mode = Mode::Lines;
                }
                if begin - first >= least {
                    parts.push(first..begin);
                    first = begin;
                }
            }
        }
    }
    if !parts.is_empty() {
        parts.push(first..outline.at.max(first));
    }
    parts
}

/// Number of blanks before an operation on its line; none if something else is before it.
fn indent(src: &[u8], start: usize) -> usize {
    let blanks = src[..start].iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    match src[..start - blanks].last() {
        None | Some(b'\n') => blanks,
        Some(_) => 0,
    }
}

impl Outline<'_> {
    /// The kind of the line at an offset.
    fn line(&self, start: usize, indent: usize) -> Line {
        let rest = &self.src[start..];
        let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let Some(&byte) = rest.get(blanks) else { return Line::Rest };
        if blanks < indent && self.mode == Mode::Lines && !matches!(byte, b'\n' | b'\r' | b'/') {
            return Line::Other;
        }
        if blanks != indent {
            return Line::Rest;
        }
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'"' => Line::Op(start + blanks),
            b'#' | b'!' => Line::Other,
            b'{' if rest[blanks..].starts_with(b"{-#") => Line::Other,
            // Of a function, unless it is known not to be in one.
            b'^' | b'%' if self.mode != Mode::Lines => Line::Other,
            _ => Line::Rest,
        }
    }

    /// Continues to the beginning of the next line that matters; nothing at the end of the list, or if a
    /// string has no end.
    fn next_line(&mut self) -> Option<usize> {
        if self.mode == Mode::Lines {
            self.at += memchr::memchr(b'\n', &self.src[self.at..])? + 1;
            return Some(self.at);
        }
        loop {
            self.skip();
            let byte = *self.src.get(self.at)?;
            match byte {
                b'\n' => {
                    self.at += 1;
                    return Some(self.at);
                }
                b'{' => self.depth += 1,
                b'}' => self.depth = self.depth.checked_sub(1)?,
                b'/' if self.src.get(self.at + 1) == Some(&b'/') => {
                    self.at += memchr::memchr(b'\n', &self.src[self.at..])?;
                    continue;
                }
                b'"' => self.skip_string()?,
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Continues to a byte that matters.
    fn skip(&mut self) {
        let line_end = if self.depth == 0 || self.mode == Mode::Compare { b'\n' } else { b'{' };
        let matters =
            |byte: u8| (byte == b'{') | (byte == b'}') | (byte == b'"') | (byte == b'/') | (byte == line_end);
        let rest = &self.src[self.at..];
        // All bytes of a chunk are compared, which takes a few instructions for vectors.
        let is_dull = |chunk: &&[u8]| !chunk.iter().fold(false, |any, &byte| any | matters(byte));
        let dull = rest.chunks_exact(CHUNK).take_while(is_dull).count() * CHUNK;
        let found = rest[dull..].iter().position(|&byte| matters(byte));
        self.at += found.map_or(rest.len(), |found| dull + found);
    }

    /// Continues to the quote at the end of a string.
    fn skip_string(&mut self) -> Option<()> {
        let mut at = self.at + 1;
        loop {
            at += memchr::memchr3(b'"', b'\\', b'\n', self.src.get(at..)?)?;
            match self.src[at] {
                b'"' => break,
                b'\\' => at += 2,
                _ => return None,
            }
        }
        self.at = at;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of the parts of a text, which begins with an operation.
    fn words(text: &str) -> Vec<&str> {
        let parts = parts(text, text.len() - text.trim_start().len(), 1);
        parts.into_iter().map(|part| text[part].split([' ', '\n']).next().unwrap_or("")).collect()
    }

    #[test]
    fn operations_begin_where_the_first_one_does() {
        assert_eq!(words("a {\n}\nb {\n  x\n}\n\n\"c\"() ({\n}) : () -> ()\n  d\n"), ["a", "b", "\"c\"()"]);
        assert_eq!(words("  a {\n  }\n  b\n d\n  _e }\n  f\n"), ["a", "b", "_e"]);
        assert_eq!(words("a\nb // {\nc \"{\\\"{\"\nd /\ne {{\n}\nx}\nf"), ["a", "b", "c", "d", "e", "f"]);
        assert_eq!(words("a\n{\n}\nb\n{\n}\n"), ["a", "b"]);
        assert_eq!(words("a\n"), [""; 0]);
        assert_eq!(words(""), [""; 0]);
    }

    #[test]
    fn the_outline_ends_where_other_things_begin() {
        for other in ["#loc = x", "!t = x", "{-# #-}", "^bb:", "%0 = x", "}", "\"", "x } "] {
            let text = format!("a\nb\nc {{}}\n{other}\nd\ne\n");
            let found = words(&text);
            assert_eq!(found[..3], ["a", "b", "c"], "{other}");
            assert!(!found.contains(&"d"), "{other}: {found:?}");
        }
    }

    #[test]
    fn one_large_operation_is_not_divided() {
        assert_eq!(words("a {\n b\n c\n d\n e\n f\n}\ng\n"), [""; 0]);
    }
}
