//! Symbols that denote several values, in the text of a native call or a condition.
//!
//! Upstream's generator writes the values of such a symbol, with commas between them, in each place where the
//! text names it: `f($0)` is `f(r0, r1)`, and `f($0.getOwner())` is `f(r0, r1.getOwner())`. This module does
//! the same: an argument that denotes several is replaced by several arguments, and the placeholders of the
//! text are renumbered.

use std::sync::Arc;

use legalize_pattern_model::{Arg, Predicate, Snippet};

use crate::rule::{Entity, Rule};

/// Expands arguments of a text that denote several values each; `counts` gives their numbers. Returns `None`
/// if such an argument is outside of brackets, as in `$0.getOwner()` alone, unless `enclosed` says that
/// brackets are around the text.
pub(crate) fn spread(text: &str, counts: &[usize], enclosed: bool) -> Option<String> {
    if counts.iter().all(|&count| count == 1) {
        return Some(text.to_owned());
    }
    let first = |index: usize| counts.iter().take(index).sum::<usize>() + index.saturating_sub(counts.len());
    let mut out = String::with_capacity(text.len() + 8);
    let (mut rest, mut depth) = (text, usize::from(enclosed));
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        match c {
            '"' => {
                // A string is as it is, up to its end.
                let mut escaped = false;
                let end = after.find(|c: char| {
                    let is_end = c == '"' && !escaped;
                    escaped = c == '\\' && !escaped;
                    is_end
                });
                let end = end.map_or(rest.len(), |end| end + 2);
                out.push_str(&rest[..end]);
                rest = &rest[end..];
                continue;
            }
            '$' if after.starts_with('$') => {
                out.push_str("$$");
                rest = &after[1..];
                continue;
            }
            '$' => {
                let digits = after.bytes().take_while(u8::is_ascii_digit).count();
                if let Ok(index) = after[..digits].parse::<usize>() {
                    let is_rest = after[digits..].starts_with("...");
                    let count = if is_rest { 1 } else { counts.get(index).copied().unwrap_or(1) };
                    if count != 1 && depth == 0 {
                        return None;
                    }
                    let names = (0..count).map(|offset| format!("${}", first(index) + offset));
                    out.push_str(&names.collect::<Vec<_>>().join(", "));
                    rest = &after[digits..];
                    continue;
                }
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        out.push(c);
        rest = after;
    }
    Some(out)
}

/// A condition with such arguments. Upstream's generator puts brackets around it.
pub(crate) fn spread_condition(tree: &mut Predicate, counts: &[usize]) {
    if counts.iter().all(|&count| count == 1) {
        return;
    }
    let text = |text: &mut String| {
        if let Some(spread) = spread(text, counts, true).filter(|spread| spread != text) {
            *text = format!("({spread})");
        }
    };
    match tree {
        Predicate::True | Predicate::False => {}
        Predicate::Leaf(Snippet { text: leaf, .. }) => text(leaf),
        Predicate::And(children) | Predicate::Or(children) => {
            children.iter_mut().for_each(|child| spread_condition(Arc::make_mut(child), counts));
        }
        Predicate::Not(child) => spread_condition(Arc::make_mut(child), counts),
        Predicate::Concat { prefix, child, suffix } => {
            for part in [prefix, suffix] {
                *part = spread(part, counts, true).unwrap_or_else(|| part.clone());
            }
            spread_condition(Arc::make_mut(child), counts);
        }
    }
}

impl Rule<'_, '_> {
    /// An entity as the arguments of a native call or a condition: one per value of an operation's results,
    /// or of a call's.
    pub(crate) fn arguments(&mut self, entity: Entity) -> Vec<Arg> {
        match entity {
            Entity::Op(op) if self.result_count(&op) > 1 => (0..self.result_count(&op))
                .map(|index| {
                    let result = self.result(&op, index);
                    self.argument(result)
                })
                .collect(),
            Entity::Values(values) => values.into_iter().map(Arg::Ref).collect(),
            single => vec![self.argument(single)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn several_values_replace_each_use_of_their_symbol() {
        let created = |text| spread(text, &[1, 2, 1], false);
        assert_eq!(created("f($1, $2)").as_deref(), Some("f($1, $2, $3)"));
        assert_eq!(
            created("f($1.getOwner(), {$1}, $0)").as_deref(),
            Some("f($1, $2.getOwner(), {$1, $2}, $0)")
        );
        assert_eq!(created("$2.f($1...)").as_deref(), Some("$3.f($1...)"));
        assert_eq!(created("f($$1, \"$1(\", $_loc)").as_deref(), Some("f($$1, \"$1(\", $_loc)"));
        assert_eq!(created("$1.getOwner()"), None);
        assert_eq!(created("$0.getOwner()").as_deref(), Some("$0.getOwner()"));
    }
}
