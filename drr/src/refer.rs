//! References to bound symbols, and their conversion to what each position takes.

use legalize_ods::Arity;
use legalize_pattern_model::{Action, Arg, Kind, Match, NativeResult, Sym};
use legalize_source::{Span, closest_name};

use crate::call::all_values;
use crate::dag::split_index;
use crate::error::{self, Failed, Lowered};
use crate::natives::Call;
use crate::rule::{Bound, Entity, Rule};

impl Rule<'_, '_> {
    /// Entity that a symbol refers to; `name__N` is the N-th result of an operation or call.
    pub(crate) fn refer(&mut self, symbol: &str, span: Span) -> Lowered<Entity> {
        let (name, index) = split_index(symbol);
        let Some(bound) = self.symbols.get(name).map(|symbol| symbol.bound.clone()) else {
            let similar = self.similar(name);
            return self.fail(error::unbound_symbol(span, symbol, similar.as_deref()));
        };
        match (bound, index) {
            (Bound::Pending, _) => self.fail(error::early_symbol(span, symbol)),
            (Bound::Op(op), Some(index)) => {
                let entry = self.ops.get(&op).and_then(|entry| entry.def.clone());
                let (def_name, count) =
                    entry.map_or((String::new(), 0), |def| (def.name.clone(), def.results.len()));
                if index >= count {
                    return self.fail(error::result_index(span, name, index, &def_name, count));
                }
                Ok(self.result(&op, index))
            }
            (Bound::Op(op), None) => Ok(Entity::Op(op)),
            (Bound::Values(values), Some(index)) => match values.get(index) {
                Some((value, Kind::Value)) => Ok(Entity::Value(value.clone())),
                Some((result, kind)) => Ok(Entity::Native(result.clone(), *kind)),
                None => self.fail(error::result_index(span, name, index, name, values.len())),
            },
            (Bound::Values(values), None) => match all_values(&values) {
                Some(values) => Ok(values),
                None => {
                    let what = format!("'${name}' is bound to more than values");
                    self.fail(error::native_call(span, what, "name one of the call's results: `$name__0`"))
                }
            },
            (_, Some(_)) => self.fail(error::not_a_result(span, symbol)),
            (Bound::Operand(id, Arity::Single), None) => Ok(Entity::Value(id)),
            (Bound::Operand(id, Arity::Optional), None) => Ok(Entity::Optional(id)),
            (Bound::Operand(id, _), None) => Ok(Entity::Range(id)),
            (Bound::Attribute(id), None) => Ok(Entity::Attribute(id)),
            (Bound::Native(id, kind), None) => Ok(Entity::Native(id, kind)),
            (Bound::Pack(values), None) => Ok(Entity::Range(self.pack(&values, name))),
            (Bound::Region(id), None) => Ok(Entity::Region(id)),
            (Bound::Successor(id), None) => Ok(Entity::Successor(id)),
        }
    }

    /// A bound symbol that may have been meant.
    fn similar(&self, name: &str) -> Option<String> {
        closest_name(name, self.symbols.keys().map(String::as_str)).map(str::to_owned)
    }

    /// Single values as one range.
    pub(crate) fn pack(&mut self, values: &[Sym], name: &str) -> Sym {
        let id = self.names.fresh(&format!("{name}_values"));
        if self.in_rewrite {
            let elements = values.to_vec();
            self.pattern.rewrite.push(Action::Range { id: id.clone(), kind: Kind::ValueRange, elements });
            return id;
        }
        let list: Vec<String> = (0..values.len()).map(|index| format!("${index}")).collect();
        let call = Call {
            name: Some(&format!("drr.pack_{}", values.len())),
            body: &format!("::mlir::ValueRange{{{}}}", list.join(", ")),
            place: None,
            params: vec![""; values.len()],
            classes: Vec::new(),
            results: vec![Kind::ValueRange],
            is_constraint: true,
        };
        let args = values.iter().map(|value| Arg::Ref(value.clone())).collect();
        let results = vec![NativeResult { id: id.clone(), kind: Kind::ValueRange }];
        let span = self.span();
        let statement = self.call(call, args, results, span);
        self.pattern.matches.push(statement);
        id
    }

    /// An entity as the argument of a native call or a constraint.
    pub(crate) fn argument(&mut self, entity: Entity) -> Arg {
        Arg::Ref(match entity {
            Entity::Value(id)
            | Entity::Range(id)
            | Entity::Attribute(id)
            | Entity::Native(id, _)
            | Entity::Region(id)
            | Entity::Successor(id) => id,
            Entity::Optional(id) => {
                let hint = format!("{id}_value");
                let body = "$0.empty() ? ::mlir::Value() : $0.front()";
                self.support("drr.optional_value", body, vec![Arg::Ref(id)], Kind::Value, &hint)
            }
            Entity::Values(values) => self.pack(&values, "native"),
            Entity::Op(op) => match self.result_count(&op) {
                0 => op,
                1 => return self.only_result(&op),
                _ => self.all_results(&op),
            },
        })
    }

    fn only_result(&mut self, op: &Sym) -> Arg {
        let entity = self.result(op, 0);
        self.argument(entity)
    }

    /// Number of declared results.
    pub(crate) fn result_count(&self, op: &Sym) -> usize {
        self.ops.get(op).and_then(|entry| entry.def.as_ref()).map_or(1, |def| def.results.len())
    }

