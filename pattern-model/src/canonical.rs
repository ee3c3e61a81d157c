//! Canonical form of all spellings of a rule, so that rules from different frontends compare equal.
//!
//! The form ignores: names, labels, places, locations and summaries; the order of attributes, of match
//! statements and of constraints that bind nothing; unused statements; the number of names of a constant, a
//! result or a type (`Equal` on a free symbol is the same symbol twice); a type symbol of an operand or an
//! attribute that nothing else uses; the number of results of a *named* operation whose result types nothing
//! uses (its definition fixes it); and the spelling by which an operation that replaces another has that
//! one's result types. It keeps the order of all actions of the rewrite section, the benefit, bounded
//! recursion, and all native code.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::normalize::{ResultCounts, normalize};
use crate::{Action, Match, Pattern, PatternFile, Sym};

impl Pattern {
    /// Returns the pattern in canonical form, so that rules from different frontends compare equal.
    ///
    /// The form ignores: names, labels, places, locations and summaries; the order of attributes, of match
    /// statements and of constraints that bind nothing; unused statements; the number of names of a constant,
    /// a result or a type; types that nothing else uses; the number of results of a named operation whose
    /// result types nothing uses; and the spelling by which a replacement has the result types of the
    /// operation that it replaces. It keeps the order of the actions of the rewrite section, the benefit,
    /// bounded recursion, and native code.
    #[must_use]
    pub fn canonical(&self) -> Pattern {
        canonical_with(self, ResultCounts::Ignored)
    }
}

/// Canonical form as by [`Pattern::canonical`], but the number of results of an operation may count.
pub(crate) fn canonical_with(pattern: &Pattern, counts: ResultCounts) -> Pattern {
    let mut pattern = pattern.clone();
    normalize(&mut pattern, counts);
    order_matches(&mut pattern);
    order_rewrite(&mut pattern);
    rename(&mut pattern);
    pattern
}

impl PatternFile {
    /// The file with all patterns in [canonical form](Pattern::canonical), natives by name and without texts
    /// and places.
    #[must_use]
    pub fn canonical(&self) -> PatternFile {
        let mut file = PatternFile::new();
        file.patterns = self.patterns.iter().map(Pattern::canonical).collect();
        file.natives = self.natives.clone();
        file.natives.sort_by(|a, b| a.name.cmp(&b.name));
        for native in &mut file.natives {
            native.place = None;
            if let Some(body) = &mut native.body {
                body.place = None;
            }
        }
        file
    }
}

/// Statements in emission order.
struct Order<'p> {
    statements: &'p [Match],
    definition: FxHashMap<&'p str, usize>,
    /// Position at which a statement was emitted.
    emitted: Vec<Option<usize>>,
    order: Vec<usize>,
}

impl<'p> Order<'p> {
    /// Emits a statement after everything that it uses.
    fn emit(&mut self, statement: usize) {
        let mut stack = vec![(statement, false)];
        let mut open = FxHashSet::default();
        while let Some((at, done)) = stack.pop() {
            if self.emitted[at].is_some() {
                continue;
            }
            if done || !open.insert(at) {
                self.emitted[at] = Some(self.order.len());
                self.order.push(at);
                continue;
            }
            stack.push((at, true));
            let first = stack.len();
            self.statements[at].uses(&mut |sym, _| {
                if let Some(&used) = self.definition.get(sym.as_str())
                    && self.emitted[used].is_none()
                    && !open.contains(&used)
                {
                    stack.push((used, false));
                }
            });
            stack[first..].reverse();
        }
    }

    /// A text that orders a statement independently of symbol names and of the order it stood in.
    fn key(&self, at: usize) -> String {
        let mut statement = self.statements[at].clone();
        statement.for_each_use_mut(&mut |sym, _| {
            let Some(&used) = self.definition.get(sym.as_str()) else { return };
            *sym = match self.emitted[used] {
                Some(position) => {
                    let result = self.statements[used].defines().iter().position(|(id, _)| *id == sym);
                    format!("{position:08}#{}", result.unwrap_or(0))
                }
                None => {
                    let mut definition = self.statements[used].clone();
                    definition.for_each_definition_mut(&mut |id| id.clear());
                    definition.for_each_use_mut(&mut |sym, _| sym.clear());
                    format!("~{definition:?}")
                }
            };
        });
        statement.for_each_definition_mut(&mut |sym| sym.clear());
        format!("{statement:?}")
    }
}

