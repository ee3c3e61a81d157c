//! Native calls of result patterns.

use legalize_pattern_model::{Action, Arg, Kind, NativeResult, Sym};
use legalize_source::Span;
use legalize_tblgen::{DagValue, Record, Value};

use crate::dag::{Head, Leaf, MAX_DEPTH, Trailing, head, leaf, split_index, symbol, trailing};
use crate::error::{self, Failed, Lowered};
use crate::natives::{Call, placeholders};
use crate::result::{Built, Position};
use crate::rule::{Bound, Entity, Rule};
use crate::spread::spread;

/// Maximum number of values that one call may return.
const MAX_RETURNS: i64 = 1024;

impl<'k> Rule<'_, 'k> {
    /// The number of values that a call returns.
    pub(crate) fn returns(&mut self, dag: DagValue<'k>, record: Record<'k>) -> Lowered<usize> {
        let span = self.dag_span(dag);
        match record.int("numReturns") {
            Ok(count @ 0..=MAX_RETURNS) => Ok(count as usize),
            Ok(count) => {
                let what = format!("a native call cannot return {count} values");
                self.fail(error::native_call(span, what, "declare between 0 and 1024 results"))
            }
            Err(error) => self.fail(error.to_diagnostic()),
        }
    }

    /// Lowers `(NativeCodeCall<"…"> …)`.
    pub(crate) fn native_call(
        &mut self,
        dag: DagValue<'k>,
        record: Record<'k>,
        position: Position,
        wanted: Option<Kind>,
    ) -> Lowered<Built> {
        let span = self.dag_span(dag);
        if position.depth >= MAX_DEPTH {
            return self.fail(error::nesting(span, MAX_DEPTH));
        }
        let tail = trailing(self.shared.module, dag);
        self.check_tail(dag, &tail)?;
        if let Some(directive) = tail.return_type.or(tail.region).or(tail.successor) {
            let span = self.dag_span(directive);
            let name = head(self.shared.module, directive).directive().unwrap_or_default();
            let help = "remove it: only created operations take it, and the text of a native call \
                        determines its results";
            return self.fail(error::misplaced_directive(span, name, help));
        }
        let count = dag.len() - tail.count;
        let (mut params, mut args, mut ok) = (Vec::new(), Vec::new(), true);
        if let Some(location) = tail.location {
            match self.location_args(location) {
                Ok(places) => {
                    params.extend(places.iter().map(|_| "_loc"));
                    args.extend(places);
                }
                Err(Failed) => ok = false,
            }
        }
        let returns = self.returns(dag, record)?;
        let body = self.expression(dag, record, count, false)?;
        let (mut counts, mut classes) = (Vec::new(), Vec::new());
        for index in 0..count {
            match self.native_argument(dag, index, position, is_object(body, index)) {
                Ok((given, class)) => {
                    counts.push(given.len());
                    for arg in given {
                        classes.extend(class.clone().map(|class| (params.len(), class)));
                        params.push("");
                        args.push(arg);
                    }
                }
                Err(Failed) => ok = false,
            }
        }
        if !ok {
            return Err(Failed);
        }
        let Some(text) = spread(body, &counts, false) else {
            let what = "a symbol that is bound to several values is an argument of a native call".to_owned();
            let help = "pass one of the values, `$name__0`: with all of them, upstream's generator writes \
                        code that does not compile";
            return self.fail(error::native_call(span, what, help));
        };
        let name = symbol(dag.operator_name());
        let hint = name.map_or("native", |name| split_index(name).0);
        let mut results = Vec::new();
        for index in 0..returns {
            let kind = match returns {
                1 => {
                    wanted.unwrap_or_else(|| self.used_as(name.map(|name| split_index(name).0), record, body))
                }
                // One of several results has the kind that its own symbol is used as.
                _ => name
                    .and_then(|name| self.used_in_results(&format!("{}__{index}", split_index(name).0)))
                    .unwrap_or(Kind::Value),
            };
            let id = match (name, returns) {
                (Some(_), 1) => hint.to_owned(),
                (_, 1) => self.names.fresh(hint),
                _ => self.names.fresh(&format!("{hint}_{index}")),
            };
            results.push(NativeResult { id, kind });
        }
        let place = record.field("expression").map(legalize_tblgen::Field::value_span);
        let call = Call {
            name: (!record.is_anonymous()).then(|| record.name()),
            body: &text,
            place: self.shared.places.place(place),
            params,
            classes,
            results: results.iter().map(|result| result.kind).collect(),
            is_constraint: false,
        };
        let values: Vec<_> = results.iter().map(|result| (result.id.clone(), result.kind)).collect();
        self.emit_call(call, args, results, span);
        let (bound, entity) = match values.as_slice() {
            [] => {
                if let Some(name) = name {
                    let what = format!("symbol '${name}' is bound to a call that returns nothing");
                    return self.fail(error::native_call(
                        span,
                        what,
                        "use `NativeCodeCall` if it returns a value",
                    ));
                }
                return Ok(Built::Nothing);
            }
            [(value, kind)] => {
                (Bound::Native(value.clone(), *kind), Some(Entity::Native(value.clone(), *kind)))
            }
            _ => (Bound::Values(values.clone()), all_values(&values)),
        };
        if let Some(name) = name {
            let (pack, index) = split_index(name);
            let span = self.operator_span(dag);
            self.bind_created(pack, bound, span);
            // A call at the top of a list that returns more than values is there for its symbols.
            if index.is_some() || entity.is_none() && (position.depth > 0 || position.replaces.is_some()) {
                return self.refer(name, span).map(Built::Entity);
            }
        }
        Ok(entity.map_or(Built::Nothing, Built::Entity))
    }

    /// A call's text, its placeholders checked.
    fn expression(
        &mut self,
        dag: DagValue<'k>,
        record: Record<'k>,
        count: usize,
        has_self: bool,
    ) -> Lowered<&'k str> {
        let span = self.dag_span(dag);
        let body = match record.string("expression") {
            Ok(body) => body,
            Err(error) => return self.fail(error.to_diagnostic()),
        };
        let found = placeholders(body);
        if let Some(largest) = found.largest.filter(|&largest| largest >= count) {
            let what = format!("the call's text uses '${largest}', but it has {count} arguments");
            return self.fail(error::native_call(
                span,
                what,
                "number the arguments from $0, and pass each of them",
            ));
        }
        if found.selves > 0 && !has_self {
            let what = "the call's text uses '$_self', which has no value in a result pattern".to_owned();
            let help = "pass the value as an argument and refer to it as `$0`";
            return self.fail(error::native_call(span, what, help));
        }
        Ok(body)
    }

    /// `NativeCodeCall<"…">:$x`, a call on one symbol.
    pub(crate) fn leaf_call(
        &mut self,
        record: Record<'k>,
        name: Option<&str>,
        kind: Kind,
        span: Span,
    ) -> Lowered<Entity> {
        let Some(name) = symbol(name) else {
            let what = "a native call without arguments has no '$_self'".to_owned();
            return self.fail(error::native_call(
                span,
                what,
                "write `(NativeCodeCall<…> $x)` or bind a symbol",
            ));
        };
        let entity = self.refer(name, span)?;
        let subject = self.argument(entity);
        let body = match record.string("expression") {
            Ok(body) => body,
            Err(error) => return self.fail(error.to_diagnostic()),
        };
        let id = self.names.fresh("native");
        let place = record.field("expression").map(legalize_tblgen::Field::value_span);
        let call = Call {
            name: (!record.is_anonymous()).then(|| record.name()),
            body,
            place: self.shared.places.place(place),
            params: vec!["_self"],
            classes: Vec::new(),
            results: vec![kind],
            is_constraint: false,
        };
        self.emit_call(call, vec![subject], vec![NativeResult { id: id.clone(), kind }], span);
        Ok(Entity::Native(id, kind))
    }

    /// Values that a call's argument passes to the text, and the C++ class that the text sees it as.
    /// `is_object` is true if the text calls a method of the argument.
    fn native_argument(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        position: Position,
        is_object: bool,
    ) -> Lowered<(Vec<Arg>, Option<String>)> {
        let span = self.arg_span(dag, index);
        let name = dag.arg_name(index);
        let nested = Position { depth: position.depth + 1, replaces: None };
        let value = dag.arg(index);
        if let Value::Dag(arg) = value {
            if position.depth + 1 >= MAX_DEPTH {
                return self.fail(error::nesting(span, MAX_DEPTH));
            }
            return match self.result_pattern(arg, nested, None)? {
                // A new operation is the operation in C++; it is replaced by its one result where it is
                // forwarded.
                Built::Entity(Entity::Op(op)) if is_object || self.result_count(&op) != 1 => {
                    let class = self.ops.get(&op).and_then(|entry| entry.def.as_ref());
                    let class = class.map(|def| def.name.clone());
                    Ok((vec![Arg::Ref(op)], class))
                }
                // The result of a call is one variable in C++, even if it holds several values.
                Built::Entity(Entity::Values(elements)) => {
                    let id = self.names.fresh("values");
                    let range = Action::Range { id: id.clone(), kind: Kind::ValueRange, elements };
                    self.pattern.rewrite.push(range);
                    Ok((vec![Arg::Ref(id)], None))
                }
                Built::Entity(entity) => Ok((self.arguments(entity), None)),
                Built::Nothing => {
                    let what = "a call that returns nothing is an argument".to_owned();
                    self.fail(error::native_call(span, what, "use `NativeCodeCall` if it returns a value"))
                }
            };
        }
        match leaf(value) {
            Leaf::Str(_) if self.strict() => {
                let what = "a string literal is an argument of a native call".to_owned();
                self.fail(error::argument_kind(
                    span,
                    what,
                    "write it into the call's text: upstream's generator does not accept it as an argument",
                ))
            }
            Leaf::Str(text) => Ok((vec![Arg::Text(text.to_owned())], None)),
            Leaf::Attr(record) => match self.constant_leaf(record, span)? {
                Some(id) => Ok((vec![Arg::Ref(id)], None)),
                None => {
                    let what = "a constant without an attribute is an argument".to_owned();
                    self.fail(error::constant(span, what, "leave it out"))
                }
            },
            Leaf::Native(record) => {
                let entity = self.leaf_call(record, name, Kind::Attribute, span)?;
                Ok((self.arguments(entity), None))
            }
            Leaf::None | Leaf::Type(_) => {
                let entity = self.named(name, span)?;
                Ok((self.arguments(entity), None))
            }
            Leaf::Prop(_) | Leaf::Other => {
                let what = format!("'{}' is an argument of a native call", error::short(&value.to_string()));
                self.fail(error::argument_kind(span, what, "pass symbols, constants or nested calls"))
            }
        }
    }

    /// The entity of an argument that must be a symbol.
    pub(crate) fn named(&mut self, name: Option<&str>, span: Span) -> Lowered<Entity> {
        match name {
            Some(name) if !name.is_empty() => self.refer(name, span),
            _ => {
                let what = "an argument of a result pattern is neither a symbol nor a value".to_owned();
                self.fail(error::argument_kind(span, what, "name a bound symbol: `$x`"))
            }
        }
    }

    pub(crate) fn check_tail(&mut self, dag: DagValue<'k>, tail: &Trailing<'k>) -> Lowered<()> {
        match tail.repeated {
            Some((index, name)) => {
                let span = self.arg_span(dag, index);
                self.fail(error::directive(span, name, "is given twice", "leave one of them out"))
            }
            None => Ok(()),
        }
    }

    /// Kind that a call's result is used as: by the place where its symbol is used, else guessed from its
    /// text.
    fn used_as(&mut self, name: Option<&str>, record: Record<'k>, body: &str) -> Kind {
        name.and_then(|name| self.used_in_results(name))
            .unwrap_or_else(|| guess(if record.is_anonymous() { "" } else { record.name() }, body))
    }

    /// Kind that a symbol is used as in the result patterns, if they determine it.
    fn used_in_results(&self, name: &str) -> Option<Kind> {
        ["resultPatterns", "supplementalPatterns"].into_iter().find_map(|field| {
            self.record.list(field).ok()?.iter().find_map(|value| match value {
                Value::Dag(dag) => self.use_of(name, dag),
                _ => None,
            })
        })
    }

    fn use_of(&self, name: &str, dag: DagValue<'k>) -> Option<Kind> {
        let mut stack = vec![dag];
        while let Some(dag) = stack.pop() {
            let head = head(self.shared.module, dag);
            for (index, (value, symbol)) in dag.args().enumerate() {
                if let Value::Dag(arg) = value {
                    stack.push(arg);
                }
                if symbol != Some(name) {
                    continue;
                }
                match &head {
                    Head::ReplaceWithValue | Head::ReturnType | Head::Location => return Some(Kind::Value),
                    Head::Variadic => return Some(Kind::ValueRange),
                    Head::Op(def) => {
                        use legalize_ods::{ArgumentRef, Arity};
                        match def.arguments.get(index) {
                            Some(ArgumentRef::Operand(at)) => {
                                return Some(match def.operands[*at].arity {
                                    Arity::Single | Arity::Optional => Kind::Value,
                                    _ => Kind::ValueRange,
                                });
                            }
                            Some(ArgumentRef::Attribute(_) | ArgumentRef::Property(_)) => {
                                return Some(Kind::Attribute);
                            }
                            None => {}
                        }
                    }
                    _ => {}
                }
            }
        }
        None
    }
}

