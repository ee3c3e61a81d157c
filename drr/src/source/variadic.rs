//! Operand groups of any length: `variadic`, and one operation whose results are the whole group.

use std::sync::Arc;

use legalize_ods::{Arity, OpDef};
use legalize_pattern_model::{Arg, Constraint, Kind, Match, NativeResult, Predicate, Snippet, Sym};
use legalize_source::Span;
use legalize_tblgen::{DagValue, Value};

use super::Group;
use crate::dag::{Head, head, split_index, symbol};
use crate::error::{self, Failed, Lowered};
use crate::natives::Call;
use crate::rule::{Bound, Entity, Rule};

impl<'k> Rule<'_, 'k> {
    pub(super) fn nested_variadic<T>(&mut self, span: Span, def: &OpDef, at: usize) -> Lowered<T> {
        let operand = &def.operands[at];
        let what = format!(
            "operand '{}' of '{}' is variadic, a nested pattern matches one value",
            operand.name, def.name
        );
        self.fail(error::unsupported(span, what, "match its values one by one: `(variadic (Op …), …)`"))
    }

    /// A nested pattern for a whole group: an optional operand that is there, or all results of a
    /// variadic group.
    pub(super) fn match_group_defining_op(
        &mut self,
        arg: DagValue<'k>,
        nested: &Arc<OpDef>,
        def: &Arc<OpDef>,
        at: usize,
        depth: usize,
    ) -> Lowered<Group> {
        let span = self.dag_span(arg);
        let index = symbol(arg.operator_name()).and_then(|name| split_index(name).1).unwrap_or(0);
        let feeds_group = nested.results.get(index).is_some_and(|result| result.arity.is_variable_length());
        if self.strict() || !(feeds_group || def.operands[at].arity == Arity::Optional) {
            return self.nested_variadic(span, def, at);
        }
        match self.match_defining_op(arg, nested, depth, false)? {
            Entity::Value(value) => Ok(Group::One(value)),
            Entity::Range(values) | Entity::Optional(values) => Ok(Group::Range(values)),
            _ => Err(Failed),
        }
    }

    pub(super) fn match_variadic(
        &mut self,
        variadic: DagValue<'k>,
        def: &Arc<OpDef>,
        at: usize,
        depth: usize,
    ) -> Lowered<Group> {
        let span = self.dag_span(variadic);
        let operand = &def.operands[at];
        if operand.arity != Arity::Variadic {
            let what = format!("matches operand '{}' of '{}', which is not variadic", operand.name, def.name);
            let help = match operand.arity {
                Arity::Optional => "bind an optional operand to a symbol",
                _ => "leave `variadic` out",
            };
            return self.fail(error::directive(span, "variadic", &what, help));
        }
        let mut values = Vec::new();
        let mut ok = true;
        for index in 0..variadic.len() {
            if let Value::Dag(nested) = variadic.arg(index) {
                let is_op = matches!(head(self.shared.module, nested), Head::Op(_));
                if !is_op && (self.strict() || !matches!(head(self.shared.module, nested), Head::Native(_))) {
                    let span = self.dag_span(nested);
                    let help = "use symbols, constraints or operations as its values";
                    ok = self
                        .fail::<()>(error::directive(span, "variadic", "cannot contain this pattern", help))
                        .is_ok();
                    continue;
                }
            }
            match self.match_operand(variadic, index, def, at, depth, false) {
                Ok(Group::One(value)) => values.push(value),
                _ => ok = false,
            }
        }
        let name = symbol(variadic.operator_name());
        if let Some(name) = name {
            let span = self.operator_span(variadic);
            if split_index(name).1.is_some() {
                return self.fail(error::indexed_binding(span, name));
            }
            ok &= self.bind(name, Bound::Pack(values.clone()), span).is_ok();
        }
        if !ok {
            return Err(Failed);
        }
        Ok(Group::Many(values, name.map(str::to_owned)))
    }

    /// Values of a group whose size the operands as a whole do not fix: the group has that many values, and
    /// each is picked from it.
    pub(super) fn split_group(
        &mut self,
        values: &[Sym],
        name: Option<&str>,
        after: &mut Vec<Match>,
        def: &OpDef,
        at: usize,
    ) -> Lowered<Sym> {
        let range = self.names.fresh(&def.operands[at].name);
        // An operation is found through the element that it defines. Elements that are merely picked are
        // expressed by statements that the PDL dialect has, too.
        if values.iter().any(|value| self.is_result(value)) {
            let elements = Some(values.to_vec());
            self.pattern.matches.push(Match::Operands { id: range.clone(), types: None, elements });
            self.bind_group(name, &range);
            return Ok(range);
        }
        self.pattern.matches.push(Match::Operands { id: range.clone(), types: None, elements: None });
        after.push(Match::Constraint(Constraint::Predicate {
            tree: Predicate::Leaf(Snippet {
                text: format!("$_self.size() == {}", values.len()),
                place: None,
            }),
            subject: range.clone(),
            args: Vec::new(),
            summary: format!("{} values", values.len()),
            place: None,
        }));
        for (index, value) in values.iter().enumerate() {
            let id = self.names.fresh(&format!("{range}_{index}"));
            let call = Call {
                name: Some(&format!("drr.element_{index}")),
                body: &format!("$0[{index}]"),
                place: None,
                params: vec![""],
                classes: Vec::new(),
                results: vec![Kind::Value],
                is_constraint: true,
            };
            let results = vec![NativeResult { id: id.clone(), kind: Kind::Value }];
            let span = self.span();
            let statement = self.call(call, vec![Arg::Ref(range.clone())], results, span);
            after.push(statement);
            let position =
                self.pattern.matches.iter().position(
                    |statement| matches!(statement, Match::Operand { id, ty: None } if id == value),
                );
            // A plain symbol becomes the element; other bindings of the symbol must be equal to it.
            match position {
                Some(position) if !self.is_shared(value) => {
                    self.pattern.matches.remove(position);
                    rename_definition(after, &id, value);
                }
                _ => after.push(Match::Constraint(Constraint::Equal {
                    left: value.clone(),
                    right: id,
                    negated: false,
                })),
            }
        }
        self.bind_group(name, &range);
        Ok(range)
    }

    /// Binds the symbol of a group, if it has one, to its range.
    fn bind_group(&mut self, name: Option<&str>, range: &Sym) {
        if let Some(symbol) = name.and_then(|name| self.symbols.get_mut(name)) {
            symbol.bound = Bound::Operand(range.clone(), Arity::Variadic);
        }
    }

    /// Returns true if a matched operation defines the value.
    fn is_result(&self, value: &Sym) -> bool {
        let statements = &self.pattern.matches;
        statements.iter().any(|statement| matches!(statement, Match::Result { id, .. } if id == value))
    }

    /// Returns true if a statement that is already written refers to the symbol.
    fn is_shared(&self, sym: &Sym) -> bool {
        let mut found = false;
        for statement in &self.pattern.matches {
            statement.uses(&mut |used, _| found |= used == sym);
        }
        found
    }
}

/// Renames the symbol of a definition in these statements.
fn rename_definition(statements: &mut [Match], from: &Sym, to: &Sym) {
    for statement in statements {
        statement.for_each_definition_mut(&mut |id| {
            if id == from {
                id.clone_from(to);
            }
        });
    }
}
