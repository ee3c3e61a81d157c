//! Predicates as a tree over C++ leaves, as `Constraints.td` combines them.
//!
//! The one tree of definitions, of patterns and of evaluated conditions. `SubstLeaves` is not in it: the
//! replacement is done when the definition is loaded ([`Predicate::with_replaced`]). Children are shared, as
//! definitions share them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Snippet;

/// A constraint tree with C++ leaves, as ODS composes them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Predicate {
    /// Always holds.
    True,
    /// Never holds.
    False,
    /// A C++ expression.
    Leaf(Snippet),
    /// Conjunction of conditions.
    And(Vec<Arc<Predicate>>),
    /// Disjunction of conditions.
    Or(Vec<Arc<Predicate>>),
    /// Negation of a condition.
    Not(Arc<Predicate>),
    /// A C++ text around a condition, as `Concat` composes it (`prefix + condition + suffix`).
    Concat {
        /// Text before.
        prefix: String,
        /// The condition.
        child: Arc<Predicate>,
        /// Text after.
        suffix: String,
    },
}

/// Error for a predicate or text that would be too long.
struct TooLong;

impl Predicate {
    /// The deepest predicate that is accepted.
    pub const MAX_DEPTH: usize = 256;

    /// A C++ expression of no file.
    pub fn expression(text: impl Into<String>) -> Predicate {
        Predicate::Leaf(Snippet { text: text.into(), place: None })
    }

    /// A C++ expression, `true` and `false` recognised.
    pub fn leaf(text: &str) -> Predicate {
        match text.trim().trim_start_matches('(').trim_end_matches(')').trim() {
            "true" => Predicate::True,
            "false" => Predicate::False,
            _ => Predicate::expression(text),
        }
    }

    /// Number of levels.
    pub fn depth(&self) -> usize {
        let (mut deepest, mut stack) = (0, vec![(self, 1)]);
        while let Some((predicate, depth)) = stack.pop() {
            deepest = deepest.max(depth);
            match predicate {
                Predicate::True | Predicate::False | Predicate::Leaf(_) => {}
                Predicate::And(children) | Predicate::Or(children) => {
                    stack.extend(children.iter().map(|child| (&**child, depth + 1)));
                }
                Predicate::Not(child) | Predicate::Concat { child, .. } => stack.push((child, depth + 1)),
            }
        }
        deepest
    }

    /// The whole condition as one C++ expression, as `mlir-tblgen` writes it.
    pub fn to_cpp(&self) -> String {
        self.to_cpp_within(usize::MAX).unwrap_or_default()
    }

    /// Returns the text of [`Predicate::to_cpp`]; `None` if it exceeds `most` bytes by far.
    pub fn to_cpp_within(&self, most: usize) -> Option<String> {
        let mut out = String::new();
        self.write_cpp(&mut out, most).ok()?;
        Some(out)
    }

    fn write_cpp(&self, out: &mut String, most: usize) -> Result<(), TooLong> {
        if out.len() > most {
            return Err(TooLong);
        }
        match self {
            Predicate::True => out.push_str("true"),
            Predicate::False => out.push_str("false"),
            Predicate::Leaf(snippet) => out.push_str(&snippet.text),
            Predicate::And(children) => write_list(children, " && ", "true", out, most)?,
            Predicate::Or(children) => write_list(children, " || ", "false", out, most)?,
            Predicate::Not(child) => {
                out.push_str("!(");
                child.write_cpp(out, most)?;
                out.push(')');
            }
            Predicate::Concat { prefix, child, suffix } => {
                out.push_str(prefix);
                child.write_cpp(out, most)?;
                out.push_str(suffix);
            }
        }
        if out.len() <= most { Ok(()) } else { Err(TooLong) }
    }

    /// The predicate with a text replaced in each expression and in the texts around conditions, as
    /// `SubstLeaves` specifies; `None` if its texts have more than `most` bytes together.
    pub fn with_replaced(&self, pattern: &str, replacement: &str, most: usize) -> Option<Predicate> {
        let mut left = most;
        self.replaced(&Substitution { pattern, replacement }, &mut left).ok()
    }

    fn replaced(&self, by: &Substitution<'_>, left: &mut usize) -> Result<Predicate, TooLong> {
        Ok(match self {
            Predicate::True => Predicate::True,
            Predicate::False => Predicate::False,
            Predicate::Leaf(Snippet { text, place }) => {
                Predicate::Leaf(Snippet { text: by.apply(text, left)?, place: *place })
            }
            Predicate::And(children) => Predicate::And(by.apply_to_all(children, left)?),
            Predicate::Or(children) => Predicate::Or(by.apply_to_all(children, left)?),
            Predicate::Not(child) => Predicate::Not(Arc::new(child.replaced(by, left)?)),
            Predicate::Concat { prefix, child, suffix } => Predicate::Concat {
                prefix: by.apply(prefix, left)?,
                child: Arc::new(child.replaced(by, left)?),
                suffix: by.apply(suffix, left)?,
            },
        })
    }

