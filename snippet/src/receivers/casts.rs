//! Casts and initial values that C++ would not compile: a value is not a type, an attribute not an operation.

use super::Finder;
use super::seen::{Held, Seen};
use crate::builtin::{BuiltinClass, ValueClass};
use crate::classes::{ClassKind, ClassRef, Subject};
use crate::tree::{Kind, Node, TemplateArg, TypeName};

/// Returns true if a name is one of `isa` and `cast` in all their variants.
fn is_test(name: &str) -> bool {
    let name = ["_or_null", "_if_present", "_and_nonnull", "_and_present"]
        .iter()
        .find_map(|end| name.strip_suffix(end))
        .unwrap_or(name);
    matches!(name, "isa" | "cast" | "dyn_cast")
}

impl Seen {
    fn subject(&self) -> Option<Subject> {
        Some(match self {
            Seen::Value(_) => Subject::Value,
            Seen::Type(_) => Subject::Type,
            Seen::Attr(_) => Subject::Attribute,
            Seen::Op(_, Held::Pointer | Held::Reference) | Seen::View(_) => Subject::Operation,
            Seen::Op(_, Held::Either) | Seen::Builder => return None,
            Seen::Number | Seen::Enum(_) | Seen::Text | Seen::List(_) | Seen::OpName | Seen::Optional(_) => {
                return None;
            }
        })
    }
}

/// Suggests the call that leads to an object that may be of the class.
fn way(from: Subject, to: Subject) -> &'static str {
    match (from, to) {
        (Subject::Value, Subject::Operation) => ", use '.getDefiningOp()'",
        (Subject::Value, Subject::Type) => ", use '.getType()'",
        (Subject::Operation, Subject::Value) => ", use '->getResult(0)'",
        _ => "",
    }
}

impl Finder<'_> {
    /// Reports a cast to a class that no object of this kind can be of.
    pub(super) fn bad_cast(&self, node: &Node) -> Option<String> {
        let (name, from, template): (&str, Subject, &[TemplateArg]) = match &node.kind {
            Kind::Call { path, args } if path.is_library() && is_test(&path.last().name) => {
                let [value] = args.as_slice() else { return None };
                let template = path.last().args.as_deref()?;
                (&path.last().name, self.of(value)?.subject()?, template)
            }
            Kind::Method { target, name, template, .. } if !template.is_empty() => match &**name {
                name if is_test(name) => (name, self.of(target)?.subject()?, template),
                "getDefiningOp" | "getParentOfType" => (&**name, Subject::Operation, template),
                "getAttrOfType" | "hasAttrOfType" => (&**name, Subject::Attribute, template),
                _ => return None,
            },
            _ => return None,
        };
        template.iter().find_map(|arg| {
            let TemplateArg::Type(ty) = arg else { return None };
            let class = self.class(ty)?;
            let to = class.subject().filter(|&to| to != from)?;
            let (class, one, way) = (class.cpp_name(), from.describe(), way(from, to));
            Some(format!("'{name}<{class}>' of {one}, which is never a '{class}'{way}"))
        })
    }

    /// Reports a name that cannot be declared with a type and this value.
    pub(super) fn bad_initial(&self, ty: &TypeName, value: &Node) -> Option<String> {
        if let (false, Some(to), Some(from)) = (ty.pointer, self.of_type(ty), self.of(value))
            && let Some(wrong) = to.refuses(&from)
        {
            return Some(wrong);
        }
        let class = self.class(ty)?;
        let seen = self.of(value)?;
        let (to, from) = (class.subject()?, seen.subject()?);
        if to != from {
            // An operation with one result is used as its result.
            let is_result = to == Subject::Value && matches!(seen, Seen::View(_));
            let (class, one, way) = (class.cpp_name(), from.describe(), way(from, to));
            return (!is_result).then(|| format!("{one} where a '{class}' is declared{way}"));
        }
        // A base class is not implicitly converted to a derived one.
        let general: Option<&str> = match &seen {
            Seen::Type(Some(from)) if is_base(from) && !is_base(&class) => Some("mlir::Type"),
            Seen::Attr(Some(from)) if is_base(from) && !is_base(&class) => Some("mlir::Attribute"),
            Seen::Value(Some(ValueClass::Value)) if !is_base(&class) => Some("mlir::Value"),
            Seen::Op(_, Held::Pointer | Held::Reference)
                if matches!(class.0.kind, ClassKind::Op(_) | ClassKind::Interface(..)) =>
            {
                Some("mlir::Operation")
            }
            _ => None,
        };
        let class = class.cpp_name();
        general.map(|general| format!("'{general}' where a '{class}' is declared, use 'cast<{class}>'"))
    }
}

/// Returns true if the class is `Type`, `Attribute`, `Value` or `Operation` itself.
pub(super) fn is_base(class: &ClassRef) -> bool {
    matches!(
        class.0.kind,
        ClassKind::Builtin(
            BuiltinClass::Type
                | BuiltinClass::Attribute
                | BuiltinClass::Value(ValueClass::Value | ValueClass::Operation)
        )
    )
}
