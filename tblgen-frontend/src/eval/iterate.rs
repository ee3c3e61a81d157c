//! Operators that apply an expression: `!foreach`, `!filter`, `!foldl`, `!cond` and `!subst`.
//!
//! An expression in one variable has the same result for the same value in any context, unless it looks
//! records up by name; the most recent results are cached.

use super::fold::Items;
use super::resolve::MapResolver;
use super::{Eval, Evaluator};
use crate::print::value_text;
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Meta, Node, V};

/// Initial and maximum number of cached results.
const REMEMBERED: [usize; 2] = [1 << 8, 1 << 13];

/// Expression, value of its variable, variable, and result.
type Application = (V, V, Sym, V);

/// Direct-mapped cache of results of expressions in one variable.
#[derive(Default)]
pub(super) struct Applied {
    /// Slots, a power of two in number, or empty.
    places: Vec<Option<Application>>,
    /// Number of insertions, until the maximum number of slots is reached.
    inserted: usize,
}

impl Applied {
    fn place(&self, expr: V, value: V, name: Sym) -> usize {
        let mixed = [value.raw(), name.raw()]
            .iter()
            .fold(expr.raw(), |mixed, &part| (mixed.rotate_left(11) ^ part).wrapping_mul(0x9e37_79b9));
        (mixed >> 16) as usize & self.places.len().wrapping_sub(1)
    }

    fn get(&self, expr: V, value: V, name: Sym) -> Option<V> {
        match *self.places.get(self.place(expr, value, name))? {
            Some((of, with, var, result)) if (of, with, var) == (expr, value, name) => Some(result),
            _ => None,
        }
    }

    fn insert(&mut self, expr: V, value: V, name: Sym, result: V) {
        let [first, most] = REMEMBERED;
        if self.places.len() < most {
            if self.inserted >= self.places.len() {
                self.grow(first.max(4 * self.places.len()).min(most));
            }
            self.inserted += 1;
        }
        let place = self.place(expr, value, name);
        self.places[place] = Some((expr, value, name, result));
    }

    fn grow(&mut self, places: usize) {
        let before = std::mem::replace(&mut self.places, vec![None; places]);
        for known in before.into_iter().flatten() {
            let place = self.place(known.0, known.1, known.2);
            self.places[place] = Some(known);
        }
    }
}

impl Evaluator<'_> {
    /// Evaluates an expression with one variable replaced.
    pub(super) fn apply(&mut self, name: V, value: V, expr: V, current: Option<RecordId>) -> Eval<V> {
        let Node::Str(name) = self.store.node(name) else {
            return Ok(expr);
        };
        // The result depends on nothing else, unless records are looked up by name.
        let pure = !self.store.meta(expr).has(Meta::FINAL);
        if pure && let Some(known) = self.applied.get(expr, value, name) {
            self.steps += 1;
            return Ok(known);
        }
        let mut r = MapResolver::new(self, current);
        r.set(name, value, None);
        let result = self.resolve(expr, &mut r)?;
        if pure {
            self.applied.insert(expr, value, name, result);
        }
        Ok(result)
    }

    pub(super) fn foreach(
        &mut self,
        name: V,
        of: V,
        expr: V,
        ty: Ty,
        current: Option<RecordId>,
    ) -> Eval<Option<V>> {
        if matches!(self.store.node(of), Node::Dag { .. }) {
            return self.foreach_dag(name, of, expr, current).map(Some);
        }
        let Some((_, mut items)) = self.items(of) else {
            return Ok(None);
        };
        for item in &mut items {
            *item = self.apply(name, *item, expr, current)?;
        }
        let element = self.store.types.element(ty).unwrap_or(ty);
        self.new_list(element, &items).map(Some)
    }

    pub(super) fn filter(&mut self, name: V, of: V, expr: V, current: Option<RecordId>) -> Eval<Option<V>> {
        let Some((element, items)) = self.items(of) else {
            return Ok(None);
        };
        let mut kept = Items::new();
        for &item in &items {
            let include = self.apply(name, item, expr, current)?;
            match self.as_int(include) {
                Some(0) => {}
                Some(_) => kept.push(item),
                None => return Ok(None),
            }
        }
        Ok(Some(self.store.list(element, &kept)))
    }

    /// Evaluates `!foldl`.
    pub(super) fn fold_left(&mut self, operands: [V; 5], ty: Ty, current: Option<RecordId>) -> Eval<V> {
        let [first, list, a, b, expr] = operands;
        let Some((_, items)) = self.items(list) else {
            let v = self.store.foldl(operands, ty);
            return self.checked(v);
        };
        let mut accumulator = first;
        for &item in &items {
            let mut r = MapResolver::new(self, current);
            if let (Node::Str(a), Node::Str(b)) = (self.store.node(a), self.store.node(b)) {
                r.set(a, accumulator, None);
                r.set(b, item, None);
            }
            accumulator = self.resolve(expr, &mut r)?;
        }
        Ok(accumulator)
    }

    /// Evaluates `!cond`: the value of the first true clause.
    pub(super) fn cond(&mut self, clauses: &[V], ty: Ty, current: Option<RecordId>) -> Eval<V> {
        for clause in clauses.chunks_exact(2) {
            match self.as_int(clause[0]) {
                Some(0) => {}
                Some(_) => {
                    // A value that cannot be converted is kept as it is; the field rejects it.
                    return Ok(self.convert(clause[1], ty).unwrap_or(clause[1]));
                }
                None => {
                    let v = self.store.cond(clauses, ty);
                    return self.checked(v);
                }
            }
        }
        let v = self.store.cond(clauses, ty);
        let name = match current {
            Some(current) => crate::print::unquoted_text(&self.store, self.store.record(current).name),
            None => "the expression".to_owned(),
        };
        let message = format!("{name} does not have any true condition in: {}", value_text(&self.store, v));
        let at = self.blame(current);
        self.error("tblgen::no_true_condition", at, message, "end the !cond with 'true: value'")
    }

    pub(super) fn subst(&mut self, from: V, to: V, of: V, ty: Ty) -> Eval<Option<V>> {
        Ok(match (self.store.node(from), self.store.node(to), self.store.node(of)) {
            (Node::Def(from), Node::Def(to), Node::Def(of)) => {
                let record = if from == of { to } else { of };
                Some(self.store.def(record))
            }
            (Node::Var { name: from, .. }, Node::Var { name: to, .. }, Node::Var { name: of, .. }) => {
                let name = if from == of { to } else { of };
                Some(self.store.var(name, ty))
            }
            _ => match (self.string_of(from), self.string_of(to), self.string_of(of)) {
                (Some((from, _)), Some((to, _)), Some((of, _))) => {
                    let symbols = &self.store.symbols;
                    let (from, to, of) = (symbols.get(from), symbols.get(to), symbols.get(of));
                    // The tool does not terminate here.
                    if from.is_empty() {
                        let at = self.at;
                        return self.error(
                            "tblgen::subst",
                            at,
                            "!subst cannot replace the empty string",
                            "name the text to replace",
                        );
                    }
                    // The length of the result is checked before it is created.
                    let found = memchr::memmem::find_iter(of.as_bytes(), from.as_bytes()).count();
                    let len = (of.len() - found * from.len()).saturating_add(found.saturating_mul(to.len()));
                    if len > self.limits.string_len {
                        return self.string_too_long();
                    }
                    let text = of.replace(from, to);
                    Some(self.new_string(&text, false)?)
                }
                _ => None,
            },
        })
    }
}
