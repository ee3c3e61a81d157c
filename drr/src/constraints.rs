//! The list of further constraints.

use legalize_ods::ConstraintKind;
use legalize_pattern_model::{Constraint, Match};
use legalize_tblgen::{DagValue, Record, Value};

use crate::error::{self, Failed, Lowered};
use crate::natives::placeholders;
use crate::rule::{Entity, Rule};
use crate::spread::spread_condition;

/// The most entities that upstream's generator takes.
const UPSTREAM_ENTITIES: usize = 4;

impl<'k> Rule<'_, 'k> {
    /// Lowers all constraints of the list; all are checked even if one fails.
    pub(crate) fn constraint_list(&mut self, root: &str) -> Lowered<()> {
        let list = match self.record.list("constraints") {
            Ok(list) => list,
            Err(error) => return self.fail(error.to_diagnostic()),
        };
        let mut ok = true;
        for value in list.iter() {
            let Value::Dag(dag) = value else {
                let span = self.span();
                let what =
                    format!("'{}' in the list of constraints is not a dag", error::short(&value.to_string()));
                ok = self.fail::<()>(error::constraint(span, what, "apply it: `(Constraint $x)`")).is_ok();
                continue;
            };
            ok &= self.applied_constraint(dag, root).is_ok();
        }
        if ok { Ok(()) } else { Err(Failed) }
    }

    fn applied_constraint(&mut self, dag: DagValue<'k>, root: &str) -> Lowered<()> {
        let span = self.dag_span(dag);
        let Some(record) = dag.operator().filter(|record| record.is_subclass_of("Constraint")) else {
            let text = error::short(&dag.operator_value().to_string());
            let help = "apply a `Constraint`, `TypeConstraint` or the like to bound symbols";
            let what = format!("'{text}' is not a constraint");
            return self.fail(error::constraint(self.operator_span(dag), what, help));
        };
        let mut entities: Vec<(&'k str, _)> = Vec::new();
        for index in 0..dag.len() {
            match dag.arg_name(index) {
                Some(name) if !name.is_empty() => entities.push((name, self.arg_span(dag, index))),
                _ => {
                    let span = self.arg_span(dag, index);
                    let what = "a constraint is applied to something other than a symbol".to_owned();
                    return self.fail(error::constraint(span, what, "name a bound symbol: `$x`"));
                }
            }
        }
        let subject = dag.operator_name().filter(|name| !name.is_empty());
        let def = self.constraint(record)?;
        match def.kind {
            ConstraintKind::Type => {
                let mut all = entities;
                if let Some(subject) = subject {
                    if self.strict() {
                        let what =
                            "a type constraint has its value as operator name, not as an argument".to_owned();
                        return self.fail(error::constraint(span, what, "write `(Type $x)`"));
                    }
                    all.insert(0, (subject, self.operator_span(dag)));
                }
                let [(name, place)] = all[..] else {
                    let what = format!("a type constraint is applied to {} symbols", all.len());
                    return self.fail(error::constraint(span, what, "apply it to one value"));
                };
                let entity = self.refer(name, place)?;
                let ty = self.single_type(entity, place)?;
                let mut statements = Vec::new();
                self.predicate(&mut statements, &def, &ty, Vec::new(), span);
                self.pattern.matches.extend(statements);
                Ok(())
            }
            ConstraintKind::Other => self.general_constraint(dag, record, &entities, subject, root),
            // The generator decides by the class, for constraints that are applied, bound directly or
            // confined.
            ConstraintKind::Attr => {
                let what = "cannot use AttrConstraint in Pattern multi-entity constraints".to_owned();
                let help = "constrain the attribute where it is matched: `(Op …, Constraint:$x)`, or wrap the \
                            condition: `Constraint<CPred<\"… $0 …\">>`";
                self.fail(error::constraint(span, what, help))
            }
            ConstraintKind::Prop => {
                let mut all = entities;
                all.extend(subject.map(|subject| (subject, self.operator_span(dag))));
                let [(name, place)] = all[..] else {
                    let what = format!("a property constraint is applied to {} symbols", all.len());
                    return self.fail(error::constraint(span, what, "apply it to one property"));
                };
                let entity = self.refer(name, place)?;
                let subject = self.attribute(entity, place)?;
                let mut statements = Vec::new();
                self.predicate(&mut statements, &def, &subject, Vec::new(), span);
                self.pattern.matches.extend(statements);
                Ok(())
            }
            ConstraintKind::Region | ConstraintKind::Successor => {
                let what = format!("'{}' cannot be applied in the list of constraints", called(record));
                let help = "constrain the argument in the source pattern: `Constraint:$x`";
                self.fail(error::constraint(span, what, help))
            }
        }
    }

    /// The type of one value, or that of an attribute: the generator calls `getType()` on either.
    fn single_type(&mut self, entity: Entity, place: legalize_source::Span) -> Lowered<String> {
        let several = matches!(entity, Entity::Range(_) | Entity::Values(_))
            || matches!(&entity, Entity::Op(op) if self.result_count(op) != 1);
        if several {
            let what = "a type constraint is applied to something that is not one value".to_owned();
            return self.fail(error::constraint(
                place,
                what,
                "name one value: an operand, or a result `$op__0`",
            ));
        }
        let types = self.types(entity, place)?;
        types.into_iter().next().ok_or(Failed)
    }

    fn general_constraint(
        &mut self,
        dag: DagValue<'k>,
        record: Record<'k>,
        entities: &[(&'k str, legalize_source::Span)],
        subject: Option<&'k str>,
        root: &str,
    ) -> Lowered<()> {
        let span = self.dag_span(dag);
        if entities.len() > UPSTREAM_ENTITIES && self.strict() {
            let what = format!("a constraint is applied to {} symbols", entities.len());
            return self.fail(error::constraint(
                span,
                what,
                "apply it to at most 4 symbols, as upstream's generator requires",
            ));
        }
        let def = self.constraint(record)?;
        let found = placeholders(&def.predicate.to_cpp());
        if found.selves > 0 && subject.is_none() {
            let what = format!("'{}' is a condition on '$_self', which is not bound", called(record));
            let help = format!("bind it: `({}:$x …)`", called(record));
            return self.fail(error::constraint(span, what, &help));
        }
        if let Some(largest) = found.largest.filter(|&largest| largest >= entities.len()) {
            let what = format!(
                "'{}' is a condition on '${largest}', but is applied to {} symbols",
                called(record),
                entities.len()
            );
            return self.fail(error::constraint(span, what, "name a symbol for each placeholder"));
        }
        let (mut args, mut counts) = (Vec::new(), Vec::new());
        let mut ok = true;
        for &(name, place) in entities {
            match self.refer(name, place) {
                Ok(entity) => {
                    let given = self.arguments(entity);
                    counts.push(given.len());
                    args.extend(given);
                }
                Err(Failed) => ok = false,
            }
        }
        let subject = match subject {
            Some(name) => {
                let entity = self.refer(name, self.operator_span(dag))?;
                match self.argument(entity) {
                    legalize_pattern_model::Arg::Ref(id) => id,
                    legalize_pattern_model::Arg::Text(_) => return Err(Failed),
                }
            }
            None => root.to_owned(),
        };
        if !ok {
            return Err(Failed);
        }
        let mut statements: Vec<Match> = Vec::new();
        self.predicate(&mut statements, &def, &subject, args, span);
        for statement in &mut statements {
            if let Match::Constraint(Constraint::Predicate { tree, .. }) = statement {
                spread_condition(tree, &counts);
            }
        }
        self.pattern.matches.extend(statements);
        Ok(())
    }
}

/// Name of a constraint in messages: its own, or its class's if it is written in the list as `Class<…>`.
pub(crate) fn called<'k>(record: Record<'k>) -> &'k str {
    let class = record.is_anonymous().then(|| record.direct_superclasses().next_back()).flatten();
    class.map_or(record.name(), Record::name)
}
