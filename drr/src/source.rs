//! Source patterns: a dag of operations as the match section.
//!
//! Statements are written operands first, so operations stand in the order in which upstream collects them
//! (nested ones before the operation that uses them), the root last. What upstream tries in turn inside one
//! matcher (`either`, the results of a nested operation) becomes one pattern per way.

use std::sync::Arc;

use legalize_ods::{ArgumentRef, Arity, OpDef, OperandDef};
use legalize_pattern_model::{
    Arg, AttributeEntry, Constraint, Kind, Match, NativeResult, Predicate, Snippet, Sym,
};
use legalize_source::Span;
use legalize_tblgen::{DagValue, Record, Value};

use crate::dag::{Head, Leaf, MAX_DEPTH, head, leaf, split_index, symbol, trailing};
use crate::error::{self, Failed, Lowered};
use crate::natives::{Call, placeholders};
use crate::rule::{Bound, Entity, OpEntry, Rule};

/// What an operand group of a matched operation is matched with.
#[derive(Clone)]
enum Group {
    /// A single value.
    One(Sym),
    /// Any number of values.
    Range(Sym),
    /// Exactly these values, and the symbol for all of them.
    Many(Vec<Sym>, Option<Sym>),
}

/// The parts of an operation that its arguments have given so far.
struct Parts {
    op: Sym,
    groups: Vec<Option<Group>>,
    attributes: Vec<AttributeEntry>,
    /// Conditions that name the operation, so they follow it.
    after: Vec<Match>,
}

