//! Conversions between numbers, values of enums, optionals and texts that C++ would not compile.

use std::sync::Arc;

use super::Finder;
use super::casts::is_base;
use super::seen::{Held, Seen};
use crate::accessors::is_accessor_of;
use crate::builtin::{AttrClass, BuiltinClass};
use crate::classes::{ClassKind, EnumClass};
use crate::integer::IntType;
use crate::operator::{BinaryOp, UnaryOp};
use crate::tree::{Kind, Node, Path, TemplateArg, TypeName};

impl Seen {
    /// Describes the type in words.
    pub(super) fn describe(&self) -> String {
        match self {
            Seen::Number => "a number".to_owned(),
            Seen::Enum(class) => format!("a value of '{}'", class.cpp_name),
            Seen::Text => "a text".to_owned(),
            Seen::List(_) => "a range".to_owned(),
            Seen::OpName => "the name of an operation".to_owned(),
            Seen::Optional(_) => "an optional".to_owned(),
            Seen::Attr(_) => "an attribute".to_owned(),
            Seen::Type(_) => "a type".to_owned(),
            Seen::Value(_) => "a value".to_owned(),
            Seen::Op(..) | Seen::View(_) => "an operation".to_owned(),
            Seen::Builder => "a builder".to_owned(),
        }
    }

    fn scoped(&self) -> Option<&Arc<EnumClass>> {
        match self {
            Seen::Enum(class) if class.scoped => Some(class),
            _ => None,
        }
    }

    /// Reports that a value of one type does not convert to another, if that is certain.
    pub(super) fn refuses(&self, from: &Seen) -> Option<String> {
        let refused = match (self, from) {
            (Seen::Number, from) => {
                from.scoped().is_some()
                    || matches!(
                        from,
                        Seen::Optional(_)
                            | Seen::List(_)
                            | Seen::Attr(_)
                            | Seen::Type(_)
                            | Seen::Value(_)
                            | Seen::Text
                    )
            }
            (Seen::Enum(to), Seen::Enum(from)) => to.cpp_name != from.cpp_name,
            (Seen::Enum(_), Seen::Builder) => false,
            (Seen::Enum(_), _) => true,
            (
                Seen::Text,
                Seen::Number | Seen::Enum(_) | Seen::Optional(_) | Seen::List(_) | Seen::Type(_),
            ) => true,
            (Seen::Type(_), Seen::Number | Seen::Enum(_) | Seen::Text | Seen::List(_)) => true,
            (
                Seen::Attr(_),
                Seen::Number | Seen::Enum(_) | Seen::Text | Seen::List(_) | Seen::Optional(_),
            ) => true,
            (Seen::List(_), Seen::Optional(_)) => true,
            // The integers of a range are not converted one by one.
            (Seen::List(Some(to)), Seen::List(Some(from))) => to != from,
            (Seen::Optional(_), Seen::Optional(_)) => false,
            (Seen::Optional(Some(held)), from) => return held.refuses(from),
            _ => false,
        };
        if let (Seen::List(Some(_)), Seen::List(Some(_)), true) = (self, from, refused) {
            return Some("a range of other integers where a range is declared".to_owned());
        }
        refused.then(|| format!("{} where {} is declared", from.describe(), self.describe()))
    }
}

/// Returns the type of the integers in the range from which a builder's method creates an attribute.
fn items_of(method: &str) -> Option<IntType> {
    match method {
        "getDenseI8ArrayAttr" => IntType::named("int8_t"),
        "getDenseI16ArrayAttr" => IntType::named("int16_t"),
        "getDenseI32ArrayAttr" | "getI32ArrayAttr" | "getI32VectorAttr" | "getI32TensorAttr" => {
            IntType::named("int32_t")
        }
        "getDenseI64ArrayAttr"
        | "getI64ArrayAttr"
        | "getIndexArrayAttr"
        | "getI64VectorAttr"
        | "getI64TensorAttr"
        | "getIndexVectorAttr"
        | "getIndexTensorAttr" => IntType::named("int64_t"),
        _ => None,
    }
}

