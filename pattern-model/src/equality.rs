//! Comparisons as shared symbols.
//!
//! The PDL dialect compares two things by using one symbol for both; the model also has `Equal`. This module
//! turns the second into the first wherever one of the two symbols is free, that is, bound by its use alone.
//! A comparison that cannot be expressed that way stays an `Equal`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::{Constraint, Match, Pattern, Sym};

/// Statements times comparisons beyond which comparisons are left as they are.
const MAX_WORK: usize = 1 << 26;

impl Pattern {
    /// The same pattern with one symbol in place of two that are compared, where that is possible; the
    /// order of statements changes only as far as definitions must stay before uses.
    #[must_use]
    pub fn with_shared_symbols(&self) -> Cow<'_, Pattern> {
        if !self.matches.iter().any(Match::is_comparison) {
            return Cow::Borrowed(self);
        }
        let mut pattern = self.clone();
        merge_equal(&mut pattern);
        Cow::Owned(pattern)
    }
}

impl Match {
    /// Returns true if the statement requires that two entities are equal.
    pub(crate) fn is_comparison(&self) -> bool {
        matches!(self, Match::Constraint(Constraint::Equal { negated: false, .. }))
    }
}

/// The match section while symbols are merged; a statement whose symbol is removed is `None`.
struct Merger {
    statements: Vec<Option<Match>>,
    definition: FxHashMap<Sym, usize>,
    merged: FxHashMap<Sym, Sym>,
}

/// Merges symbols; definitions move before their first use where needed.
pub(crate) fn merge_equal(pattern: &mut Pattern) {
    let comparisons = pattern.matches.iter().filter(|statement| statement.is_comparison()).count();
    if comparisons == 0 || comparisons.saturating_mul(pattern.matches.len()) > MAX_WORK {
        return;
    }
    let mut merger = Merger::new(std::mem::take(&mut pattern.matches));
    let mut kept: BTreeMap<usize, (Sym, Sym)> = BTreeMap::new();
    for at in 0..merger.statements.len() {
        let Some(Match::Constraint(Constraint::Equal { left, right, negated: false })) =
            &merger.statements[at]
        else {
            continue;
        };
        let mut pending = vec![(left.clone(), right.clone())];
        // Types that follow from merged values always merge or stay with their own comparison.
        while let Some((left, right)) = pending.pop() {
            match merger.merge(&left, &right) {
                Some(types) => pending.extend(types),
                None => {
                    kept.insert(at, (left, right));
                }
            }
        }
        if !kept.contains_key(&at) {
            merger.statements[at] = None;
        }
    }
    for (at, (left, right)) in kept {
        merger.statements[at] = Some(Match::Constraint(Constraint::Equal { left, right, negated: false }));
    }
    pattern.matches = merger.statements.into_iter().flatten().collect();
    substitute(pattern, &merger.merged);
    define_before_use(&mut pattern.matches);
}

impl Merger {
    fn new(statements: Vec<Match>) -> Self {
        let mut definition = FxHashMap::default();
        for (at, statement) in statements.iter().enumerate() {
            for (sym, _) in statement.defines() {
                definition.entry(sym.clone()).or_insert(at);
            }
        }
        Merger {
            statements: statements.into_iter().map(Some).collect(),
            definition,
            merged: FxHashMap::default(),
        }
    }

    fn statement(&self, sym: &Sym) -> Option<&Match> {
        self.statements[*self.definition.get(sym)?].as_ref()
    }

    /// Merges both symbols; returns the types that must then be equal, or `None` if the symbols stay apart.
    fn merge(&mut self, left: &Sym, right: &Sym) -> Option<Vec<(Sym, Sym)>> {
        let (left, right) = (resolve(&self.merged, left), resolve(&self.merged, right));
        if left == right {
            return Some(Vec::new());
        }
        self.merge_into(&left, &right).or_else(|| self.merge_into(&right, &left))
    }

    fn merge_into(&mut self, into_sym: &Sym, from_sym: &Sym) -> Option<Vec<(Sym, Sym)>> {
        let removed_type = match self.statement(from_sym)? {
            Match::Operand { ty, .. } | Match::Attribute { ty, value: None, .. } => ty.clone(),
            Match::Operands { types, elements: None, .. } => types.clone(),
            Match::Type { value: None, .. } | Match::Types { values: None, .. } => None,
            _ => return None,
        };
        let kind = |sym: &Sym| {
            self.statement(sym)?.defines().iter().find(|(id, _)| *id == sym).map(|(_, kind)| *kind)
        };
        let same_kind = kind(into_sym) == kind(from_sym);
        if !same_kind || self.depends_on(into_sym, from_sym) {
            return None;
        }
        let types = match removed_type {
            Some(removed_type) => self.merge_types(into_sym, removed_type)?,
            None => Vec::new(),
        };
        let removed = self.definition.remove(from_sym)?;
        self.statements[removed] = None;
        self.merged.insert(from_sym.clone(), into_sym.clone());
        Some(types)
    }

