//! The options of a pass as text, `index-bitwidth=32 use-x={a b}`, and as values.
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/#textual-pass-pipeline-specification>: options are
//! separated by spaces; a value may be quoted or in braces; the values of a list are separated by commas, or
//! the option is given several times.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use legalize_conversion::PatternFilter;

use super::definition::{DISABLE, ENABLE, MAX_FAILURES, OptionDef, OptionType, PassDef};

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionValue {
    /// `true` or `false`.
    Bool(bool),
    /// An integer.
    Int(i128),
    /// Text, or one of the words that the option takes.
    Text(String),
    /// Several values.
    List(Vec<OptionValue>),
}

/// The options of a pass for one run, each with a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PassOptions {
    values: BTreeMap<String, OptionValue>,
    /// The options that were given.
    given: BTreeSet<String>,
}

/// An error in options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionError {
    /// The pass takes no option of this name.
    #[error("no such option {name}")]
    Unknown {
        /// The name.
        name: String,
        /// The options of the pass.
        known: Vec<String>,
    },
    /// The value is not valid for the option.
    #[error("the option '{name}' takes {wanted}, not '{value}'")]
    Value {
        /// The option.
        name: String,
        /// The expected type, in words.
        wanted: String,
        /// The given value.
        value: String,
    },
    /// A quote or brace is not closed.
    #[error("`{open}` is not closed in the options")]
    Unclosed {
        /// The opening delimiter.
        open: char,
    },
}

impl fmt::Display for OptionType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionType::Bool => f.write_str("true or false"),
            OptionType::Int { signed: true, width } => write!(f, "an integer of {width} bits"),
            OptionType::Int { signed: false, width } => write!(f, "a non-negative integer of {width} bits"),
            OptionType::Text => f.write_str("text"),
            OptionType::Choice(words) => write!(f, "one of {}", words.join(", ")),
            OptionType::List(of) => write!(f, "several values, each {of}"),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Bool(value) => write!(f, "{value}"),
            OptionValue::Int(value) => write!(f, "{value}"),
            OptionValue::Text(text) if text.contains([' ', ',']) => write!(f, "{{{text}}}"),
            OptionValue::Text(text) => f.write_str(text),
            OptionValue::List(values) => {
                f.write_str("{")?;
                for (index, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if index == 0 { "" } else { "," })?;
                }
                f.write_str("}")
            }
        }
    }
}

impl PassOptions {
    /// The default values, except those of options that exist only if given.
    pub fn defaults(definition: &PassDef) -> Self {
        let shown = definition.options.iter().filter(|def| !def.only_if_given);
        let values = shown.map(|def| (def.argument.clone(), def.default.clone())).collect();
        PassOptions { values, given: BTreeSet::new() }
    }

