//! Rust types of attributes, properties and parameters.

use std::sync::Arc;

use legalize_ods::{AttributeDef, ConstraintDef, EnumDef, ParameterDef, PropertyDef};

use crate::module::Scope;

/// A value of generated code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ValueType {
    /// The type that accessors return: `i64`, `&'c str`.
    pub(crate) read: String,
    /// The type that setters take: `i64`, `&str`.
    pub(crate) write: String,
    /// The attribute that holds it, as an expression; empty for parameters.
    pub(crate) kind: String,
}

impl ValueType {
    fn plain(ty: &str, kind: impl Into<String>) -> Self {
        ValueType { read: ty.to_owned(), write: ty.to_owned(), kind: kind.into() }
    }

    fn text(kind: &str) -> Self {
        ValueType { read: "&'c str".to_owned(), write: "&str".to_owned(), kind: kind.to_owned() }
    }

    /// A list of values of this type, in an attribute of a kind.
    fn list(&self, kind: &str) -> Self {
        ValueType {
            read: format!("Vec<{}>", self.read),
            write: format!("&[{}]", self.write),
            kind: kind.to_owned(),
        }
    }

    fn attribute() -> Self {
        Self::plain("rt::Attribute", "rt::AttrValueKind::Any")
    }

    /// True if it is read as an attribute.
    pub(crate) fn is_attribute(&self) -> bool {
        self.read == "rt::Attribute"
    }
}

/// Presence of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// Always present.
    Required,
    /// The default if absent.
    Defaulted,
    /// Sometimes absent.
    Optional,
    /// True if present: the presence is the value.
    Unit,
}

fn enum_value(scope: &Scope<'_>, def: &EnumDef, attr: Option<&str>) -> Option<ValueType> {
    let kind = match attr {
        Some(name) => format!("rt::AttrValueKind::Case({name:?})"),
        None => format!("rt::AttrValueKind::Int({})", def.bitwidth),
    };
    Some(ValueType::plain(&scope.enum_path(def)?, kind))
}

/// Number and sign of the bits of a C++ integer type.
fn integer(cpp: &str) -> Option<(&'static str, &'static str)> {
    Some(match bare(cpp) {
        "int64_t" | "long" | "ptrdiff_t" => ("i64", "u64"),
        "uint64_t" | "size_t" => ("u64", "u64"),
        "int32_t" | "int" => ("i32", "u32"),
        "uint32_t" | "unsigned" | "unsigned int" => ("u32", "u32"),
        "int16_t" => ("i16", "u16"),
        "uint16_t" => ("u16", "u16"),
        "int8_t" => ("i8", "u8"),
        "uint8_t" => ("u8", "u8"),
        _ => return None,
    })
}

/// A C++ type without `const`, `&` and leading `::`.
fn bare(cpp: &str) -> &str {
    cpp.trim().trim_start_matches("const ").trim_end_matches('&').trim().trim_start_matches("::")
}

/// The value of an attribute.
pub(crate) fn of_attribute(scope: &Scope<'_>, def: &AttributeDef) -> (ValueType, Presence) {
    let presence = match (def.unit, def.optional, &def.default) {
        (true, ..) => Presence::Unit,
        (_, true, _) => Presence::Optional,
        (_, _, Some(_)) => Presence::Defaulted,
        _ => Presence::Required,
    };
    if def.unit {
        return (ValueType::plain("bool", "rt::AttrValueKind::Unit"), presence);
    }
    (attribute_value(scope, def).unwrap_or_else(ValueType::attribute), presence)
}

fn attribute_value(scope: &Scope<'_>, def: &AttributeDef) -> Option<ValueType> {
    value_of(scope, &def.constraint)
}

