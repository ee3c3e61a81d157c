//! State of a pattern that is being lowered: its statements so far, its symbols, and its open choices.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_ods::{Arity, ConstraintDef, OdsModule, OpDef};
use legalize_pattern_model::{
    Action, Arg, Constraint, FreshNames, Kind, Match, NativeResult, Pattern, Predicate, Sym,
};
use legalize_source::{Diagnostic, Diagnostics, Span};
use legalize_tblgen::{DagValue, Record, RecordId, Value};
use rustc_hash::FxHashMap;

use crate::DrrOptions;
use crate::dag::{self, split_index};
use crate::error::{Failed, Lowered};
use crate::natives::{Call, Natives};
use crate::places::Places;

/// State that all patterns of a file share.
pub(crate) struct Shared<'k> {
    pub(crate) module: &'k OdsModule,
    pub(crate) options: &'k DrrOptions,
    pub(crate) natives: Natives,
    pub(crate) places: Places<'k>,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) constraints: FxHashMap<RecordId, Option<Arc<ConstraintDef>>>,
}

/// Choice of each place of a pattern that can be matched in several ways. Enumerates all combinations, the
/// last place fastest.
#[derive(Default)]
pub(crate) struct Choices {
    taken: Vec<(usize, usize)>,
    next: usize,
}

impl Choices {
    /// The way that the next place takes, of `count` ways.
    pub(crate) fn choose(&mut self, count: usize) -> usize {
        if self.next == self.taken.len() {
            self.taken.push((0, count));
        }
        let (way, _) = self.taken[self.next];
        self.next += 1;
        way
    }

    /// Advances to the next combination; returns true if there is one.
    pub(crate) fn advance(&mut self) -> bool {
        self.next = 0;
        while let Some((way, count)) = self.taken.pop() {
            if way + 1 < count {
                self.taken.push((way + 1, count));
                return true;
            }
        }
        false
    }
}

/// Entity that a symbol of the pattern is bound to.
#[derive(Clone, Debug)]
pub(crate) enum Bound {
    /// An operand group of a matched operation.
    Operand(Sym, Arity<String>),
    /// An attribute, possibly missing.
    Attribute(Sym),
    /// The result of a native call.
    Native(Sym, Kind),
    /// The results of a native call with several results.
    Values(Vec<(Sym, Kind)>),
    /// The elements of a `variadic`.
    Pack(Vec<Sym>),
    /// An operation, and by it its results.
    Op(Sym),
    /// A region.
    Region(Sym),
    /// A successor.
    Successor(Sym),
    /// A symbol that a result pattern binds later.
    Pending,
}

/// A symbol with its place.
#[derive(Clone, Debug)]
pub(crate) struct Symbol {
    pub(crate) bound: Bound,
    pub(crate) span: Span,
}

/// Entity that a reference resolves to.
#[derive(Clone, Debug)]
pub(crate) enum Entity {
    /// One value.
    Value(Sym),
    /// A range of values.
    Range(Sym),
    /// A range of at most one value.
    Optional(Sym),
    /// An attribute.
    Attribute(Sym),
    /// All results of an operation, or the operation itself if it has none.
    Op(Sym),
    /// Values one by one.
    Values(Vec<Sym>),
    /// The result of a native call.
    Native(Sym, Kind),
    /// A region.
    Region(Sym),
    /// A successor.
    Successor(Sym),
}

/// An operation of either section.
#[derive(Clone)]
pub(crate) struct OpEntry {
    /// Definition of the operation; `None` for one that a native call matches.
    pub(crate) def: Option<Arc<OpDef>>,
    /// Type symbols of a matched operation's result groups.
    pub(crate) types: Vec<Sym>,
}

/// The pattern.
pub(crate) struct Rule<'r, 'k> {
    pub(crate) shared: &'r mut Shared<'k>,
    pub(crate) choices: &'r mut Choices,
    pub(crate) record: Record<'k>,
    pub(crate) pattern: Pattern,
    pub(crate) names: FreshNames,
    pub(crate) symbols: BTreeMap<String, Symbol>,
    pub(crate) ops: BTreeMap<Sym, OpEntry>,
    /// Symbols of results by operation and number.
    pub(crate) results: BTreeMap<(Sym, usize), Sym>,
    /// Matched operations in the order in which upstream collects them.
    pub(crate) matched: Vec<Sym>,
    /// True if the rewrite section is being written.
    pub(crate) in_rewrite: bool,
}

