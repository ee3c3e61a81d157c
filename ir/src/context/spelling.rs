//! Texts of unknown syntax: parameters of types and attributes that C++ code prints and no Rust code parses.
//!
//! They are compared without regard to spaces, and printed as they were first spelled: some dialects put a
//! space after a comma, others do not, and the output of another tool should be reproduced.

use parking_lot::RwLock;
use rustc_hash::FxHashMap;

use super::Context;

/// The first spelling of each text, by the text with its spaces where they usually are.
#[derive(Debug, Default)]
pub(super) struct Spellings {
    first: RwLock<FxHashMap<Box<str>, Box<str>>>,
}

impl Context {
    /// The canonical spelling of a text: its own, unless this context has seen another one before.
    pub(crate) fn spelling_of(&self, text: &str) -> Box<str> {
        let usual = spaced(text);
        if let Some(first) = self.spellings.first.read().get(usual.as_str()) {
            return first.clone();
        }
        // A text of several lines was not printed by any printer; blanks on one line may be significant to
        // its parser.
        let is_set = text.contains(['\n', '\r', '\t']);
        let first = if is_set { usual.as_str().into() } else { text.into() };
        self.spellings.first.write().entry(usual.into()).or_insert(first).clone()
    }
}

/// Returns the text with normalized spaces: one after a comma and on both sides of `=`, none inside of angle
/// brackets, never two.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut space, mut quoted, mut escaped) = (false, false, false);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if quoted {
            out.push(c);
            quoted = escaped || c != '"';
            escaped = !escaped && c == '\\';
            continue;
        }
        if c.is_whitespace() {
            space = true;
            continue;
        }
        // A comment would swallow what follows on the same line.
        if c == '/' && chars.peek() == Some(&'/') {
            space = true;
            while chars.next_if(|&c| c != '\n').is_some() {}
            continue;
        }
        let before = out.chars().next_back();
        let assigns = c == '='
            && !matches!(before, Some('=' | '<' | '>' | '!'))
            && !matches!(chars.peek(), Some('=' | '>'));
        let closes = c == ',' || c == '>' && chars.peek() != Some(&'=');
        if assigns || space && before != Some('<') && !closes {
            // Tokens that a space separates stay separate.
            if !matches!(before, None | Some(' ')) {
                out.push(' ');
            }
        }
        out.push(c);
        quoted = c == '"';
        space = assigns || c == ',';
    }
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Context, spaced};

    #[test]
    fn two_spellings_are_one() {
        for text in ["<a,b=1>", "< a ,  b = 1 >", "<a,\n  b= 1>"] {
            assert_eq!(spaced(text), "<a, b = 1>");
        }
        assert_eq!(spaced("<a, // of \"b\n b>"), "<a, b>");
        for same in [r#"<"a,b  \" =", 4 x i8>"#, "<(d0) -> (d0 >= 1)>", "<{ a }>", "<a==b, c>"] {
            assert_eq!(spaced(same), same);
        }
    }

    #[test]
    fn the_first_spelling_is_kept() {
        let ctx = Context::new(Arc::default());
        assert_eq!(&*ctx.spelling_of("<1,5>"), "<1,5>");
        assert_eq!(&*ctx.spelling_of("<1, 5>"), "<1,5>");
        assert_eq!(&*ctx.spelling_of("<1, 6>"), "<1, 6>");
        assert_eq!(&*ctx.spelling_of("<1,\n 7>"), "<1, 7>");
        assert_eq!(&*ctx.spelling_of("<a   b>"), "<a   b>");
        assert_eq!(&*ctx.spelling_of("<a b>"), "<a   b>");
    }
}
