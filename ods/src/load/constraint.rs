//! `Constraint` records.

use std::sync::Arc;

use legalize_source::Diagnostic;
use legalize_tblgen::{Record, Value};

use super::Loader;
use super::fields::{bit, classes, description, opt_text, text, wrong};
use super::others::is_enum;
use crate::model::{AttrConstraint, ConstraintDef, ConstraintKind, PropConstraint};

impl Loader {
    /// A constraint of any kind.
    pub(super) fn constraint(&mut self, record: Record<'_>) -> Result<Arc<ConstraintDef>, Diagnostic> {
        if let Some(known) = self.constraints.get(&record.id()) {
            return Ok(known.clone());
        }
        let def = Arc::new(self.nested(record, |loader| loader.read_constraint(record))?);
        self.constraints.insert(record.id(), def.clone());
        Ok(def)
    }

    fn opt_constraint(
        &mut self,
        record: Record<'_>,
        field: &str,
    ) -> Result<Option<Arc<ConstraintDef>>, Diagnostic> {
        match record.value(field) {
            Some(Value::Def(inner)) => self.constraint(inner).map(Some),
            _ => Ok(None),
        }
    }

    fn read_constraint(&mut self, record: Record<'_>) -> Result<ConstraintDef, Diagnostic> {
        // Properties of definitions before MLIR 20 have no condition and are not constraints.
        let is_property = record.is_subclass_of("Property");
        if !record.is_subclass_of("Constraint") && !is_property {
            return Err(wrong("ods::constraint", record, format!("'{}' is not a constraint", record.name()))
                .with_help("derive it from TypeConstraint, AttrConstraint, PropConstraint or Constraint"));
        }
        // An interface or an attribute definition may be a type and an attribute constraint alike; what comes
        // first in the hierarchy decides, as upstream's tools test for types first.
        let kind = if record.is_subclass_of("TypeConstraint") {
            ConstraintKind::Type
        } else if record.is_subclass_of("AttrConstraint") {
            ConstraintKind::Attr
        } else if record.is_subclass_of("PropConstraint") || is_property {
            ConstraintKind::Prop
        } else if record.is_subclass_of("RegionConstraint") {
            ConstraintKind::Region
        } else if record.is_subclass_of("SuccessorConstraint") {
            ConstraintKind::Successor
        } else {
            ConstraintKind::Other
        };
        let predicate = self.predicate_field(record, "predicate")?;
        let base_field = match kind {
            ConstraintKind::Type => "baseType",
            ConstraintKind::Attr => "baseAttr",
            _ => "baseProperty",
        };
        let base = self.opt_constraint(record, base_field)?;
        let wraps_type = record.is_subclass_of("Variadic") || record.is_subclass_of("Optional");
        let builder_call = match &base {
            Some(base) if wraps_type => base.builder_call.clone(),
            _ if kind == ConstraintKind::Type => {
                opt_text(record, "builderCall").filter(|call| !call.is_empty())
            }
            _ => None,
        };
        let attr = match kind {
            ConstraintKind::Attr => Some(self.attr_facts(record)?),
            _ => None,
        };
        let prop = match kind {
            ConstraintKind::Prop if is_property => Some(self.prop_facts(record)?),
            _ => None,
        };
        let cpp_type = opt_text(record, "cppType").unwrap_or_else(|| "::mlir::Type".to_owned());
        // Upstream names a constraint without a summary like this; an empty summary is kept.
        let summary = opt_text(record, "summary").unwrap_or_else(|| record.name().to_owned());
        let is_def = record.is_subclass_of("TypeDef") || record.is_subclass_of("AttrDef");
        Ok(ConstraintDef {
            record: record.name().to_owned(),
            anonymous: record.is_anonymous(),
            kind,
            predicate,
            summary,
            description: description(record),
            cpp_type: cpp_type.trim().to_owned(),
            cpp_function_name: text(record, "cppFunctionName"),
            builder_call,
            base,
            attr,
            prop,
            def_name: is_def.then(|| super::typedef::full_name(record)),
            classes: classes(record),
            span: record.span(),
        })
    }

    fn attr_facts(&mut self, record: Record<'_>) -> Result<AttrConstraint, Diagnostic> {
        let enum_record = if is_enum(record) {
            Some(record)
        } else {
            record.value("enum").and_then(Value::as_def).filter(|&def| is_enum(def))
        };
        let enum_def = match enum_record {
            Some(def) => Some(self.enum_def(def)?),
            None => None,
        };
        let constant_of =
            if record.is_subclass_of("ConstantAttr") { self.opt_constraint(record, "attr")? } else { None };
        let constant_value =
            if record.is_subclass_of("ConstantAttr") { opt_text(record, "value") } else { None };
        let or = |field: &str, fallback: &str| opt_text(record, field).unwrap_or_else(|| fallback.to_owned());
        Ok(AttrConstraint {
            storage_type: or("storageType", "::mlir::Attribute"),
            return_type: or("returnType", "::mlir::Attribute"),
            convert_from_storage: or("convertFromStorage", "$_self"),
            const_builder_call: opt_text(record, "constBuilderCall").filter(|call| !call.is_empty()),
            default_value: opt_text(record, "defaultValue").filter(|value| !value.is_empty()),
            value_type: self.opt_constraint(record, "valueType")?,
            optional: bit(record, "isOptional"),
            enum_def,
            element: self.opt_constraint(record, "elementAttr")?,
            constant_value,
            constant_of,
        })
    }

    fn prop_facts(&mut self, record: Record<'_>) -> Result<PropConstraint, Diagnostic> {
        let enum_def = match record.value("enum").and_then(Value::as_def) {
            Some(def) if is_enum(def) => Some(self.enum_def(def)?),
            _ => None,
        };
        let attr_form = match record.value("attrForm").and_then(Value::as_def) {
            Some(form) if bit(record, "storeInCustomAttribute") => {
                form.is_subclass_of("AttrDef").then(|| super::typedef::full_name(form))
            }
            _ => None,
        };
        Ok(PropConstraint {
            storage_type: text(record, "storageType"),
            interface_type: text(record, "interfaceType"),
            default_value: text(record, "defaultValue"),
            parser: text(record, "parser"),
            optional_parser: text(record, "optionalParser"),
            printer: text(record, "printer"),
            enum_def,
            attr_form,
            mnemonic: opt_text(record, "mnemonic").filter(|word| !word.is_empty()),
        })
    }
}
