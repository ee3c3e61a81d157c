//! Aliases around a printed module: those of attributes before it, those of locations after it.
//!
//! Upstream's printer gives every affine map, integer set, distinct attribute and location a name, numbered in the order in
//! which the operations that hold them are visited; types and other attributes are printed in place.

use std::ops::RangeBounds;

use rustc_hash::FxHashMap;

use crate::text::{angle_end, paren_end, quoted, string_end};

/// A place in a file, as a location says it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Loc {
    /// The file's name.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

/// Locations of all operations of a printed module; each printed operation without one is `unknown`.
#[derive(Clone, Debug, Default)]
pub struct Locations {
    /// Of the module.
    pub module: Option<Loc>,
    /// Of each pattern.
    pub patterns: Vec<PatternLocations>,
}

/// Locations of a pattern's operations, by the statements of the model.
#[derive(Clone, Debug, Default)]
pub struct PatternLocations {
    /// Of `pdl.pattern`.
    pub pattern: Option<Loc>,
    /// Of `pdl.rewrite`.
    pub rewrite: Option<Loc>,
    /// Of each statement of the match section.
    pub matches: Vec<Option<Loc>>,
    /// Of each statement of the rewrite section.
    pub actions: Vec<Option<Loc>>,
}

/// Aliases that were handed out so far.
#[derive(Debug, Default)]
pub(crate) struct Aliases {
    distinct: Numbered,
    maps: Numbered,
    sets: Numbered,
    /// How many of the locations stand before the module because they are attributes.
    attribute_locations: usize,
    locations: Numbered,
}

#[derive(Debug, Default)]
struct Numbered {
    numbers: FxHashMap<String, usize>,
    texts: Vec<String>,
}

impl Numbered {
    fn number(&mut self, text: &str) -> usize {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        let number = self.texts.len();
        self.numbers.insert(text.to_owned(), number);
        self.texts.push(text.to_owned());
        number
    }

    fn print(&self, prefix: &str, range: impl RangeBounds<usize>, out: &mut String) {
        for (number, text) in self.texts.iter().enumerate().filter(|(number, _)| range.contains(number)) {
            out.push_str(&format!("{} = {text}\n", name(prefix, number)));
        }
    }
}

fn name(prefix: &str, number: usize) -> String {
    if number == 0 { format!("#{prefix}") } else { format!("#{prefix}{number}") }
}

impl Aliases {
    /// An attribute's or type's text with its affine maps and sets named.
    pub(crate) fn replace(&mut self, text: &str) -> String {
        if !["affine_", "loc(", "distinct["].iter().any(|start| text.contains(start)) {
            return text.to_owned();
        }
        let mut out = String::new();
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            if rest.starts_with('"') {
                let end = string_end(text, at).min(text.len());
                out.push_str(&text[at..end]);
                at = end;
                continue;
            }
            let boundary = !text[..at]
                .ends_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '#' | '@'));
            let named = if boundary { self.named(text, at) } else { None };
            match named {
                Some((alias, end)) => {
                    out.push_str(&alias);
                    at = end;
                }
                None => {
                    let c = rest.chars().next().unwrap_or_default();
                    out.push(c);
                    at += c.len_utf8().max(1);
                }
            }
        }
        out
    }

    /// The alias of the attribute at an offset, and the offset after it.
    fn named(&mut self, text: &str, at: usize) -> Option<(String, usize)> {
        let rest = &text[at..];
        let (table, prefix, end) = if rest.starts_with("affine_map<") {
            (&mut self.maps, "map", angle_end(text, at + "affine_map".len())?)
        } else if rest.starts_with("affine_set<") {
            (&mut self.sets, "set", angle_end(text, at + "affine_set".len())?)
        } else if rest.starts_with("distinct[") {
            let open = at + rest.find('<')?;
            (&mut self.distinct, "distinct", angle_end(text, open)?)
        } else if rest.starts_with("loc(") {
            (&mut self.locations, "loc", paren_end(text, at + "loc".len())?)
        } else {
            return None;
        };
        let number = table.number(&text[at..end]);
        if prefix == "loc" {
            self.attribute_locations = self.attribute_locations.max(number + 1);
        }
        Some((name(prefix, number), end))
    }

    /// ` loc(#locN)`.
    pub(crate) fn location(&mut self, loc: Option<&Loc>) -> String {
        let text = match loc {
            Some(loc) => format!("loc({}:{}:{})", quoted(&loc.file), loc.line, loc.column),
            None => "loc(unknown)".to_owned(),
        };
        format!(" loc({})", name("loc", self.locations.number(&text)))
    }

    /// What stands before the module.
    pub(crate) fn before(&self) -> String {
        let mut out = String::new();
        self.distinct.print("distinct", .., &mut out);
        self.locations.print("loc", ..self.attribute_locations, &mut out);
        self.maps.print("map", .., &mut out);
        self.sets.print("set", .., &mut out);
        out
    }

    /// What stands after the module.
    pub(crate) fn after(&self) -> String {
        let mut out = String::new();
        self.locations.print("loc", self.attribute_locations.., &mut out);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_are_named_but_not_in_strings() {
        let mut aliases = Aliases::default();
        let text = r#"[affine_set<(d0) : (d0 >= 0)>, affine_map<(d0) -> (d0)>, "affine_map<(d0) -> (d0)>"]"#;
        assert_eq!(aliases.replace(text), r#"[#set, #map, "affine_map<(d0) -> (d0)>"]"#);
        assert_eq!(
            aliases.replace("memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 1>"),
            "memref<4xf32, #map1, 1>"
        );
        assert_eq!(aliases.replace("affine_map<(d0) -> "), "affine_map<(d0) -> ");
        assert_eq!(
            aliases.before(),
            "#map = affine_map<(d0) -> (d0)>\n#map1 = affine_map<(d0)[s0] -> (d0 + s0)>\n\
             #set = affine_set<(d0) : (d0 >= 0)>\n"
        );
    }
}
