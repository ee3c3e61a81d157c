//! Shared immutable text.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// Immutable text that is cheap to clone. Created from a `String`, or without copying from a text that is
/// part of the program: the embedded files are large.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text {
    text: Arc<Cow<'static, str>>,
    is_lossy: bool,
}

impl Text {
    /// Creates the text from one that is part of the program, without copying it.
    pub fn embedded(text: &'static str) -> Self {
        Text { text: Arc::new(Cow::Borrowed(text)), is_lossy: false }
    }

    /// Creates the text from bytes that should be UTF-8; invalid sequences are replaced by U+FFFD.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => text.into(),
            Err(error) => {
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                Text { is_lossy: true, ..text.into() }
            }
        }
    }

    /// True if invalid UTF-8 was replaced by U+FFFD.
    pub fn is_lossy(&self) -> bool {
        self.is_lossy
    }
}

impl Deref for Text {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        &self.text
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Text { text: Arc::new(Cow::Owned(text)), is_lossy: false }
    }
}

/// Copies the text; [`Text::embedded`] does not.
impl From<&str> for Text {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}