    /// Sets the type of the symbol that stays, or returns the types that must be equal.
    fn merge_types(&mut self, into_sym: &Sym, removed_type: Sym) -> Option<Vec<(Sym, Sym)>> {
        let at = *self.definition.get(into_sym)?;
        let known = match self.statements[at].as_mut()? {
            Match::Operand { ty, .. }
            | Match::Attribute { ty, value: None, .. }
            | Match::Operands { types: ty, .. } => match ty {
                Some(ty) => ty.clone(),
                None => {
                    *ty = Some(removed_type);
                    return Some(Vec::new());
                }
            },
            Match::Result { op, index, .. } => {
                let (op, index) = (op.clone(), *index as usize);
                let Some(Match::Operation { results, .. }) = self.statement(&op) else { return None };
                let single = |sym: &Sym| {
                    matches!(self.statement(&resolve(&self.merged, sym)), Some(Match::Type { .. }))
                };
                if !results.iter().all(single) {
                    return None;
                }
                results.get(index)?.clone()
            }
            _ => return None,
        };
        // The value's comparison is resolved only if the types certainly merge.
        let (one, other) = (resolve(&self.merged, &known), resolve(&self.merged, &removed_type));
        let free = |sym: &Sym| {
            matches!(
                self.statement(sym),
                Some(Match::Type { value: None, .. } | Match::Types { values: None, .. })
            )
        };
        (one == other || free(&one) || free(&other)).then(|| vec![(one, other)])
    }

    /// Returns true if a definition uses a symbol, at any depth.
    fn depends_on(&self, sym: &Sym, on: &Sym) -> bool {
        let mut seen = FxHashSet::default();
        let mut stack = vec![sym.clone()];
        while let Some(sym) = stack.pop() {
            if sym == *on {
                return true;
            }
            if let Some(statement) = self.statement(&sym)
                && seen.insert(sym)
            {
                statement.uses(&mut |used, _| stack.push(resolve(&self.merged, used)));
            }
        }
        false
    }
}

/// Symbol that a symbol is merged into.
pub(crate) fn resolve(merged: &FxHashMap<Sym, Sym>, sym: &Sym) -> Sym {
    let mut sym = sym;
    while let Some(next) = merged.get(sym) {
        sym = next;
    }
    sym.clone()
}

/// Replaces uses of merged symbols; never definitions.
pub(crate) fn substitute(pattern: &mut Pattern, merged: &FxHashMap<Sym, Sym>) {
    if merged.is_empty() {
        return;
    }
    let mut replace = |sym: &mut Sym, _| {
        if merged.contains_key(sym) {
            *sym = resolve(merged, sym);
        }
    };
    pattern.matches.iter_mut().for_each(|statement| statement.for_each_use_mut(&mut replace));
    pattern.rewrite.iter_mut().for_each(|action| action.for_each_use_mut(&mut replace));
}

/// Moves definitions before their first use; all else keeps its order.
fn define_before_use(statements: &mut Vec<Match>) {
    let mut definition: FxHashMap<Sym, usize> = FxHashMap::default();
    for (at, statement) in statements.iter().enumerate() {
        for (sym, _) in statement.defines() {
            definition.entry(sym.clone()).or_insert(at);
        }
    }
    let mut slots: Vec<Option<Match>> = std::mem::take(statements).into_iter().map(Some).collect();
    let mut open = vec![false; slots.len()];
    for at in 0..slots.len() {
        let mut stack = vec![at];
        while let Some(&at) = stack.last() {
            let Some(statement) = &slots[at] else {
                stack.pop();
                continue;
            };
            let first = stack.len();
            if !std::mem::replace(&mut open[at], true) {
                statement.uses(&mut |sym, _| {
                    if let Some(&used) = definition.get(sym)
                        && !open[used]
                    {
                        stack.push(used);
                    }
                });
                stack[first..].reverse();
            }
            if stack.len() == first {
                stack.pop();
                statements.extend(slots[at].take());
            }
        }
    }
}