impl<'k> Rule<'_, 'k> {
    /// Lowers the source pattern; gives the root.
    pub(crate) fn source(&mut self, dag: DagValue<'k>) -> Lowered<Sym> {
        match head(self.shared.module, dag) {
            Head::Op(def) => {
                let root = self.match_op(dag, &def, 0)?;
                self.matched.insert(0, root.clone());
                Ok(root)
            }
            other => {
                let span = self.operator_span(dag);
                let text = dag.operator_value().to_string();
                let help = "the root of a source pattern is an operation";
                match other.directive() {
                    Some(name) => self.fail(error::misplaced_directive(span, name, help)),
                    None => self.unknown(dag, span, &text, help),
                }
            }
        }
    }

    /// Reports an operator that is nothing that fits.
    pub(crate) fn unknown<T>(&mut self, dag: DagValue<'k>, span: Span, text: &str, help: &str) -> Lowered<T> {
        let help = match dag.operator() {
            Some(record) if record.is_subclass_of("Op") => "the definition of this operation has errors",
            _ => help,
        };
        self.fail(error::unknown_operator(span, text, help))
    }

    fn match_op(&mut self, dag: DagValue<'k>, def: &Arc<OpDef>, depth: usize) -> Lowered<Sym> {
        let span = self.dag_span(dag);
        if depth >= MAX_DEPTH {
            return self.fail(error::nesting(span, MAX_DEPTH));
        }
        let tail = trailing(self.shared.module, dag);
        let mut ok = self.check_source_tail(dag, &tail).is_ok();
        let bound = symbol(dag.operator_name());
        let op = match bound {
            Some(name) => split_index(name).0.to_owned(),
            None if depth == 0 => self.names.fresh("root"),
            None => self.names.fresh(&identifier(def.mnemonic())),
        };
        if let Some(name) = bound {
            let (name, index) = split_index(name);
            ok &= self.check_index(name, index, def, self.operator_span(dag)).is_ok();
            ok &= self.bind(name, Bound::Op(op.clone()), self.operator_span(dag)).is_ok();
        }
        let count = dag.len() - tail.count;
        let groups = count + self.extra_arguments(dag, count);
        if groups != def.arguments.len() {
            return self.argument_count(dag, def, groups);
        }
        let mut parts = Parts {
            op: op.clone(),
            groups: vec![None; def.operands.len()],
            attributes: Vec::new(),
            after: Vec::new(),
        };
        let mut argument = 0;
        for index in 0..count {
            let taken = match dag.arg(index) {
                Value::Dag(arg) if matches!(head(self.shared.module, arg), Head::Either) => {
                    ok &= self.match_either(arg, def, argument, &mut parts, depth).is_ok();
                    2
                }
                _ => {
                    ok &= self.match_argument(dag, index, def, argument, &mut parts, depth).is_ok();
                    1
                }
            };
            argument += taken;
        }
        if !ok {
            return Err(Failed);
        }
        self.finish_op(dag, def, parts)
    }

    /// Each `either` stands for two arguments.
    fn extra_arguments(&self, dag: DagValue<'k>, count: usize) -> usize {
        let is_either = |index: &usize| matches!(dag.arg(*index), Value::Dag(arg) if matches!(head(self.shared.module, arg), Head::Either));
        (0..count).filter(is_either).count()
    }

    pub(crate) fn argument_count<T>(&mut self, dag: DagValue<'k>, def: &OpDef, given: usize) -> Lowered<T> {
        let names: Vec<&str> = def
            .arguments
            .iter()
            .map(|argument| match *argument {
                ArgumentRef::Operand(at) => def.operands[at].name.as_str(),
                ArgumentRef::Attribute(at) => def.attributes[at].name.as_str(),
                ArgumentRef::Property(at) => def.properties[at].name.as_str(),
            })
            .collect();
        let span = self.dag_span(dag);
        let names = names.join(", ");
        self.fail(error::argument_count(span, &def.name, given, def.arguments.len(), &names))
    }

    fn check_source_tail(&mut self, dag: DagValue<'k>, tail: &crate::dag::Trailing<'k>) -> Lowered<()> {
        if let Some((index, name)) = tail.repeated {
            let span = self.arg_span(dag, index);
            return self.fail(error::directive(span, name, "is given twice", "leave one of them out"));
        }
        for (directive, name) in [(tail.location, "location"), (tail.return_type, "returnType")] {
            if let Some(directive) = directive {
                let span = self.dag_span(directive);
                let help = "it says how an operation is created, so it belongs to a result pattern";
                return self.fail(error::misplaced_directive(span, name, help));
            }
        }
        for (directive, name) in [(tail.region, "region"), (tail.successor, "successor")] {
            if let Some(directive) = directive
                && self.strict()
            {
                let span = self.dag_span(directive);
                return self.fail(error::misplaced_directive(
                    span,
                    name,
                    "upstream's generator has no such directive",
                ));
            }
        }
        Ok(())
    }

    pub(crate) fn check_index(
        &mut self,
        name: &str,
        index: Option<usize>,
        def: &OpDef,
        span: Span,
    ) -> Lowered<()> {
        match index {
            Some(index) if index >= def.results.len() => {
                self.fail(error::result_index(span, name, index, &def.name, def.results.len()))
            }
            _ => Ok(()),
        }
    }

    fn match_argument(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        def: &Arc<OpDef>,
        argument: usize,
        parts: &mut Parts,
        depth: usize,
    ) -> Lowered<()> {
        let span = self.arg_span(dag, index);
        match def.arguments[argument] {
            ArgumentRef::Operand(at) => {
                let group = self.match_operand(dag, index, def, at, depth, true)?;
                parts.groups[at] = Some(group);
                Ok(())
            }
            ArgumentRef::Attribute(at) => {
                if let Value::Dag(_) = dag.arg(index) {
                    let what = format!("argument {} of '{}' is an attribute", index + 1, def.name);
                    let help = "nested patterns match what defines an operand; constrain an attribute with a \
                                constraint or with the pattern's constraint list";
                    return self.fail(error::argument_kind(span, what, help));
                }
                self.match_attribute(dag, index, def, at, parts)
            }
            ArgumentRef::Property(at) => {
                if let Value::Dag(_) = dag.arg(index) {
                    let what = format!("argument {} of '{}' is a property", index + 1, def.name);
                    return self.fail(error::argument_kind(
                        span,
                        what,
                        "nested patterns match what defines an operand",
                    ));
                }
                self.match_property(dag, index, def, at, parts)
            }
        }
    }

    fn match_either(
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
                    let help = "only operands can be matched in either order";
                    let span = self.arg_span(either, index);
                    return self.fail(error::directive(
                        span,
                        "either",
                        "covers an argument that is no operand",
                        help,
                    ));
                }
            }
            if let Value::Dag(nested) = either.arg(index)
                && let Head::Either | Head::Variadic = head(self.shared.module, nested)
            {
                let span = self.dag_span(nested);
                let help = "write several patterns instead";
                return self.fail(error::directive(span, "either", "cannot hold another directive", help));
            }
        }
        // Upstream tries the other order only if this one does not match by itself, and two operands of
        // which nothing is asked always do.
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

    /// One operand group with the argument that matches it.
    fn match_operand(
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
                        return self.match_group_definer(arg, &nested, def, at, depth);
                    }
                    match self.match_definer(arg, &nested, depth, true)? {
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
                            "an operand is matched by a symbol, a constraint, an operation or a native call";
                        self.fail(error::misplaced_directive(self.operator_span(arg), name, help))
                    }
                    None => {
                        let text = arg.operator_value().to_string();
                        let help =
                            "a nested pattern is an operation, a native call, or `either` or `variadic`";
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

    /// The symbol of an operand that is not looked behind. The same symbol twice asks for the same value.
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

    fn operand_statement(&mut self, id: Sym, arity: &Arity) -> Group {
        match arity {
            Arity::Single => {
                self.pattern.matches.push(Match::Operand { id: id.clone(), ty: None });
                Group::One(id)
            }
            _ => {
                self.pattern.matches.push(Match::Operands { id: id.clone(), types: None });
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

    fn nested_variadic<T>(&mut self, span: Span, def: &OpDef, at: usize) -> Lowered<T> {
        let operand = &def.operands[at];
        let what = format!(
            "operand '{}' of '{}' is variadic, a nested pattern matches one value",
            operand.name, def.name
        );
        self.fail(error::unsupported(span, what, "match its values one by one: `(variadic (Op …), …)`"))
    }

    /// A nested pattern for a whole group: an optional operand that is there, or all results of a
    /// variadic group.
    fn match_group_definer(
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
        match self.match_definer(arg, nested, depth, false)? {
            Entity::Value(value) => Ok(Group::One(value)),
            Entity::Range(values) | Entity::Optional(values) => Ok(Group::Range(values)),
            _ => Err(Failed),
        }
    }

    /// Matches the operation that defines an operand, and gives the result that does: one value of it if
    /// the operand is one.
    fn match_definer(
        &mut self,
        arg: DagValue<'k>,
        nested: &Arc<OpDef>,
        depth: usize,
        single: bool,
    ) -> Lowered<Entity> {
        let span = self.dag_span(arg);
        if nested.results.is_empty() {
            let what = format!("'{}' has no results, so it defines no operand", nested.name);
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

    /// Takes back the statement that names a result group.
    fn forget_result(&mut self, op: &Sym, index: usize) {
        if let Some(id) = self.results.remove(&(op.clone(), index)) {
            let defines = |statement: &Match| statement.defines().iter().any(|(defined, _)| **defined == id);
            self.pattern.matches.retain(|statement| !defines(statement));
        }
    }

    fn match_variadic(
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
                    let help = "its values are symbols, constraints or operations";
                    ok = self
                        .fail::<()>(error::directive(span, "variadic", "cannot hold this pattern", help))
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

    /// `(NativeCodeCall<"…"> …)`: whatever defines the operand, if the call succeeds on it. All arguments
    /// are bound by the call.
    fn match_native(&mut self, dag: DagValue<'k>, record: Record<'k>) -> Lowered<Sym> {
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
                "a native call of a source pattern names '$_self' once, this one {} times",
                found.selves
            );
            let help = "'$_self' stands for the operation that defines the operand";
            return self.fail(error::native_call(span, what, help));
        }
        if let Some(largest) = found.largest.filter(|&largest| largest >= dag.len()) {
            let what = format!("the call's text uses '${largest}', but it has {} arguments", dag.len());
            return self.fail(error::native_call(span, what, "arguments are counted from $0"));
        }
        let values = self.names.fresh("values");
        let types = self.names.fresh("types");
        let op = self.names.fresh("definer");
        self.pattern.matches.push(Match::Operands { id: values.clone(), types: None });
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
        let place = record.field("expression").map(|field| field.value_span());
        let call = Call {
            name,
            body,
            place: self.shared.places.place(place),
            params: vec!["_self"],
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

    /// What an argument of a native call in a source pattern binds, and its constraint.
    fn native_output(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
    ) -> Lowered<(NativeResult, Option<Record<'k>>)> {
        let span = self.arg_span(dag, index);
        let (kind, condition) = match (dag.arg(index), leaf(dag.arg(index))) {
            (Value::Dag(_), _) => {
                let what = "a native call of a source pattern has a nested pattern".to_owned();
                return self.fail(error::native_call(span, what, "its arguments are what it binds"));
            }
            (_, Leaf::None) => (Kind::Value, None),
            (_, Leaf::Attr(record)) => (Kind::Attribute, Some(record)),
            (_, Leaf::Type(record)) => (Kind::Value, Some(record)),
            _ => {
                let what = "an argument of a native call of a source pattern is no constraint".to_owned();
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

    /// Writes the operation with the conditions that follow it.
    fn finish_op(&mut self, dag: DagValue<'k>, def: &Arc<OpDef>, mut parts: Parts) -> Lowered<Sym> {
        let variable = def.operands.iter().filter(|operand| operand.arity.is_variable_length()).count();
        let mut operands = Vec::new();
        for (at, group) in parts.groups.iter().enumerate() {
            match group {
                Some(Group::One(id) | Group::Range(id)) => operands.push(id.clone()),
                Some(Group::Many(values, _)) if variable == 1 => operands.extend(values.iter().cloned()),
                Some(Group::Many(values, name)) => {
                    let range = self.split_group(values, name.as_deref(), &mut parts.after, def, at)?;
                    operands.push(range);
                }
                None => return Err(Failed),
            }
        }
        let mut types = Vec::new();
        for result in &def.results {
            let id = self.names.fresh(&format!("{}_type", parts.op));
            self.pattern.matches.push(match result.arity {
                Arity::Single => Match::Type { id: id.clone(), value: None },
                _ => Match::Types { id: id.clone(), values: None },
            });
            types.push(id);
        }
        let tail = trailing(self.shared.module, dag);
        let regions = self.name_parts(tail.region, "region", def.regions.len())?;
        let successors = self.name_parts(tail.successor, "successor", def.successors.len())?;
        self.pattern.matches.push(Match::Operation {
            id: parts.op.clone(),
            name: Some(def.name.clone()),
            operands,
            attributes: parts.attributes,
            results: types.clone(),
            successors,
            regions,
            place: self.shared.places.place(Some(self.dag_span(dag))),
        });
        self.ops.insert(parts.op.clone(), OpEntry { def: Some(def.clone()), types });
        self.pattern.matches.append(&mut parts.after);
        Ok(parts.op)
    }

    /// Values of a group whose size the operands as a whole do not fix: the group has that many values, and
    /// each is picked from it.
    fn split_group(
        &mut self,
        values: &[Sym],
        name: Option<&str>,
        after: &mut Vec<Match>,
        def: &OpDef,
        at: usize,
    ) -> Lowered<Sym> {
        let range = self.names.fresh(&def.operands[at].name);
        self.pattern.matches.push(Match::Operands { id: range.clone(), types: None });
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
            // A plain symbol becomes the element; whatever else is known of it must be equal to it.
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
        if let Some(symbol) = name.and_then(|name| self.symbols.get_mut(name)) {
            symbol.bound = Bound::Operand(range.clone(), Arity::Variadic);
        }
        Ok(range)
    }

    /// Whether a statement that is already written refers to the symbol.
    fn is_shared(&self, sym: &Sym) -> bool {
        let mut found = false;
        for statement in &self.pattern.matches {
            statement.uses(&mut |used, _| found |= used == sym);
        }
        found
    }

    /// Symbols of `(region $a, $b)` or `(successor $a)`.
    fn name_parts(
        &mut self,
        directive: Option<DagValue<'k>>,
        word: &'static str,
        declared: usize,
    ) -> Lowered<Option<Vec<Sym>>> {
        let Some(directive) = directive else { return Ok(None) };
        let span = self.dag_span(directive);
        if directive.len() != declared {
            let what = format!("names {}, the operation has {declared}", directive.len());
            return self.fail(error::directive(span, word, &what, "name each of them; `$_` ignores one"));
        }
        let mut names = Vec::new();
        for index in 0..directive.len() {
            let span = self.arg_span(directive, index);
            if !directive.arg(index).is_unset() {
                return self.fail(error::directive(
                    span,
                    word,
                    "takes symbols only",
                    "leave the constraint out",
                ));
            }
            let id = match symbol(directive.arg_name(index)) {
                Some(name) => {
                    let bound = match word {
                        "region" => Bound::Region(name.to_owned()),
                        _ => Bound::Successor(name.to_owned()),
                    };
                    self.bind(name, bound, span)?;
                    name.to_owned()
                }
                None => self.names.fresh(word),
            };
            self.pattern.matches.push(match word {
                "region" => Match::Region { id: id.clone() },
                _ => Match::Successor { id: id.clone() },
            });
            names.push(id);
        }
        Ok(Some(names))
    }

    fn match_attribute(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        def: &Arc<OpDef>,
        at: usize,
        parts: &mut Parts,
    ) -> Lowered<()> {
        let attribute = &def.attributes[at];
        let span = self.arg_span(dag, index);
        let condition = match leaf(dag.arg(index)) {
            Leaf::None => None,
            Leaf::Attr(record) => Some(record),
            _ => {
                let what = format!("argument {} of '{}' is an attribute", index + 1, def.name);
                let help =
                    "constrain it with an attribute constraint or a constant, or leave the constraint out";
                return self.fail(error::argument_kind(span, what, help));
            }
        };
        let name = self.attribute_symbol(dag.arg_name(index), span)?;
        if name.is_none() && condition.is_none() {
            return Ok(());
        }
        let id = name.unwrap_or_else(|| self.names.fresh(&identifier(&attribute.name)));
        let condition = match condition {
            Some(record) => Some((record, self.constraint(record)?)),
            None => None,
        };
        let value = match &condition {
            Some((record, condition)) => self.constant_of(*record, condition),
            None => None,
        };
        let asks =
            condition.as_ref().is_some_and(|(_, condition)| needs_attribute(&condition.predicate.to_cpp()));
        let default = attribute.default.as_deref().filter(|_| attribute.optional && !attribute.unit);
        if let Some(default) = default {
            // Missing means the default, so the comparison is with that.
            let default = self.default_attribute(def, at, default, span)?;
            let call = self.attribute_call(parts, &attribute.name, Some(default), &id, span);
            parts.after.push(call);
            match (value, condition) {
                (Some(value), _) => {
                    let constant = self.names.fresh("constant");
                    self.pattern.matches.push(Match::Attribute {
                        id: constant.clone(),
                        ty: None,
                        value: Some(value),
                    });
                    parts.after.push(Match::Constraint(Constraint::Equal {
                        left: id,
                        right: constant,
                        negated: false,
                    }));
                }
                (None, Some((_, condition))) => {
                    self.predicate(&mut parts.after, &condition, &id, Vec::new(), span)
                }
                (None, None) => {}
            }
            return Ok(());
        }
        if attribute.optional && value.is_none() && !asks {
            let call = self.attribute_call(parts, &attribute.name, None, &id, span);
            parts.after.push(call);
        } else {
            self.pattern.matches.push(Match::Attribute { id: id.clone(), ty: None, value: value.clone() });
            parts.attributes.push(AttributeEntry { name: attribute.name.clone(), value: id.clone() });
        }
        if let (None, Some((record, condition))) = (value, condition)
            && record.name() != attribute.constraint.record
        {
            self.predicate(&mut parts.after, &condition, &id, Vec::new(), span);
        }
        Ok(())
    }

    /// Binds an attribute's symbol.
    fn attribute_symbol(&mut self, name: Option<&str>, span: Span) -> Lowered<Option<Sym>> {
        let Some(name) = symbol(name) else { return Ok(None) };
        if split_index(name).1.is_some() {
            return self.fail(error::indexed_binding(span, name));
        }
        self.bind(name, Bound::Attribute(name.to_owned()), span)?;
        Ok(Some(name.to_owned()))
    }

    /// Reads an attribute that may be missing.
    fn attribute_call(
        &mut self,
        parts: &Parts,
        name: &str,
        default: Option<Sym>,
        id: &Sym,
        span: Span,
    ) -> Match {
        let mut args = vec![Arg::Ref(parts.op.clone()), Arg::Text(name.to_owned())];
        let (native, body) = match default {
            Some(default) => {
                args.push(Arg::Ref(default));
                ("drr.attribute_or_default", "$0->hasAttr($1) ? $0->getAttr($1) : $2")
            }
            None => ("drr.attribute_or_null", "$0->getAttr($1)"),
        };
        let call = Call {
            name: Some(native),
            body,
            place: None,
            params: vec![""; args.len()],
            results: vec![Kind::Attribute],
            is_constraint: true,
        };
        let results = vec![NativeResult { id: id.clone(), kind: Kind::Attribute }];
        self.call(call, args, results, span)
    }

    fn match_property(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        def: &Arc<OpDef>,
        at: usize,
        parts: &mut Parts,
    ) -> Lowered<()> {
        let property = &def.properties[at];
        let span = self.arg_span(dag, index);
        let condition = match leaf(dag.arg(index)) {
            Leaf::None => None,
            Leaf::Prop(record) => Some(record),
            _ => {
                let what = format!("argument {} of '{}' is a property", index + 1, def.name);
                return self.fail(error::argument_kind(
                    span,
                    what,
                    "constrain it with a property constraint",
                ));
            }
        };
        let name = self.attribute_symbol(dag.arg_name(index), span)?;
        let condition = match condition {
            Some(record) => Some((record, self.constraint(record)?)),
            None => None,
        };
        if name.is_none() && condition.is_none() {
            return Ok(());
        }
        let id = name.unwrap_or_else(|| self.names.fresh(&identifier(&property.name)));
        let value =
            condition.as_ref().and_then(|(record, condition)| self.constant_property(*record, condition));
        if property.default.is_some() && value.is_none() {
            let call = self.attribute_call(parts, &property.name, None, &id, span);
            parts.after.push(call);
        } else {
            self.pattern.matches.push(Match::Attribute { id: id.clone(), ty: None, value: value.clone() });
            parts.attributes.push(AttributeEntry { name: property.name.clone(), value: id.clone() });
        }
        if let (None, Some((record, condition))) = (value, condition)
            && record.name() != property.constraint.record
        {
            self.predicate(&mut parts.after, &condition, &id, Vec::new(), span);
        }
        Ok(())
    }
}

/// The argument's number of an operand.
fn at_argument(def: &OpDef, operand: usize) -> usize {
    def.arguments.iter().position(|argument| *argument == ArgumentRef::Operand(operand)).unwrap_or(operand)
}

/// Whether a condition fails on a missing attribute, by upstream's rule of thumb.
fn needs_attribute(condition: &str) -> bool {
    condition.contains("$_self") && !condition.contains("!$_self")
}

/// A name as a symbol.
pub(crate) fn identifier(name: &str) -> String {
    let clean: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if clean.is_empty() { "it".to_owned() } else { clean }
}

/// Gives a definition in these statements another symbol.
fn rename_definition(statements: &mut [Match], from: &Sym, to: &Sym) {
    for statement in statements {
        statement.for_each_definition_mut(&mut |id| {
            if id == from {
                id.clone_from(to);
            }
        });
    }
}
