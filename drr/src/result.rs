//! Result patterns: values that replace the root, and the order of the actions.
//!
//! The order is upstream's, with one exception: supplemental patterns run *before* the root is replaced, so
//! that they may name the root's results.

use legalize_pattern_model::{Action, Kind, Replacement, Sym};
use legalize_source::Span;
use legalize_tblgen::{DagValue, Value};

use crate::dag::{Head, MAX_DEPTH, head, split_index, symbol};
use crate::error::{self, Failed, Lowered};
use crate::rule::{Bound, Entity, Rule, Symbol};

/// Result of a result pattern for its user.
#[derive(Clone)]
pub(crate) enum Built {
    /// An entity.
    Entity(Entity),
    /// An absent entity.
    Nothing,
}

/// Position of a result pattern.
#[derive(Clone, Copy)]
pub(crate) struct Position {
    /// Nesting; 0 for the patterns of the list.
    pub(crate) depth: usize,
    /// The first of the root's declared results that the pattern replaces.
    pub(crate) replaces: Option<usize>,
}

impl<'k> Rule<'_, 'k> {
    /// The dags of a list field.
    fn dags(&mut self, field: &str) -> Lowered<Vec<DagValue<'k>>> {
        let list = match self.record.list(field) {
            Ok(list) => list,
            Err(error) => return self.fail(error.to_diagnostic()),
        };
        let mut dags = Vec::new();
        for value in list.iter() {
            match value {
                Value::Dag(dag) => dags.push(dag),
                other => {
                    let what = format!("'{}' in '{field}' is not a dag", error::short(&other.to_string()));
                    let span = self.span();
                    return self.fail(error::pattern_record(span, what));
                }
            }
        }
        Ok(dags)
    }

    /// Lowers the result and the supplemental patterns of a root with that many declared results.
    pub(crate) fn results(&mut self, root: &Sym) -> Lowered<()> {
        let patterns = self.dags("resultPatterns")?;
        let supplemental = self.dags("supplementalPatterns")?;
        let mut ok = true;
        for dag in &patterns {
            ok &= self.declare(*dag, 0).is_ok();
        }
        if !self.strict() {
            for dag in &supplemental {
                ok &= self.declare(*dag, 0).is_ok();
            }
        }
        if !ok {
            return Err(Failed);
        }
        self.in_rewrite = true;
        let expected = self.result_count(root);
        let mut offsets = vec![expected as i64; patterns.len() + 1];
        let mut start = if expected == 0 { Some(patterns.len()) } else { None };
        for index in (0..patterns.len()).rev() {
            offsets[index] = offsets[index + 1] - self.value_count(patterns[index])? as i64;
            if offsets[index] == 0 {
                start = start.or(Some(index));
            } else if offsets[index] < 0 && offsets[index + 1] > 0 {
                let span = self.dag_span(patterns[index]);
                let what = format!(
                    "this pattern produces {} values, but only {} of the root's results are left to replace",
                    offsets[index + 1] - offsets[index],
                    offsets[index + 1]
                );
                let help = "name the results that replace: one operation cannot produce both replacing and \
                            auxiliary values: `(Op:$x__1 …)`, `(replaceWithValue $x__0)`";
                return self.fail(error::replacement(span, what, help));
            }
        }
        if offsets[0] > 0 {
            let span = patterns.first().map_or(self.span(), |dag| self.dag_span(*dag));
            let what = format!(
                "the result patterns produce {} values, the root has {expected} results to replace",
                expected as i64 - offsets[0]
            );
            return self.fail(error::replacement(span, what, "replace each result of the root by a value"));
        }
        let start = start.unwrap_or(patterns.len());
        let mut replacements: Vec<(Entity, bool, Span)> = Vec::new();
        for (index, dag) in patterns.iter().enumerate() {
            let replaces = usize::try_from(offsets[index]).ok();
            match self.result_pattern(*dag, Position { depth: 0, replaces }, None) {
                Ok(Built::Entity(entity)) if index >= start => {
                    let whole = symbol(dag.operator_name()).is_none_or(|name| split_index(name).1.is_none());
                    replacements.push((entity, whole, self.dag_span(*dag)));
                }
                Ok(Built::Nothing) if index > start && expected > 0 && self.strict() => {
                    let span = self.dag_span(*dag);
                    let what =
                        "a call that returns nothing follows the values that replace the root".to_owned();
                    let help = "put it before them or into the supplemental patterns";
                    ok = self.fail::<()>(error::replacement(span, what, help)).is_ok();
                }
                Ok(_) => {}
                Err(Failed) => ok = false,
            }
        }
        for dag in supplemental {
            ok &= self.result_pattern(dag, Position { depth: 0, replaces: None }, None).is_ok();
        }
        if !ok {
            return Err(Failed);
        }
        self.replace(root, expected, replacements)
    }

    fn replace(
        &mut self,
        root: &Sym,
        expected: usize,
        replacements: Vec<(Entity, bool, Span)>,
    ) -> Lowered<()> {
        if expected == 0 {
            self.pattern.rewrite.push(Action::Erase { op: root.clone() });
            return Ok(());
        }
        let created = |op: &Sym| {
            self.pattern
                .rewrite
                .iter()
                .any(|action| matches!(action, Action::Operation { id, .. } if id == op))
        };
        let with = match replacements.as_slice() {
            [(Entity::Op(op), true, _)] if created(op) => Replacement::Operation(op.clone()),
            _ => {
                let mut values = Vec::new();
                for (entity, _, span) in replacements {
                    if matches!(&entity, Entity::Op(op) if self.result_count(op) == 0) {
                        continue;
                    }
                    values.extend(self.values(entity, span)?);
                }
                Replacement::Values(values)
            }
        };
        self.pattern.rewrite.push(Action::Replace { op: root.clone(), with });
        Ok(())
    }

    /// Notes the symbols that a result pattern will bind, so that binding one twice is found first.
    fn declare(&mut self, dag: DagValue<'k>, depth: usize) -> Lowered<()> {
        let span = self.dag_span(dag);
        if depth >= MAX_DEPTH {
            return self.fail(error::nesting(span, MAX_DEPTH));
        }
        let mut ok = true;
        let head = head(self.shared.module, dag);
        let binds = match head {
            Head::Op(_) | Head::Native(_) => true,
            Head::Variadic => !self.strict(),
            _ => false,
        };
        if let (Some(name), true) = (symbol(dag.operator_name()), binds) {
            let (name, index) = split_index(name);
            let span = self.operator_span(dag);
            if let Head::Op(def) = &head {
                ok &= self.check_index(name, index, def, span).is_ok();
            }
            match self.symbols.get(name) {
                Some(first) => {
                    let first = first.span;
                    ok = self.fail::<()>(error::rebound_symbol(span, name, Some(first))).is_ok();
                }
                None => {
                    self.symbols.insert(name.to_owned(), Symbol { bound: Bound::Pending, span });
                }
            }
        }
        for (value, _) in dag.args() {
            if let Value::Dag(arg) = value {
                ok &= self.declare(arg, depth + 1).is_ok();
            }
        }
        if ok { Ok(()) } else { Err(Failed) }
    }

    /// Number of declared values that a result pattern gives.
    fn value_count(&mut self, dag: DagValue<'k>) -> Lowered<usize> {
        match head(self.shared.module, dag) {
            Head::Op(def) => {
                let indexed = symbol(dag.operator_name()).is_some_and(|name| split_index(name).1.is_some());
                Ok(if indexed { 1 } else { def.results.len() })
            }
            Head::Native(record) => self.returns(dag, record),
            _ => Ok(1),
        }
    }

    /// Lowers a result pattern. `wanted` is the kind that a native call's result is used as, if it is known.
    pub(crate) fn result_pattern(
        &mut self,
        dag: DagValue<'k>,
        position: Position,
        wanted: Option<Kind>,
    ) -> Lowered<Built> {
        let span = self.operator_span(dag);
        match head(self.shared.module, dag) {
            Head::Op(def) => self.create_op(dag, &def, position).map(Built::Entity),
            Head::Native(record) => {
                let wanted = wanted.or_else(|| {
                    let replaces = position.depth == 0 && position.replaces.is_some();
                    replaces.then_some(Kind::Value)
                });
                self.native_call(dag, record, position, wanted)
            }
            Head::ReplaceWithValue => self.replace_with_value(dag, position).map(Built::Entity),
            Head::Variadic => self.pack_variadic(dag, position).map(Built::Entity),
            other => match other.directive() {
                Some(name) => {
                    let help = match other {
                        Head::Either => "move it to a source pattern",
                        _ => "make it the last argument of a created operation",
                    };
                    self.fail(error::misplaced_directive(span, name, help))
                }
                None => {
                    let text = dag.operator_value().to_string();
                    let help = "use an operation, a native call or `replaceWithValue` as a result pattern";
                    self.unknown(dag, span, &text, help)
                }
            },
        }
    }

    fn replace_with_value(&mut self, dag: DagValue<'k>, position: Position) -> Lowered<Entity> {
        let span = self.dag_span(dag);
        if dag.operator_name().is_some() {
            let help = "use the symbol in the directive for the value";
            return self.fail(error::directive(
                span,
                "replaceWithValue",
                "cannot be bound to a symbol",
                help,
            ));
        }
        if dag.len() != 1 {
            let what = format!("takes one symbol, not {}", dag.len());
            return self.fail(error::directive(
                span,
                "replaceWithValue",
                &what,
                "name the value: `(replaceWithValue $x)`",
            ));
        }
        let span = self.arg_span(dag, 0);
        match symbol(dag.arg_name(0)) {
            Some(name) => {
                let entity = self.refer(name, span)?;
                match &entity {
                    // If no value is needed, an operation without results means that nothing replaces the
                    // root.
                    Entity::Op(op) if self.result_count(op) == 0 && position.replaces.is_none() => {
                        Ok(Entity::Values(Vec::new()))
                    }
                    Entity::Op(op) if self.result_count(op) != 1 => {
                        let what = format!("'${name}' is bound to {} values", self.result_count(op));
                        self.fail(error::replacement(span, what, "name each of them: `$name__0`"))
                    }
                    Entity::Attribute(_) => self.values(entity, span).map(|_| Entity::Values(Vec::new())),
                    _ => Ok(entity),
                }
            }
            None => {
                let what = "does not name a symbol";
                self.fail(error::directive(
                    span,
                    "replaceWithValue",
                    what,
                    "name the value: `(replaceWithValue $x)`",
                ))
            }
        }
    }

    /// `(variadic $a, (Op …), …)`: several values as one argument, or as values that replace a variadic
    /// result.
    fn pack_variadic(&mut self, dag: DagValue<'k>, position: Position) -> Lowered<Entity> {
        let mut values = Vec::new();
        let mut ok = true;
        for index in 0..dag.len() {
            let named = symbol(dag.arg_name(index)).and_then(|name| self.symbols.get(split_index(name).0));
            if self.strict() && named.is_some_and(|symbol| !matches!(symbol.bound, Bound::Operand(..))) {
                let span = self.arg_span(dag, index);
                let help =
                    "nest the operation instead: upstream's generator would bind the symbol a second time";
                ok = self
                    .fail::<()>(error::directive(
                        span,
                        "variadic",
                        "names a symbol that is not an operand",
                        help,
                    ))
                    .is_ok();
                continue;
            }
            match self.operand_values(dag, index, position) {
                Ok(found) => values.extend(found),
                Err(Failed) => ok = false,
            }
        }
        if !ok {
            return Err(Failed);
        }
        let range = self.pack(&values, "variadic");
        if let Some(name) = symbol(dag.operator_name()) {
            let span = self.operator_span(dag);
            self.bind_created(name, Bound::Native(range.clone(), Kind::ValueRange), span);
        }
        Ok(Entity::Range(range))
    }

    /// Binds a symbol that was declared; upstream's generator knows none in supplemental patterns.
    pub(crate) fn bind_created(&mut self, name: &str, bound: Bound, span: Span) {
        if let Some(symbol) =
            self.symbols.get_mut(name).filter(|symbol| matches!(symbol.bound, Bound::Pending))
        {
            *symbol = Symbol { bound, span };
        }
    }
}
