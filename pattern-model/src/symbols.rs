//! Definitions and uses of symbols: the walk over statements that all checks share.
//!
//! Invariant: [`Match::defines`], [`Match::uses`] and [`Match::for_each_use_mut`] (and the same three of
//! [`Action`]) visit the same symbols in the same order, the order in which RON spells them.

use std::collections::BTreeMap;

use smallvec::{SmallVec, smallvec};

use crate::{
    Action, Arg, Constraint, Kind, Location, Match, NativeResult, Pattern, Replacement, ResultTypes, Sym,
};

/// Kind of symbol that a position in a statement takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// Exactly this kind.
    One(Kind),
    /// A value or a range of values.
    Values,
    /// A type or a range of types.
    Types,
    /// Any kind.
    Any,
}

impl Expected {
    /// Returns true if the position takes a symbol of this kind.
    pub fn accepts(self, kind: Kind) -> bool {
        match self {
            Expected::One(one) => one == kind,
            Expected::Values => matches!(kind, Kind::Value | Kind::ValueRange),
            Expected::Types => matches!(kind, Kind::Type | Kind::TypeRange),
            Expected::Any => true,
        }
    }

    /// Describes the position in words, with an article.
    pub fn describe(self) -> &'static str {
        match self {
            Expected::One(kind) => kind.describe(),
            Expected::Values => "a value or a range of values",
            Expected::Types => "a type or a range of types",
            Expected::Any => "a symbol",
        }
    }
}

impl Kind {
    /// Describes the kind in words, with an article.
    pub fn describe(self) -> &'static str {
        match self {
            Kind::Operation => "an operation",
            Kind::Value => "a value",
            Kind::ValueRange => "a range of values",
            Kind::Type => "a type",
            Kind::TypeRange => "a range of types",
            Kind::Attribute => "an attribute",
            Kind::Block => "a block",
            Kind::Region => "a region",
        }
    }
}

const OPERATION: Expected = Expected::One(Kind::Operation);

/// The uses of one statement through either kind of reference; `$iter` is `iter` or `iter_mut`.
macro_rules! match_uses {
    ($statement:expr, $f:expr, $iter:ident, $($mutable:tt)?) => {{
        let f = $f;
        match $statement {
            Match::Type { .. } | Match::Types { .. } | Match::Successor { .. } => {}
            Match::Region { blocks, .. } => {
                for sym in blocks.$iter().flatten() {
                    f(sym, Expected::One(Kind::Block));
                }
            }
            Match::Block { arguments, operations, ends_with, .. } => {
                for sym in arguments.$iter().flatten() {
                    f(sym, Expected::One(Kind::Value));
                }
                for sym in operations.$iter().flatten().chain(ends_with.$iter()) {
                    f(sym, OPERATION);
                }
            }
            Match::Attribute { ty, .. } | Match::Operand { ty, .. } => {
                for sym in ty.$iter() {
                    f(sym, Expected::One(Kind::Type));
                }
            }
            Match::Operands { types, elements, .. } => {
                for sym in types.$iter() {
                    f(sym, Expected::One(Kind::TypeRange));
                }
                for sym in elements.$iter().flatten() {
                    f(sym, Expected::One(Kind::Value));
                }
            }
            Match::Operation { operands, attributes, results, successors, regions, .. } => {
                for sym in operands.$iter() {
                    f(sym, Expected::Values);
                }
                for entry in attributes.$iter() {
                    f(& $($mutable)? entry.value, Expected::One(Kind::Attribute));
                }
                for sym in results.$iter() {
                    f(sym, Expected::Types);
                }
                for sym in successors.$iter().flatten() {
                    f(sym, Expected::One(Kind::Block));
                }
                for sym in regions.$iter().flatten() {
                    f(sym, Expected::One(Kind::Region));
                }
            }
            Match::Result { op, .. } | Match::Results { op, .. } => f(op, OPERATION),
            Match::Constraint(Constraint::Native { args, .. }) => {
                for arg in args.$iter() {
                    if let Arg::Ref(sym) = arg {
                        f(sym, Expected::Any);
                    }
                }
            }
            Match::Constraint(Constraint::Predicate { subject, args, .. }) => {
                f(subject, Expected::Any);
                for arg in args.$iter() {
                    if let Arg::Ref(sym) = arg {
                        f(sym, Expected::Any);
                    }
                }
            }
            Match::Constraint(Constraint::Equal { left, right, .. }) => {
                f(left, Expected::Any);
                f(right, Expected::Any);
            }
        }
    }};
}