impl<'r, 'k> Rule<'r, 'k> {
    pub(crate) fn new(shared: &'r mut Shared<'k>, choices: &'r mut Choices, record: Record<'k>) -> Self {
        Rule {
            shared,
            choices,
            record,
            pattern: Pattern::default(),
            names: FreshNames::new(),
            symbols: BTreeMap::new(),
            ops: BTreeMap::new(),
            results: BTreeMap::new(),
            matched: Vec::new(),
            in_rewrite: false,
        }
    }

    /// Reports a mistake.
    pub(crate) fn fail<T>(&mut self, diagnostic: Diagnostic) -> Lowered<T> {
        self.shared.diagnostics.push(diagnostic);
        Err(Failed)
    }

    /// Span of the pattern's record.
    pub(crate) fn span(&self) -> Span {
        self.record.span()
    }

    pub(crate) fn dag_span(&self, dag: DagValue<'k>) -> Span {
        dag::dag_span(dag, self.span())
    }

    pub(crate) fn arg_span(&self, dag: DagValue<'k>, index: usize) -> Span {
        dag::arg_span(dag, index, self.span())
    }

    pub(crate) fn operator_span(&self, dag: DagValue<'k>) -> Span {
        dag::operator_span(dag, self.span())
    }

    /// Returns true if only patterns that upstream's generator accepts are accepted.
    pub(crate) fn strict(&self) -> bool {
        self.shared.options.upstream_limits
    }

    /// Reserves the symbols that a dag spells, so that generated ones do not clash with them.
    pub(crate) fn reserve(&mut self, dag: DagValue<'k>) {
        let mut stack = vec![dag];
        while let Some(dag) = stack.pop() {
            for name in dag.operator_name().into_iter().chain(dag.args().filter_map(|(_, name)| name)) {
                self.names.take(split_index(name).0);
            }
            stack.extend(dag.args().filter_map(|(value, _)| match value {
                Value::Dag(dag) => Some(dag),
                _ => None,
            }));
        }
    }

    /// Binds a symbol. Operands may share one, which the caller handles.
    pub(crate) fn bind(&mut self, name: &str, bound: Bound, span: Span) -> Lowered<()> {
        match self.symbols.get(name) {
            Some(first) if !matches!(first.bound, Bound::Pending) => {
                let first = first.span;
                self.fail(crate::error::rebound_symbol(span, name, Some(first)))
            }
            _ => {
                self.symbols.insert(name.to_owned(), Symbol { bound, span });
                Ok(())
            }
        }
    }

    /// The constraint of a record.
    pub(crate) fn constraint(&mut self, record: Record<'k>) -> Lowered<Arc<ConstraintDef>> {
        if let Some(known) = self.shared.constraints.get(&record.id()) {
            return known.clone().ok_or(Failed);
        }
        let loaded = match self.shared.module.constraint(record.name()) {
            Some(known) => Some(known.clone()),
            None => match legalize_ods::constraint_from_record(record) {
                Ok(def) => Some(def),
                Err(diagnostic) => {
                    self.shared.diagnostics.push(diagnostic);
                    None
                }
            },
        };
        self.shared.constraints.insert(record.id(), loaded.clone());
        loaded.ok_or(Failed)
    }

    /// Adds a condition from a definition; one that always holds is omitted.
    pub(crate) fn predicate(
        &mut self,
        into: &mut Vec<Match>,
        def: &ConstraintDef,
        subject: &Sym,
        args: Vec<Arg>,
        span: Span,
    ) {
        let tree = Predicate::clone(&def.predicate);
        if tree == Predicate::True {
            return;
        }
        into.push(Match::Constraint(Constraint::Predicate {
            tree,
            subject: subject.clone(),
            args,
            summary: def.summary.clone(),
            place: self.shared.places.place(Some(span)),
        }));
    }

    /// Calls a native in the section that is being written and returns the symbols that it binds.
    pub(crate) fn call(
        &mut self,
        call: Call<'_>,
        args: Vec<Arg>,
        results: Vec<NativeResult>,
        span: Span,
    ) -> Match {
        let name = self.shared.natives.name(call);
        let place = self.shared.places.place(Some(span));
        Match::Constraint(Constraint::Native { name, args, results, negated: false, place })
    }

