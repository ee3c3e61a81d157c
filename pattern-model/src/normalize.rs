//! The first half of [`Pattern::canonical`](crate::Pattern::canonical): unifies equivalent statements.
//!
//! Makes no assumptions: an ill-formed pattern stays ill-formed, but it is never made worse.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::equality::{merge_equal, resolve, substitute};
use crate::{
    Action, Constraint, FreshNames, Location, Match, Pattern, Predicate, Replacement, ResultTypes, Sym,
};

/// Rounds after which comparisons that may still be removable are left; each of them removes one at least.
const MAX_ROUNDS: usize = 64;

/// Treatment of the number of results that a pattern names of an operation, where nothing uses their types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResultCounts {
    /// The number is ignored: the operation's definition fixes it.
    Ignored,
    /// The number is a condition, as for an operation whose definition is unknown or has any number of
    /// results.
    Kept,
}

pub(crate) fn normalize(pattern: &mut Pattern, counts: ResultCounts) {
    pattern.root = pattern.root_symbol().cloned();
    strip(pattern);
    plain_results(pattern);
    rewrite_results(pattern);
    // A type that turns out to be free, or a result that turns out to be shared, may be the only thing that
    // kept two compared values apart; every further round needs a comparison that the one before could not
    // remove.
    let mut comparisons = usize::MAX;
    for round in 0..MAX_ROUNDS {
        merge_equal(pattern);
        share_matches(pattern);
        share_actions(pattern);
        move_constants(pattern);
        drop_unused(pattern);
        free_types(pattern, counts);
        drop_unused(pattern);
        let left = pattern.matches.iter().filter(|statement| statement.is_comparison()).count();
        if left == 0 || (round > 0 && left == comparisons) {
            break;
        }
        comparisons = left;
    }
}

/// Drops names, labels, places and locations, and orders attributes by name.
fn strip(pattern: &mut Pattern) {
    pattern.name = None;
    pattern.labels.clear();
    pattern.place = None;
    for statement in &mut pattern.matches {
        match statement {
            Match::Operation { place, attributes, .. } => {
                *place = None;
                attributes.sort_by(|a, b| a.name.cmp(&b.name));
            }
            Match::Constraint(Constraint::Native { place, .. }) => *place = None,
            Match::Constraint(Constraint::Predicate { tree, summary, place, .. }) => {
                *place = None;
                summary.clear();
                strip_predicate(tree);
            }
            _ => {}
        }
    }
    for action in &mut pattern.rewrite {
        match action {
            Action::Operation { place, attributes, location, .. } => {
                *place = None;
                *location = Location::Root;
                attributes.sort_by(|a, b| a.name.cmp(&b.name));
            }
            Action::Native { place, .. } => *place = None,
            _ => {}
        }
    }
}

fn strip_predicate(tree: &mut Predicate) {
    let mut stack = vec![tree];
    while let Some(predicate) = stack.pop() {
        match predicate {
            Predicate::True | Predicate::False => {}
            Predicate::Leaf(snippet) => snippet.place = None,
            Predicate::And(children) | Predicate::Or(children) => {
                stack.extend(children.iter_mut().map(Arc::make_mut));
            }
            Predicate::Not(child) | Predicate::Concat { child, .. } => stack.push(Arc::make_mut(child)),
        }
    }
}

/// Replaces the first result group, if it is one value, by the first result.
fn plain_results(pattern: &mut Pattern) {
    for statement in &mut pattern.matches {
        if let Match::Results { id, op, index: Some(0), single: true } = statement {
            *statement = Match::Result { id: std::mem::take(id), op: std::mem::take(op), index: 0 };
        }
    }
    for action in &mut pattern.rewrite {
        if let Action::Results { id, op, index: Some(0), single: true } = action {
            *action = Action::Result { id: std::mem::take(id), op: std::mem::take(op), index: 0 };
        }
    }
}

