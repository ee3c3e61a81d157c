//! Patterns that match the operations that they create.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::{Action, Arg, Constraint, Match, Pattern, Replacement, ResultTypes, Sym};

/// The action that creates an operation which the match section certainly accepts as its root.
pub(super) fn retriggers(pattern: &Pattern) -> Option<usize> {
    let root = pattern.root_symbol()?;
    let wanted = pattern.root_name();
    let may_match = |name: &str| wanted.is_none_or(|wanted| wanted == name);
    // Most patterns create other operations than they match.
    if !pattern.generated_ops().into_iter().any(may_match) {
        return None;
    }
    let facts = Facts::of(pattern);
    pattern.rewrite.iter().position(|action| match action {
        Action::Operation { id, name, .. } => may_match(name) && facts.accepts(root, id),
        _ => false,
    })
}

/// Facts about a pattern's symbols after its rewrite.
struct Facts<'p> {
    pattern: &'p Pattern,
    matched: FxHashMap<&'p str, &'p Match>,
    built: FxHashMap<&'p str, &'p Action>,
    erased: FxHashSet<&'p str>,
    /// The operations that are replaced, by the operation that replaces each.
    replaced: FxHashMap<&'p str, &'p Sym>,
    /// The number of uses of each symbol in the match section.
    uses: FxHashMap<&'p str, usize>,
}

impl<'p> Facts<'p> {
    fn of(pattern: &'p Pattern) -> Self {
        let matched = pattern.matches.iter().flat_map(|statement| {
            statement.defines().into_iter().map(move |(sym, _)| (sym.as_str(), statement))
        });
        let built = pattern
            .rewrite
            .iter()
            .flat_map(|action| action.defines().into_iter().map(move |(sym, _)| (sym.as_str(), action)));
        let erased = pattern.rewrite.iter().filter_map(|action| match action {
            Action::Replace { op, .. } | Action::Erase { op } => Some(op.as_str()),
            _ => None,
        });
        let mut replaced = FxHashMap::default();
        for action in &pattern.rewrite {
            if let Action::Replace { op, with: Replacement::Operation(by) } = action {
                replaced.entry(by.as_str()).or_insert(op);
            }
        }
        let mut uses = FxHashMap::default();
        for statement in &pattern.matches {
            statement.uses(&mut |used, _| *uses.entry(used.as_str()).or_default() += 1);
        }
        Facts {
            pattern,
            matched: matched.collect(),
            built: built.collect(),
            erased: erased.collect(),
            replaced,
            uses,
        }
    }

    /// Returns true if the match section certainly holds with the created operation as its root.
    fn accepts(&self, root: &'p Sym, created: &'p Sym) -> bool {
        // Each symbol of the second match, mapped to a symbol of the first one.
        let mut again: FxHashMap<&str, &str> = FxHashMap::default();
        let mut pending: Vec<(&'p str, &'p str)> = vec![(root, created)];
        while let Some((sym, now)) = pending.pop() {
            if let Some(&before) = again.get(sym) {
                if before != now {
                    return false;
                }
                continue;
            }
            again.insert(sym, now);
            if !self.step(sym, now, &mut pending) {
                return false;
            }
        }
        self.pattern.matches.iter().all(|statement| match statement {
            // Operations that only use a matched value might not be there the second time.
            Match::Operation { id, .. } => again.contains_key(id.as_str()),
            // A condition certainly holds again on the same arguments.
            Match::Constraint(constraint) => self.holds_again(constraint, &again),
            _ => true,
        })
    }

    /// Compares one symbol's definition with the entity that is there after the rewrite.
    fn step(&self, sym: &'p str, now: &'p str, pending: &mut Vec<(&'p str, &'p str)>) -> bool {
        match self.matched.get(sym) {
            Some(Match::Type { value: None, .. } | Match::Types { values: None, .. }) => true,
            Some(Match::Type { value: Some(value), .. }) => {
                match (self.matched.get(now), self.built.get(now)) {
                    (Some(Match::Type { value: Some(other), .. }), _) => value == other,
                    (_, Some(Action::Type { value: other, .. })) => value == other,
                    _ => false,
                }
            }
            Some(Match::Attribute { ty: None, value: None, .. }) => true,
            Some(Match::Attribute { ty: None, value: Some(value), .. }) => {
                match (self.matched.get(now), self.built.get(now)) {
                    (Some(Match::Attribute { value: Some(other), .. }), _) => value == other,
                    (_, Some(Action::Attribute { value: other, .. })) => value == other,
                    _ => false,
                }
            }
            Some(Match::Operand { ty: None, .. } | Match::Operands { types: None, elements: None, .. }) => {
                true
            }
            Some(Match::Operand { ty: Some(ty), .. }) => match self.matched.get(now) {
                Some(Match::Operand { ty: Some(other), .. }) => {
                    pending.push((ty, other));
                    true
                }
                _ => self.is_free(ty),
            },
            Some(Match::Result { op, index, .. }) => {
                let (by, at) = match (self.matched.get(now), self.built.get(now)) {
                    (Some(Match::Result { op, index, .. }), _) => (op, index),
                    (_, Some(Action::Result { op, index, .. })) => (op, index),
                    _ => return false,
                };
                pending.push((op, by));
                index == at
            }
            Some(Match::Operation { .. }) => self.step_operation(sym, now, pending),
            _ => sym == now,
        }
    }