    /// Parses options.
    ///
    /// # Errors
    /// If the pass does not have the option or the value is not valid, or a quote or brace is not closed.
    pub fn parse(definition: &PassDef, text: &str) -> Result<Self, OptionError> {
        let mut options = Self::defaults(definition);
        for item in split(text, ' ')?.into_iter().filter(|item| !item.is_empty()) {
            let (name, value) = match item.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (item, None),
            };
            let Some(def) = definition.options.iter().find(|def| def.argument == name) else {
                let known = definition.options.iter().map(|def| def.argument.clone()).collect();
                return Err(OptionError::Unknown { name: name.to_owned(), known });
            };
            let value = def.value(value)?;
            match (options.values.get_mut(name), value) {
                (Some(OptionValue::List(have)), OptionValue::List(more)) if options.given.contains(name) => {
                    have.extend(more);
                }
                (_, value) => drop(options.values.insert(name.to_owned(), value)),
            }
            options.given.insert(name.to_owned());
        }
        Ok(options)
    }

    /// The value of an option.
    pub fn value(&self, name: &str) -> Option<&OptionValue> {
        self.values.get(name)
    }

    /// The value of a Boolean option; `false` for others.
    pub fn bool(&self, name: &str) -> bool {
        matches!(self.value(name), Some(OptionValue::Bool(true)))
    }

    /// The value of an integer option; 0 for others.
    pub fn int(&self, name: &str) -> i128 {
        match self.value(name) {
            Some(OptionValue::Int(value)) => *value,
            _ => 0,
        }
    }

    /// The value of a text option; empty for others.
    pub fn text(&self, name: &str) -> &str {
        match self.value(name) {
            Some(OptionValue::Text(text)) => text,
            _ => "",
        }
    }

    /// The values of an option that takes several texts.
    pub fn texts(&self, name: &str) -> Vec<String> {
        match self.value(name) {
            Some(OptionValue::List(values)) => {
                let text = |value: &OptionValue| match value {
                    OptionValue::Text(text) => Some(text.clone()),
                    _ => None,
                };
                values.iter().filter_map(text).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Filter of the patterns that the pass applies, by the options of [`PassDef::filters_patterns`].
    pub fn pattern_filter(&self) -> PatternFilter {
        PatternFilter { disabled: self.texts(DISABLE), enabled: self.texts(ENABLE) }
    }

    /// Maximum number of failures that a conversion reports, by the option of [`PassDef::collects_failures`];
    /// absent if the option was not given.
    pub fn max_failures(&self) -> Option<usize> {
        usize::try_from(self.int(MAX_FAILURES)).ok().filter(|&most| most != 0)
    }

    /// Limit set by an integer option. Absent for -1, which means no limit; as upstream, any other negative
    /// number is a limit of zero.
    pub fn limit(&self, name: &str) -> Option<u64> {
        let most = self.int(name);
        (most != -1).then(|| u64::try_from(most).unwrap_or(0))
    }

    /// Returns the options as upstream prints them: `{a=1 b=true}`, by name; an empty list that was not given
    /// leaves only its space; the text is empty if there are no options.
    pub fn to_pipeline(&self) -> String {
        let shown: Vec<String> = (self.values.iter())
            .map(|(name, value)| match value {
                OptionValue::List(all) if all.is_empty() && !self.given.contains(name) => String::new(),
                value => format!("{name}={value}"),
            })
            .collect();
        if shown.is_empty() { String::new() } else { format!("{{{}}}", shown.join(" ")) }
    }
}

impl OptionDef {
    fn value(&self, text: Option<&str>) -> Result<OptionValue, OptionError> {
        let Some(text) = text else {
            return match self.ty {
                OptionType::Bool => Ok(OptionValue::Bool(true)),
                _ => Err(self.wrong("")),
            };
        };
        let text = unwrap(text);
        match &self.ty {
            OptionType::List(_) if text.trim().is_empty() => Ok(OptionValue::List(Vec::new())),
            OptionType::List(of) => {
                let values = split(text, ',')?.into_iter().map(|item| self.one(of, unwrap(item)));
                Ok(OptionValue::List(values.collect::<Result<_, _>>()?))
            }
            ty => self.one(ty, text),
        }
    }

    fn one(&self, ty: &OptionType, text: &str) -> Result<OptionValue, OptionError> {
        match ty {
            OptionType::Bool => match text {
                "" | "true" | "TRUE" | "True" | "1" => Some(OptionValue::Bool(true)),
                "false" | "FALSE" | "False" | "0" => Some(OptionValue::Bool(false)),
                _ => None,
            },
            OptionType::Int { signed, width } => integer(text).and_then(|value| {
                let (low, high) = match signed {
                    true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
                    false => (0, (1i128 << width) - 1),
                };
                (low..=high).contains(&value).then_some(OptionValue::Int(value))
            }),
            OptionType::Text => Some(OptionValue::Text(text.to_owned())),
            OptionType::Choice(words) => {
                words.iter().any(|word| word == text).then(|| OptionValue::Text(text.to_owned()))
            }
            OptionType::List(_) => None,
        }
        .ok_or_else(|| self.wrong(text))
    }

    fn wrong(&self, value: &str) -> OptionError {
        let (name, wanted, value) = (self.argument.clone(), self.ty.to_string(), value.to_owned());
        OptionError::Value { name, wanted, value }
    }
}

/// Parses an integer: decimal, hexadecimal after `0x`, binary after `0b`, octal after `0o` or `0`.
fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let prefixes = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8)];
    let after = prefixes.iter().find_map(|&(prefix, radix)| Some((digits.strip_prefix(prefix)?, radix)));
    let (digits, radix) = match after {
        Some(after) => after,
        None if digits.len() > 1 && digits.starts_with('0') => (digits, 8),
        None => (digits, 10),
    };
    // A sign is allowed only before the prefix.
    let value = u64::from_str_radix(digits.strip_prefix('+').map_or(digits, |_| ""), radix).ok()?;
    Some(if negative { -i128::from(value) } else { value.into() })
}

