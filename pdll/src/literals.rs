//! Attribute and type literals: their syntax, and upstream's spelling of them. Lowering: `lower/exprs.rs`.
//!
//! A literal that names a dialect other than builtin is not checked here: its syntax is known only if the
//! dialect is. Upstream's tool treats such literals as malformed, and continues without them or crashes.

use std::cell::RefCell;
use std::fmt::Write;
use std::sync::Arc;

use legalize_ir::{Context, attr_to_string, parse_attr_str, parse_type_str, type_to_string};
use legalize_source::{Diagnostic, SourceMap};
use rustc_hash::FxHashMap;

/// Parser of literals with a context of its own, in which only builtin syntax is known.
pub(crate) struct Literals {
    context: Context,
    /// Cached results for long literals.
    known: RefCell<FxHashMap<LiteralKind, FxHashMap<String, String>>>,
}

/// Kind of a literal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum LiteralKind {
    Type,
    Attribute,
    /// An attribute of the builtin dialect.
    BuiltinAttribute,
}

impl Literals {
    /// Creates a parser that knows builtin attributes and types.
    pub(crate) fn new() -> Self {
        let mut context = Context::new(Arc::new(SourceMap::new()));
        context.allow_unregistered_dialects(true);
        Literals { context, known: RefCell::default() }
    }

    /// Returns a type's text as upstream prints it, or the text itself if it names a dialect; fails if the
    /// type is invalid.
    pub(crate) fn ty(&self, text: &str) -> Result<String, Diagnostic> {
        self.once(LiteralKind::Type, text, || {
            if names_dialect(text) {
                return Ok(text.to_owned());
            }
            parse_type_str(&self.context, text).map(|ty| type_to_string(&self.context, ty))
        })
    }

    /// Returns an attribute's text as upstream's tool prints it, which knows the builtin dialect and PDL's
    /// types. Upstream measures the parsed length from the first token: a literal that begins with a blank is
    /// not read completely, and is rejected here.
    pub(crate) fn attribute_of_builtin(&self, text: &str) -> Result<String, Diagnostic> {
        if text.starts_with([' ', '\t', '\n', '\r']) || text.starts_with("//") {
            return Err(Diagnostic::error("pdll::invalid_literal", "the literal begins with a space"));
        }
        self.once(LiteralKind::BuiltinAttribute, text, || {
            if dialect_names(text).any(|rest| !is_pdl_type(rest)) {
                return Err(Diagnostic::error("pdll::invalid_literal", "only builtin syntax is known here"));
            }
            parse_attr_str(&self.context, text, None).map(|attr| attr_to_string(&self.context, attr))
        })
    }

    /// Parses a long literal only once: the calls around it may be inlined often.
    fn once(
        &self,
        form: LiteralKind,
        text: &str,
        make: impl FnOnce() -> Result<String, Diagnostic>,
    ) -> Result<String, Diagnostic> {
        const LONG: usize = 256;
        if text.len() < LONG {
            return make();
        }
        let mut known = self.known.borrow_mut();
        let of_form = known.entry(form).or_default();
        if let Some(created) = of_form.get(text) {
            return Ok(created.clone());
        }
        let created = make()?;
        of_form.insert(text.to_owned(), created.clone());
        Ok(created)
    }

    /// Returns an attribute's text like [`Literals::ty`].
    pub(crate) fn attribute(&self, text: &str) -> Result<String, Diagnostic> {
        self.once(LiteralKind::Attribute, text, || {
            if names_dialect(text) {
                return Ok(text.to_owned());
            }
            parse_attr_str(&self.context, text, None).map(|attr| attr_to_string(&self.context, attr))
        })
    }
}

/// Returns the text of a string attribute.
pub(crate) fn quoted(value: &str) -> String {
    let mut text = String::with_capacity(value.len() + 2);
    text.push('"');
    escape(&mut text, value);
    text.push('"');
    text
}

/// Escapes a text as LLVM's tools do: unprintable characters, quotes and backslashes as two hexadecimal
/// digits.
pub(crate) fn escape(out: &mut String, text: &str) {
    for byte in text.bytes() {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            0x20..=0x7E => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:02X}");
            }
        }
    }
}

/// Returns true if the text has a `!` or `#` outside of strings.
fn names_dialect(text: &str) -> bool {
    dialect_names(text).next().is_some()
}

/// Returns the rests of the text that start with a `!` or `#` outside of strings.
fn dialect_names(text: &str) -> impl Iterator<Item = &str> {
    let (mut in_string, mut escaped) = (false, false);
    text.bytes().enumerate().filter_map(move |(at, byte)| {
        match byte {
            _ if std::mem::take(&mut escaped) => {}
            b'\\' => escaped = in_string,
            b'"' => in_string = !in_string,
            b'!' | b'#' if !in_string => return Some(&text[at..]),
            _ => {}
        }
        None
    })
}

/// Returns true if a text starts with a type of the PDL dialect.
fn is_pdl_type(text: &str) -> bool {
    let kind = |text: &str| {
        ["attribute", "operation", "type", "value"].into_iter().find_map(|kind| {
            let rest = text.strip_prefix(kind)?;
            let ends =
                !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '<'));
            ends.then_some(rest.len())
        })
    };
    let Some(rest) = text.strip_prefix("!pdl.") else { return false };
    match rest.strip_prefix("range<") {
        Some(element) => kind(element).is_some_and(|rest| element[element.len() - rest..].starts_with('>')),
        None => kind(rest).is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_checked_and_respelled() {
        let literals = Literals::new();
        assert_eq!(literals.attribute("1").ok().as_deref(), Some("1 : i64"));
        assert_eq!(literals.attribute(r#""a\n!""#).ok().as_deref(), Some(r#""a\0A!""#));
        assert_eq!(literals.attribute("#foo.bar<1>").ok().as_deref(), Some("#foo.bar<1>"));
        assert_eq!(literals.ty("tensor<2x?xi32>").ok().as_deref(), Some("tensor<2x?xi32>"));
        assert!(literals.ty("tensor<").is_err());
        assert!(literals.attribute("nope nope").is_err());
        for known in ["[1, 2]", "!pdl.value", "[!pdl.range<type>, \"#a.b\"]", "1 ", "unit // c"] {
            assert!(literals.attribute_of_builtin(known).is_ok(), "{known}");
        }
        for unknown in [" 1", "// c\n1", "#a.b", "!pdl.values", "!pdl.range<foo>", "[!a.b]", "nope", ""] {
            assert!(literals.attribute_of_builtin(unknown).is_err(), "{unknown}");
        }
    }
}