    fn step_operation(&self, sym: &'p str, now: &'p str, pending: &mut Vec<(&'p str, &'p str)>) -> bool {
        if sym == now {
            return !self.erased.contains(sym);
        }
        let Some(Match::Operation {
            name,
            operands,
            attributes,
            results,
            successors: None,
            regions: None,
            ..
        }) = self.matched.get(sym)
        else {
            return false;
        };
        let Some(Action::Operation { name: built, operands: given, attributes: set, results: types, .. }) =
            self.built.get(now)
        else {
            return false;
        };
        if name.as_ref().is_some_and(|name| name != built) || operands.len() != given.len() {
            return false;
        }
        for (operand, given) in operands.iter().zip(given) {
            if self.is_range(operand) != self.is_range(given) {
                return false;
            }
            pending.push((operand, given));
        }
        for attribute in attributes {
            match set.iter().find(|entry| entry.name == attribute.name) {
                Some(entry) => pending.push((&attribute.value, &entry.value)),
                None => return false,
            }
        }
        self.step_types(results, types, now, pending)
    }

    fn step_types(
        &self,
        wanted: &'p [Sym],
        types: &'p ResultTypes,
        now: &'p str,
        pending: &mut Vec<(&'p str, &'p str)>,
    ) -> bool {
        if let [only] = wanted
            && self.is_range(only)
            && self.is_free(only)
        {
            return true;
        }
        let given = match types {
            ResultTypes::Of(types) => types.as_slice(),
            ResultTypes::Defined => return false,
            // Both give the types of the replaced operation, which are known only if that one states them.
            ResultTypes::Infer | ResultTypes::Like(_) => {
                let replaced = match types {
                    ResultTypes::Like(op) => Some(op),
                    _ => self.replaced.get(now).copied(),
                };
                match replaced.and_then(|op| self.matched.get(op.as_str())) {
                    Some(Match::Operation { results, .. }) => results.as_slice(),
                    _ => return false,
                }
            }
        };
        if wanted.len() != given.len() {
            return false;
        }
        for (wanted, given) in wanted.iter().zip(given) {
            if self.is_range(wanted) != self.is_range(given) {
                return false;
            }
            pending.push((wanted, given));
        }
        true
    }

    fn is_free(&self, ty: &str) -> bool {
        matches!(
            self.matched.get(ty),
            Some(Match::Type { value: None, .. } | Match::Types { values: None, .. })
        ) && self.uses.get(ty).is_none_or(|&uses| uses <= 1)
    }

    fn is_range(&self, sym: &str) -> bool {
        let kind = |defines: crate::Defined<'_>| {
            defines.iter().any(|(id, kind)| {
                *id == sym && matches!(kind, crate::Kind::ValueRange | crate::Kind::TypeRange)
            })
        };
        self.matched.get(sym).is_some_and(|found| kind(found.defines()))
            || self.built.get(sym).is_some_and(|found| kind(found.defines()))
    }

    fn holds_again(&self, constraint: &'p Constraint, again: &FxHashMap<&'p str, &'p str>) -> bool {
        let same = |sym: &Sym| {
            let known = again.get(sym.as_str()).copied();
            // A constant is always the same.
            let constant = matches!(
                self.matched.get(sym.as_str()),
                Some(
                    Match::Type { value: Some(_), .. }
                        | Match::Types { values: Some(_), .. }
                        | Match::Attribute { value: Some(_), .. }
                )
            );
            constant || known == Some(sym.as_str()) && !self.erased.contains(sym.as_str())
        };
        let same_arg = |arg: &Arg| match arg {
            Arg::Ref(sym) => same(sym),
            Arg::Text(_) => true,
        };
        match constraint {
            Constraint::Native { args, results, .. } => results.is_empty() && args.iter().all(same_arg),
            Constraint::Predicate { subject, args, .. } => same(subject) && args.iter().all(same_arg),
            Constraint::Equal { left, right, negated } => {
                let (one, other) = (again.get(left.as_str()), again.get(right.as_str()));
                (same(left) && same(right)) || !negated && one.is_some() && one == other
            }
        }
    }
}
