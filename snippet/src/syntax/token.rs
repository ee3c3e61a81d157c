//! Tokens of a snippet.

use crate::integer::CppInt;

/// A token; names and numbers borrow from the snippet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Token<'s> {
    /// A name.
    Ident(&'s str),
    /// An integer or a character, of the type that its digits and suffix determine.
    Int(CppInt),
    /// A floating-point number.
    Float(f64),
    /// A floating-point number with the suffix `f`.
    Single(f32),
    /// Contents of a string literal, escapes as they are written.
    Str(&'s str),
    /// `$…` without the dollar sign.
    Placeholder(&'s str),
    /// A punctuation mark or keyword, by its text. `<` and `>` are comparisons, `T<` and `T>` enclose
    /// template arguments, `(cast` opens a cast, `decl` precedes a declaration, `lambda[` opens a lambda,
    /// `init{` opens the braces of a value.
    Mark(&'static str),
}
