//! `Pred` records.

use std::sync::Arc;

use legalize_source::Diagnostic;
use legalize_tblgen::{Record, Value};

use super::Loader;
use super::fields::wrong;
use super::weight::Weight;
use crate::model::Predicate;

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
            Some(_) => Err(record
                .record(field)
                .err()
                .map_or_else(|| wrong("ods::predicate", record, "expected a predicate"), Diagnostic::from)),
        }
    }

    /// A predicate.
    pub(super) fn predicate(&mut self, record: Record<'_>) -> Result<Arc<Predicate>, Diagnostic> {
        if let Some(known) = self.predicates.get(&record.id()) {
            return Ok(known.0.clone());
        }
        let mut weights = Vec::new();
        let predicate = self.nested(record, |loader| loader.read_predicate(record, &mut weights))?;
        let weight = Weight::new(&predicate, &weights);
        let weight =
            weight.check(&predicate, self.conditions).map_err(|exceeded| exceeded.at(record.span()))?;
        let predicate = Arc::new(predicate);
        self.predicates.insert(record.id(), (predicate.clone(), weight));
        Ok(predicate)
    }

    /// Reads one, and gives what its children weigh.
    fn read_predicate(
        &mut self,
        record: Record<'_>,
        weights: &mut Vec<Weight>,
    ) -> Result<Predicate, Diagnostic> {
        if record.is_subclass_of("CPred") {
            return Ok(Predicate::leaf(record.string("predExpr")?));
        }
        if !record.is_subclass_of("CombinedPred") {
            return Err(wrong("ods::predicate", record, format!("'{}' is no predicate", record.name()))
                .with_help("derive it from CPred or from one of And, Or, Neg, SubstLeaves and Concat"));
        }
        let kind = record.record("kind")?.name();
        let mut children = Vec::new();
        for child in record.record_list("children")? {
            children.push(self.predicate(child)?);
            weights.extend(self.predicates.get(&child.id()).map(|&(_, weight)| weight));
        }
        let only = |children: &mut Vec<Arc<Predicate>>| match children.len() {
            1 => Ok(children.remove(0)),
            count => Err(wrong("ods::predicate", record, format!("expected one child, found {count}"))),
        };
        Ok(match kind {
            "PredCombinerAnd" => {
                children.retain(|child| **child != Predicate::True);
                match children.len() {
                    0 => Predicate::True,
                    _ => Predicate::And(children),
                }
            }
            "PredCombinerOr" => match children.len() {
                0 => Predicate::False,
                _ => Predicate::Or(children),
            },
            "PredCombinerNot" => Predicate::Not(only(&mut children)?),
            "PredCombinerSubstLeaves" => Predicate::SubstLeaves {
                pattern: record.string("pattern")?.into(),
                replacement: record.string("replacement")?.into(),
                child: only(&mut children)?,
            },
            "PredCombinerConcat" => Predicate::Concat {
                prefix: record.string("prefix")?.into(),
                child: only(&mut children)?,
                suffix: record.string("suffix")?.into(),
            },
            other => {
                return Err(wrong("ods::predicate", record, format!("unknown combination '{other}'")));
            }
        })
    }
}
