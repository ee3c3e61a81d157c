//! Aliases around a printed module: those of attributes before it, those of locations after it.
//!
//! Upstream's printer names affine maps, integer sets, distinct attributes, long tuples and locations. They
//! are numbered in the order in which the operations that hold them are visited, nested ones before those
//! that hold them. Locations alone are numbered as they come; as soon as one of the others may be there, the
//! module is visited first, and the IR's printer provides the texts.

use std::borrow::Cow;
use std::fmt::{self, Write};
use std::sync::Arc;

use legalize_ir::{Context, LocData, Location, Part, parse_attr_str, parse_type_str, print_parts};
use legalize_source::SourceMap;
use rustc_hash::FxHashMap;

use crate::text::push_quoted;

/// A place in a file, as in a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loc {
    /// The file, by its index in [`Locations::files`].
    pub file: u32,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

/// Locations of all operations of a printed module; each printed operation without one is `unknown`.
#[derive(Clone, Debug, Default)]
pub struct Locations {
    /// Names of the files.
    pub files: Vec<String>,
    /// Location of the module.
    pub module: Option<Loc>,
    /// Locations of each pattern.
    pub patterns: Vec<PatternLocations>,
}

/// Locations of a pattern's operations, by the statements of the model.
#[derive(Clone, Debug, Default)]
pub struct PatternLocations {
    /// Location of `pdl.pattern`.
    pub pattern: Option<Loc>,
    /// Location of `pdl.rewrite`.
    pub rewrite: Option<Loc>,
    /// Location of each statement of the match section.
    pub matches: Vec<Option<Loc>>,
    /// Location of each statement of the rewrite section.
    pub actions: Vec<Option<Loc>>,
}

/// State of the search for aliases. The writer asks for the texts one by one, in the same order each time
/// that it runs.
pub(crate) enum Aliases {
    /// Only locations have some, which are numbered as they come.
    Locations { numbers: FxHashMap<Option<Loc>, usize>, order: Vec<Option<Loc>>, others: bool },
    /// Collects entities that may have one; the text written meanwhile is discarded.
    Visit(Box<Visit>),
    /// Returns the texts in that order.
    Known { texts: std::vec::IntoIter<String>, before: String, after: String },
}

/// Types, attributes and locations that were visited.
pub(crate) struct Visit {
    context: Context,
    pieces: Vec<Piece>,
}

enum Piece {
    Part(Part),
    /// Text that no context parses.
    Raw(String),
}

/// A location's text as far as it is known.
pub(crate) enum LocText {
    /// Locations are not printed.
    None,
    Number(usize),
    Text(String),
}

impl fmt::Display for LocText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LocText::None => Ok(()),
            LocText::Number(0) => f.write_str(" loc(#loc)"),
            LocText::Number(number) => write!(f, " loc(#loc{number})"),
            LocText::Text(text) => write!(f, " {text}"),
        }
    }
}

impl Aliases {
    /// Creates the state for a module in which only locations have aliases; [`Aliases::again`] reports if
    /// that was true.
    pub(crate) fn new() -> Self {
        Aliases::Locations { numbers: FxHashMap::default(), order: Vec::new(), others: false }
    }

    /// Returns the aliases for another run of the writer, if one is needed; else the final ones as an error.
    pub(crate) fn again(self) -> Result<Self, Self> {
        match self {
            Aliases::Locations { others: true, .. } => {
                let mut context = Context::new(Arc::new(SourceMap::new()));
                context.allow_unregistered_dialects(true);
                Ok(Aliases::Visit(Box::new(Visit { context, pieces: Vec::new() })))
            }
            Aliases::Visit(visit) => Ok(visit.print()),
            done => Err(done),
        }
    }

    /// Text of an attribute or type in which aliases replace the parts that have one.
    pub(crate) fn literal<'t>(&mut self, text: Cow<'t, str>, is_type: bool) -> Cow<'t, str> {
        match self {
            Aliases::Locations { others, .. } => *others |= may_hold_aliases(&text),
            Aliases::Visit(visit) => visit.literal(&text, is_type),
            Aliases::Known { texts, .. } => return texts.next().map_or(text, Cow::Owned),
        }
        text
    }

    /// ` loc(#locN)`.
    pub(crate) fn location(&mut self, files: &[String], loc: Option<Loc>) -> LocText {
        match self {
            Aliases::Locations { numbers, order, .. } => {
                let next = order.len();
                let number = *numbers.entry(loc).or_insert(next);
                if number == next {
                    order.push(loc);
                }
                LocText::Number(number)
            }
            Aliases::Visit(visit) => {
                let loc = visit.location(files, loc);
                visit.pieces.push(Piece::Part(Part::Loc(loc)));
                LocText::None
            }
            Aliases::Known { texts, .. } => LocText::Text(texts.next().unwrap_or_default()),
        }
    }

    /// Returns the text before the module.
    pub(crate) fn before(&self) -> &str {
        match self {
            Aliases::Known { before, .. } => before,
            _ => "",
        }
    }

    /// Writes the text after the module.
    pub(crate) fn after(&self, files: &[String], out: &mut String) {
        let order = match self {
            Aliases::Known { after, .. } => return out.push_str(after),
            Aliases::Visit(_) => return,
            Aliases::Locations { order, .. } => order,
        };
        for (number, loc) in order.iter().enumerate() {
            out.push_str("#loc");
            if number > 0 {
                let _ = write!(out, "{number}");
            }
            match loc {
                Some(Loc { file, line, column }) => {
                    out.push_str(" = loc(");
                    push_quoted(files.get(*file as usize).map_or("", String::as_str), out);
                    let _ = writeln!(out, ":{line}:{column})");
                }
                None => out.push_str(" = loc(unknown)\n"),
            }
        }
    }
}

impl Visit {
    fn location(&self, files: &[String], loc: Option<Loc>) -> Location {
        let Some(Loc { file, line, column }) = loc else { return Location::UNKNOWN };
        let file = self.context.name(files.get(file as usize).map_or("", String::as_str));
        self.context.loc(LocData::FileLineCol { file, line, column })
    }

    fn literal(&mut self, text: &str, is_type: bool) {
        let part = if is_type {
            parse_type_str(&self.context, text).map(Part::Type)
        } else {
            parse_attr_str(&self.context, text, None).map(Part::Attr)
        };
        self.pieces.push(part.map_or_else(|_| Piece::Raw(text.to_owned()), Piece::Part));
    }

    fn print(self) -> Aliases {
        let parts = self.pieces.iter().filter_map(|piece| match piece {
            Piece::Part(part) => Some(*part),
            Piece::Raw(_) => None,
        });
        let printed = print_parts(&self.context, &parts.collect::<Vec<_>>());
        let mut parts = printed.parts.into_iter();
        let texts = self.pieces.into_iter().map(|piece| match piece {
            Piece::Part(_) => parts.next().unwrap_or_default(),
            Piece::Raw(text) => text,
        });
        let texts: Vec<String> = texts.collect();
        Aliases::Known { texts: texts.into_iter(), before: printed.before, after: printed.after }
    }
}

/// Returns true if anything in the text of an attribute or type might have an alias.
fn may_hold_aliases(text: &str) -> bool {
    ["affine_", "loc(", "distinct[", "tuple<"].iter().any(|start| text.contains(start))
}