/// True for a value, or a type or attribute of a class that C++ declares no operators for except comparisons
/// with its own kind.
fn is_handle(seen: &Seen) -> bool {
    match seen {
        Seen::Value(_) | Seen::Type(None) | Seen::Attr(None) => true,
        Seen::Type(Some(class)) => matches!(class.0.kind, ClassKind::Builtin(_)),
        // A `StringAttr` converts to its text.
        Seen::Attr(Some(class)) => match &class.0.kind {
            ClassKind::Builtin(BuiltinClass::Attr(class)) => *class != AttrClass::String,
            ClassKind::Builtin(_) => true,
            _ => false,
        },
        _ => false,
    }
}

/// Returns true if C++ certainly has no such operator for two values; `null` is set if one is a literal zero,
/// which is a pointer too.
fn lacks_operator(op: BinaryOp, one: &Seen, other: &Seen, null: bool) -> bool {
    let equality = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
    let known = |seen: &Seen| {
        is_handle(seen)
            || matches!(seen, Seen::Number | Seen::Text | Seen::Attr(_) | Seen::Type(_) | Seen::OpName)
    };
    match (one, other) {
        (Seen::Number, Seen::OpName) | (Seen::OpName, Seen::Number) => true,
        (one, other) if is_handle(one) || is_handle(other) => {
            let alike = matches!(
                (one, other),
                (Seen::Value(_), Seen::Value(_))
                    | (Seen::Type(_), Seen::Type(_))
                    | (Seen::Attr(_), Seen::Attr(_))
            );
            known(one) && known(other) && !(alike && equality)
        }
        // A pointer to characters plus a number is a pointer.
        (Seen::Number, Seen::Text) | (Seen::Text, Seen::Number) => {
            !(matches!(op, BinaryOp::Add | BinaryOp::Sub) || null && is_comparison(op))
        }
        (Seen::Number, Seen::List(_)) | (Seen::List(_), Seen::Number) => is_comparison(op),
        _ => false,
    }
}

fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp as Op;
    matches!(op, Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge)
}

