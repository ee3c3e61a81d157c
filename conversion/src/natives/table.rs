//! Rust functions by the names that patterns and C++ text call them by.
//!
//! A function is registered once, under a native's name, under its C++ name, whole or its last part, or under
//! a whole text. Patterns of every frontend, and calls inside of texts, find it by any of these.

use std::collections::BTreeMap;

use legalize_snippet::snippet_key;

/// Functions of one kind by [`snippet_key`] of the name or text under which they are registered.
#[derive(Clone)]
pub(crate) struct Table<F> {
    functions: BTreeMap<Box<str>, Entry<F>>,
}

#[derive(Clone)]
struct Entry<F> {
    function: F,
    /// True if it is registered under a name and not under a text.
    is_named: bool,
}

impl<F> Default for Table<F> {
    fn default() -> Self {
        Table { functions: BTreeMap::new() }
    }
}

/// Returns true if a key is a name and not a text.
fn is_name(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':'))
}

/// Returns true if a qualified name ends in another one.
fn ends_in(whole: &str, end: &str) -> bool {
    whole.strip_suffix(end).is_some_and(|head| head.ends_with("::"))
}

impl<F: Clone> Table<F> {
    pub(super) fn insert(&mut self, name: &str, function: F) {
        let key = snippet_key(name);
        let is_named = is_name(&key);
        self.functions.insert(key, Entry { function, is_named });
    }

    pub(super) fn extend(&mut self, other: &Table<F>) {
        self.functions.extend(other.functions.iter().map(|(name, body)| (name.clone(), body.clone())));
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.functions.keys().map(|key| &**key)
    }

    fn names(&self) -> impl Iterator<Item = (&str, &F)> {
        let named = self.functions.iter().filter(|(_, entry)| entry.is_named);
        named.map(|(key, entry)| (&**key, &entry.function))
    }

    /// The function of a whole text.
    pub(super) fn by_text(&self, text: &str) -> Option<&F> {
        self.functions.get(&snippet_key(text)).map(|entry| &entry.function)
    }

    /// The function that a name refers to: that of the same name, else the one whose name the given one ends
    /// in, else the only one whose name ends in the given one.
    pub(super) fn by_name(&self, name: &str) -> Option<&F> {
        self.candidates(name).ok()
    }

    /// Equivalent of [`Table::by_name`]; the error holds the names that match equally well.
    pub(super) fn candidates(&self, name: &str) -> Result<&F, Vec<&str>> {
        let key = snippet_key(name);
        if let Some(found) = self.functions.get(&key) {
            return Ok(&found.function);
        }
        let (rooted, name) = match key.strip_prefix("::") {
            Some(rest) => (true, rest),
            None => (false, &*key),
        };
        if !is_name(name) {
            return Err(Vec::new());
        }
        let names =
            || self.names().map(|(key, function)| (key.strip_prefix("::").unwrap_or(key), key, function));
        let outer = names().filter(|(known, ..)| *known == name || ends_in(name, known));
        if let Some((_, _, found)) = outer.max_by_key(|(known, ..)| known.len()) {
            return Ok(found);
        }
        let inner: Vec<_> = names().filter(|(known, ..)| !rooted && ends_in(known, name)).collect();
        match inner.as_slice() {
            [(_, _, found)] => Ok(found),
            several => Err(several.iter().map(|(_, key, _)| *key).collect()),
        }
    }

    /// Returns true if a text may call one of these: the last part of a name occurs in it.
    pub(super) fn may_be_called_in(&self, text: &str) -> bool {
        self.names().any(|(key, _)| text.contains(key.rsplit("::").next().unwrap_or(key)))
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn a_function_is_found_by_its_whole_name_and_by_its_last_part() {
        let mut table = Table::default();
        for (name, number) in
            [("acme::isBig", 1), ("isSmall", 2), ("::other::isRed", 3), ("a::f", 4), ("b::f", 5)]
        {
            table.insert(name, number);
        }
        let found = |name: &str| table.by_name(name).copied();
        assert_eq!(found("acme::isBig"), Some(1));
        assert_eq!(found("::acme::isBig"), Some(1));
        assert_eq!(found("isBig"), Some(1));
        assert_eq!(found("::isBig"), None);
        assert_eq!(found("other::isBig"), None);
        assert_eq!(found("isSmall"), Some(2));
        assert_eq!(found("::acme::isSmall"), Some(2));
        assert_eq!(found("other::isRed"), Some(3));
        assert_eq!(found("isRed"), Some(3));
        assert_eq!(found("a::f"), Some(4));
        // Ambiguous names are not resolved.
        assert_eq!(found("f"), None);
        assert_eq!(found("Big"), None);
    }
}
