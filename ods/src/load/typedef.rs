//! `TypeDef` and `AttrDef` records.

use legalize_source::{Diagnostic, Diagnostics};
use legalize_tblgen::{Record, Value};

use super::Loader;
use super::fields::{bit, classes, description, opt_text, text, wrong};
use super::op::format_text;
use crate::model::{ParameterDef, TypeOrAttrDef};

/// `dialect.mnemonic`, or with the class if there is no mnemonic.
pub(super) fn full_name(record: Record<'_>) -> String {
    let dialect =
        record.value("dialect").and_then(Value::as_def).map(|def| text(def, "name")).unwrap_or_default();
    match opt_text(record, "mnemonic").filter(|word| !word.is_empty()) {
        Some(word) => format!("{dialect}.{word}"),
        None => format!("{dialect}.{}", text(record, "cppClassName")),
    }
}

/// Returns true for the class from which every type or attribute derives.
fn is_common_base(base: &str) -> bool {
    matches!(base.trim_start_matches("::"), "" | "mlir::Type" | "mlir::Attribute")
}

impl Loader {
    pub(super) fn type_or_attr(
        &mut self,
        record: Record<'_>,
        is_attr: bool,
    ) -> Result<TypeOrAttrDef, Diagnostic> {
        let dialect = self.dialect(record.record("dialect")?)?;
        let cpp_class_name = record.string("cppClassName")?.to_owned();
        let cpp_class = match opt_text(record, "cppType") {
            Some(class) if class.starts_with("::") => class,
            Some(class) => format!("::{class}"),
            None => crate::model::qualified(&dialect.cpp_namespace, &cpp_class_name),
        };
        let mut params = Vec::new();
        if let Some(dag) = record.value("parameters").and_then(Value::as_dag) {
            for (value, name) in dag.args() {
                params.push(self.parameter(record, value, name.unwrap_or_default())?);
            }
        }
        let enum_def = match record.value("enum").and_then(Value::as_def) {
            Some(def) if super::others::is_enum(def) => Some(self.enum_def(def)?),
            _ => None,
        };
        let mnemonic = opt_text(record, "mnemonic").filter(|word| !word.is_empty());
        if mnemonic.is_none() && opt_text(record, "assemblyFormat").is_some() {
            return Err(wrong("ods::mnemonic", record, "must have a mnemonic to have a format")
                .with_help("set `mnemonic`"));
        }
        let is_custom = bit(record, "hasCustomAssemblyFormat");
        let has_format = opt_text(record, "assemblyFormat").is_some();
        let wrong_format = match (mnemonic.is_some(), has_format, is_custom) {
            (true, true, true) => Some("cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'"),
            (true, false, false) if !params.is_empty() => Some(
                "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set",
            ),
            _ => None,
        };
        if let Some(why) = wrong_format {
            return Err(wrong("ods::format", record, why).with_help("keep exactly one of the two"));
        }
        let mut errors = Diagnostics::new();
        let builders = super::op::builders(record, &mut errors)?;
        if let Some(error) = errors.into_iter().next() {
            return Err(error);
        }
        if builders.iter().flat_map(|builder| &builder.params).any(|param| param.name.is_empty()) {
            return Err(wrong("ods::parameter", record, "builder parameters must have a name")
                .with_help("write `\"type\":$name`"));
        }
        Ok(TypeOrAttrDef {
            record: record.name().to_owned(),
            is_attr,
            cpp_class_name,
            cpp_class,
            name: full_name(record),
            dialect,
            cpp_base_class: opt_text(record, "cppBaseClassName").filter(|base| !is_common_base(base)),
            mnemonic,
            summary: text(record, "summary"),
            description: description(record),
            params,
            assembly_format: format_text(record),
            has_custom_assembly_format: is_custom,
            gen_mnemonic_alias: bit(record, "genMnemonicAlias"),
            traits: self.traits(record, "traits")?,
            has_verifier: bit(record, "genVerifyDecl"),
            enum_def,
            builder_call: opt_text(record, "builderCall").filter(|call| !call.is_empty()),
            builders,
            extra_class_declaration: text(record, "extraClassDeclaration"),
            span: record.span(),
        })
    }

    fn parameter(
        &mut self,
        owner: Record<'_>,
        value: Value<'_>,
        name: &str,
    ) -> Result<ParameterDef, Diagnostic> {
        if name.is_empty() {
            return Err(wrong("ods::parameter", owner, "parameter must have a name")
                .with_help("write `\"type\":$name`"));
        }
        let mut param = ParameterDef {
            name: name.to_owned(),
            cpp_type: String::new(),
            cpp_accessor_type: String::new(),
            cpp_storage_type: String::new(),
            summary: String::new(),
            syntax: None,
            parser: None,
            printer: None,
            default_value: None,
            is_self_type: false,
            constraint: None,
            classes: Vec::new(),
        };
        match value {
            Value::Str(ty) | Value::Code(ty) => {
                param.cpp_type = ty.trim().to_owned();
                param.cpp_accessor_type.clone_from(&param.cpp_type);
                param.cpp_storage_type.clone_from(&param.cpp_type);
            }
            Value::Def(def) if def.is_subclass_of("AttrOrTypeParameter") => {
                param.cpp_type = text(def, "cppType");
                param.cpp_accessor_type = text(def, "cppAccessorType");
                param.cpp_storage_type = text(def, "cppStorageType");
                param.summary = text(def, "summary");
                param.syntax = opt_text(def, "syntax");
                param.parser = opt_text(def, "parser");
                param.printer = opt_text(def, "printer");
                param.default_value = opt_text(def, "defaultValue").filter(|value| !value.is_empty());
                param.is_self_type = def.is_subclass_of("AttributeSelfTypeParameter");
                param.classes = classes(def);
                if !def.is_anonymous() {
                    param.classes.push(def.name().to_owned());
                }
            }
            // A constraint has the C++ class of what fulfills it, and is checked when the type or attribute
            // is created. Constraints of attributes have one only if they define the attribute.
            Value::Def(def)
                if def.is_subclass_of("TypeConstraint") || def.is_subclass_of("AttrConstraint") =>
            {
                let Some(class) = opt_text(def, "cppType") else {
                    let message =
                        format!("Missing `cppType` field in Attribute/Type parameter: {}", def.name());
                    let note = Diagnostic::note(format!("parameter '{name}' of '{}'", owner.name()));
                    return Err(wrong("ods::parameter", def, message)
                        .with_help(
                            "name the attribute's C++ class, `\"::mlir::IntegerAttr\"`, and check it in a verifier",
                        )
                        .with_note(note.with_label(owner.span(), "")));
                };
                param.cpp_type = if class.starts_with("::") { class } else { format!("::{class}") };
                param.cpp_accessor_type.clone_from(&param.cpp_type);
                param.cpp_storage_type.clone_from(&param.cpp_type);
                param.summary = text(def, "summary");
                param.constraint = Some(self.constraint(def)?);
            }
            other => {
                return Err(wrong(
                    "ods::parameter",
                    owner,
                    format!("parameters must be defs or strings, '{name}' is {}", other.kind_name()),
                )
                .with_help(
                    "write the C++ type as a string, or a record that derives from AttrOrTypeParameter",
                ));
            }
        }
        Ok(param)
    }
}