fn order_matches(pattern: &mut Pattern) {
    let statements = std::mem::take(&mut pattern.matches);
    let mut definition = FxHashMap::default();
    let mut users: FxHashMap<usize, Vec<(usize, usize)>> = FxHashMap::default();
    for (at, statement) in statements.iter().enumerate() {
        for (sym, _) in statement.defines() {
            definition.entry(sym.as_str()).or_insert(at);
        }
    }
    for (at, statement) in statements.iter().enumerate() {
        let mut position = 0;
        statement.uses(&mut |sym, _| {
            if let Some(&used) = definition.get(sym.as_str()) {
                users.entry(used).or_default().push((position, at));
            }
            position += 1;
        });
    }
    let emitted = vec![None; statements.len()];
    let mut order = Order { statements: &statements, definition, emitted, order: Vec::new() };
    if let Some(root) = pattern.root.as_ref().and_then(|root| order.definition.get(root.as_str()).copied()) {
        order.emit(root);
    }
    emit_users(&mut order, &users);
    for (at, statement) in statements.iter().enumerate() {
        if matches!(statement, Match::Operation { .. }) && order.emitted[at].is_none() {
            order.emit(at);
            emit_users(&mut order, &users);
        }
    }
    // Results that only constraints or the rewrite section use, then the constraints, then the rest.
    let is_result = |statement: &Match| matches!(statement, Match::Result { .. } | Match::Results { .. });
    let is_constraint = |statement: &Match| matches!(statement, Match::Constraint(_));
    let waves: [&dyn Fn(&Match) -> bool; 3] = [&is_result, &is_constraint, &|_| true];
    for wave in waves {
        let mut rest: Vec<(String, usize)> = (0..statements.len())
            .filter(|&at| order.emitted[at].is_none() && wave(&statements[at]))
            .map(|at| (order.key(at), at))
            .collect();
        rest.sort();
        rest.into_iter().for_each(|(_, at)| order.emit(at));
    }
    let order = order.order;
    let mut slots: Vec<Option<Match>> = statements.into_iter().map(Some).collect();
    pattern.matches = order.into_iter().filter_map(|at| slots[at].take()).collect();
}

/// Emits the operations that use what is emitted, nearest use first.
fn emit_users(order: &mut Order<'_>, users: &FxHashMap<usize, Vec<(usize, usize)>>) {
    let mut heap = BinaryHeap::new();
    let mut next = 0;
    loop {
        while let Some(&used) = order.order.get(next) {
            push_users(order, users, used, next, &mut heap);
            next += 1;
        }
        let Some(Reverse((_, _, _, user))) = heap.pop() else { return };
        if order.emitted[user].is_none() {
            order.emit(user);
        }
    }
}

type UserHeap<'p> = BinaryHeap<Reverse<(usize, usize, Option<&'p str>, usize)>>;

fn push_users<'p>(
    order: &Order<'p>,
    users: &FxHashMap<usize, Vec<(usize, usize)>>,
    used: usize,
    position: usize,
    heap: &mut UserHeap<'p>,
) {
    for &(place, user) in users.get(&used).into_iter().flatten() {
        if order.emitted[user].is_some() {
            continue;
        }
        match &order.statements[user] {
            Match::Operation { name, .. } => heap.push(Reverse((position, place, name.as_deref(), user))),
            // Only reached through its users: the result itself is emitted with the first of them.
            Match::Result { .. } | Match::Results { .. }
                if matches!(order.statements[used], Match::Operation { .. }) =>
            {
                push_users(order, users, user, position, heap);
            }
            _ => {}
        }
    }
}

/// Puts every definition right before its first use and keeps the order of the other actions.
fn order_rewrite(pattern: &mut Pattern) {
    let actions = std::mem::take(&mut pattern.rewrite);
    let mut definition: FxHashMap<&str, usize> = FxHashMap::default();
    for (at, action) in actions.iter().enumerate() {
        for (sym, _) in action.defines() {
            definition.entry(sym).or_insert(at);
        }
    }
    let mut emitted = vec![false; actions.len()];
    let mut order = Vec::new();
    for (at, action) in actions.iter().enumerate() {
        if action.is_pure() {
            continue;
        }
        let mut stack = vec![(at, false)];
        let mut open = FxHashSet::default();
        while let Some((at, done)) = stack.pop() {
            if emitted[at] {
                continue;
            }
            if done || !open.insert(at) {
                emitted[at] = true;
                order.push(at);
                continue;
            }
            stack.push((at, true));
            let first = stack.len();
            actions[at].uses(&mut |sym, _| {
                if let Some(&used) = definition.get(sym.as_str())
                    && actions[used].is_pure()
                    && !emitted[used]
                    && !open.contains(&used)
                {
                    stack.push((used, false));
                }
            });
            stack[first..].reverse();
        }
    }
    order.extend((0..actions.len()).filter(|&at| !emitted[at]));
    let mut slots: Vec<Option<Action>> = actions.into_iter().map(Some).collect();
    pattern.rewrite = order.into_iter().filter_map(|at| slots[at].take()).collect();
}

/// Names symbols by the order in which they are defined.
fn rename(pattern: &mut Pattern) {
    let mut names: FxHashMap<Sym, Sym> = FxHashMap::default();
    let mut define = |sym: &mut Sym| {
        let name = format!("s{}", names.len());
        *sym = names.entry(std::mem::take(sym)).or_insert(name).clone();
    };
    pattern.matches.iter_mut().for_each(|statement| statement.for_each_definition_mut(&mut define));
    pattern.rewrite.iter_mut().for_each(|action| action.for_each_definition_mut(&mut define));
    let rename = |sym: &mut Sym| {
        if let Some(name) = names.get(sym) {
            sym.clone_from(name);
        }
    };
    pattern.matches.iter_mut().for_each(|statement| statement.for_each_use_mut(&mut |sym, _| rename(sym)));
    pattern.rewrite.iter_mut().for_each(|action| action.for_each_use_mut(&mut |sym, _| rename(sym)));
    if let Some(root) = &mut pattern.root {
        rename(root);
    }
}
