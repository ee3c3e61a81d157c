//! Symbols that a match binds, and operations that it reaches from its root.
//!
//! Assumes symbols in order (see [`verify`](crate::verify)): defined once, before use, of fitting kinds.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::{Arg, Constraint, Match, Pattern};

/// Sets of the symbols of a match that are bound, used and reached.
pub(crate) struct Bindings<'p> {
    bound: FxHashSet<&'p str>,
    used: FxHashSet<&'p str>,
    reached: FxHashSet<&'p str>,
}

impl<'p> Bindings<'p> {
    pub(crate) fn of(pattern: &'p Pattern) -> Self {
        let mut used = FxHashSet::default();
        let kinds: FxHashSet<&str> = pattern
            .matches
            .iter()
            .flat_map(Match::defines)
            .chain(pattern.rewrite.iter().flat_map(crate::Action::defines))
            .map(|(sym, _)| sym.as_str())
            .collect();
        let mut note = |sym: &crate::Sym, _: crate::Expected| {
            if let Some(&sym) = kinds.get(sym.as_str()) {
                used.insert(sym);
            }
        };
        pattern.matches.iter().for_each(|statement| statement.uses(&mut note));
        pattern.rewrite.iter().for_each(|action| action.uses(&mut note));
        Bindings { bound: bound(pattern), used, reached: reached(pattern) }
    }

    /// Returns true if matching binds the symbol.
    pub(crate) fn is_bound(&self, sym: &str) -> bool {
        self.bound.contains(sym)
    }

    /// Returns true if any statement refers to the symbol.
    pub(crate) fn is_used(&self, sym: &str) -> bool {
        self.used.contains(sym)
    }

    /// Returns true if a matched operation is reached from the root.
    pub(crate) fn is_reached(&self, sym: &str) -> bool {
        self.reached.contains(sym)
    }
}

fn bound(pattern: &Pattern) -> FxHashSet<&str> {
    let mut bound: FxHashSet<&str> = FxHashSet::default();
    // Backwards, so that a type is seen after the value that carries it.
    for statement in pattern.matches.iter().rev() {
        match statement {
            Match::Operation { id, operands, attributes, results, successors, regions, .. } => {
                bound.insert(id);
                bound.extend(operands.iter().chain(results).map(String::as_str));
                bound.extend(attributes.iter().map(|entry| entry.value.as_str()));
                bound.extend(successors.iter().chain(regions).flatten().map(String::as_str));
            }
            Match::Region { blocks, .. } => bound.extend(blocks.iter().flatten().map(String::as_str)),
            Match::Block { arguments, operations, ends_with, .. } => {
                let inner = arguments.iter().chain(operations).flatten().chain(ends_with);
                bound.extend(inner.map(String::as_str));
            }
            Match::Result { id, .. } | Match::Results { id, .. } => {
                bound.insert(id);
            }
            Match::Type { id, value: Some(_) }
            | Match::Types { id, values: Some(_) }
            | Match::Attribute { id, value: Some(_), .. } => {
                bound.insert(id);
            }
            Match::Operand { id, ty } | Match::Attribute { id, ty, value: None }
                if bound.contains(id.as_str()) =>
            {
                bound.extend(ty.as_deref());
            }
            Match::Operands { id, types, elements } if bound.contains(id.as_str()) => {
                bound.extend(types.as_deref());
                bound.extend(elements.iter().flatten().map(String::as_str));
            }
            Match::Constraint(Constraint::Native { results, .. }) => {
                bound.extend(results.iter().map(|result| result.id.as_str()));
            }
            // A positive comparison binds one side through the other.
            Match::Constraint(Constraint::Equal { left, right, negated: false })
                if bound.contains(left.as_str()) || bound.contains(right.as_str()) =>
            {
                bound.extend([left.as_str(), right.as_str()]);
            }
            _ => {}
        }
    }
    // Constraints come after the symbols that they compare, so a second pass finds the symbols that the
    // operations bound.
    for statement in &pattern.matches {
        if let Match::Constraint(Constraint::Equal { left, right, negated: false }) = statement
            && (bound.contains(left.as_str()) || bound.contains(right.as_str()))
        {
            bound.extend([left.as_str(), right.as_str()]);
        }
    }
    bound
}

fn reached(pattern: &Pattern) -> FxHashSet<&str> {
    // Operations and values are the nodes; definitions, uses and comparisons the edges, both ways. The
    // contents of a region are reached from the operation around it, the elements of a group from the group.
    let mut edges: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    let mut inwards = Vec::new();
    let mut connect = |one, other| {
        edges.entry(one).or_default().push(other);
        edges.entry(other).or_default().push(one);
    };
    for statement in &pattern.matches {
        match statement {
            Match::Operation { id, operands, regions, .. } => {
                operands.iter().for_each(|operand| connect(id.as_str(), operand.as_str()));
                inwards.extend(regions.iter().flatten().map(|region| (id.as_str(), region.as_str())));
            }
            Match::Operands { id, elements: Some(elements), .. } => {
                inwards.extend(elements.iter().map(|element| (id.as_str(), element.as_str())));
            }
            Match::Region { id, blocks } => {
                inwards.extend(blocks.iter().flatten().map(|block| (id.as_str(), block.as_str())));
            }
            Match::Block { id, arguments, operations, ends_with } => {
                let parts = arguments.iter().chain(operations).flatten().chain(ends_with);
                inwards.extend(parts.map(|part| (id.as_str(), part.as_str())));
            }
            Match::Result { id, op, .. } | Match::Results { id, op, .. } => connect(id, op),
            Match::Constraint(Constraint::Equal { left, right, negated: false }) => connect(left, right),
            Match::Constraint(Constraint::Native { args, results, .. }) => {
                for result in results {
                    for arg in args {
                        if let Arg::Ref(arg) = arg {
                            connect(result.id.as_str(), arg);
                        }
                    }
                }
            }
            _ => {}
        }
    }
    for (outer, inner) in inwards {
        edges.entry(outer).or_default().push(inner);
    }
    let mut reached = FxHashSet::default();
    let mut queue: VecDeque<&str> = pattern.root_symbol().map(String::as_str).into_iter().collect();
    while let Some(node) = queue.pop_front() {
        if reached.insert(node) {
            queue.extend(edges.get(node).into_iter().flatten());
        }
    }
    reached
}
