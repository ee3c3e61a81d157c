//! Source patterns: a dag of operations as the match section.
//!
//! Statements are written operands first, so operations are in the order in which upstream collects them
//! (nested ones before the operation that uses them), the root last. Alternatives that upstream tries in turn
//! inside one matcher (`either`, the results of a nested operation) become one pattern each.

mod attribute;
mod nested;
mod operand;
mod variadic;

use std::sync::Arc;

use legalize_ods::{ArgumentRef, Arity, OpDef};
use legalize_pattern_model::{AttributeEntry, Match, Sym};
use legalize_source::Span;
use legalize_tblgen::{DagValue, Value};

use crate::dag::{Head, MAX_DEPTH, head, split_index, symbol, trailing};
use crate::error::{self, Failed, Lowered};
use crate::rule::{Bound, OpEntry, Rule};

/// Values that an operand group of a matched operation is matched with.
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
    /// Lowers the source pattern; returns the root.
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
                let help = "use an operation as the root of the source pattern";
                match other.directive() {
                    Some(name) => self.fail(error::misplaced_directive(span, name, help)),
                    None => self.unknown(dag, span, &text, help),
                }
            }
        }
    }

    /// Reports an operator that does not fit its position.
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
            return self.argument_count(dag, def, groups, false);
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

    /// Number of arguments beyond the written ones: each `either` covers two.
    fn extra_arguments(&self, dag: DagValue<'k>, count: usize) -> usize {
        let is_either = |index: &usize| matches!(dag.arg(*index), Value::Dag(arg) if matches!(head(self.shared.module, arg), Head::Either));
        (0..count).filter(is_either).count()
    }

    /// Reports an operation with another number of arguments than its definition has; `created` if the rule
    /// creates it.
    pub(crate) fn argument_count<T>(
        &mut self,
        dag: DagValue<'k>,
        def: &OpDef,
        given: usize,
        created: bool,
    ) -> Lowered<T> {
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
        let mut help = names.join(", ");
        let is_optional = |argument: &ArgumentRef| match *argument {
            ArgumentRef::Operand(at) => def.operands[at].arity == Arity::Optional,
            ArgumentRef::Attribute(at) => def.attributes[at].optional,
            ArgumentRef::Property(_) => false,
        };
        // A rule that leaves them out is refused upstream, too.
        if given < def.arguments.len() && def.arguments.iter().any(is_optional) {
            help.push_str(if created {
                "; one that is to be absent is '(NativeCodeCall<\"::mlir::Value()\">)', and an attribute \
                 '(NativeCodeCall<\"::mlir::Attribute()\">)'"
            } else {
                "; write '$_' for one that may be absent"
            });
        }
        self.fail(error::argument_count(span, &def.name, given, def.arguments.len(), &help))
    }

    fn check_source_tail(&mut self, dag: DagValue<'k>, tail: &crate::dag::Trailing<'k>) -> Lowered<()> {
        if let Some((index, name)) = tail.repeated {
            let span = self.arg_span(dag, index);
            return self.fail(error::directive(span, name, "is given twice", "leave one of them out"));
        }
        for (directive, name) in [(tail.location, "location"), (tail.return_type, "returnType")] {
            if let Some(directive) = directive {
                let span = self.dag_span(directive);
                let help = "move it to a result pattern: it determines how an operation is created";
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
                    "remove it, or match it in a pattern in RON: upstream's generator has no such directive",
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
                    let help = "use a constraint or the pattern's constraint list: nested patterns match \
                                the defining ops of operands";
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
                        "use a property constraint: nested patterns match the defining ops of operands",
                    ));
                }
                self.match_property(dag, index, def, at, parts)
            }
        }
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
                "region" => Match::Region { id: id.clone(), blocks: None },
                _ => Match::Successor { id: id.clone() },
            });
            names.push(id);
        }
        Ok(Some(names))
    }
}

/// A name as a symbol.
pub(crate) fn identifier(name: &str) -> String {
    let clean: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if clean.is_empty() { "it".to_owned() } else { clean }
}