/// The results of a call as values, if they all are.
pub(crate) fn all_values(results: &[(Sym, Kind)]) -> Option<Entity> {
    let is_value = |kind: &Kind| matches!(kind, Kind::Value | Kind::ValueRange);
    results
        .iter()
        .all(|(_, kind)| is_value(kind))
        .then(|| Entity::Values(results.iter().map(|(id, _)| id.clone()).collect()))
}

/// Returns true if a text calls a method of the argument with this number: `$0.f()`, `$0->f()`.
fn is_object(text: &str, index: usize) -> bool {
    let name = format!("${index}");
    text.match_indices(&name).any(|(at, _)| {
        let after = &text[at + name.len()..];
        after.starts_with("->") || after.starts_with('.') && !after.starts_with("...")
    })
}

/// Text without its parts in brackets.
fn outermost(body: &str) -> String {
    let mut depth = 0usize;
    let mut text = String::with_capacity(body.len());
    let mut last = ' ';
    for c in body.chars() {
        match c {
            '(' | '[' | '{' | '<' => {
                if depth == 0 && c != '<' {
                    text.push(c);
                }
                depth += 1;
            }
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            '>' if last != '-' => depth = depth.saturating_sub(1),
            _ if depth == 0 => text.push(c),
            _ => {}
        }
        last = c;
    }
    text
}

