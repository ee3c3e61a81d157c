//! A text that many hold.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A text that does not change and is cheap to clone. It is made of a `String`, or of a text that is part of the
/// program, without copying it: files are long, and what is not copied need not be made room for.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text {
    text: Arc<Cow<'static, str>>,
    is_lossy: bool,
}

impl Text {
    /// Of a text that is part of the program.
    pub fn embedded(text: &'static str) -> Self {
        Text { text: Arc::new(Cow::Borrowed(text)), is_lossy: false }
    }

    /// Of bytes that should be UTF-8: what is not becomes U+FFFD.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => text.into(),
            Err(error) => {
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                Text { is_lossy: true, ..text.into() }
            }
        }
    }

    /// Whether something else stood where U+FFFD stands.
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

/// Copies it; [`Text::embedded`] does not.
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