/// The value of an attribute with a constraint.
fn value_of(scope: &Scope<'_>, constraint: &Arc<ConstraintDef>) -> Option<ValueType> {
    let inner = constraint.innermost();
    let facts = inner.attr.as_ref()?;
    if let Some(known) = &facts.enum_def {
        if inner.is_a("EnumAttrInfo") {
            return enum_value(scope, known, None);
        }
        return enum_value(scope, known, Some(inner.def_name.as_deref()?));
    }
    if let Some(view) = scope.find_view(&facts.storage_type, &scope.dialect.cpp_namespace, true) {
        return Some(ValueType::plain(view, "rt::AttrValueKind::Any"));
    }
    let builder = facts.value_type.as_ref().and_then(|of| of.builder_call.as_deref());
    match bare(&facts.storage_type) {
        "mlir::BoolAttr" => Some(ValueType::plain("bool", "rt::AttrValueKind::Bool")),
        "mlir::StringAttr" => Some(ValueType::text("rt::AttrValueKind::Str")),
        "mlir::FlatSymbolRefAttr" => Some(ValueType::text("rt::AttrValueKind::Symbol")),
        "mlir::TypeAttr" => Some(ValueType::plain("rt::Type", "rt::AttrValueKind::Type")),
        "mlir::SymbolRefAttr" => Some(ValueType::plain("rt::SymbolRefAttr", "rt::AttrValueKind::Any")),
        "mlir::FloatAttr" => match builder? {
            call if call.contains("getF32Type") => Some(ValueType::plain("f32", "rt::AttrValueKind::F32")),
            call if call.contains("getF64Type") => Some(ValueType::plain("f64", "rt::AttrValueKind::F64")),
            _ => None,
        },
        "mlir::ArrayAttr" => {
            let element = value_of(scope, facts.element.as_ref()?)?;
            Some(element.list(&format!("rt::AttrValueKind::Array(&{})", element.kind)))
        }
        "mlir::DenseBoolArrayAttr" => Some(dense("bool", "Dense(1)")),
        "mlir::DenseI8ArrayAttr" => Some(dense("i8", "Dense(8)")),
        "mlir::DenseI16ArrayAttr" => Some(dense("i16", "Dense(16)")),
        "mlir::DenseI32ArrayAttr" => Some(dense("i32", "Dense(32)")),
        "mlir::DenseI64ArrayAttr" => Some(dense("i64", "Dense(64)")),
        "mlir::DenseF32ArrayAttr" => Some(dense("f32", "DenseF32")),
        "mlir::DenseF64ArrayAttr" => Some(dense("f64", "DenseF64")),
        "mlir::IntegerAttr" => {
            let (kind, is_unsigned) = integer_kind(builder?)?;
            if bare(&facts.return_type) == "bool" {
                return Some(ValueType::plain("bool", kind));
            }
            if kind == "rt::AttrValueKind::Index" {
                return Some(ValueType::plain("i64", kind));
            }
            let (signed, unsigned) = integer(&facts.return_type)?;
            Some(ValueType::plain(if is_unsigned { unsigned } else { signed_of(signed) }, kind))
        }
        _ => None,
    }
}

/// The value of a dense array.
fn dense(element: &str, kind: &str) -> ValueType {
    ValueType::plain(element, "").list(&format!("rt::AttrValueKind::{kind}"))
}

