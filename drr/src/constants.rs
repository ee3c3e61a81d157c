//! Constant attributes: as text where their C++ spelling is plain, else as calls of their builders.

use std::sync::Arc;

use legalize_ods::{ConstraintDef, OpDef};
use legalize_pattern_model::{Action, Kind, Match, NativeResult, Sym};
use legalize_source::Span;
use legalize_tblgen::{Record, Value};

use crate::error::{self, Lowered};
use crate::literal::{Constant, constant};
use crate::natives::Call;
use crate::rule::Rule;

/// A constant that a leaf names: the constraint of its attribute, and its C++ value.
struct Spelled {
    of: Arc<ConstraintDef>,
    value: String,
}

impl<'k> Rule<'_, 'k> {
    /// The text of a constant that a source pattern compares with.
    pub(crate) fn constant_of(&mut self, record: Record<'k>, def: &Arc<ConstraintDef>) -> Option<String> {
        let spelled = spelled(record, def)?;
        match constant(self.shared.module, spelled.of.attr.as_ref()?, &spelled.value)? {
            Constant::Text(text) => Some(text),
            Constant::Absent => None,
        }
    }

    /// The text of a constant property.
    pub(crate) fn constant_property(&mut self, record: Record<'k>, def: &ConstraintDef) -> Option<String> {
        if !record.is_subclass_of("ConstantProp") {
            return None;
        }
        let value = record.value("value").and_then(Value::as_str)?;
        let storage = def.prop.as_ref()?.storage_type.trim().trim_start_matches("::").to_owned();
        let builder = match storage.trim_start_matches("std::") {
            "bool" => "$_builder.getBoolAttr($0)".to_owned(),
            "string" => "$_builder.getStringAttr($0)".to_owned(),
            sized => {
                let width = sized.trim_start_matches('u').strip_prefix("int")?.strip_suffix("_t")?;
                format!("$_builder.getI{width}IntegerAttr($0)")
            }
        };
        let mut attr = legalize_ods::AttrConstraint::default();
        attr.const_builder_call = Some(builder);
        match constant(self.shared.module, &attr, value)? {
            Constant::Text(text) => Some(text),
            Constant::Absent => None,
        }
    }

    /// The default value of an attribute, in the match section.
    pub(crate) fn default_attribute(
        &mut self,
        def: &OpDef,
        at: usize,
        default: &str,
        span: Span,
    ) -> Lowered<Sym> {
        let constraint = def.attributes[at].constraint.clone();
        match self.built_constant(&constraint, default, span)? {
            Some(id) => Ok(id),
            None => {
                let what =
                    format!("the default of attribute '{}' is not an attribute", def.attributes[at].name);
                self.fail(error::constant(span, what, "give the attribute another default"))
            }
        }
    }

    /// Attribute that a constant leaf denotes; `None` if it denotes a missing one.
    pub(crate) fn constant_leaf(&mut self, record: Record<'k>, span: Span) -> Lowered<Option<Sym>> {
        let def = self.constraint(record)?;
        match spelled(record, &def) {
            Some(spelled) => self.built_constant(&spelled.of, &spelled.value, span),
            None => {
                let what = format!("'{}' is an attribute constraint, not a constant", def.summary);
                let help = "pass a bound symbol, a `ConstantAttr`, an enum case or a native call";
                self.fail(error::argument_kind(span, what, help))
            }
        }
    }

    fn built_constant(&mut self, of: &Arc<ConstraintDef>, value: &str, span: Span) -> Lowered<Option<Sym>> {
        let Some(attr) = of.attr.as_ref() else {
            let what = format!("'{}' is not an attribute", of.record);
            return self.fail(error::constant(span, what, "use a definition that derives from Attr"));
        };
        let Some(builder) = &attr.const_builder_call else {
            let what = format!("attribute '{}' cannot be built from a constant", of.record);
            return self.fail(error::constant(span, what, "set `constBuilderCall` in its definition"));
        };
        match constant(self.shared.module, attr, value) {
            Some(Constant::Absent) => Ok(None),
            Some(Constant::Text(value)) => {
                let id = self.names.fresh("constant");
                if self.in_rewrite {
                    self.pattern.rewrite.push(Action::Attribute { id: id.clone(), value });
                } else {
                    let statement = Match::Attribute { id: id.clone(), ty: None, value: Some(value) };
                    self.pattern.matches.push(statement);
                }
                Ok(Some(id))
            }
            None => {
                let id = self.names.fresh("constant");
                let call = Call {
                    name: None,
                    body: &builder.replace("$0", value),
                    place: None,
                    params: Vec::new(),
                    classes: Vec::new(),
                    results: vec![Kind::Attribute],
                    is_constraint: false,
                };
                let results = vec![NativeResult { id: id.clone(), kind: Kind::Attribute }];
                self.emit_call(call, Vec::new(), results, span);
                Ok(Some(id))
            }
        }
    }
}

/// Attribute constraint and C++ value of a `ConstantAttr` or an enum case.
fn spelled(record: Record<'_>, def: &Arc<ConstraintDef>) -> Option<Spelled> {
    let attr = def.attr.as_ref()?;
    if let (Some(of), Some(value)) = (&attr.constant_of, &attr.constant_value) {
        return Some(Spelled { of: of.clone(), value: value.clone() });
    }
    if record.is_subclass_of("EnumCase") {
        let value = record.value("value").and_then(Value::as_int)?;
        return Some(Spelled { of: def.clone(), value: value.to_string() });
    }
    None
}