/// Equivalent of `match_uses` for the rewrite section.
macro_rules! action_uses {
    ($action:expr, $f:expr, $iter:ident, $($mutable:tt)?) => {{
        let f = $f;
        match $action {
            Action::Type { .. } | Action::Types { .. } | Action::Attribute { .. } | Action::Region { .. } => {}
            Action::Block { region, arguments, .. } => {
                f(region, Expected::One(Kind::Region));
                for argument in arguments.$iter() {
                    f(& $($mutable)? argument.ty, Expected::One(Kind::Type));
                }
            }
            Action::InsertionPoint { block } => {
                for sym in block.$iter() {
                    f(sym, Expected::One(Kind::Block));
                }
            }
            Action::Range { kind, elements, .. } => {
                let expected = match kind {
                    Kind::ValueRange => Expected::Values,
                    Kind::TypeRange => Expected::Types,
                    _ => Expected::Any,
                };
                for sym in elements.$iter() {
                    f(sym, expected);
                }
            }
            Action::Operation { operands, attributes, results, successors, regions, location, .. } => {
                for sym in operands.$iter() {
                    f(sym, Expected::Values);
                }
                for entry in attributes.$iter() {
                    f(& $($mutable)? entry.value, Expected::One(Kind::Attribute));
                }
                match results {
                    ResultTypes::Infer | ResultTypes::Defined => {}
                    ResultTypes::Of(types) => {
                        for sym in types.$iter() {
                            f(sym, Expected::Types);
                        }
                    }
                    ResultTypes::Like(op) => f(op, OPERATION),
                }
                for sym in successors.$iter() {
                    f(sym, Expected::One(Kind::Block));
                }
                for sym in regions.$iter() {
                    f(sym, Expected::One(Kind::Region));
                }
                if let Location::Of(syms) | Location::Fused { of: syms, .. } = location {
                    for sym in syms.$iter() {
                        f(sym, Expected::Any);
                    }
                }
            }
            Action::Result { op, .. } | Action::Results { op, .. } | Action::Erase { op } => f(op, OPERATION),
            Action::Replace { op, with } => {
                f(op, OPERATION);
                match with {
                    Replacement::Operation(by) => f(by, OPERATION),
                    Replacement::Values(values) => {
                        for sym in values.$iter() {
                            f(sym, Expected::Values);
                        }
                    }
                }
            }
            Action::Native { args, .. } => {
                for arg in args.$iter() {
                    if let Arg::Ref(sym) = arg {
                        f(sym, Expected::Any);
                    }
                }
            }
        }
    }};
}

/// Symbols that a statement binds, with their kinds; most bind one.
pub type Defined<'a> = SmallVec<[(&'a Sym, Kind); 1]>;

fn native_results(results: &[NativeResult]) -> Defined<'_> {
    results.iter().map(|result| (&result.id, result.kind)).collect()
}

fn group_kind(single: bool) -> Kind {
    if single { Kind::Value } else { Kind::ValueRange }
}

impl Match {
    /// The symbols that the statement binds, with their kinds.
    pub fn defines(&self) -> Defined<'_> {
        let (id, kind) = match self {
            Match::Type { id, .. } => (id, Kind::Type),
            Match::Types { id, .. } => (id, Kind::TypeRange),
            Match::Attribute { id, .. } => (id, Kind::Attribute),
            Match::Operand { id, .. } | Match::Result { id, .. } => (id, Kind::Value),
            Match::Operands { id, .. } => (id, Kind::ValueRange),
            Match::Successor { id } => (id, Kind::Block),
            Match::Region { id, .. } => (id, Kind::Region),
            Match::Block { id, .. } => (id, Kind::Block),
            Match::Operation { id, .. } => (id, Kind::Operation),
            Match::Results { id, single, .. } => (id, group_kind(*single)),
            Match::Constraint(Constraint::Native { results, .. }) => return native_results(results),
            Match::Constraint(_) => return Defined::new(),
        };
        smallvec![(id, kind)]
    }

    /// Calls `f` with each symbol that the statement uses and with the kind that its position takes.
    pub fn uses<'a>(&'a self, f: &mut dyn FnMut(&'a Sym, Expected)) {
        match_uses!(self, f, iter,);
    }

    /// Calls `f` with each symbol that [`Match::uses`] visits, to rename them.
    pub fn for_each_use_mut(&mut self, f: &mut dyn FnMut(&mut Sym, Expected)) {
        match_uses!(self, f, iter_mut, mut);
    }

    /// Calls `f` with each symbol that the statement binds, to rename them.
    pub fn for_each_definition_mut(&mut self, f: &mut dyn FnMut(&mut Sym)) {
        match self {
            Match::Type { id, .. }
            | Match::Types { id, .. }
            | Match::Attribute { id, .. }
            | Match::Operand { id, .. }
            | Match::Operands { id, .. }
            | Match::Successor { id }
            | Match::Region { id, .. }
            | Match::Block { id, .. }
            | Match::Operation { id, .. }
            | Match::Result { id, .. }
            | Match::Results { id, .. } => f(id),
            Match::Constraint(Constraint::Native { results, .. }) => {
                results.iter_mut().for_each(|result| f(&mut result.id));
            }
            Match::Constraint(_) => {}
        }
    }
}

