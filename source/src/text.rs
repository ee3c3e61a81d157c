//! A text that many hold.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A text that does not change and is cheap to clone. It is made of a `String`, or of a text that is part of the
/// program, without copying it: files are long, and what is not copied need not be made room for.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text(Arc<Cow<'static, str>>);

impl Text {
    /// Of a text that is part of the program.
    pub fn embedded(text: &'static str) -> Self {
        Text(Arc::new(Cow::Borrowed(text)))
    }
}

impl Deref for Text {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Text(Arc::new(Cow::Owned(text)))
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
