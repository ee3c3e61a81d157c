//! Dialects, enums and interfaces.

use std::sync::Arc;

use legalize_source::Diagnostic;
use legalize_tblgen::{Record, Value};

use super::Loader;
use super::fields::{bit, description, opt_text, text};
use crate::model::{
    DialectDef, EnumCase, EnumDef, InterfaceDef, InterfaceKind, InterfaceMethod, MethodParam,
};

impl Loader {
    pub(super) fn dialect(&mut self, record: Record<'_>) -> Result<Arc<DialectDef>, Diagnostic> {
        if let Some(known) = self.dialects.get(&record.id()) {
            return Ok(known.clone());
        }
        let mut discardable_attrs = Vec::new();
        if let Some(dag) = record.value("discardableAttrs").and_then(Value::as_dag) {
            for (value, name) in dag.args() {
                if let (Some(constraint), Some(name)) = (value.as_def(), name) {
                    discardable_attrs.push((name.to_owned(), self.constraint(constraint)?));
                }
            }
        }
        let declaration = text(record, "extraClassDeclaration");
        let def = Arc::new(DialectDef {
            record: record.name().to_owned(),
            name: record.string("name")?.to_owned(),
            cpp_namespace: text(record, "cppNamespace"),
            summary: text(record, "summary"),
            description: description(record),
            dependent_dialects: match record.value("dependentDialects") {
                Some(Value::List(_)) => {
                    record.string_list("dependentDialects")?.into_iter().map(str::to_owned).collect()
                }
                _ => Vec::new(),
            },
            discardable_attrs,
            has_constant_materializer: bit(record, "hasConstantMaterializer"),
            has_operation_attr_verify: bit(record, "hasOperationAttrVerify"),
            has_region_arg_attr_verify: bit(record, "hasRegionArgAttrVerify"),
            has_region_result_attr_verify: bit(record, "hasRegionResultAttrVerify"),
            has_canonicalizer: bit(record, "hasCanonicalizer"),
            use_default_attribute_printer_parser: bit(record, "useDefaultAttributePrinterParser"),
            use_default_type_printer_parser: bit(record, "useDefaultTypePrinterParser"),
            parses_types: declaration.contains("parseType("),
            parses_attributes: declaration.contains("parseAttribute("),
            is_extensible: bit(record, "isExtensible"),
            span: record.span(),
        });
        self.dialects.insert(record.id(), def.clone());
        Ok(def)
    }

    pub(super) fn enum_def(&mut self, record: Record<'_>) -> Result<Arc<EnumDef>, Diagnostic> {
        if let Some(known) = self.enums.get(&record.id()) {
            return Ok(known.clone());
        }
        let mut cases = Vec::new();
        for case in record.record_list("enumerants")? {
            cases.push(EnumCase {
                symbol: case.string("symbol")?.to_owned(),
                value: case.int("value")?,
                text: case.string("str")?.to_owned(),
                group: case.is_subclass_of("BitEnumCaseGroup") || case.is_subclass_of("BitEnumAttrCaseGroup"),
            });
        }
        let is_attr = record.is_subclass_of("EnumAttrInfo");
        // Definitions before MLIR 21 have an enum's width in its C++ type alone.
        let is_bit = record.is_subclass_of("BitEnumBase") || record.is_subclass_of("BitEnumAttr");
        let bitwidth = match record.value("bitwidth") {
            Some(_) => record.int("bitwidth")?,
            None => width_of(&text(record, "underlyingType")),
        };
        let def = Arc::new(EnumDef {
            record: record.name().to_owned(),
            class_name: record.string("className")?.to_owned(),
            cpp_namespace: text(record, "cppNamespace"),
            summary: text(record, "summary"),
            bitwidth: u32::try_from(bitwidth).unwrap_or(32).clamp(1, 64),
            underlying_type: text(record, "underlyingType"),
            cases,
            is_bit,
            separator: opt_text(record, "separator").unwrap_or_else(|| "|".to_owned()),
            print_primary_groups: bit(record, "printBitEnumPrimaryGroups"),
            quoted: bit(record, "printBitEnumQuoted"),
            is_attr,
            specialized_attr: is_attr && bit(record, "genSpecializedAttr"),
            symbolize_fn: text(record, "stringToSymbolFnName"),
            stringify_fn: text(record, "symbolToStringFnName"),
            span: record.span(),
        });
        self.enums.insert(record.id(), def.clone());
        Ok(def)
    }
}

/// Returns true if a record is an enum; before MLIR 21 all of them are attributes.
pub(super) fn is_enum(record: Record<'_>) -> bool {
    record.is_subclass_of("EnumInfo") || record.is_subclass_of("EnumAttrInfo")
}

/// The bits of a C++ integer type as `uint8_t`.
fn width_of(cpp_type: &str) -> i64 {
    let digits = cpp_type.trim().trim_start_matches("::").trim_start_matches("std::");
    let digits = digits.trim_start_matches('u').trim_start_matches("int").trim_end_matches("_t");
    digits.parse().unwrap_or(32)
}

/// Loads an interface; `None` for a record that only says that its methods are declared elsewhere.
pub(super) fn interface(record: Record<'_>) -> Result<Option<InterfaceDef>, Diagnostic> {
    if record.is_subclass_of("DeclareInterfaceMethods") {
        return Ok(None);
    }
    let kind = if record.is_subclass_of("AttrInterface") {
        InterfaceKind::Attr
    } else if record.is_subclass_of("TypeInterface") {
        InterfaceKind::Type
    } else if record.is_subclass_of("DialectInterface") {
        InterfaceKind::Dialect
    } else {
        InterfaceKind::Op
    };
    let mut methods = Vec::new();
    for method in record.record_list("methods")? {
        let mut params = Vec::new();
        for (value, name) in method.dag("arguments")?.args() {
            params.push(MethodParam {
                ty: value.as_str().unwrap_or_default().to_owned(),
                name: name.unwrap_or_default().to_owned(),
            });
        }
        methods.push(InterfaceMethod {
            name: text(method, "name"),
            return_type: text(method, "returnType"),
            params,
            description: description(method),
            body: text(method, "body"),
            default_body: text(method, "defaultBody"),
            is_static: method.is_subclass_of("StaticInterfaceMethod"),
        });
    }
    let mut bases = Vec::new();
    collect_bases(record, &mut bases, 0);
    Ok(Some(InterfaceDef {
        record: record.name().to_owned(),
        name: text(record, "cppInterfaceName"),
        cpp_namespace: text(record, "cppNamespace"),
        kind,
        description: description(record),
        methods,
        bases,
        verify: text(record, "verify"),
        extra_class_declaration: [
            "extraSharedClassDeclaration",
            "extraTraitClassDeclaration",
            "extraClassDeclaration",
        ]
        .map(|field| text(record, field))
        .join("\n")
        .trim()
        .to_owned(),
        span: record.span(),
    }))
}

/// The C++ classes of all interfaces that one extends, nearest first, each once.
pub(super) fn collect_bases(record: Record<'_>, bases: &mut Vec<String>, depth: u32) {
    let Some(list) = record.value("baseInterfaces").and_then(Value::as_list) else { return };
    if depth > super::MAX_DEPTH {
        return;
    }
    for base in list.iter().filter_map(Value::as_def) {
        let name = text(base, "cppInterfaceName");
        if !bases.contains(&name) {
            bases.push(name);
            collect_bases(base, bases, depth + 1);
        }
    }
}
