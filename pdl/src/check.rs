//! Check of printed PDL text, which is read back as `mlir-opt` would read it.
//!
//! Names are defined before their uses and have the types that the uses give, operations are in their
//! section, and types and attributes parse. The other checks of the PDL dialect's verifier are done on the
//! model, before anything is printed.

use std::sync::Arc;

use legalize_ir::{Context, parse_attr_str, parse_type_str};
use legalize_pattern_model::{Action, Match, Pattern};
use legalize_source::{Diagnostic, SourceMap};
use rustc_hash::FxHashSet;

use crate::cursor::Cursor;
use crate::parse::Parser;
use crate::read::read_pattern;

/// Fault of printed text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// Index of the pattern in the text, from zero; absent if the fault is outside of all patterns.
    pub pattern: Option<usize>,
    /// Message that describes the fault.
    pub message: String,
}

impl Fault {
    /// The fault as an error without a place.
    pub fn diagnostic(&self) -> Diagnostic {
        let message = format!("PDL cannot express this pattern: {}", self.message);
        Diagnostic::error("pdl::inexpressible", message)
            .with_help("keep this pattern in RON, which can express all of it")
    }
}

/// Reads printed text back and returns the first fault of each pattern.
pub fn check_pdl(text: &str) -> Vec<Fault> {
    let sources = SourceMap::new();
    let file = sources.add("printed PDL", text);
    let mut parser = Parser::new(Cursor::new(file, text));
    parser.file();
    let Parser { diagnostics, patterns, .. } = parser;
    let places = PatternPlaces::new(text);
    let mut faults: Vec<Fault> = diagnostics.iter().map(|found| places.fault(found)).collect();
    let mut literals = Literals::default();
    for op in patterns {
        let at = places.find(op.span.start);
        match read_pattern(op) {
            // The text is fine; it is the model that has no such inference.
            Err(found) if found.code == "pdl::inferred_type" => {}
            Err(found) => faults.push(places.fault(&found)),
            Ok(pattern) => {
                let message = literals.first_fault(&pattern);
                faults.extend(message.map(|message| Fault { pattern: at, message }));
            }
        }
    }
    faults.sort_by_key(|fault| fault.pattern);
    faults.dedup_by_key(|fault| fault.pattern);
    faults
}

/// Offsets of the patterns of printed text.
struct PatternPlaces {
    /// Offset after each pattern's keyword, in order.
    keywords: Vec<usize>,
}

impl PatternPlaces {
    const KEYWORD: &str = "pdl.pattern";

    /// Finds the patterns: each starts a line.
    fn new(text: &str) -> Self {
        let starts = text.match_indices("\n  pdl.pattern");
        PatternPlaces { keywords: starts.map(|(at, found)| at + found.len()).collect() }
    }

    /// The pattern in which an offset is.
    fn find(&self, offset: u32) -> Option<usize> {
        let end = offset as usize + Self::KEYWORD.len();
        self.keywords.partition_point(|&at| at <= end).checked_sub(1)
    }

    fn fault(&self, found: &Diagnostic) -> Fault {
        let offset = found.labels.first().map_or(0, |label| label.span.start);
        Fault { pattern: self.find(offset), message: found.message.clone() }
    }
}

/// Parses types and attributes, each once.
#[derive(Default)]
struct Literals {
    context: Option<Context>,
    /// Types that parse, and attributes that do.
    fine: [FxHashSet<String>; 2],
}

impl Literals {
    fn first_fault(&mut self, pattern: &Pattern) -> Option<String> {
        let mut found = None;
        let mut check = |text: &str, is_type: bool| {
            if found.is_none() {
                found = self.fault(text, is_type);
            }
        };
        for statement in &pattern.matches {
            match statement {
                Match::Type { value: Some(text), .. } => check(text, true),
                Match::Types { values: Some(texts), .. } => texts.iter().for_each(|text| check(text, true)),
                Match::Attribute { value: Some(text), .. } => check(text, false),
                _ => {}
            }
        }
        for action in &pattern.rewrite {
            match action {
                Action::Type { value, .. } => check(value, true),
                Action::Types { values, .. } => values.iter().for_each(|text| check(text, true)),
                Action::Attribute { value, .. } => check(value, false),
                _ => {}
            }
        }
        found
    }

    fn fault(&mut self, text: &str, is_type: bool) -> Option<String> {
        if self.fine[usize::from(is_type)].contains(text) {
            return None;
        }
        let context = self.context.get_or_insert_with(|| {
            let mut context = Context::new(Arc::new(SourceMap::new()));
            context.allow_unregistered_dialects(true);
            context
        });
        let refused = if is_type {
            parse_type_str(context, text).err()
        } else {
            parse_attr_str(context, text, None).err()
        };
        match refused {
            Some(found) => {
                let kind = if is_type { "a type" } else { "an attribute" };
                Some(format!("`{text}` is not {kind}: {}", found.message))
            }
            None => {
                self.fine[usize::from(is_type)].insert(text.to_owned());
                None
            }
        }
    }
}
