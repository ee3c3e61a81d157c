//! Texts of unknown syntax: parameters of types and attributes that C++ code prints and no Rust code parses.
//!
//! They are compared without regard to spaces, and printed as they were first spelled: some dialects put a
//! space after a comma, others do not, and the output of another tool should be reproduced.
//!
//! If parts of a text are read side by side, "first" is not known before all have been read. What they spell
//! first is tentative: they have to agree on it.

use parking_lot::RwLock;
use rustc_hash::FxHashMap;

use super::Context;

/// The first spelling of each text, by the text with its spaces where they usually are.
#[derive(Debug, Default)]
pub(super) struct Spellings {
    first: RwLock<FxHashMap<Box<str>, Spelling>>,
}

/// The first spelling of a text.
#[derive(Clone, Debug)]
struct Spelling {
    text: Box<str>,
    /// True if it is first only if nothing that is read at the same time is spelled otherwise.
    is_tentative: bool,
}

impl Context {
    /// The canonical spelling of a text: its own, unless this context has seen another one before.
    pub(crate) fn spelling_of(&self, text: &str) -> Box<str> {
        self.first_spelling(text, false).0.text
    }

    /// The canonical spelling of a text, for what is read beside other parts of the same text; nothing if it
    /// depends on which one comes first.
    pub(crate) fn agreed_spelling_of(&self, text: &str) -> Option<Box<str>> {
        let (first, own) = self.first_spelling(text, true);
        (!first.is_tentative || own == first.text).then_some(first.text)
    }

    /// Makes what was spelled first side by side final, or forgets it.
    pub(crate) fn settle_spellings(&self, are_kept: bool) {
        if self.spellings.first.read().values().any(|first| first.is_tentative) {
            self.spellings.first.write().retain(|_, first| {
                let is_left = are_kept || !first.is_tentative;
                first.is_tentative = false;
                is_left
            });
        }
    }

    /// The first spelling of a text, and its own.
    fn first_spelling(&self, text: &str, is_tentative: bool) -> (Spelling, Box<str>) {
        let usual = spaced(text);
        // A text of several lines was not printed by any printer; blanks on one line may be significant to
        // its parser.
        let is_set = text.contains(['\n', '\r', '\t']);
        let own: Box<str> = if is_set { usual.as_str().into() } else { text.into() };
        if let Some(first) = self.spellings.first.read().get(usual.as_str()) {
            return (first.clone(), own);
        }
        let spelling = Spelling { text: own.clone(), is_tentative };
        let first = self.spellings.first.write().entry(usual.into()).or_insert(spelling).clone();
        (first, own)
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

    #[test]
    fn spellings_side_by_side_have_to_agree() {
        let ctx = Context::new(Arc::default());
        ctx.spelling_of("<1,5>");
        let agreed = |text| ctx.agreed_spelling_of(text);
        assert_eq!(agreed("<1, 5>").as_deref(), Some("<1,5>"));
        for _ in 0..2 {
            assert_eq!(agreed("<1,6>").as_deref(), Some("<1,6>"));
            assert_eq!(agreed("<1,\n6>"), None);
            ctx.settle_spellings(false);
            assert_eq!(agreed("<1,\n6>").as_deref(), Some("<1, 6>"));
            ctx.settle_spellings(false);
        }
        agreed("<1,6>");
        ctx.settle_spellings(true);
        assert_eq!(agreed("<1, 6>").as_deref(), Some("<1,6>"));
        assert_eq!(&*ctx.spelling_of("<1, 5>"), "<1,5>");
    }
}
