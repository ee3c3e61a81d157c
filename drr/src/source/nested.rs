//! Patterns of the defining op of a matched operand: nested operations and native calls.

use std::sync::Arc;

use legalize_ods::OpDef;
use legalize_pattern_model::{Arg, Kind, Match, NativeResult, Sym};
use legalize_tblgen::{DagValue, Record, Value};

use crate::dag::{Leaf, leaf, split_index, symbol};
use crate::error::{self, Failed, Lowered};
use crate::natives::{Call, placeholders};
use crate::rule::{Bound, Entity, OpEntry, Rule};

impl<'k> Rule<'_, 'k> {
    /// Matches the operation that defines an operand, and returns the result that defines it: one value of it
    /// if the operand is one.
    pub(super) fn match_defining_op(
        &mut self,
        arg: DagValue<'k>,
        nested: &Arc<OpDef>,
        depth: usize,
        single: bool,
    ) -> Lowered<Entity> {
        let span = self.dag_span(arg);
        if nested.results.is_empty() {
            let what =
                format!("'{}' has no results, so it cannot be the defining op of an operand", nested.name);
            return self.fail(error::unsupported(span, what, "match an operation that has a result"));
        }
        let op = self.match_op(arg, nested, depth + 1)?;
        self.matched.push(op.clone());
        let index = match symbol(arg.operator_name()).and_then(|name| split_index(name).1) {
            Some(index) => index,
            // Any of them, as upstream.
            None if nested.results.len() > 1 => self.choices.choose(nested.results.len()),
            None => 0,
        };
        match self.result(&op, index) {
            Entity::Value(value) => Ok(Entity::Value(value)),
            // The first value of a variadic group, whose number is fixed where only single results precede.
            _ if single => {
                let id = self.names.fresh(&format!("{op}_first"));
                self.forget_result(&op, index);
                self.pattern.matches.push(Match::Result { id: id.clone(), op, index: index as u32 });
                Ok(Entity::Value(id))
            }
            entity => Ok(entity),
        }
    }

    /// Removes the statement that names a result group.
    fn forget_result(&mut self, op: &Sym, index: usize) {
        if let Some(id) = self.results.remove(&(op.clone(), index)) {
            let defines = |statement: &Match| statement.defines().iter().any(|(defined, _)| **defined == id);
            self.pattern.matches.retain(|statement| !defines(statement));
        }
    }

    /// `(NativeCodeCall<"…"> …)`: matches any defining op of the operand on which the call succeeds. All
    /// arguments are bound by the call.
    pub(super) fn match_native(&mut self, dag: DagValue<'k>, record: Record<'k>) -> Lowered<Sym> {
        let span = self.dag_span(dag);
        if let Some(name) = symbol(dag.operator_name()) {
            let what = format!("symbol '${name}' is bound to a native call of the source pattern");
            return self.fail(error::native_call(span, what, "bind the call's arguments instead"));
        }
        let Ok(body) = record.string("expression") else {
            return self.fail(error::native_call(
                span,
                format!("'{}' has no expression", record.name()),
                "set it",
            ));
        };
        let found = placeholders(body);
        if found.selves != 1 {
            let what = format!(
                "a native call of a source pattern has to use '$_self' once, but this one uses it {} times",
                found.selves
            );
            let help = "use '$_self' once, for the defining op of the operand";
            return self.fail(error::native_call(span, what, help));
        }
        if let Some(largest) = found.largest.filter(|&largest| largest >= dag.len()) {
            let what = format!("the call's text uses '${largest}', but it has {} arguments", dag.len());
            return self.fail(error::native_call(
                span,
                what,
                "number the arguments from $0, and pass each of them",
            ));
        }
        let values = self.names.fresh("values");
        let types = self.names.fresh("types");
        let op = self.names.fresh("defining_op");
        self.pattern.matches.push(Match::Operands { id: values.clone(), types: None, elements: None });
        self.pattern.matches.push(Match::Types { id: types.clone(), values: None });
        self.pattern.matches.push(Match::Operation {
            id: op.clone(),
            name: None,
            operands: vec![values],
            attributes: Vec::new(),
            results: vec![types],
            successors: None,
            regions: None,
            place: self.shared.places.place(Some(span)),
        });
        self.ops.insert(op.clone(), OpEntry { def: None, types: Vec::new() });
        let (mut results, mut conditions, mut ok) = (Vec::new(), Vec::new(), true);
        for index in 0..dag.len() {
            match self.native_output(dag, index) {
                Ok((result, condition)) => {
                    conditions.extend(condition.map(|condition| (index, result.clone(), condition)));
                    results.push(result);
                }
                Err(Failed) => ok = false,
            }
        }
        if !ok {
            return Err(Failed);
        }
        let name = (!record.is_anonymous()).then(|| record.name());
        let place = record.field("expression").map(legalize_tblgen::Field::value_span);
        let call = Call {
            name,
            body,
            place: self.shared.places.place(place),
            params: vec!["_self"],
            classes: Vec::new(),
            results: results.iter().map(|result| result.kind).collect(),
            is_constraint: true,
        };
        self.emit_call(call, vec![Arg::Ref(op.clone())], results, span);
        for (index, result, condition) in conditions {
            let def = self.constraint(condition)?;
            let subject = match result.kind {
                Kind::Attribute => result.id,
                _ => self.operand_type(&result.id),
            };
            let span = self.arg_span(dag, index);
            let mut statements = Vec::new();
            self.predicate(&mut statements, &def, &subject, Vec::new(), span);
            self.pattern.matches.extend(statements);
        }
        self.matched.push(op.clone());
        match self.result(&op, 0) {
            Entity::Value(value) => Ok(value),
            _ => Err(Failed),
        }
    }

    /// Result that an argument of a native call in a source pattern binds, and its constraint.
    fn native_output(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
    ) -> Lowered<(NativeResult, Option<Record<'k>>)> {
        let span = self.arg_span(dag, index);
        let (kind, condition) = match (dag.arg(index), leaf(dag.arg(index))) {
            (Value::Dag(_), _) => {
                let what = "a native call of a source pattern has a nested pattern as an argument".to_owned();
                return self.fail(error::native_call(span, what, "use symbols and constraints as arguments"));
            }
            (_, Leaf::None) => (Kind::Value, None),
            (_, Leaf::Attr(record)) => (Kind::Attribute, Some(record)),
            (_, Leaf::Type(record)) => (Kind::Value, Some(record)),
            _ => {
                let what = "an argument of a native call of a source pattern is not a constraint".to_owned();
                return self.fail(error::argument_kind(
                    span,
                    what,
                    "use a type or an attribute constraint, or none",
                ));
            }
        };
        let id = match symbol(dag.arg_name(index)) {
            Some(name) => {
                let bound = match kind {
                    Kind::Attribute => Bound::Attribute(name.to_owned()),
                    _ => Bound::Native(name.to_owned(), kind),
                };
                self.bind(name, bound, span)?;
                name.to_owned()
            }
            None => self.names.fresh("output"),
        };
        Ok((NativeResult { id, kind }, condition))
    }
}