    /// Calls `f` with each expression's text, and with the texts around conditions.
    pub fn for_each_text(&self, f: &mut dyn FnMut(&str)) {
        match self {
            Predicate::True | Predicate::False => {}
            Predicate::Leaf(snippet) => f(&snippet.text),
            Predicate::And(children) | Predicate::Or(children) => {
                children.iter().for_each(|child| child.for_each_text(f));
            }
            Predicate::Not(child) => child.for_each_text(f),
            Predicate::Concat { prefix, child, suffix } => {
                f(prefix);
                child.for_each_text(f);
                f(suffix);
            }
        }
    }
}

fn write_list(
    children: &[Arc<Predicate>],
    glue: &str,
    empty: &str,
    out: &mut String,
    most: usize,
) -> Result<(), TooLong> {
    match children {
        [] => out.push_str(empty),
        [only] => only.write_cpp(out, most)?,
        _ => {
            for (index, child) in children.iter().enumerate() {
                out.push_str(if index > 0 { glue } else { "" });
                out.push('(');
                child.write_cpp(out, most)?;
                out.push(')');
            }
        }
    }
    Ok(())
}

struct Substitution<'t> {
    pattern: &'t str,
    replacement: &'t str,
}

impl Substitution<'_> {
    /// Returns the text after the substitution; its size is counted before it is created.
    fn apply(&self, text: &str, left: &mut usize) -> Result<String, TooLong> {
        let found = if self.pattern.is_empty() { 0 } else { text.matches(self.pattern).count() };
        let kept = text.len() - found * self.pattern.len();
        let bytes = found.saturating_mul(self.replacement.len()).saturating_add(kept);
        *left = left.checked_sub(bytes).ok_or(TooLong)?;
        Ok(if found == 0 { text.to_owned() } else { text.replace(self.pattern, self.replacement) })
    }

    fn apply_to_all(
        &self,
        children: &[Arc<Predicate>],
        left: &mut usize,
    ) -> Result<Vec<Arc<Predicate>>, TooLong> {
        // Each takes some bytes for its brackets, so that no number of empty expressions is free.
        *left = left.checked_sub(children.len()).ok_or(TooLong)?;
        children.iter().map(|child| child.replaced(self, left).map(Arc::new)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn concat(prefix: &str, child: Predicate, suffix: &str) -> Predicate {
        Predicate::Concat { prefix: prefix.to_owned(), child: Arc::new(child), suffix: suffix.to_owned() }
    }

    /// Substitutes as `mlir-tblgen` does:
    /// `SubstLeaves<"$_self", "elt", Concat<"pre($_self, ", CPred<"leaf($_self)">, …>>`.
    #[test]
    fn substitution_reaches_expressions_and_the_texts_around_conditions() {
        let around = concat("pre($_self, ", Predicate::leaf("(leaf($_self))"), ", post($_self))");
        let replaced = around.with_replaced("$_self", "elt", 1 << 20).expect("short");
        assert_eq!(replaced.to_cpp(), "pre(elt, (leaf(elt)), post(elt))");
        // The text around a condition that was replaced in by itself is left alone.
        let inner = Predicate::leaf("p($_self)").with_replaced("$_self", "elt", 1 << 20).expect("short");
        assert_eq!(concat("f($_self, ", inner, ")").to_cpp(), "f($_self, p(elt))");
    }

    #[test]
    fn substitution_is_bounded_by_the_bytes_that_it_makes() {
        let leaf = Predicate::leaf("aaaa");
        assert_eq!(
            leaf.with_replaced("a", "bb", 8).map(|created| created.to_cpp()),
            Some("bbbbbbbb".to_owned())
        );
        assert_eq!(leaf.with_replaced("a", "bb", 7), None);
        assert_eq!(leaf.with_replaced("", "bb", 8), Some(leaf.clone()));
        // Twice as many expressions with each level, all of them empty in the end.
        let doubled = |child: Predicate| {
            let child = Arc::new(child);
            Predicate::And(vec![child.clone(), child])
        };
        let many = (0..64).fold(Predicate::leaf("a"), |child, _| doubled(child));
        assert_eq!(many.with_replaced("a", "", 1 << 10), None);
        assert_eq!(many.to_cpp_within(1 << 10), None);
    }
}
