//! Enums: integer and bit enums, with or without an attribute.

use legalize_source::Span;

/// A case.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EnumCase {
    /// C++ name.
    pub symbol: String,
    /// Value.
    pub value: i64,
    /// Key word in MLIR text.
    pub text: String,
    /// True if the case names a group of other cases of a bit enum.
    pub group: bool,
}

/// An enum.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct EnumDef {
    /// The record's name.
    pub record: String,
    /// C++ class.
    pub class_name: String,
    /// C++ namespace.
    pub cpp_namespace: String,
    /// Summary in one line.
    pub summary: String,
    /// Width of its values in bits.
    pub bitwidth: u32,
    /// C++ type of its values.
    pub underlying_type: String,
    /// The cases, in order.
    pub cases: Vec<EnumCase>,
    /// True if values are sets of cases.
    pub is_bit: bool,
    /// Text between the cases of a bit enum's value.
    pub separator: String,
    /// True if groups are printed in place of their members.
    pub print_primary_groups: bool,
    /// True if a value of several cases is printed in quotes.
    pub quoted: bool,
    /// True if the enum is an attribute constraint itself (`EnumAttrInfo`).
    pub is_attr: bool,
    /// True if that attribute has its own C++ class.
    pub specialized_attr: bool,
    /// C++ function from text to symbol.
    pub symbolize_fn: String,
    /// C++ function from symbol to text.
    pub stringify_fn: String,
    /// The place of the record's name.
    pub span: Span,
}

impl EnumDef {
    /// `::ns::Class`
    pub fn cpp_type(&self) -> String {
        qualified(&self.cpp_namespace, &self.class_name)
    }

    /// The case of a C++ name.
    pub fn case_by_symbol(&self, symbol: &str) -> Option<&EnumCase> {
        self.cases.iter().find(|case| case.symbol == symbol)
    }

    /// The value of a key word, or of several joined by the separator in a bit enum.
    pub fn symbolize(&self, text: &str) -> Option<i64> {
        let one = |text: &str| self.cases.iter().find(|case| case.text == text).map(|case| case.value);
        if !self.is_bit {
            return one(text);
        }
        symbolize_bits(text, self.bit_cases(), &self.separator)
    }

    /// The text of a value; `None` if it is not a value of the enum.
    pub fn stringify(&self, value: i64) -> Option<String> {
        if !self.is_bit {
            return self.case_of(value).map(|case| case.text.clone());
        }
        stringify_bits(self.bits(value), self.bit_cases(), &self.separator, self.print_primary_groups)
    }

    /// The case of a value.
    pub fn case_of(&self, value: i64) -> Option<&EnumCase> {
        self.cases.iter().find(|case| self.bits(case.value) == self.bits(value))
    }

    /// A value as the cases are written. C++ takes values modulo the enum's width, and an attribute whose
    /// highest bit is set holds a number below zero.
    pub fn normalized(&self, value: i64) -> i64 {
        if self.is_bit { self.bits(value) } else { self.case_of(value).map_or(value, |case| case.value) }
    }

    /// The bits of a value, without those that its sign repeats beyond the enum's width.
    fn bits(&self, value: i64) -> i64 {
        match self.bitwidth {
            width @ 1..=63 => value & (i64::MAX >> (63 - width)),
            _ => value,
        }
    }

    fn bit_cases(&self) -> impl DoubleEndedIterator<Item = BitCase<'_>> + Clone {
        self.cases.iter().map(|case| BitCase {
            value: self.bits(case.value),
            text: &case.text,
            group: case.group,
        })
    }

    /// Returns true if a value is one of the enum's.
    pub fn is_value(&self, value: i64) -> bool {
        if self.is_bit {
            self.bits(value) & !self.bit_cases().fold(0, |bits, case| bits | case.value) == 0
        } else {
            self.case_of(value).is_some()
        }
    }
}

/// A case of a bit enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitCase<'a> {
    /// Value.
    pub value: i64,
    /// Key word in MLIR text.
    pub text: &'a str,
    /// True if the case names a group of other cases.
    pub group: bool,
}

/// The bits of key words with the separator between them.
pub fn symbolize_bits<'a>(
    text: &str,
    cases: impl Iterator<Item = BitCase<'a>> + Clone,
    separator: &str,
) -> Option<i64> {
    // The case of no bit is only known by its own text.
    if let Some(none) = cases.clone().find(|case| case.value == 0 && case.text == text) {
        return Some(none.value);
    }
    text.split(separator.trim())
        .map(|part| cases.clone().find(|case| case.value != 0 && case.text == part.trim()))
        .try_fold(0, |bits, case| Some(bits | case?.value))
}

/// Returns the text of a set of cases, with groups in place of their members if `groups` is true; `None` if a
/// bit belongs to no case.
pub fn stringify_bits<'a>(
    value: i64,
    cases: impl DoubleEndedIterator<Item = BitCase<'a>> + Clone,
    separator: &str,
    groups: bool,
) -> Option<String> {
    if value == 0 {
        let none = cases.clone().find(|case| case.value == 0);
        return Some(none.map(|case| case.text.to_owned()).unwrap_or_default());
    }
    if value & !cases.clone().fold(0, |bits, case| bits | case.value) != 0 {
        return None;
    }
    let mut parts: Vec<&str> = Vec::new();
    let named = cases.filter(|case| case.value != 0);
    if groups {
        let mut rest = value;
        let (grouped, single) = (named.clone().rev(), named);
        for case in grouped.filter(|case| case.group).chain(single.filter(|case| !case.group)) {
            if rest & case.value == case.value {
                parts.push(case.text);
                if case.group {
                    rest &= !case.value;
                }
            }
        }
    } else {
        parts.extend(named.filter(|case| value & case.value == case.value).map(|case| case.text));
    }
    Some(parts.join(separator))
}

/// `::ns::name`, as upstream spells a class in full.
pub(crate) fn qualified(namespace: &str, name: &str) -> String {
    match namespace {
        "" => name.to_owned(),
        _ if namespace.starts_with("::") => format!("{namespace}::{name}"),
        _ => format!("::{namespace}::{name}"),
    }
}
