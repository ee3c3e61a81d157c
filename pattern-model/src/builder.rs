//! Fresh symbol names for frontends that build patterns.

use std::collections::HashMap;

use crate::{Pattern, Sym};

/// Generates symbols that are not yet taken in one pattern.
#[derive(Clone, Debug, Default)]
pub struct FreshNames {
    next: HashMap<String, u32>,
    taken: std::collections::HashSet<Sym>,
}

impl FreshNames {
    /// Creates a set in which no names are taken.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a set in which all symbols of a pattern are taken.
    pub fn of(pattern: &Pattern) -> Self {
        let mut names = Self::new();
        names.taken.extend(pattern.kinds().into_keys());
        names
    }

    /// Takes a symbol that the user chose; `false` if it was taken before.
    pub fn take(&mut self, name: &str) -> bool {
        self.taken.insert(name.to_owned())
    }

    /// `hint` itself if it is free, else `hint_1`, `hint_2`, …; taken from then on.
    pub fn fresh(&mut self, hint: &str) -> Sym {
        if self.take(hint) {
            return hint.to_owned();
        }
        let next = self.next.entry(hint.to_owned()).or_insert(0);
        loop {
            *next = next.wrapping_add(1);
            let name = format!("{hint}_{next}");
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_name_is_new() {
        let mut names = FreshNames::new();
        assert!(names.take("x_1"));
        assert_eq!(names.fresh("x"), "x");
        assert_eq!(names.fresh("x"), "x_2");
        assert_eq!(names.fresh("x"), "x_3");
        assert!(!names.take("x"));
    }
}
