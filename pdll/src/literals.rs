//! Attribute and type literals: whether they parse, and how upstream spells them.
//!
//! What names a dialect other than builtin is not checked here: its syntax is known only where the dialect
//! is. Upstream's tool takes such literals for malformed, and goes on without them or crashes.

use std::sync::Arc;

use legalize_ir::{Context, attr_to_string, parse_attr_str, parse_type_str, type_to_string};
use legalize_source::{Diagnostic, SourceMap};

/// Reads literals with a context of its own, in which only builtin syntax is known.
pub struct Literals {
    context: Context,
}

impl Literals {
    /// Knows builtin attributes and types.
    pub fn new() -> Self {
        let mut context = Context::new(Arc::new(SourceMap::new()));
        context.allow_unregistered_dialects(true);
        Literals { context }
    }

    /// A type's text as upstream prints it, the text itself if it names a dialect, or what is wrong with it.
    pub fn ty(&self, text: &str) -> Result<String, Diagnostic> {
        if names_dialect(text) {
            return Ok(text.to_owned());
        }
        parse_type_str(&self.context, text).map(|ty| type_to_string(&self.context, ty))
    }

    /// As [`Literals::ty`], of an attribute.
    pub fn attribute(&self, text: &str) -> Result<String, Diagnostic> {
        if names_dialect(text) {
            return Ok(text.to_owned());
        }
        parse_attr_str(&self.context, text, None).map(|attr| attr_to_string(&self.context, attr))
    }
}

/// Whether a `!` or `#` stands outside of strings.
fn names_dialect(text: &str) -> bool {
    let mut in_string = false;
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        match byte {
            b'\\' if in_string => {
                bytes.next();
            }
            b'"' => in_string = !in_string,
            b'!' | b'#' if !in_string => return true,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spelling() {
        let literals = Literals::new();
        assert_eq!(literals.attribute("1").ok().as_deref(), Some("1 : i64"));
        assert_eq!(literals.attribute(r#""a\n!""#).ok().as_deref(), Some(r#""a\0A!""#));
        assert_eq!(literals.attribute("#foo.bar<1>").ok().as_deref(), Some("#foo.bar<1>"));
        assert_eq!(literals.ty("tensor<2x?xi32>").ok().as_deref(), Some("tensor<2x?xi32>"));
        assert!(literals.ty("tensor<").is_err());
        assert!(literals.attribute("nope nope").is_err());
    }
}
