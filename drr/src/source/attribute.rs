//! Attributes and properties of a matched operation.

use std::sync::Arc;

use legalize_ods::OpDef;
use legalize_pattern_model::{Arg, AttributeEntry, Constraint, Kind, Match, NativeResult, Sym};
use legalize_source::Span;
use legalize_tblgen::DagValue;

use super::{Parts, identifier};
use crate::dag::{Leaf, leaf, split_index, symbol};
use crate::error::{self, Lowered};
use crate::natives::Call;
use crate::rule::{Bound, Rule};

impl<'k> Rule<'_, 'k> {
    pub(super) fn match_attribute(
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
                    self.predicate(&mut parts.after, &condition, &id, Vec::new(), span);
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
            classes: Vec::new(),
            results: vec![Kind::Attribute],
            is_constraint: true,
        };
        let results = vec![NativeResult { id: id.clone(), kind: Kind::Attribute }];
        self.call(call, args, results, span)
    }

    pub(super) fn match_property(
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

/// Returns true if a condition fails on a missing attribute, by upstream's rule of thumb.
fn needs_attribute(condition: &str) -> bool {
    condition.contains("$_self") && !condition.contains("!$_self")
}