    /// Writes a call into the current section.
    pub(crate) fn emit_call(
        &mut self,
        mut call: Call<'_>,
        args: Vec<Arg>,
        results: Vec<NativeResult>,
        span: Span,
    ) {
        call.is_constraint = !self.in_rewrite;
        match self.call(call, args, results, span) {
            Match::Constraint(Constraint::Native { name, args, results, place, .. }) if self.in_rewrite => {
                self.pattern.rewrite.push(Action::Native { name, args, results, place });
            }
            statement => self.pattern.matches.push(statement),
        }
    }

    /// Computes a value by one of the natives that this frontend provides.
    pub(crate) fn support(
        &mut self,
        name: &'static str,
        body: &str,
        args: Vec<Arg>,
        kind: Kind,
        hint: &str,
    ) -> Sym {
        let id = self.names.fresh(hint);
        let call = Call {
            name: Some(name),
            body,
            place: None,
            params: vec![""; args.len()],
            classes: Vec::new(),
            results: vec![kind],
            is_constraint: false,
        };
        let span = self.span();
        self.emit_call(call, args, vec![NativeResult { id: id.clone(), kind }], span);
        id
    }

    /// The symbol of a result group of an operation: a value, or a range where the group is not a single
    /// value.
    pub(crate) fn result(&mut self, op: &Sym, index: usize) -> Entity {
        let def = self.ops.get(op).and_then(|entry| entry.def.clone());
        let groups = def.as_deref().map_or(&[][..], |def| &def.results);
        let arity = groups.get(index).map_or(Arity::Single, |group| group.arity.clone());
        let key = (op.clone(), index);
        let id = match self.results.get(&key) {
            Some(id) => id.clone(),
            None => {
                let id = self.names.fresh(&format!("{op}_{index}"));
                let plain = groups.iter().take(index + 1).all(|group| group.arity == Arity::Single);
                let (number, single) = (index as u32, arity == Arity::Single);
                let (op, created) = (op.clone(), id.clone());
                match (self.in_rewrite, plain) {
                    (true, true) => {
                        self.pattern.rewrite.push(Action::Result { id: created, op, index: number });
                    }
                    (true, false) => {
                        let action = Action::Results { id: created, op, index: Some(number), single };
                        self.pattern.rewrite.push(action);
                    }
                    (false, true) => {
                        self.pattern.matches.push(Match::Result { id: created, op, index: number });
                    }
                    (false, false) => {
                        let statement = Match::Results { id: created, op, index: Some(number), single };
                        self.pattern.matches.push(statement);
                    }
                }
                self.results.insert(key, id.clone());
                id
            }
        };
        match arity {
            Arity::Single => Entity::Value(id),
            Arity::Optional => Entity::Optional(id),
            Arity::Variadic | Arity::VariadicOfVariadic(_) => Entity::Range(id),
        }
    }

    /// All results of an operation as one range.
    pub(crate) fn all_results(&mut self, op: &Sym) -> Sym {
        let key = (op.clone(), usize::MAX);
        if let Some(id) = self.results.get(&key) {
            return id.clone();
        }
        let id = self.names.fresh(&format!("{op}_all"));
        let (created, owner) = (id.clone(), op.clone());
        if self.in_rewrite {
            self.pattern.rewrite.push(Action::Results { id: created, op: owner, index: None, single: false });
        } else {
            self.pattern.matches.push(Match::Results { id: created, op: owner, index: None, single: false });
        }
        self.results.insert(key, id.clone());
        id
    }
}

#[cfg(test)]
mod tests {
    use super::Choices;

    #[test]
    fn choices_count_through_all_combinations() {
        let mut choices = Choices::default();
        let mut seen = Vec::new();
        loop {
            let first = choices.choose(2);
            // A place that exists only under one of the ways.
            let second = if first == 0 { choices.choose(3) } else { 9 };
            seen.push((first, second));
            if !choices.advance() {
                break;
            }
        }
        assert_eq!(seen, [(0, 0), (0, 1), (0, 2), (1, 9)]);
    }
}