/// Removes the quotes or braces around a text.
fn unwrap(text: &str) -> &str {
    for (open, close) in [('{', '}'), ('"', '"'), ('\'', '\'')] {
        if text.len() >= 2 && text.starts_with(open) && text.ends_with(close) {
            return &text[1..text.len() - 1];
        }
    }
    text
}

/// Splits at separators that are outside of quotes and braces; empty parts are kept.
fn split(text: &str, separator: char) -> Result<Vec<&str>, OptionError> {
    let mut parts = Vec::new();
    let (mut start, mut depth, mut quote) = (0, 0usize, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) if open == c => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '{') => depth += 1,
            (None, '}') => depth = depth.saturating_sub(1),
            (None, _) if depth == 0 && (c == separator || separator == ' ' && c.is_whitespace()) => {
                parts.push(&text[start..at]);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    if let Some(open) = quote.or((depth > 0).then_some('{')) {
        return Err(OptionError::Unclosed { open });
    }
    parts.push(&text[start..]);
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn definition() -> PassDef {
        PassDef::new("p", "P", "")
            .option("bits", "", OptionType::Int { signed: false, width: 8 }, OptionValue::Int(0))
            .option("deep", "", OptionType::Bool, OptionValue::Bool(false))
            .option(
                "how",
                "",
                OptionType::Choice(vec!["a".into(), "b".into()]),
                OptionValue::Text("a".into()),
            )
            .option("name", "", OptionType::Text, OptionValue::Text(String::new()))
            .option("only", "", OptionType::List(Box::new(OptionType::Text)), OptionValue::List(Vec::new()))
    }

    fn shown(text: &str) -> String {
        match PassOptions::parse(&definition(), text) {
            Ok(options) => options.to_pipeline(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn options_are_read() {
        assert_eq!(shown(""), "{bits=0 deep=false how=a name= }");
        assert_eq!(shown("bits=0x10  deep how=b"), "{bits=16 deep=true how=b name= }");
        assert_eq!(shown("only=x,y only={z,w}"), "{bits=0 deep=false how=a name= only={x,y,z,w}}");
        assert_eq!(shown("name='a b'"), "{bits=0 deep=false how=a name={a b} }");
        assert_eq!(shown("bits=256"), "the option 'bits' takes a non-negative integer of 8 bits, not '256'");
        assert_eq!(shown("how=c"), "the option 'how' takes one of a, b, not 'c'");
        assert_eq!(shown("bits"), "the option 'bits' takes a non-negative integer of 8 bits, not ''");
        assert_eq!(shown("nope=1"), "no such option nope");
        assert_eq!(shown("deep= only="), "{bits=0 deep=true how=a name= only={}}");
        assert_eq!(shown("only=a,,b, bits=010"), "{bits=8 deep=false how=a name= only={a,,b,}}");
        assert_eq!(shown("bits=0b11"), "{bits=3 deep=false how=a name= }");
        assert_eq!(shown("bits=+1"), "the option 'bits' takes a non-negative integer of 8 bits, not '+1'");
        assert_eq!(shown("name={a"), "`{` is not closed in the options");
    }

    #[test]
    fn filters_are_shown_where_they_are_given() {
        let definition = PassDef::new("p", "P", "").filters_patterns();
        let shown = |text: &str| PassOptions::parse(&definition, text).expect("options").to_pipeline();
        assert_eq!(shown(""), "");
        assert_eq!(shown("enable-patterns=A,B enable-patterns=C"), "{enable-patterns={A,B,C}}");
        for empty in ["enable-patterns={}", "enable-patterns=", "enable-patterns={ }"] {
            assert_eq!(shown(empty), "{enable-patterns={}}", "{empty}");
            let options = PassOptions::parse(&definition, empty).expect("options");
            assert_eq!(options.pattern_filter(), PatternFilter::default(), "{empty}");
        }
        let filter =
            PassOptions::parse(&definition, "disable-patterns={A,'B C'}").expect("options").pattern_filter();
        assert_eq!((filter.disabled, filter.enabled), (vec!["A".to_owned(), "B C".to_owned()], Vec::new()));
    }

    #[test]
    fn texts_of_a_list_come_without_what_shields_them() {
        let options = PassOptions::parse(&definition(), "only='a b',c").expect("options");
        assert_eq!(options.texts("only"), ["a b", "c"]);
    }
}