/// Unifies the spellings of the result types of a new operation that replaces a matched one and has its
/// types.
fn rewrite_results(pattern: &mut Pattern) {
    let mut whole = FxHashMap::default();
    let mut ranges = FxHashMap::default();
    for action in &pattern.rewrite {
        match action {
            Action::Results { id, op, index: None, .. } => {
                whole.insert(id.clone(), op.clone());
            }
            Action::Range { id, elements, .. } => {
                ranges.insert(id.clone(), elements.clone());
            }
            _ => {}
        }
    }
    let mut replaces: FxHashMap<Sym, Sym> = FxHashMap::default();
    for action in &mut pattern.rewrite {
        let Action::Replace { op, with } = action else { continue };
        if let Replacement::Values(values) = with {
            if values.iter().any(|value| ranges.contains_key(value)) {
                *values = flatten(values, &ranges);
            }
            if let [value] = values.as_slice()
                && let Some(by) = whole.get(value)
            {
                *with = Replacement::Operation(by.clone());
            }
        }
        if let Replacement::Operation(by) = with {
            replaces.entry(by.clone()).or_insert_with(|| op.clone());
        }
    }
    let matched: FxHashMap<&Sym, &Vec<Sym>> = pattern
        .matches
        .iter()
        .filter_map(|statement| match statement {
            Match::Operation { id, results, .. } => Some((id, results)),
            _ => None,
        })
        .collect();
    for action in &mut pattern.rewrite {
        let Action::Operation { id, results, .. } = action else { continue };
        let Some(replaced) = replaces.get(id) else { continue };
        let same = match results {
            ResultTypes::Infer | ResultTypes::Defined => false,
            ResultTypes::Like(op) => op == replaced,
            ResultTypes::Of(types) => matched.get(replaced).is_some_and(|results| *results == types),
        };
        if same {
            *results = ResultTypes::Infer;
        }
    }
}

/// Replaces ranges by their elements; leaves the list unchanged if that does not end or grows too long.
fn flatten(values: &[Sym], ranges: &FxHashMap<Sym, Vec<Sym>>) -> Vec<Sym> {
    const MAX_WORK: usize = 1 << 16;
    let mut flat = Vec::new();
    let mut stack: Vec<&Sym> = values.iter().rev().collect();
    for _ in 0..MAX_WORK {
        let Some(value) = stack.pop() else { return flat };
        match ranges.get(value) {
            Some(elements) => stack.extend(elements.iter().rev()),
            None => flat.push(value.clone()),
        }
        if stack.len() > MAX_WORK {
            break;
        }
    }
    values.to_vec()
}

/// Merges constants with equal texts, and symbols of the same result.
fn share_matches(pattern: &mut Pattern) {
    let mut merged: FxHashMap<Sym, Sym> = FxHashMap::default();
    let mut seen: FxHashMap<Match, Sym> = FxHashMap::default();
    pattern.matches.retain_mut(|statement| {
        let shared = matches!(
            statement,
            Match::Type { value: Some(_), .. }
                | Match::Types { values: Some(_), .. }
                | Match::Attribute { value: Some(_), ty: None, .. }
                | Match::Result { .. }
                | Match::Results { .. }
        );
        if !shared {
            return true;
        }
        statement.for_each_use_mut(&mut |sym, _| *sym = resolve(&merged, sym));
        let Some(id) = statement.defines().first().map(|(id, _)| (*id).clone()) else { return true };
        let mut key = statement.clone();
        key.for_each_definition_mut(&mut |sym| sym.clear());
        match seen.get(&key) {
            Some(first) => {
                merged.insert(id, first.clone());
                false
            }
            None => {
                seen.insert(key, id);
                true
            }
        }
    });
    substitute(pattern, &merged);
}

/// Merges the same in the rewrite section, where a constant or result of the match section is used too.
fn share_actions(pattern: &mut Pattern) {
    let mut merged: FxHashMap<Sym, Sym> = FxHashMap::default();
    let mut seen: FxHashMap<Action, Sym> = FxHashMap::default();
    for statement in &pattern.matches {
        let (action, id) = match statement.clone() {
            Match::Type { id, value: Some(value) } => (Action::Type { id: Sym::new(), value }, id),
            Match::Types { id, values: Some(values) } => (Action::Types { id: Sym::new(), values }, id),
            Match::Attribute { id, ty: None, value: Some(value) } => {
                (Action::Attribute { id: Sym::new(), value }, id)
            }
            Match::Result { id, op, index } => (Action::Result { id: Sym::new(), op, index }, id),
            Match::Results { id, op, index, single } => {
                (Action::Results { id: Sym::new(), op, index, single }, id)
            }
            _ => continue,
        };
        seen.entry(action).or_insert(id);
    }
    pattern.rewrite.retain_mut(|action| {
        action.for_each_use_mut(&mut |sym, _| *sym = resolve(&merged, sym));
        if !action.is_pure() {
            return true;
        }
        let Some(id) = action.defines().first().map(|(id, _)| (*id).clone()) else { return true };
        let mut key = action.clone();
        key.for_each_definition_mut(&mut |sym| sym.clear());
        match seen.get(&key) {
            Some(first) => {
                merged.insert(id, first.clone());
                false
            }
            None => {
                seen.insert(key, id);
                true
            }
        }
    });
}

