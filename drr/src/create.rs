//! Operations that result patterns create.

use std::sync::Arc;

use legalize_ods::{ArgumentRef, Arity, OpDef};
use legalize_pattern_model::{Action, Arg, AttributeEntry, Kind, Location, ResultTypes, Sym};
use legalize_tblgen::{DagValue, Value};

use crate::dag::{Head, Leaf, MAX_DEPTH, Trailing, head, leaf, split_index, symbol, trailing};
use crate::error::{self, Failed, Lowered};
use crate::natives::Call;
use crate::result::{Built, Position};
use crate::rule::{Bound, Entity, OpEntry, Rule};
use crate::source::identifier;

/// Traits whose operations upstream builds without result types, regardless of what they replace.
const DEDUCING_TRAITS: [&str; 2] = ["SameOperandsAndResultType", "FirstAttrDerivedResultType"];

impl<'k> Rule<'_, 'k> {
    pub(crate) fn create_op(
        &mut self,
        dag: DagValue<'k>,
        def: &Arc<OpDef>,
        position: Position,
    ) -> Lowered<Entity> {
        let span = self.dag_span(dag);
        if position.depth >= MAX_DEPTH {
            return self.fail(error::nesting(span, MAX_DEPTH));
        }
        let tail = trailing(self.shared.module, dag);
        self.check_tail(dag, &tail)?;
        let count = dag.len() - tail.count;
        if count != def.arguments.len() {
            return self.argument_count(dag, def, count, true);
        }
        let location = self.location(&tail);
        let (mut operands, mut attributes) = (Vec::new(), Vec::new());
        let mut ok = location.is_ok();
        for (index, argument) in def.arguments.iter().enumerate() {
            let built = match *argument {
                ArgumentRef::Operand(at) => {
                    self.created_operand(dag, index, def, at, position).map(|operand| operands.push(operand))
                }
                ArgumentRef::Attribute(at) => {
                    let name = &def.attributes[at].name;
                    self.created_attribute(dag, index, name, position).map(|value| {
                        attributes.extend(value.map(|value| AttributeEntry { name: name.clone(), value }));
                    })
                }
                ArgumentRef::Property(at) => {
                    let name = &def.properties[at].name;
                    self.created_attribute(dag, index, name, position).map(|value| {
                        attributes.extend(value.map(|value| AttributeEntry { name: name.clone(), value }));
                    })
                }
            };
            ok &= built.is_ok();
        }
        let name = symbol(dag.operator_name());
        let results = self.result_types(dag, def, &tail, position, name);
        let regions = self.created_parts(tail.region, "region", def.regions.len(), position);
        let successors = self.created_parts(tail.successor, "successor", def.successors.len(), position);
        let (true, Ok(location), Ok(results), Ok(regions), Ok(successors)) =
            (ok, location, results, regions, successors)
        else {
            return Err(Failed);
        };
        let (pack, result) = match name {
            Some(name) => split_index(name),
            None => ("", None),
        };
        let id = match name {
            Some(_) => pack.to_owned(),
            None => self.names.fresh(&format!("new_{}", identifier(def.mnemonic()))),
        };
        self.pattern.rewrite.push(Action::Operation {
            id: id.clone(),
            name: def.name.clone(),
            operands,
            attributes,
            results,
            successors,
            regions,
            location,
            place: self.shared.places.place(Some(span)),
        });
        self.ops.insert(id.clone(), OpEntry { def: Some(def.clone()), types: Vec::new() });
        if name.is_some() {
            let span = self.operator_span(dag);
            self.bind_created(pack, Bound::Op(id.clone()), span);
        }
        Ok(match result {
            Some(index) => self.result(&id, index),
            None => Entity::Op(id),
        })
    }

    /// The symbol of one operand group.
    fn created_operand(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        def: &OpDef,
        at: usize,
        position: Position,
    ) -> Lowered<Sym> {
        let span = self.arg_span(dag, index);
        let arity = &def.operands[at].arity;
        if let Value::Dag(nested) = dag.arg(index)
            && matches!(head(self.shared.module, nested), Head::Variadic)
            && *arity != Arity::Variadic
        {
            let what = format!(
                "groups values for operand '{}' of '{}', which is not variadic",
                def.operands[at].name, def.name
            );
            return self.fail(error::directive(span, "variadic", &what, "leave `variadic` out"));
        }
        if let Value::Dag(nested) = dag.arg(index)
            && matches!(head(self.shared.module, nested), Head::Op(_))
            && *arity == Arity::Variadic
            && self.strict()
        {
            let what = format!("operand '{}' of '{}' is variadic", def.operands[at].name, def.name);
            return self.fail(error::argument_kind(span, what, "group its values: `(variadic (Op …), …)`"));
        }
        let wanted = if *arity == Arity::Variadic { Kind::ValueRange } else { Kind::Value };
        let entity = self.operand_entity(dag, index, position, wanted)?;
        match (arity, entity) {
            (Arity::Single, entity) => self.value(entity, span),
            (Arity::Optional, Entity::Optional(id)) => Ok(id),
            (Arity::Optional, entity) => self.value(entity, span),
            (_, entity) => {
                let values = self.values(entity, span)?;
                match <[Sym; 1]>::try_from(values) {
                    Ok([one]) => Ok(one),
                    Err(values) => Ok(self.pack(&values, "operand")),
                }
            }
        }
    }

    /// An argument of `variadic`: values, single or ranges.
    pub(crate) fn operand_values(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        position: Position,
    ) -> Lowered<Vec<Sym>> {
        let span = self.arg_span(dag, index);
        // A call may return any number of values here; a single one is a range of one.
        let entity = self.operand_entity(dag, index, position, Kind::ValueRange)?;
        self.values(entity, span)
    }

    fn operand_entity(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        position: Position,
        wanted: Kind,
    ) -> Lowered<Entity> {
        let span = self.arg_span(dag, index);
        let name = dag.arg_name(index);
        match dag.arg(index) {
            Value::Dag(nested) => {
                let position = Position { depth: position.depth + 1, replaces: None };
                match self.result_pattern(nested, position, Some(wanted))? {
                    Built::Entity(entity) => Ok(entity),
                    Built::Nothing => {
                        let what = "expected a value, but got a call that returns nothing".to_owned();
                        self.fail(error::native_call(
                            span,
                            what,
                            "use `NativeCodeCall` if it returns a value",
                        ))
                    }
                }
            }
            value => match leaf(value) {
                Leaf::None | Leaf::Type(_) => self.named(name, span),
                Leaf::Native(record) => self.leaf_call(record, name, wanted, span),
                Leaf::Attr(_) => {
                    let what = "expected a value, but got an attribute".to_owned();
                    let help = "create a constant operation with the attribute and use its result";
                    self.fail(error::argument_kind(span, what, help))
                }
                Leaf::Str(_) | Leaf::Prop(_) | Leaf::Other => {
                    let what = format!("expected a value, but got '{}'", error::short(&value.to_string()));
                    self.fail(error::argument_kind(span, what, "name a bound symbol or nest a pattern"))
                }
            },
        }
    }

    /// The symbol of an attribute; `None` if it is omitted.
    fn created_attribute(
        &mut self,
        dag: DagValue<'k>,
        index: usize,
        attribute: &str,
        position: Position,
    ) -> Lowered<Option<Sym>> {
        let span = self.arg_span(dag, index);
        let name = dag.arg_name(index);
        match dag.arg(index) {
            Value::Dag(nested) => {
                if !matches!(head(self.shared.module, nested), Head::Native(_)) {
                    let what = format!(
                        "attribute '{attribute}' is given by a nested pattern that is not a native call"
                    );
                    return self.fail(error::argument_kind(
                        span,
                        what,
                        "use a native call that returns the attribute",
                    ));
                }
                let position = Position { depth: position.depth + 1, replaces: None };
                match self.result_pattern(nested, position, Some(Kind::Attribute))? {
                    Built::Entity(entity) => self.attribute(entity, span).map(Some),
                    Built::Nothing => {
                        let what = "expected an attribute, but got a call that returns nothing".to_owned();
                        self.fail(error::native_call(
                            span,
                            what,
                            "use `NativeCodeCall` if it returns an attribute",
                        ))
                    }
                }
            }
            value => match leaf(value) {
                Leaf::Attr(record) => self.constant_leaf(record, span),
                Leaf::Prop(record) => {
                    let def = self.constraint(record)?;
                    match self.constant_property(record, &def) {
                        Some(value) => {
                            let id = self.names.fresh("constant");
                            self.pattern.rewrite.push(Action::Attribute { id: id.clone(), value });
                            Ok(Some(id))
                        }
                        None => {
                            let what = format!(
                                "property '{attribute}' is given by '{}', which is not a plain constant",
                                def.summary
                            );
                            self.fail(error::constant(span, what, "use a native call that returns it"))
                        }
                    }
                }
                Leaf::None => {
                    let entity = self.named(name, span)?;
                    self.attribute(entity, span).map(Some)
                }
                Leaf::Native(record) => {
                    let entity = self.leaf_call(record, name, Kind::Attribute, span)?;
                    self.attribute(entity, span).map(Some)
                }
                Leaf::Str(_) => {
                    let what = format!("attribute '{attribute}' is given by a raw string");
                    let help = "use `ConstantStrAttr<StrAttr, \"…\">`";
                    self.fail(error::argument_kind(span, what, help))
                }
                Leaf::Type(_) | Leaf::Other => {
                    let what =
                        format!("attribute '{attribute}' is given by '{}'", error::short(&value.to_string()));
                    let help = "pass a bound symbol, a `ConstantAttr`, an enum case or a native call";
                    self.fail(error::argument_kind(span, what, help))
                }
            },
        }
    }

    /// Symbols of `(region $a)` or `(successor $a)`.
    fn created_parts(
        &mut self,
        directive: Option<DagValue<'k>>,
        word: &'static str,
        declared: usize,
        position: Position,
    ) -> Lowered<Vec<Sym>> {
        let Some(directive) = directive else { return Ok(Vec::new()) };
        let span = self.dag_span(directive);
        if self.strict() {
            let help = "remove it: upstream's generator has no such directive";
            return self.fail(error::misplaced_directive(span, word, help));
        }
        if directive.len() != declared {
            let what = format!("names {}, the operation has {declared}", directive.len());
            return self.fail(error::directive(span, word, &what, "name each of them"));
        }
        let mut syms = Vec::new();
        for index in 0..directive.len() {
            let span = self.arg_span(directive, index);
            let entity = match directive.arg(index) {
                Value::Dag(call) if word == "successor" => self.created_successor(call, position)?,
                _ => self.named(directive.arg_name(index), span)?,
            };
            match (word, entity) {
                ("region", Entity::Region(id)) => {
                    let taken = self.pattern.rewrite.iter().any(
                        |action| matches!(action, Action::Operation { regions, .. } if regions.contains(&id)),
                    );
                    if taken || syms.contains(&id) {
                        let what = "names a region that is already moved to an operation";
                        let help = "move the region to only one of the operations";
                        return self.fail(error::directive(span, word, what, help));
                    }
                    syms.push(id);
                }
                ("successor", Entity::Successor(id) | Entity::Native(id, Kind::Block)) => syms.push(id),
                _ => {
                    let what = "names something other than a region or successor";
                    let help = "bind it in the source pattern with the same directive";
                    return self.fail(error::directive(span, word, what, help));
                }
            }
        }
        Ok(syms)
    }

    /// A successor that a native call returns.
    fn created_successor(&mut self, call: DagValue<'k>, position: Position) -> Lowered<Entity> {
        if !matches!(head(self.shared.module, call), Head::Native(_)) {
            let span = self.dag_span(call);
            let help = "name a successor that is matched, or nest a native call that returns a block";
            let what = "contains a dag that is not a native call";
            return self.fail(error::directive(span, "successor", what, help));
        }
        let position = Position { depth: position.depth + 2, replaces: None };
        match self.result_pattern(call, position, Some(Kind::Block))? {
            Built::Entity(entity) => Ok(entity),
            Built::Nothing => {
                let span = self.dag_span(call);
                let what = "expected a successor, but got a call that returns nothing".to_owned();
                self.fail(error::native_call(span, what, "use `NativeCodeCall` if it returns a block"))
            }
        }
    }

    fn result_types(
        &mut self,
        dag: DagValue<'k>,
        def: &OpDef,
        tail: &Trailing<'k>,
        position: Position,
        name: Option<&str>,
    ) -> Lowered<ResultTypes> {
        let partial = name.is_some_and(|name| split_index(name).1.is_some());
        let replaces = position.replaces.filter(|_| position.depth == 0);
        if let Some(directive) = tail.return_type {
            if replaces.is_some() {
                let span = self.dag_span(directive);
                let what =
                    "`returnType` on an operation that replaces the root: it has the root's result types"
                        .to_owned();
                let help =
                    "leave `returnType` out, or create the operation before the one that replaces the root";
                return self.fail(error::result_types(span, what, help));
            }
            return self.explicit_types(directive, position).map(ResultTypes::Of);
        }
        if DEDUCING_TRAITS.iter().any(|name| def.has_trait(name)) || def.results.is_empty() {
            return Ok(ResultTypes::Infer);
        }
        let (Some(first), false) = (replaces, partial) else { return Ok(ResultTypes::Infer) };
        let Some(root) = self.pattern.root.clone() else { return Err(Failed) };
        let types = self.ops.get(&root).map(|entry| entry.types.clone()).unwrap_or_default();
        let last = first + def.results.len();
        if first == 0 && last == types.len() {
            return Ok(ResultTypes::Like(root));
        }
        match types.get(first..last) {
            Some(types) => Ok(ResultTypes::Of(types.to_vec())),
            None => {
                let span = self.dag_span(dag);
                let what = "the root has no results from which the result types could be taken".to_owned();
                self.fail(error::result_types(span, what, "specify the types with `returnType`"))
            }
        }
    }

    /// `(returnType …)`
    fn explicit_types(&mut self, directive: DagValue<'k>, position: Position) -> Lowered<Vec<Sym>> {
        if directive.operator_name().is_some() {
            let span = self.dag_span(directive);
            let help = "bind the operation instead";
            return self.fail(error::directive(span, "returnType", "cannot be bound to a symbol", help));
        }
        let mut types = Vec::new();
        let mut ok = true;
        for index in 0..directive.len() {
            match self.explicit_type(directive, index, position) {
                Ok(found) => types.extend(found),
                Err(Failed) => ok = false,
            }
        }
        if ok { Ok(types) } else { Err(Failed) }
    }

    fn explicit_type(
        &mut self,
        directive: DagValue<'k>,
        index: usize,
        position: Position,
    ) -> Lowered<Vec<Sym>> {
        let span = self.arg_span(directive, index);
        match directive.arg(index) {
            Value::Dag(nested) => {
                let Head::Native(record) = head(self.shared.module, nested) else {
                    let help = "use a native call that returns a type";
                    return self.fail(error::directive(
                        span,
                        "returnType",
                        "contains a dag that is not a native call",
                        help,
                    ));
                };
                let position = Position { depth: position.depth + 2, replaces: None };
                let kind =
                    if record.string("expression").is_ok_and(|body| body.trim_end().ends_with("Types()")) {
                        Kind::TypeRange
                    } else {
                        Kind::Type
                    };
                match self.native_call(nested, record, position, Some(kind))? {
                    Built::Entity(Entity::Native(id, _)) => Ok(vec![id]),
                    _ => {
                        let what = "a call in `returnType` does not return one type".to_owned();
                        self.fail(error::native_call(span, what, "return a `Type` or a `TypeRange` from it"))
                    }
                }
            }
            value => match leaf(value) {
                Leaf::Str(text) => {
                    let kind =
                        if text.trim_end().ends_with("Types()") { Kind::TypeRange } else { Kind::Type };
                    let id = self.names.fresh("type");
                    let call = Call {
                        name: None,
                        body: text,
                        place: self.shared.places.place(Some(span)),
                        params: Vec::new(),
                        classes: Vec::new(),
                        results: vec![kind],
                        is_constraint: false,
                    };
                    let result = legalize_pattern_model::NativeResult { id: id.clone(), kind };
                    self.emit_call(call, Vec::new(), vec![result], span);
                    Ok(vec![id])
                }
                Leaf::None | Leaf::Type(_) => {
                    let entity = self.named(directive.arg_name(index), span)?;
                    self.types(entity, span)
                }
                _ => {
                    let help = "use a value, C++ text or a native call";
                    self.fail(error::directive(
                        span,
                        "returnType",
                        "contains something that has no type",
                        help,
                    ))
                }
            },
        }
    }

    /// The location of a created operation.
    fn location(&mut self, tail: &Trailing<'k>) -> Lowered<Location> {
        let Some(directive) = tail.location else { return Ok(self.default_location()) };
        let args = self.location_args(directive)?;
        let mut syms = Vec::new();
        let mut text = None;
        for arg in args {
            match arg {
                Arg::Ref(sym) => syms.push(sym),
                Arg::Text(name) => text = Some(name),
            }
        }
        match (syms.is_empty(), text) {
            (true, Some(name)) => Ok(Location::Named(name)),
            (_, Some(metadata)) => Ok(Location::Fused { of: syms, metadata }),
            (_, None) => Ok(Location::Of(syms)),
        }
    }

    /// The symbols and the text of `(location …)`.
    pub(crate) fn location_args(&mut self, directive: DagValue<'k>) -> Lowered<Vec<Arg>> {
        let span = self.dag_span(directive);
        if directive.operator_name().is_some() {
            let help = "bind the operation instead";
            return self.fail(error::directive(span, "location", "cannot be bound to a symbol", help));
        }
        if directive.is_empty() {
            let help = "name symbols whose locations are fused, or a string";
            return self.fail(error::directive(span, "location", "has no arguments", help));
        }
        let mut args = Vec::new();
        let mut texts = 0;
        for index in 0..directive.len() {
            let span = self.arg_span(directive, index);
            match (directive.arg(index), leaf(directive.arg(index))) {
                (_, Leaf::Str(text)) => {
                    texts += 1;
                    if texts > 1 {
                        let help = "remove all strings but one";
                        return self.fail(error::directive(
                            span,
                            "location",
                            "has more than one string",
                            help,
                        ));
                    }
                    args.push(Arg::Text(text.to_owned()));
                }
                (Value::Dag(_), _) => {
                    let help = "use bound symbols or a string";
                    return self.fail(error::directive(span, "location", "contains a nested pattern", help));
                }
                _ => {
                    let entity = self.named(directive.arg_name(index), span)?;
                    args.push(Arg::Ref(self.located(entity, span)?));
                }
            }
        }
        Ok(args)
    }

    /// The locations of all matched operations. Upstream fuses as many as the source pattern has operations,
    /// in the order in which it collects them, and that list includes those matched by native calls.
    fn default_location(&self) -> Location {
        let count = self
            .matched
            .iter()
            .filter(|op| self.ops.get(*op).is_some_and(|entry| entry.def.is_some()))
            .count();
        let collected = &self.matched[..count.min(self.matched.len())];
        if count <= 1 {
            return Location::Root;
        }
        if collected.iter().all(|op| self.ops.get(op).is_some_and(|entry| entry.def.is_some()))
            && count == self.matched.len()
        {
            Location::Matched
        } else {
            Location::Of(collected.to_vec())
        }
    }
}
