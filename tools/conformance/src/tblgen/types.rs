//! Types of random TableGen programs.

/// The requested type of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ty {
    /// `bit`
    Bit,
    /// `bits<n>`
    Bits(usize),
    /// `int`
    Int,
    /// `string`
    Str,
    /// `dag`
    Dag,
    /// `list<..>`
    List(Box<Ty>),
    /// A class, by its index in the program.
    Class(usize),
}

impl Ty {
    /// A list of this type.
    pub(crate) fn list(self) -> Ty {
        Ty::List(Box::new(self))
    }

    /// The type that a word of the template language denotes.
    pub(crate) fn of_word(word: &str) -> Option<Ty> {
        Some(match word {
            "int" => Ty::Int,
            "bit" => Ty::Bit,
            "str" => Ty::Str,
            "dag" => Ty::Dag,
            "ints" => Ty::Int.list(),
            "strs" => Ty::Str.list(),
            "bitlist" => Ty::Bit.list(),
            "lists" => Ty::Int.list().list(),
            "dags" => Ty::Dag.list(),
            "bits2" => Ty::Bits(2),
            "bits3" => Ty::Bits(3),
            "bits4" => Ty::Bits(4),
            "bits8" => Ty::Bits(8),
            _ => return None,
        })
    }
}
