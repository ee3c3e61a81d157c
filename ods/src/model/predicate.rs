//! Predicates as a tree over C++ leaves, as `Constraints.td` builds them.
//!
//! `SubstLeaves` is kept as a node, so the same sub-tree can be shared; [`Predicate::flattened`] applies it.

use std::sync::Arc;

/// A predicate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Predicate {
    /// Always holds.
    True,
    /// Never holds.
    False,
    /// A C++ expression.
    Leaf(Arc<str>),
    /// All hold.
    And(Vec<Arc<Predicate>>),
    /// At least one holds.
    Or(Vec<Arc<Predicate>>),
    /// Does not hold.
    Not(Arc<Predicate>),
    /// The child with a text replaced in each of its leaves.
    SubstLeaves {
        /// The text that is replaced.
        pattern: Arc<str>,
        /// What takes its place.
        replacement: Arc<str>,
        /// The child.
        child: Arc<Predicate>,
    },
    /// The child's whole expression between two pieces of text.
    Concat {
        /// Text before.
        prefix: Arc<str>,
        /// The child.
        child: Arc<Predicate>,
        /// Text after.
        suffix: Arc<str>,
    },
}

impl Predicate {
    /// A leaf, `true` and `false` recognised.
    pub fn leaf(text: &str) -> Predicate {
        match text.trim().trim_start_matches('(').trim_end_matches(')').trim() {
            "true" => Predicate::True,
            "false" => Predicate::False,
            _ => Predicate::Leaf(text.into()),
        }
    }

    /// The whole condition as one C++ expression, as `mlir-tblgen` writes it.
    pub fn to_cpp(&self) -> String {
        self.to_cpp_within(usize::MAX).unwrap_or_default()
    }

    /// The same, if it is no longer than that many bytes by far.
    pub(crate) fn to_cpp_within(&self, most: usize) -> Option<String> {
        let mut out = String::new();
        self.write_cpp(&mut Vec::new(), &mut out, most)?;
        Some(out)
    }

    fn write_cpp(
        &self,
        substitutions: &mut Vec<(Arc<str>, Arc<str>)>,
        out: &mut String,
        most: usize,
    ) -> Option<()> {
        if out.len() > most {
            return None;
        }
        let list =
            |children: &[Arc<Predicate>], glue: &str, empty: &str, out: &mut String, subst: &mut Vec<_>| {
                if children.is_empty() {
                    out.push_str(empty);
                }
                for (index, child) in children.iter().enumerate() {
                    if index > 0 {
                        out.push_str(glue);
                    }
                    if children.len() > 1 {
                        out.push('(');
                    }
                    child.write_cpp(subst, out, most)?;
                    if children.len() > 1 {
                        out.push(')');
                    }
                }
                Some(())
            };
        match self {
            Predicate::True => out.push_str("true"),
            Predicate::False => out.push_str("false"),
            Predicate::Leaf(text) => {
                let mut text = text.to_string();
                for (pattern, replacement) in substitutions.iter().rev() {
                    // What comes of it is counted before it is made.
                    let found = text.matches(&**pattern).count();
                    if found.saturating_mul(replacement.len()) > most {
                        return None;
                    }
                    text = text.replace(&**pattern, replacement);
                }
                out.push_str(&text);
            }
            Predicate::And(children) => list(children, " && ", "true", out, substitutions)?,
            Predicate::Or(children) => list(children, " || ", "false", out, substitutions)?,
            Predicate::Not(child) => {
                out.push_str("!(");
                child.write_cpp(substitutions, out, most)?;
                out.push(')');
            }
            Predicate::SubstLeaves { pattern, replacement, child } => {
                substitutions.push((pattern.clone(), replacement.clone()));
                child.write_cpp(substitutions, out, most)?;
                substitutions.pop();
            }
            Predicate::Concat { prefix, child, suffix } => {
                out.push_str(prefix);
                child.write_cpp(substitutions, out, most)?;
                out.push_str(suffix);
            }
        }
        (out.len() <= most).then_some(())
    }

    /// The tree with every substitution applied to its leaves.
    #[must_use]
    pub fn flattened(&self) -> Predicate {
        self.flatten(&mut Vec::new())
    }

    fn flatten(&self, subst: &mut Vec<(Arc<str>, Arc<str>)>) -> Predicate {
        let apply = |text: &Arc<str>, subst: &[(Arc<str>, Arc<str>)]| -> Arc<str> {
            if subst.is_empty() {
                return text.clone();
            }
            let mut text = text.to_string();
            for (pattern, replacement) in subst.iter().rev() {
                text = text.replace(&**pattern, replacement);
            }
            text.into()
        };
        let all = |children: &[Arc<Predicate>], subst: &mut Vec<_>| {
            children.iter().map(|child| Arc::new(child.flatten(subst))).collect()
        };
        match self {
            Predicate::True => Predicate::True,
            Predicate::False => Predicate::False,
            Predicate::Leaf(text) => Predicate::Leaf(apply(text, subst)),
            Predicate::And(children) => Predicate::And(all(children, subst)),
            Predicate::Or(children) => Predicate::Or(all(children, subst)),
            Predicate::Not(child) => Predicate::Not(Arc::new(child.flatten(subst))),
            Predicate::SubstLeaves { pattern, replacement, child } => {
                subst.push((pattern.clone(), replacement.clone()));
                let child = child.flatten(subst);
                subst.pop();
                child
            }
            // As upstream's generator does: the enclosing text belongs to no leaf and is left alone.
            Predicate::Concat { prefix, child, suffix } => Predicate::Concat {
                prefix: prefix.clone(),
                child: Arc::new(child.flatten(subst)),
                suffix: suffix.clone(),
            },
        }
    }

    /// Calls `f` with every leaf's text, and with the texts around concatenated children.
    pub fn for_each_text(&self, f: &mut dyn FnMut(&str)) {
        match self {
            Predicate::True | Predicate::False => {}
            Predicate::Leaf(text) => f(text),
            Predicate::And(children) | Predicate::Or(children) => {
                children.iter().for_each(|child| child.for_each_text(f));
            }
            Predicate::Not(child) | Predicate::SubstLeaves { child, .. } => child.for_each_text(f),
            Predicate::Concat { prefix, child, suffix } => {
                f(prefix);
                child.for_each_text(f);
                f(suffix);
            }
        }
    }
}
