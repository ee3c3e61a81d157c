//! The native functions that a file's patterns call, one entry per text and shape.

use std::collections::{BTreeMap, BTreeSet};

use legalize_pattern_model::{Kind, Native, Param, Place, Snippet};

/// Key by which natives are distinguished.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    body: String,
    params: Vec<&'static str>,
    classes: Vec<(usize, String)>,
    results: Vec<u8>,
    is_constraint: bool,
}

/// The natives so far.
#[derive(Default)]
pub(crate) struct Natives {
    list: Vec<Native>,
    names: BTreeMap<Key, String>,
    taken: BTreeSet<String>,
}

/// A native to be called.
pub(crate) struct Call<'a> {
    /// The record's name, if it has one of its own.
    pub(crate) name: Option<&'a str>,
    /// The C++ text.
    pub(crate) body: &'a str,
    /// Place of the text.
    pub(crate) place: Option<Place>,
    /// Names of the parameters; empty for those that the text counts.
    pub(crate) params: Vec<&'static str>,
    /// The operations whose classes the text sees parameters as, by the parameters' numbers.
    pub(crate) classes: Vec<(usize, String)>,
    /// Kinds of the results.
    pub(crate) results: Vec<Kind>,
    /// True if the native is called while matching.
    pub(crate) is_constraint: bool,
}

impl Natives {
    /// The name of the native, declared on first use.
    pub(crate) fn name(&mut self, call: Call<'_>) -> String {
        let key = Key {
            body: call.body.to_owned(),
            params: call.params.clone(),
            classes: call.classes.clone(),
            results: call.results.iter().map(|&kind| kind as u8).collect(),
            is_constraint: call.is_constraint,
        };
        if let Some(name) = self.names.get(&key) {
            return name.clone();
        }
        let hint = call.name.unwrap_or_else(|| callee(call.body));
        let mut name = hint.to_owned();
        let mut next = 1;
        while !self.taken.insert(name.clone()) {
            name = format!("{hint}_{next}");
            next += 1;
        }
        self.list.push(Native {
            name: name.clone(),
            function: (name != hint).then(|| hint.to_owned()),
            params: call
                .params
                .iter()
                .enumerate()
                .map(|(index, param)| Param {
                    name: (*param).to_owned(),
                    kind: None,
                    class: call.classes.iter().find(|entry| entry.0 == index).map(|entry| entry.1.clone()),
                })
                .collect(),
            results: call.results,
            body: Some(Snippet { text: call.body.to_owned(), place: call.place }),
            place: None,
        });
        self.names.insert(key, name.clone());
        name
    }

    pub(crate) fn into_list(self) -> Vec<Native> {
        self.list
    }
}

/// The name of the function that a text calls first, as a hint for people.
fn callee(body: &str) -> &str {
    let mut start = 0;
    for (at, c) in body.char_indices() {
        if c == '(' && start < at {
            return &body[start..at];
        }
        if !(c.is_ascii_alphanumeric() || c == '_') {
            start = at + c.len_utf8();
        } else if start == at && c.is_ascii_digit() {
            start = at + 1;
        }
    }
    "native"
}

/// The numbers of the positional placeholders of a text (`$0`, `$1`, …), the largest ranges start (`$2...`)
/// apart, and the number of occurrences of `$_self`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Placeholders {
    /// The largest number of a single placeholder.
    pub(crate) largest: Option<usize>,
    /// The largest start of a range.
    pub(crate) largest_range: Option<usize>,
    /// Number of occurrences of `$_self`.
    pub(crate) selves: usize,
}

/// Finds the placeholders of a text.
pub(crate) fn placeholders(text: &str) -> Placeholders {
    let mut found = Placeholders::default();
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(offset) = text[at..].find('$') {
        at += offset + 1;
        if bytes.get(at) == Some(&b'$') {
            at += 1;
            continue;
        }
        let word =
            bytes[at..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
        let name = &text[at..at + word];
        at += word;
        if name == "_self" {
            found.selves += 1;
        } else if let Ok(number) = name.parse::<usize>() {
            let slot =
                if text[at..].starts_with("...") { &mut found.largest_range } else { &mut found.largest };
            *slot = Some(slot.map_or(number, |largest| largest.max(number)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_callee_names_a_text() {
        assert_eq!(callee("$_builder.getStringAttr(\"x\")"), "getStringAttr");
        assert_eq!(callee("::ns::make($0, f($1))"), "make");
        assert_eq!(callee("$0"), "native");
        assert_eq!(callee("{$0}"), "native");
    }

    #[test]
    fn placeholders_are_counted() {
        let found = placeholders("f($_self, &$0, $10, $2..., $$3, $_builder)");
        assert_eq!(found, Placeholders { largest: Some(10), largest_range: Some(2), selves: 1 });
    }
}