impl Finder<'_> {
    /// Reports that C++ has no operator, cast or parameter for a value, if that is certain.
    pub(super) fn bad_value(&self, node: &Node) -> Option<String> {
        match &node.kind {
            Kind::Binary(op, lhs, rhs) => self.bad_binary(*op, lhs, rhs),
            Kind::Unary(op, inner) => self.bad_unary(*op, inner),
            Kind::All(list) | Kind::Any(list) => list.iter().find_map(|node| self.bad_condition(node)),
            Kind::Ternary(condition, then, otherwise) => {
                if let Some(wrong) = self.bad_condition(condition) {
                    return Some(wrong);
                }
                let (then, otherwise) = (self.of(then)?, self.of(otherwise)?);
                match (&then, &otherwise) {
                    (Seen::Enum(class), Seen::Number) | (Seen::Number, Seen::Enum(class)) if class.scoped => {
                        Some(format!("{} and {} have no common type", then.describe(), otherwise.describe()))
                    }
                    _ => None,
                }
            }
            Kind::Cast(ty, value) => self.bad_construction(ty, value),
            Kind::Assign(None, target, value) => match (self.of(target)?, self.of(value)?) {
                // A number may be a character.
                (Seen::Text, Seen::Number) => None,
                (to, from) => to.refuses(&from),
            },
            Kind::Assign(Some(op), target, value) => self.bad_binary(*op, target, value),
            Kind::Call { path, args } => {
                if let ("get", [first, second]) = (&*path.last().name, args.as_slice())
                    && path.parent().is_some_and(|parent| &*parent.last().name == "StringAttr")
                {
                    // A context and a text, or a text and a type.
                    let is_typed = matches!(self.of(second), Some(Seen::Type(_)));
                    return self.bad_text(if is_typed { first } else { second });
                }
                if let ("get", [_, value]) = (&*path.last().name, args.as_slice())
                    && let Some(class) =
                        self.scope.classes.find_class(path.parent()?.spelled(), self.scope.namespace)
                    && let Some(held) = self.enum_of_attr(&class)
                {
                    return Seen::Enum(held).refuses(&self.of(value)?);
                }
                let [value] = args.as_slice() else { return None };
                if *path.last().name == *"symbolizeEnum" {
                    return Seen::Text.refuses(&self.of(value)?);
                }
                let ty = TypeName { path: path.clone(), pointer: false, reference: false };
                self.bad_construction(&ty, value)
            }
            Kind::Method { target, arrow: false, name, args, .. } => self.bad_argument(target, name, args),
            _ => None,
        }
    }

    /// Reports that a value cannot be cast to a type, or that no object of the type can be constructed from
    /// it.
    pub(super) fn bad_construction(&self, ty: &TypeName, value: &Node) -> Option<String> {
        let is_truth = ty.path.as_plain() == Some("bool");
        let (to, from) = (self.of_type(ty)?, self.of(value)?);
        match (&to, &from) {
            (Seen::Number, Seen::Optional(_) | Seen::Text) if !is_truth => {}
            (Seen::Number, Seen::List(_) | Seen::Type(_) | Seen::Attr(_)) if !is_truth => {}
            (Seen::Enum(_), Seen::Optional(_) | Seen::Text | Seen::Attr(_) | Seen::Type(_)) => {}
            _ => return None,
        }
        Some(format!("{} is not cast to '{}'", from.describe(), ty.path.text()))
    }

    /// Reports that a value is not a condition.
    pub(super) fn bad_condition(&self, node: &Node) -> Option<String> {
        let seen = self.of(node)?;
        match (&seen, &node.kind) {
            // A pointer to characters is a condition.
            (Seen::Text, Kind::Str(_)) => {}
            (Seen::Text | Seen::List(_) | Seen::OpName, _) => {
                return Some(format!("{} is not a boolean", seen.describe()));
            }
            _ => {}
        }
        let class = seen.scoped()?;
        Some(format!("a value of '{}' is not a boolean, compare it with a case", class.cpp_name))
    }

    /// Reports that a label does not convert to the type of a `switch`.
    pub(super) fn bad_label(&self, value: &Node, label: &Node) -> Option<String> {
        let (value, label) = (self.of(value)?, self.of(label)?);
        match (&value, &label) {
            (Seen::Number | Seen::Enum(_), Seen::Number | Seen::Enum(_)) => value.refuses(&label),
            _ => None,
        }
    }

    fn bad_binary(&self, op: BinaryOp, lhs: &Node, rhs: &Node) -> Option<String> {
        let (left, right) = (self.of(lhs), self.of(rhs));
        for seen in [&left, &right].into_iter().flatten() {
            if matches!(seen, Seen::Optional(_)) && !is_comparison(op) {
                return Some("there is no such operator for an optional, use '*' or '.value()'".to_owned());
            }
        }
        let (left, right) = (left?, right?);
        let held = |seen: &Seen| match seen {
            Seen::Optional(held) => held.as_deref().cloned(),
            other => Some(other.clone()),
        };
        let (one, other) = (held(&left)?, held(&right)?);
        if one.scoped().or(other.scoped()).is_none() {
            let null =
                [lhs, rhs].iter().any(|node| matches!(&node.kind, Kind::Int(value) if value.value() == 0));
            return lacks_operator(op, &one, &other, null).then(|| {
                format!("there is no such operator for {} and {}", one.describe(), other.describe())
            });
        }
        let fits = match (&one, &other) {
            (Seen::Enum(one), Seen::Enum(other)) if one.cpp_name == other.cpp_name => {
                is_comparison(op) || one.bits && matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
            }
            (_, Seen::Builder) | (Seen::Builder, _) => true,
            _ => false,
        };
        (!fits).then(|| format!("there is no such operator for {} and {}", one.describe(), other.describe()))
    }

    fn bad_unary(&self, op: UnaryOp, inner: &Node) -> Option<String> {
        let seen = self.of(inner)?;
        match (op, &seen) {
            (UnaryOp::AddressOf, _) => None,
            (UnaryOp::Not, seen) => seen.scoped().and_then(|_| self.bad_condition(inner)),
            (UnaryOp::BitNot, Seen::Enum(class)) if class.bits => None,
            (UnaryOp::Deref, Seen::Optional(_)) => None,
            (_, Seen::Optional(_)) => Some("there is no such operator for an optional".to_owned()),
            (UnaryOp::Minus | UnaryOp::Plus | UnaryOp::BitNot, seen) if is_handle(seen) => {
                Some(format!("there is no such operator for {}", seen.describe()))
            }
            (_, seen) => seen.scoped().map(|_| format!("there is no such operator for {}", seen.describe())),
        }
    }

    /// Reports that a method takes no such value: setters, and builders of attributes from numbers and texts.
    fn bad_argument(&self, target: &Node, name: &str, args: &[Node]) -> Option<String> {
        match self.of(target)? {
            Seen::Builder if matches!(name, "clone" | "cloneWithoutRegions") => match self.of(args.first()?)?
            {
                Seen::Op(_, Held::Pointer) | Seen::View(_) => {
                    Some(format!("'{name}' takes an 'Operation &', write '*' before the operation"))
                }
                _ => None,
            },
            Seen::Builder if items_of(name).is_some() => {
                Seen::List(items_of(name)).refuses(&self.of(args.first()?)?)
            }
            Seen::Builder if name == "getStringAttr" => self.bad_text(args.first()?),
            Seen::Builder
                if name == "getBoolAttr" || name.starts_with("get") && name.ends_with("IntegerAttr") =>
            {
                args.iter().find_map(|arg| match self.of(arg)? {
                    seen @ (Seen::Enum(_) | Seen::Optional(_)) => Seen::Number.refuses(&seen),
                    _ => None,
                })
            }
            Seen::View(class) => {
                let [value] = args else { return None };
                let from = self.of(value)?;
                let (ctx, classes) = (self.scope.ctx, self.scope.classes);
                let op = class.op_name()?;
                let rest = name.strip_prefix("set")?;
                let find = |name: &str| {
                    let accessor = format!("get{name}");
                    let attributes = &ctx.op_info(op)?.inherent;
                    attributes.iter().copied().find(|&attr| is_accessor_of(ctx.str(attr), &accessor))
                };
                if let Some(attr) = find(rest) {
                    let getter = classes.attr_getter(op, attr);
                    let to = self.of_type(getter.returns.as_ref()?)?;
                    return if getter.getter.may_be_missing {
                        Seen::Optional(Some(Box::new(to))).refuses(&from)
                    } else {
                        to.refuses(&from)
                    };
                }
                let storage = classes.attr_storage(op, find(rest.strip_suffix("Attr")?)?)?;
                if let Seen::Attr(Some(given)) = &from
                    && is_base(given)
                    && !is_base(&storage)
                {
                    let storage = storage.cpp_name();
                    return Some(format!(
                        "'mlir::Attribute' where a '{storage}' is declared, use 'cast<{storage}>'"
                    ));
                }
                Seen::Attr(Some(storage)).refuses(&from)
            }
            _ => None,
        }
    }

    /// Reports that a value does not convert to a `Twine`: an attribute would first have to convert to a
    /// text, which is one user-defined conversion too many.
    fn bad_text(&self, text: &Node) -> Option<String> {
        match self.of(text)? {
            Seen::Attr(_) => Some("an attribute where a string is declared, use '.getValue()'".to_owned()),
            Seen::OpName => {
                Some("the name of an operation is not a string, use '.getStringRef()'".to_owned())
            }
            seen @ (Seen::Number | Seen::Enum(_) | Seen::Optional(_) | Seen::Type(_)) => {
                Some(format!("{} where a string is declared", seen.describe()))
            }
            _ => None,
        }
    }

    /// Returns the enum to which a case name belongs.
    pub(super) fn enum_of_case(&self, path: &Path) -> Option<Arc<EnumClass>> {
        let class = self.scope.classes.find_class(path.parent()?.spelled(), self.scope.namespace)?;
        match &class.0.kind {
            ClassKind::Enum(class) => Some(class.clone()),
            _ => None,
        }
    }

    /// Returns the result type of `symbolizeFoo(…)`.
    pub(super) fn symbolized(&self, path: &Path) -> Option<Seen> {
        let rest = path.last().name.strip_prefix("symbolize")?;
        let class = match path.last().args.as_deref() {
            Some([TemplateArg::Type(ty)]) if rest == "Enum" => ty.path.spelled().to_owned(),
            None => match path.parent() {
                Some(space) => format!("{}::{rest}", space.spelled()),
                None => rest.to_owned(),
            },
            _ => return None,
        };
        let class = self.scope.classes.find_class(&class, self.scope.namespace)?;
        match &class.0.kind {
            ClassKind::Enum(class) => Some(Seen::Optional(Some(Box::new(Seen::Enum(class.clone()))))),
            _ => None,
        }
    }

    /// Returns the enum that a name denotes.
    fn enum_named(&self, path: &Path) -> Option<Arc<EnumClass>> {
        match &self.scope.classes.find_class(path.spelled(), self.scope.namespace)?.0.kind {
            ClassKind::Enum(class) => Some(class.clone()),
            _ => None,
        }
    }

    /// Returns the full name of `symbolizeFoo` or a sibling that is called by an unqualified name. Functions
    /// with a parameter of the enum are found by argument-dependent lookup in C++.
    fn function_of_enum(&self, path: &Path) -> Option<Box<str>> {
        let name = &path.last().name;
        if path.segments().len() != 1 {
            return None;
        }
        let class = match path.last().args.as_deref() {
            Some([TemplateArg::Type(ty)]) if **name == *"symbolizeEnum" => self.enum_named(&ty.path)?,
            _ => {
                let rest =
                    name.strip_prefix("symbolize").or_else(|| name.strip_prefix("getMaxEnumValFor"))?;
                match &self.scope.classes.find_class(rest, self.scope.namespace)?.0.kind {
                    ClassKind::Enum(class) => class.clone(),
                    _ => return None,
                }
            }
        };
        let space = class.cpp_name.rsplit_once("::").map_or("", |(space, _)| space);
        Some(format!("{space}::{name}").into())
    }

    /// Reports that C++ does not find a case or a function of an enum from the place of the text: in its own
    /// namespace, the enclosing ones, or `mlir`, whose names are imported by the files that include generated
    /// patterns.
    pub(super) fn hidden_name(&self, node: &Node) -> Option<String> {
        if !self.scope.alone {
            return None;
        }
        let (path, full) = match &node.kind {
            Kind::Name(path) => (path.parent()?, self.enum_of_case(path)?.cpp_name.clone()),
            Kind::Call { path, .. } => match self.enum_named(path) {
                Some(class) => (path, class.cpp_name.clone()),
                None => (path, self.function_of_enum(path)?),
            },
            Kind::Cast(ty, _) | Kind::Braced(Some(ty), _) => {
                (&ty.path, self.enum_named(&ty.path)?.cpp_name.clone())
            }
            _ => return None,
        };
        let written = path.text();
        let full = full.trim_start_matches("::");
        let mut space = self.scope.namespace.trim_start_matches("::");
        let is_seen = |space: &str| match space {
            "" => written == full,
            space => full.strip_prefix(space).and_then(|rest| rest.strip_prefix("::")) == Some(written),
        };
        loop {
            if is_seen(space) {
                return None;
            }
            match space.rsplit_once("::") {
                Some((around, _)) => space = around,
                None => break,
            }
        }
        if ["", "mlir", "llvm"].into_iter().any(is_seen) {
            return None;
        }
        let enough = full.strip_prefix("mlir::").unwrap_or(full);
        Some(format!("'{written}' is not found outside of its namespace, write '{enough}'"))
    }
}