/// Moves constants of the match section that only the rewrite section uses to the latter.
fn move_constants(pattern: &mut Pattern) {
    let mut used = BTreeSet::new();
    pattern.matches.iter().for_each(|statement| {
        statement.uses(&mut |sym, _| {
            used.insert(sym.clone());
        });
    });
    let mut moved = Vec::new();
    pattern.matches.retain(|statement| {
        let action = match statement.clone() {
            Match::Type { id, value: Some(value) } if !used.contains(&id) => Action::Type { id, value },
            Match::Types { id, values: Some(values) } if !used.contains(&id) => Action::Types { id, values },
            Match::Attribute { id, ty: None, value: Some(value) } if !used.contains(&id) => {
                Action::Attribute { id, value }
            }
            _ => return true,
        };
        moved.push(action);
        false
    });
    pattern.rewrite.splice(0..0, moved);
}

/// Removes types of operands and attributes that nothing else uses: they are not conditions. The result types
/// of a named operation determine at most their number, which the operation's definition fixes anyway.
fn free_types(pattern: &mut Pattern, counts: ResultCounts) {
    let mut uses: BTreeMap<Sym, usize> = BTreeMap::new();
    let mut count = |sym: &Sym, _| *uses.entry(sym.clone()).or_insert(0) += 1;
    pattern.matches.iter().for_each(|statement| statement.uses(&mut count));
    pattern.rewrite.iter().for_each(|action| action.uses(&mut count));
    let free: FxHashSet<Sym> = pattern
        .matches
        .iter()
        .filter_map(|statement| match statement {
            Match::Type { id, value: None } | Match::Types { id, values: None } => Some(id.clone()),
            _ => None,
        })
        .filter(|id| uses.get(id).is_none_or(|&uses| uses <= 1))
        .collect();
    let mut names = FreshNames::of(pattern);
    let mut any = Vec::new();
    for statement in &mut pattern.matches {
        match statement {
            Match::Operand { ty, .. } | Match::Attribute { ty, .. } | Match::Operands { types: ty, .. } => {
                ty.take_if(|ty| free.contains(ty));
            }
            Match::Operation { name: Some(_), results, .. }
                if counts == ResultCounts::Ignored && results.iter().all(|ty| free.contains(ty)) =>
            {
                let id = names.fresh("any");
                *results = vec![id.clone()];
                any.push(Match::Types { id, values: None });
            }
            _ => {}
        }
    }
    pattern.matches.splice(0..0, any);
}

/// Removes statements that are not used and are not conditions. Runs backwards, so that one pass is enough.
fn drop_unused(pattern: &mut Pattern) {
    let mut used: FxHashSet<Sym> = FxHashSet::default();
    let mut actions = std::mem::take(&mut pattern.rewrite);
    actions.reverse();
    actions.retain(|action| {
        let keep = !action.is_pure() || action.defines().iter().any(|(id, _)| used.contains(*id));
        if keep {
            action.uses(&mut |sym, _| {
                used.insert(sym.clone());
            });
        }
        keep
    });
    actions.reverse();
    let mut statements = std::mem::take(&mut pattern.matches);
    statements.reverse();
    statements.retain(|statement| {
        let keep = matches!(statement, Match::Operation { .. } | Match::Constraint(_))
            || statement.defines().iter().any(|(id, _)| used.contains(*id));
        if keep {
            statement.uses(&mut |sym, _| {
                used.insert(sym.clone());
            });
        }
        keep
    });
    statements.reverse();
    (pattern.matches, pattern.rewrite) = (statements, actions);
}