    /// An entity as values, single or ranges.
    pub(crate) fn values(&mut self, entity: Entity, span: Span) -> Lowered<Vec<Sym>> {
        match entity {
            Entity::Value(id) | Entity::Range(id) | Entity::Optional(id) => Ok(vec![id]),
            Entity::Native(id, Kind::Value | Kind::ValueRange) => Ok(vec![id]),
            Entity::Values(values) => Ok(values),
            Entity::Op(op) => match self.result_count(&op) {
                0 => {
                    let what = "expected a value, but got an operation without results".to_owned();
                    self.fail(error::argument_kind(span, what, "use an operation that has a result"))
                }
                1 => {
                    let entity = self.result(&op, 0);
                    self.values(entity, span)
                }
                _ => Ok(vec![self.all_results(&op)]),
            },
            Entity::Attribute(_) => {
                let what = "expected a value, but got an attribute".to_owned();
                let help = "create a constant operation with the attribute and use its result";
                self.fail(error::argument_kind(span, what, help))
            }
            Entity::Native(_, kind) => {
                let what =
                    format!("expected a value, but got a native call that returns {}", kind.describe());
                self.fail(error::argument_kind(span, what, "bind the call's result under another name"))
            }
            Entity::Region(_) | Entity::Successor(_) => {
                let what = "expected a value, but got a region or successor".to_owned();
                self.fail(error::argument_kind(span, what, "use it in `(region …)` or `(successor …)`"))
            }
        }
    }

    /// An entity as one value.
    pub(crate) fn value(&mut self, entity: Entity, span: Span) -> Lowered<Sym> {
        match entity {
            Entity::Op(op) if self.result_count(&op) > 1 => {
                let what = "expected one value, but got an operation with several results".to_owned();
                self.fail(error::argument_kind(span, what, "choose one of the results: `$name__0`"))
            }
            Entity::Range(_) | Entity::Values(_) | Entity::Native(_, Kind::ValueRange) => {
                let what = "expected one value, but got several".to_owned();
                self.fail(error::argument_kind(span, what, "match them one by one with `variadic`"))
            }
            Entity::Optional(_) => match self.argument(entity) {
                Arg::Ref(id) => Ok(id),
                Arg::Text(_) => Err(Failed),
            },
            other => {
                let values = self.values(other, span)?;
                values.into_iter().next().ok_or(Failed)
            }
        }
    }

    /// An entity as an attribute.
    pub(crate) fn attribute(&mut self, entity: Entity, span: Span) -> Lowered<Sym> {
        match entity {
            Entity::Attribute(id) | Entity::Native(id, Kind::Attribute) => Ok(id),
            _ => {
                let what = "expected an attribute".to_owned();
                let help = "pass a bound attribute, a `ConstantAttr`, an enum case or a native call";
                self.fail(error::argument_kind(span, what, help))
            }
        }
    }

    /// The types of an entity.
    pub(crate) fn types(&mut self, entity: Entity, span: Span) -> Lowered<Vec<Sym>> {
        match entity {
            Entity::Attribute(id) => {
                let hint = format!("{id}_type");
                Ok(vec![self.support("drr.type_of", "$0.getType()", vec![Arg::Ref(id)], Kind::Type, &hint)])
            }
            Entity::Op(op) => {
                let known = self.ops.get(&op).map(|entry| entry.types.clone()).unwrap_or_default();
                if !known.is_empty() {
                    return Ok(known);
                }
                let mut types = Vec::new();
                for index in 0..self.result_count(&op) {
                    let entity = self.result(&op, index);
                    types.extend(self.types(entity, span)?);
                }
                Ok(types)
            }
            Entity::Values(values) => {
                let mut types = Vec::new();
                for value in values {
                    types.push(self.operand_type(&value));
                }
                Ok(types)
            }
            Entity::Value(id) => Ok(vec![self.operand_type(&id)]),
            Entity::Native(id, Kind::Value) => Ok(vec![self.operand_type(&id)]),
            Entity::Range(id) | Entity::Optional(id) => {
                let matched =
                    self.pattern.matches.iter().any(
                        |statement| matches!(statement, Match::Operands { id: known, .. } if *known == id),
                    );
                if matched {
                    return Ok(vec![self.operand_type(&id)]);
                }
                let hint = format!("{id}_types");
                let args = vec![Arg::Ref(id)];
                Ok(vec![self.support("drr.types_of", "$0.getTypes()", args, Kind::TypeRange, &hint)])
            }
            Entity::Native(id, _) => {
                let hint = format!("{id}_type");
                Ok(vec![self.support("drr.type_of", "$0.getType()", vec![Arg::Ref(id)], Kind::Type, &hint)])
            }
            Entity::Region(_) | Entity::Successor(_) => {
                let what = "a region or successor has no type".to_owned();
                self.fail(error::argument_kind(span, what, "name a value"))
            }
        }
    }

    /// The symbol whose location an entity has.
    pub(crate) fn located(&mut self, entity: Entity, span: Span) -> Lowered<Sym> {
        match entity {
            Entity::Value(id) | Entity::Op(id) | Entity::Native(id, Kind::Value | Kind::Operation) => Ok(id),
            _ => {
                let what = "only a value or an operation has a location".to_owned();
                self.fail(error::argument_kind(span, what, "name an operand or an operation"))
            }
        }
    }
}