/// Guesses the kind of a C++ expression's value, where nothing else determines it, from the last name that is
/// called outside of arguments.
fn guess(record: &str, body: &str) -> Kind {
    let calls = outermost(body);
    let last = calls
        .rsplit(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
        .find(|word| {
            word.bytes().any(|byte| byte.is_ascii_alphabetic()) && calls.contains(&format!("{word}("))
        })
        .unwrap_or("");
    let by_name = |text: &str| {
        if text.ends_with("Attr") || text.ends_with("Attribute") {
            Some(Kind::Attribute)
        } else if text.ends_with("Types") {
            Some(Kind::TypeRange)
        } else if text.ends_with("Type") {
            Some(Kind::Type)
        } else if matches!(text, "getOwner" | "getDefiningOp" | "getParentOp" | "getOperation" | "GetOwner") {
            Some(Kind::Operation)
        } else if text.ends_with("Operands") || text.ends_with("Results") || text.ends_with("Values") {
            Some(Kind::ValueRange)
        } else if matches!(
            text,
            "drop_front" | "drop_back" | "take_front" | "take_back" | "drop_begin" | "drop_end"
        ) {
            // No attribute has a part that is one.
            Some(Kind::ValueRange)
        } else if text.ends_with("Value")
            || matches!(text, "front" | "back" | "getResult" | "getOperand" | "create" | "createOrFold")
        {
            Some(Kind::Value)
        } else if text.ends_with("Op") {
            Some(Kind::Operation)
        } else {
            None
        }
    };
    let class = body.split("::get(").next().filter(|class| class.len() < body.len());
    let class =
        class.and_then(|class| class.rsplit(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next());
    by_name(last).or_else(|| class.and_then(by_name)).or_else(|| by_name(record)).unwrap_or(Kind::Attribute)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_look_of_a_text_tells_its_kind() {
        assert_eq!(guess("", "$0.getOwner()"), Kind::Operation);
        assert_eq!(guess("", "$0.getType()"), Kind::Type);
        assert_eq!(guess("", "$_builder.getStringAttr(\"x\")"), Kind::Attribute);
        assert_eq!(guess("", "IntegerAttr::get($0, 1)"), Kind::Attribute);
        assert_eq!(guess("", "$0.front()"), Kind::Value);
        assert_eq!(guess("valueTail", "$0.drop_front()"), Kind::ValueRange);
        assert_eq!(guess("", "FooOp::create($_builder, $_loc, $0.getType(), 17)"), Kind::Value);
        assert_eq!(guess("", "$_builder.create<FooOp>($_loc, $0->getAttr(\"x\"))"), Kind::Value);
        assert_eq!(guess("", "$0.getDefiningOp<FooOp>()->getType(0)"), Kind::Type);
        assert_eq!(guess("MakeValue", "make($0)"), Kind::Value);
        assert_eq!(guess("Combine", "combine($0, $1)"), Kind::Attribute);
    }
}