/// Returns the signed counterpart of an integer type: text prints signless integers as signed.
fn signed_of(ty: &'static str) -> &'static str {
    match ty {
        "u64" => "i64",
        "u32" => "i32",
        "u16" => "i16",
        "u8" => "i8",
        other => other,
    }
}

/// The `AttrValueKind` of an integer attribute from the C++ text that builds its type.
fn integer_kind(call: &str) -> Option<(String, bool)> {
    if call.contains("getIndexType") {
        return Some(("rt::AttrValueKind::Index".to_owned(), false));
    }
    let args = call.split_once("getIntegerType(")?.1;
    let args = args.split_once(')')?.0;
    let mut args = args.split(',');
    let width: u32 = args.next()?.trim().parse().ok()?;
    let kind = match args.next().map(str::trim) {
        None => ("Int", false),
        Some(sign) if sign.ends_with("true") => ("Signed", false),
        Some(sign) if sign.ends_with("false") => ("Unsigned", true),
        Some(_) => return None,
    };
    Some((format!("rt::AttrValueKind::{}({width})", kind.0), kind.1))
}

/// The value of a property.
pub(crate) fn of_property(scope: &Scope<'_>, def: &PropertyDef) -> (ValueType, Presence) {
    let inner = def.constraint.innermost();
    let facts = def.constraint.prop.as_ref();
    let presence = if def.default.is_some() { Presence::Defaulted } else { Presence::Required };
    if matches!(inner.record.as_str(), "UnitProp" | "UnitProperty") {
        return (ValueType::plain("bool", "rt::AttrValueKind::Unit"), Presence::Unit);
    }
    let named = inner.prop.as_ref().filter(|facts| facts.enum_def.is_some()).or(facts);
    let known = named.and_then(|facts| {
        if let Some(known) = &facts.enum_def {
            return enum_value(scope, known, facts.attr_form.as_deref());
        }
        let storage = bare(&facts.storage_type);
        Some(match storage {
            "bool" => ValueType::plain("bool", "rt::AttrValueKind::Bool"),
            "std::string" => ValueType::text("rt::AttrValueKind::Str"),
            _ => {
                let (ty, unsigned) = integer(storage)?;
                ValueType::plain(ty, format!("rt::AttrValueKind::Int({})", &unsigned[1..]))
            }
        })
    });
    match known {
        Some(value) => (value, presence),
        // The storage is a host's; it may omit the attribute for an absent value.
        None => (ValueType::attribute(), Presence::Optional),
    }
}

/// The value of a parameter of a type or attribute.
pub(crate) fn of_param(scope: &Scope<'_>, def: &ParameterDef, namespace: &str) -> ValueType {
    let mut value = param_class(scope, &def.cpp_type, namespace)
        .or_else(|| param_class(scope, &def.cpp_storage_type, namespace))
        .unwrap_or_else(|| ValueType {
            read: "&'c rt::Param".to_owned(),
            write: "rt::Param".to_owned(),
            kind: String::new(),
        });
    let known = value.write != "rt::Param";
    let is_plain = !value.read.starts_with("Vec<") && !value.read.starts_with("Option<");
    if known && def.default_value.is_some() && is_plain {
        value.read = format!("Option<{}>", value.read);
        value.write = format!("Option<{}>", value.write);
    }
    value
}

fn param_class(scope: &Scope<'_>, class: &str, namespace: &str) -> Option<ValueType> {
    let name = bare(class);
    let generic = |outer: &[&str]| {
        let (head, rest) = name.split_once('<')?;
        let head = head.trim().trim_start_matches("llvm::").trim_start_matches("mlir::");
        let inner = rest.trim_end().strip_suffix('>')?;
        outer.contains(&head).then_some(inner)
    };
    if let Some(element) = generic(&["ArrayRef", "SmallVector", "std::vector"]) {
        let element = match element.rsplit_once(',') {
            Some((first, size)) if size.trim().bytes().all(|byte| byte.is_ascii_digit()) => first,
            _ => element,
        };
        let element = param_class(scope, element, namespace)?;
        return Some(ValueType {
            read: format!("Vec<{}>", element.read),
            write: format!("&[{}]", element.write),
            kind: String::new(),
        });
    }
    if let Some(element) = generic(&["std::optional", "Optional"]) {
        let value = param_class(scope, element, namespace)?;
        return Some(ValueType {
            read: format!("Option<{}>", value.read),
            write: format!("Option<{}>", value.write),
            kind: value.kind,
        });
    }
    if let Some(def) = scope.find_enum(class, namespace) {
        return enum_value(scope, def, None);
    }
    if let Some((ty, _)) = integer(name) {
        return Some(ValueType::plain(ty, ""));
    }
    let view = |is_attr| scope.find_view(class, namespace, is_attr);
    if let Some(view) = view(true).or_else(|| view(false)) {
        return Some(ValueType::plain(view, ""));
    }
    Some(match name.strip_prefix("mlir::").unwrap_or(name) {
        "bool" => ValueType::plain("bool", ""),
        "llvm::StringRef" | "StringRef" | "std::string" => ValueType::text(""),
        name if name.ends_with("Type") => ValueType::plain("rt::Type", ""),
        name if name.ends_with("Attr") || name == "Attribute" => ValueType::plain("rt::Attribute", ""),
        _ => return None,
    })
}
