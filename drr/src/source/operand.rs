//! Operands of a matched operation: symbols, constraints, and `either`.

use std::sync::Arc;

use legalize_ods::{ArgumentRef, Arity, OpDef, OperandDef};
use legalize_pattern_model::{Arg, Kind, Match, Sym};
use legalize_source::Span;
use legalize_tblgen::{DagValue, Value};

use super::{Group, Parts};
use crate::dag::{Head, Leaf, head, leaf, split_index, symbol};
use crate::error::{self, Failed, Lowered};
use crate::rule::{Bound, Entity, Rule};

impl<'k> Rule<'_, 'k> {
    pub(super) fn match_either(
        &mut self,
        either: DagValue<'k>,
        def: &Arc<OpDef>,
        argument: usize,
        parts: &mut Parts,
        depth: usize,
    ) -> Lowered<()> {
        let span = self.dag_span(either);
        if either.len() != 2 {
            return self.fail(error::directive(
                span,
                "either",
                "takes two operands",
                "group exactly two arguments",
            ));
        }
        if either.operator_name().is_some() {
            let help = "bind its operands instead";
            return self.fail(error::directive(span, "either", "cannot be bound to a symbol", help));
        }
        let mut operands = [0; 2];
        for (index, operand) in operands.iter_mut().enumerate() {
            match def.arguments[argument + index] {
                ArgumentRef::Operand(at) => *operand = at,
                _ => {
                    let help = "use operands only: other arguments have a fixed order";
                    let span = self.arg_span(either, index);
                    return self.fail(error::directive(
                        span,
                        "either",
                        "contains an argument that is not an operand",
                        help,
                    ));
                }
            }
            if let Value::Dag(nested) = either.arg(index)
                && let Head::Either | Head::Variadic = head(self.shared.module, nested)
            {
                let span = self.dag_span(nested);
                let help = "write several patterns instead";
                return self.fail(error::directive(span, "either", "cannot contain another directive", help));
            }
        }
        // Upstream tries the other order only if this one does not match by itself, and two operands without
        // conditions always do.
        let asks = (0..2).any(|index| match either.arg(index) {
            Value::Unset => false,
            Value::Def(record) => def.operands[operands[index]].constraint.record != record.name(),
            _ => true,
        });
        if asks && self.choices.choose(2) == 1 {
            operands.swap(0, 1);
        }
        // Collected after both, as upstream does.
        let matched = self.matched.len();
        let mut ok = true;
        let mut own = Vec::new();
        for (index, &at) in operands.iter().enumerate() {
            let before = self.matched.len();
            match self.match_operand(either, index, def, at, depth, true) {
                Ok(group) => parts.groups[at] = Some(group),
                Err(Failed) => ok = false,
            }
            if matches!(either.arg(index), Value::Dag(_)) && self.matched.len() > before {
                own.extend(self.matched.pop());
            }
        }
        debug_assert!(self.matched.len() >= matched);
        self.matched.extend(own);
        if ok { Ok(()) } else { Err(Failed) }
    }

    /// Matches one operand group with its argument.
    pub(super) fn match_operand(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        def: &Arc<OpDef>,
        at: usize,
        depth: usize,
        whole_group: bool,
    ) -> Lowered<Group> {
        let operand = &def.operands[at];
        let span = self.arg_span(dag, index);
        if let Value::Dag(arg) = dag.arg(index) {
            if let Some(name) = symbol(dag.arg_name(index)) {
                let help = format!("attach it to the nested operation: `(Op:${name} …)`");
                let what = format!("symbol '${name}' is bound to a nested pattern");
                return self.fail(error::argument_kind(span, what, &help));
            }
            return match head(self.shared.module, arg) {
                Head::Variadic if whole_group => self.match_variadic(arg, def, at, depth),
                Head::Op(nested) => {
                    if whole_group && operand.arity != Arity::Single {
                        return self.match_group_defining_op(arg, &nested, def, at, depth);
                    }
                    match self.match_defining_op(arg, &nested, depth, true)? {
                        Entity::Value(value) => Ok(Group::One(value)),
                        _ => Err(Failed),
                    }
                }
                Head::Native(call) => {
                    if whole_group && operand.arity.is_variable_length() && self.strict() {
                        return self.nested_variadic(span, def, at);
                    }
                    let value = self.match_native(arg, call)?;
                    Ok(Group::One(value))
                }
                other => match other.directive() {
                    Some(name) => {
                        let help =
                            "match the operand by a symbol, a constraint, an operation or a native call";
                        self.fail(error::misplaced_directive(self.operator_span(arg), name, help))
                    }
                    None => {
                        let text = arg.operator_value().to_string();
                        let help =
                            "use an operation, a native call, `either` or `variadic` as a nested pattern";
                        self.unknown(arg, self.operator_span(arg), &text, help)
                    }
                },
            };
        }
        let constraint = match leaf(dag.arg(index)) {
            Leaf::None => None,
            Leaf::Type(record) if record.name() == operand.constraint.record => None,
            Leaf::Type(record) => Some(record),
            _ => {
                let what = format!("argument {} of '{}' is an operand", at_argument(def, at) + 1, def.name);
                let help = "constrain it with a type constraint, or leave the constraint out";
                return self.fail(error::argument_kind(span, what, help));
            }
        };
        if constraint.is_some() && operand.arity.is_variable_length() && (whole_group || self.strict()) {
            let what = format!(
                "operand '{}' of '{}' is variadic and cannot be constrained further",
                operand.name, def.name
            );
            let help = "match its values one by one with `variadic`, or use the pattern's constraint list";
            return self.fail(error::unsupported(span, what, help));
        }
        let group = self.bind_operand(dag.arg_name(index), operand, whole_group, span)?;
        if let (Some(record), Group::One(value)) = (constraint, &group) {
            let def = self.constraint(record)?;
            let ty = self.operand_type(value);
            let mut statements = Vec::new();
            self.predicate(&mut statements, &def, &ty, Vec::new(), span);
            self.pattern.matches.extend(statements);
        }
        Ok(group)
    }

    /// Binds the symbol of an operand whose defining op is not matched. The same symbol twice requires the
    /// same value.
    fn bind_operand(
        &mut self,
        name: Option<&str>,
        operand: &OperandDef,
        whole_group: bool,
        span: Span,
    ) -> Lowered<Group> {
        let arity = if whole_group { operand.arity.clone() } else { Arity::Single };
        let Some(name) = symbol(name) else {
            let hint = if operand.name.is_empty() { "operand".to_owned() } else { operand.name.clone() };
            let id = self.names.fresh(&hint);
            return Ok(self.operand_statement(id, &arity));
        };
        if split_index(name).1.is_some() {
            return self.fail(error::indexed_binding(span, name));
        }
        match self.symbols.get(name).map(|symbol| symbol.bound.clone()) {
            Some(Bound::Operand(id, Arity::Single)) => Ok(Group::One(id)),
            Some(Bound::Operand(id, _)) if arity != Arity::Single => Ok(Group::Range(id)),
            Some(Bound::Operand(id, _)) => {
                // A single value after all: the group that it was bound to has just that one.
                for statement in &mut self.pattern.matches {
                    if matches!(statement, Match::Operands { id: range, .. } if *range == id) {
                        *statement = Match::Operand { id: id.clone(), ty: None };
                    }
                }
                if let Some(symbol) = self.symbols.get_mut(name) {
                    symbol.bound = Bound::Operand(id.clone(), Arity::Single);
                }
                Ok(Group::One(id))
            }
            _ => {
                self.bind(name, Bound::Operand(name.to_owned(), arity.clone()), span)?;
                Ok(self.operand_statement(name.to_owned(), &arity))
            }
        }
    }

    fn operand_statement(&mut self, id: Sym, arity: &Arity<String>) -> Group {
        match arity {
            Arity::Single => {
                self.pattern.matches.push(Match::Operand { id: id.clone(), ty: None });
                Group::One(id)
            }
            _ => {
                self.pattern.matches.push(Match::Operands { id: id.clone(), types: None, elements: None });
                Group::Range(id)
            }
        }
    }

    /// The type symbol of a value of the match section.
    pub(crate) fn operand_type(&mut self, value: &Sym) -> Sym {
        let position = self.pattern.matches.iter().position(|statement| {
            matches!(statement, Match::Operand { id, .. } | Match::Operands { id, .. } if id == value)
        });
        if let Some(position) = position {
            let fresh = self.names.fresh(&format!("{value}_type"));
            let (slot, new) = match &mut self.pattern.matches[position] {
                Match::Operands { types, .. } => (types, Match::Types { id: fresh.clone(), values: None }),
                Match::Operand { ty, .. } => (ty, Match::Type { id: fresh.clone(), value: None }),
                _ => return fresh,
            };
            if let Some(known) = slot {
                return known.clone();
            }
            *slot = Some(fresh.clone());
            self.pattern.matches.insert(position, new);
            return fresh;
        }
        let result = self.results.iter().find(|(_, id)| *id == value).map(|(key, _)| key.clone());
        if let Some((op, index)) = result
            && let Some(entry) = self.ops.get(&op)
            && let Some(ty) = entry.types.get(index)
        {
            return ty.clone();
        }
        let hint = format!("{value}_type");
        self.support("drr.type_of", "$0.getType()", vec![Arg::Ref(value.clone())], Kind::Type, &hint)
    }
}

/// The argument's number of an operand.
fn at_argument(def: &OpDef, operand: usize) -> usize {
    def.arguments.iter().position(|argument| *argument == ArgumentRef::Operand(operand)).unwrap_or(operand)
}
