//! Enums of definitions as Rust enums and sets of flags.

use std::fmt;

/// A value or keyword that is not a case of an enum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCase {
    /// The enum.
    pub name: &'static str,
    /// The value or keyword.
    pub given: String,
}

impl fmt::Display for UnknownCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a case of {}", self.given, self.name)
    }
}

impl std::error::Error for UnknownCase {}

/// An enum whose values are its cases.
pub trait EnumView: Copy + 'static {
    /// The C++ class.
    const NAME: &'static str;
    /// Cases with their values and keywords.
    const CASES: &'static [(Self, i64, &'static str)];
    /// The width of the attribute that holds a value, if a case has its highest bit set.
    const WIDTH: u32 = 64;
}

/// Returns the case of a value, which may be sign-extended from the width of the attribute.
pub fn case_of<E: EnumView>(value: i64) -> Option<E> {
    let beyond = 64 - E::WIDTH.clamp(1, 64);
    let stored = |case: i64| case << beyond >> beyond;
    E::CASES.iter().find(|case| case.1 == value || stored(case.1) == value).map(|case| case.0)
}

/// An enum whose values are sets of cases.
pub trait BitEnumView: Copy + 'static {
    /// The C++ class.
    const NAME: &'static str;
    /// Values and keywords of the cases, and whether a case is a group of others.
    const CASES: &'static [(i64, &'static str, bool)];
    /// Text between cases.
    const SEPARATOR: &'static str;
    /// True if groups are printed instead of their members.
    const PRINTS_GROUPS: bool = false;
}

/// Conversions of every enum with [`EnumView`].
#[doc(hidden)]
#[macro_export]
macro_rules! enum_conversions {
    ($name:ident) => {
        impl $name {
            /// Returns the keyword.
            pub fn as_str(self) -> &'static str {
                let value = i64::from(self);
                let found = <Self as $crate::EnumView>::CASES.iter().find(|case| case.1 == value);
                found.map_or("", |case| case.2)
            }
        }

        impl From<$name> for i64 {
            fn from(case: $name) -> i64 {
                case as i64
            }
        }

        impl TryFrom<i64> for $name {
            type Error = $crate::UnknownCase;

            fn try_from(value: i64) -> Result<Self, $crate::UnknownCase> {
                let unknown = || $crate::UnknownCase {
                    name: <Self as $crate::EnumView>::NAME,
                    given: value.to_string(),
                };
                $crate::case_of(value).ok_or_else(unknown)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownCase;

            fn from_str(text: &str) -> Result<Self, $crate::UnknownCase> {
                let found = <Self as $crate::EnumView>::CASES.iter().find(|case| case.2 == text);
                let unknown =
                    || $crate::UnknownCase { name: <Self as $crate::EnumView>::NAME, given: text.to_owned() };
                found.map(|case| case.0).ok_or_else(unknown)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        $crate::case_conversions!($name, |value| $name::try_from(value).ok());
    };
}

/// Conversions of every enum with [`BitEnumView`].
#[doc(hidden)]
#[macro_export]
macro_rules! bit_enum_conversions {
    ($name:ident: $bits:ty) => {
        impl From<$name> for i64 {
            fn from(set: $name) -> i64 {
                set.bits() as i64
            }
        }

        impl TryFrom<i64> for $name {
            type Error = $crate::UnknownCase;

            fn try_from(value: i64) -> Result<Self, $crate::UnknownCase> {
                let unknown = || $crate::UnknownCase {
                    name: <Self as $crate::BitEnumView>::NAME,
                    given: value.to_string(),
                };
                // The value may be sign-extended.
                let fits = value as $bits as i64 == value || value | <$bits>::MAX as i64 == -1;
                Self::from_bits(value as $bits).filter(|_| fits).ok_or_else(unknown)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownCase;

            fn from_str(text: &str) -> Result<Self, $crate::UnknownCase> {
                let unknown = || $crate::UnknownCase {
                    name: <Self as $crate::BitEnumView>::NAME,
                    given: text.to_owned(),
                };
                $crate::parse_bits::<Self>(text)
                    .and_then(|bits| Self::try_from(bits).ok())
                    .ok_or_else(unknown)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&$crate::print_bits::<Self>(i64::from(*self)))
            }
        }

        $crate::case_conversions!($name, |value| $name::try_from(value).ok());
    };
}

/// Attributes and parameters that hold the case of an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! case_conversions {
    ($name:ident, $from:expr) => {
        impl $crate::FromAttr<'_> for $name {
            fn from_attr(ctx: &$crate::Context, attr: $crate::Attribute) -> Option<Self> {
                $crate::int_of(ctx, attr).and_then($from)
            }
        }

        impl From<$name> for $crate::Plain {
            fn from(value: $name) -> Self {
                $crate::Plain::Int(i64::from(value))
            }
        }

        impl $crate::FromParam<'_> for $name {
            fn from_param(param: &$crate::Param) -> Option<Self> {
                <i64 as $crate::FromParam<'_>>::from_param(param).and_then($from)
            }
        }

        impl $crate::IntoParam for $name {
            fn into_param(self) -> $crate::Param {
                $crate::IntoParam::into_param(i64::from(self))
            }
        }
    };
}

fn cases<E: BitEnumView>() -> impl DoubleEndedIterator<Item = legalize_ods::BitCase<'static>> + Clone {
    let case =
        |&(value, text, group): &(i64, &'static str, bool)| legalize_ods::BitCase { value, text, group };
    E::CASES.iter().map(case)
}

/// Prints a set.
#[doc(hidden)]
pub fn print_bits<E: BitEnumView>(value: i64) -> String {
    legalize_ods::stringify_bits(value, cases::<E>(), E::SEPARATOR, E::PRINTS_GROUPS).unwrap_or_default()
}

/// Parses a set.
#[doc(hidden)]
pub fn parse_bits<E: BitEnumView>(text: &str) -> Option<i64> {
    legalize_ods::symbolize_bits(text, cases::<E>(), E::SEPARATOR)
}