impl Action {
    /// The symbols that the statement binds, with their kinds.
    pub fn defines(&self) -> Defined<'_> {
        let (id, kind) = match self {
            Action::Type { id, .. } => (id, Kind::Type),
            Action::Types { id, .. } => (id, Kind::TypeRange),
            Action::Attribute { id, .. } => (id, Kind::Attribute),
            Action::Range { id, kind, .. } => (id, *kind),
            Action::Operation { id, .. } => (id, Kind::Operation),
            Action::Result { id, .. } => (id, Kind::Value),
            Action::Results { id, single, .. } => (id, group_kind(*single)),
            Action::Region { id } => (id, Kind::Region),
            Action::Block { id, arguments, .. } => {
                let arguments = arguments.iter().map(|argument| (&argument.id, Kind::Value));
                return std::iter::once((id, Kind::Block)).chain(arguments).collect();
            }
            Action::Native { results, .. } => return native_results(results),
            Action::Replace { .. } | Action::Erase { .. } | Action::InsertionPoint { .. } => {
                return Defined::new();
            }
        };
        smallvec![(id, kind)]
    }

    /// Calls `f` with each symbol that the statement uses and with the kind that its position takes.
    pub fn uses<'a>(&'a self, f: &mut dyn FnMut(&'a Sym, Expected)) {
        action_uses!(self, f, iter,);
    }

    /// Calls `f` with each symbol that [`Action::uses`] visits, to rename them.
    pub fn for_each_use_mut(&mut self, f: &mut dyn FnMut(&mut Sym, Expected)) {
        action_uses!(self, f, iter_mut, mut);
    }

    /// Calls `f` with each symbol that the statement binds, to rename them.
    pub fn for_each_definition_mut(&mut self, f: &mut dyn FnMut(&mut Sym)) {
        match self {
            Action::Type { id, .. }
            | Action::Types { id, .. }
            | Action::Attribute { id, .. }
            | Action::Range { id, .. }
            | Action::Operation { id, .. }
            | Action::Region { id }
            | Action::Result { id, .. }
            | Action::Results { id, .. } => f(id),
            Action::Block { id, arguments, .. } => {
                f(id);
                arguments.iter_mut().for_each(|argument| f(&mut argument.id));
            }
            Action::Native { results, .. } => results.iter_mut().for_each(|result| f(&mut result.id)),
            Action::Replace { .. } | Action::Erase { .. } | Action::InsertionPoint { .. } => {}
        }
    }

    /// Returns true if the statement changes nothing by itself: it only names a type, an attribute or values.
    pub fn is_pure(&self) -> bool {
        matches!(
            self,
            Action::Type { .. }
                | Action::Types { .. }
                | Action::Attribute { .. }
                | Action::Range { .. }
                | Action::Result { .. }
                | Action::Results { .. }
        )
    }
}

impl Pattern {
    /// Kind of every symbol of the pattern; for a symbol that is defined twice, the first definition counts.
    pub fn kinds(&self) -> BTreeMap<Sym, Kind> {
        let matched = self.matches.iter().flat_map(Match::defines);
        let created = self.rewrite.iter().flat_map(Action::defines);
        let mut kinds = BTreeMap::new();
        for (sym, kind) in matched.chain(created) {
            kinds.entry(sym.clone()).or_insert(kind);
        }
        kinds
    }

    /// The symbol of the operation that is rewritten: [`Pattern::root`], else the last matched operation.
    pub fn root_symbol(&self) -> Option<&Sym> {
        self.root.as_ref().or_else(|| {
            self.matches.iter().rev().find_map(|statement| match statement {
                Match::Operation { id, .. } => Some(id),
                _ => None,
            })
        })
    }

    /// The full name of the operation that is rewritten, if the pattern requires one.
    pub fn root_name(&self) -> Option<&str> {
        let root = self.root_symbol()?;
        self.matches.iter().find_map(|statement| match statement {
            Match::Operation { id, name, .. } if id == root => name.as_deref(),
            _ => None,
        })
    }

    /// The names of the operations that the rewrite section creates, in order, each once.
    pub fn generated_ops(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for action in &self.rewrite {
            if let Action::Operation { name, .. } = action
                && !names.contains(&name.as_str())
            {
                names.push(name);
            }
        }
        names
    }

    /// The name for messages: the pattern's own, else the root's.
    pub fn describe(&self) -> String {
        match (&self.name, self.root_name()) {
            (Some(name), _) => format!("'{name}'"),
            (None, Some(root)) => format!("on '{root}'"),
            (None, None) => "without a name".to_owned(),
        }
    }
}
