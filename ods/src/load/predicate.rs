//! `Pred` records.

use std::sync::Arc;

use legalize_source::Diagnostic;
use legalize_tblgen::{Record, Value};

use super::Loader;
use super::fields::wrong;
use super::weight::Weight;
use crate::model::{Predicate, bare_condition};

/// The help where a record is not a predicate.
const PREDICATES: &str = "derive it from CPred or from one of And, Or, Neg, SubstLeaves and Concat";

impl Loader {
    /// The predicate in a field; unset means that everything is accepted.
    pub(super) fn predicate_field(
        &mut self,
        record: Record<'_>,
        field: &str,
    ) -> Result<Arc<Predicate>, Diagnostic> {
        match record.value(field) {
            None | Some(Value::Unset) => Ok(Arc::new(Predicate::True)),
            Some(Value::Def(pred)) => self.predicate(pred),
            Some(_) => Err(record.record(field).err().map_or_else(
                || wrong("ods::predicate", record, "expected a predicate").with_help(PREDICATES),
                Diagnostic::from,
            )),
        }
    }

    /// A predicate.
    pub(super) fn predicate(&mut self, record: Record<'_>) -> Result<Arc<Predicate>, Diagnostic> {
        if let Some(known) = self.predicates.get(&record.id()) {
            return Ok(known.0.clone());
        }
        let (predicate, weight) = self.nested(record, |loader| loader.read_predicate(record))?;
        let weight = weight
            .check(&predicate, self.conditions)
            .map_err(|exceeded| exceeded.diagnostic_at(record.span()))?;
        self.predicates.insert(record.id(), (predicate.clone(), weight));
        Ok(predicate)
    }

    /// Reads a predicate and computes its weight. Predicates that always hold are left out of conjunctions,
    /// and a conjunction of one child is replaced by the child.
    fn read_predicate(&mut self, record: Record<'_>) -> Result<(Arc<Predicate>, Weight), Diagnostic> {
        if record.is_subclass_of("CPred") {
            let text = record.string("predExpr")?;
            let place = self.condition_places.entry(bare_condition(text).to_owned());
            place.or_insert(record.span());
            let leaf = Predicate::leaf(text);
            let weight = Weight::new(&leaf, &[]);
            return Ok((Arc::new(leaf), weight));
        }
        if !record.is_subclass_of("CombinedPred") {
            return Err(wrong("ods::predicate", record, format!("'{}' is not a predicate", record.name()))
                .with_help(PREDICATES));
        }
        let kind = record.record("kind")?.name();
        let mut children = Vec::new();
        let mut weights = Vec::new();
        for child in record.record_list("children")? {
            children.push(self.predicate(child)?);
            weights.extend(self.predicates.get(&child.id()).map(|&(_, weight)| weight));
        }
        let only = |children: &mut Vec<Arc<Predicate>>| match children.len() {
            1 => Ok(children.remove(0)),
            count => Err(wrong("ods::predicate", record, format!("expected one child, found {count}"))
                .with_help("combine several predicates by And or Or: Neg, SubstLeaves and Concat take one")),
        };
        let weighed = |predicate: Predicate| {
            let weight = Weight::new(&predicate, &weights);
            (Arc::new(predicate), weight)
        };
        Ok(match kind {
            "PredCombinerAnd" => {
                children.retain(|child| **child != Predicate::True);
                match children.len() {
                    0 => weighed(Predicate::True),
                    1 => weighed(Arc::unwrap_or_clone(children.remove(0))),
                    _ => weighed(Predicate::And(children)),
                }
            }
            "PredCombinerOr" => match children.len() {
                0 => weighed(Predicate::False),
                1 => weighed(Arc::unwrap_or_clone(children.remove(0))),
                _ => weighed(Predicate::Or(children)),
            },
            "PredCombinerNot" => weighed(Predicate::Not(only(&mut children)?)),
            "PredCombinerSubstLeaves" => {
                let (pattern, replacement) = (record.string("pattern")?, record.string("replacement")?);
                let child = only(&mut children)?;
                let most = usize::try_from(self.conditions.most).unwrap_or(usize::MAX);
                let replaced = child.with_replaced(pattern, replacement, most);
                let replaced = replaced.ok_or_else(|| self.conditions.diagnostic_at(record.span()))?;
                let weight = weights.first().map(|weight| weight.replaced(pattern, replacement));
                (Arc::new(replaced), weight.unwrap_or_else(|| Weight::new(&Predicate::True, &[])))
            }
            "PredCombinerConcat" => weighed(Predicate::Concat {
                prefix: record.string("prefix")?.to_owned(),
                child: only(&mut children)?,
                suffix: record.string("suffix")?.to_owned(),
            }),
            other => {
                return Err(wrong("ods::predicate", record, format!("unknown combination '{other}'"))
                    .with_help("combine predicates by And, Or, Neg, SubstLeaves or Concat"));
            }
        })
    }
}
