//! The types of expressions, as far as C++ tells them without running anything.

use legalize_ir::OpName;

use super::{Finder, Given};
use crate::builtin::{BuiltinClass, ValueClass};
use crate::classes::{ClassKind, ClassRef};
use crate::eval as machine;
use crate::operator::UnaryOp;
use crate::tree::{Init, Kind, Node, Placeholder, TemplateArg, TypeName};

/// The type of an expression.
#[derive(Clone, Debug)]
pub(super) enum Seen {
    /// A value; of which class, if that is known.
    Value(Option<ValueClass>),
    /// A type; of which class, if that is known.
    Type(Option<ClassRef>),
    /// An attribute; of which class, if that is known.
    Attr(Option<ClassRef>),
    /// An operation without its class; its name, if that is known.
    Op(Option<OpName>, Held),
    View(ClassRef),
    Builder,
}

/// How an operation is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// `Operation *`
    Pointer,
    /// `Operation &`
    Reference,
    /// Nobody knows: a declarative rule hands over an operation or its results.
    Either,
}

impl Seen {
    pub fn to_given(&self) -> Given {
        match self {
            Seen::Value(_) => Given::Value,
            Seen::Type(_) => Given::Type,
            Seen::Attr(_) => Given::Attribute(None),
            Seen::Op(name, _) => Given::Operation(*name),
            Seen::View(class) => class.op_name().map_or(Given::Unknown, Given::Class),
            Seen::Builder => Given::Unknown,
        }
    }
}

/// What an object of a class is.
pub(super) fn of_class(class: ClassRef) -> Option<Seen> {
    Some(match &class.0.kind {
        ClassKind::Builtin(BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_))
        | ClassKind::Type(_) => Seen::Type(Some(class)),
        ClassKind::Builtin(BuiltinClass::Attribute | BuiltinClass::Attr(_)) | ClassKind::Attr(_) => {
            Seen::Attr(Some(class))
        }
        ClassKind::Builtin(BuiltinClass::Value(ValueClass::Operation)) => Seen::Op(None, Held::Reference),
        ClassKind::Builtin(BuiltinClass::Value(class)) => Seen::Value(Some(*class)),
        ClassKind::Op(_) => Seen::View(class),
        _ => return None,
    })
}

pub(super) fn is_cast(name: &str) -> bool {
    matches!(name, "cast" | "dyn_cast" | "dyn_cast_or_null" | "cast_or_null" | "dyn_cast_if_present")
}

/// What a method is called on: `->` of a class leads to the operation.
fn pointed(seen: Seen, arrow: bool) -> Seen {
    match seen {
        Seen::View(class) if arrow => Seen::Op(class.op_name(), Held::Reference),
        other => other,
    }
}

impl Finder<'_> {
    pub(super) fn class(&self, ty: &TypeName) -> Option<ClassRef> {
        // `std::optional<X>` and the like are not what they hold.
        let plain = ty.path.last().args.is_none();
        plain.then(|| self.scope.classes.find_class(ty.path.spelled(), self.scope.namespace)).flatten()
    }

    fn plain(&self, name: &str) -> Option<ClassRef> {
        self.scope.classes.find_class(name, "")
    }

    fn cast_to(&self, template: &[TemplateArg]) -> Option<Seen> {
        let [TemplateArg::Type(ty)] = template else { return None };
        of_class(self.class(ty)?)
    }

    /// The type of a name that is declared.
    pub(super) fn declared(&self, ty: &TypeName, init: &Init) -> Option<Seen> {
        let seen = match (ty.path.as_plain(), init) {
            (Some("auto"), Init::Value(value)) => self.of(value),
            (Some("auto"), _) => None,
            _ => self.class(ty).and_then(of_class),
        }?;
        match (seen, ty.pointer) {
            (Seen::Op(name, Held::Reference), true) if ty.path.as_plain() != Some("auto") => {
                Some(Seen::Op(name, Held::Pointer))
            }
            (seen @ (Seen::Op(..) | Seen::View(_)), _) => Some(seen),
            // A pointer to a handle is none.
            (seen, pointer) => (!pointer).then_some(seen),
        }
    }

    /// The values that an expression is, if their number is known.
    pub(super) fn items(&self, node: &Node) -> Option<Vec<Given>> {
        let items = match &node.kind {
            Kind::Hole(inner) => return self.items(inner),
            Kind::Ternary(_, then, otherwise) => {
                let (then, otherwise) = (self.items(then)?, self.items(otherwise)?);
                let both = |(one, other)| if one == other { one } else { Given::Unknown };
                return (then.len() == otherwise.len())
                    .then(|| then.into_iter().zip(otherwise).map(both).collect());
            }
            Kind::Braced(None, items) => items,
            Kind::Braced(Some(ty), items)
                if matches!(&*ty.path.last().name, "array" | "tuple" | "pair" | "SmallVector") =>
            {
                items
            }
            Kind::Call { path, args }
                if matches!(
                    path.text(),
                    "std::make_pair" | "std::make_tuple" | "std::pair" | "std::tuple"
                ) =>
            {
                args
            }
            _ => return self.of(node).map(|seen| vec![seen.to_given()]),
        };
        let is_rest = |item: &Node| matches!(item.kind, Kind::Placeholder(Placeholder::Rest(_)));
        let given = |item: &Node| self.of(item).map_or(Given::Unknown, |seen| seen.to_given());
        (!items.iter().any(is_rest)).then(|| items.iter().map(given).collect())
    }

    /// The type of an expression, if it is known.
    pub(super) fn of(&self, node: &Node) -> Option<Seen> {
        match &node.kind {
            Kind::Placeholder(Placeholder::Builder) => Some(Seen::Builder),
            Kind::Placeholder(placeholder) => self.given(placeholder),
            Kind::Name(path) => self.locals.get(path.as_plain()?).cloned(),
            Kind::Unary(UnaryOp::Deref, inner) => match self.of(inner)? {
                Seen::Op(name, Held::Pointer) => Some(Seen::Op(name, Held::Reference)),
                other => Some(other),
            },
            // Of anything else it is a pointer.
            Kind::Unary(UnaryOp::AddressOf, inner) => match self.of(inner)? {
                Seen::Op(name, Held::Reference) => Some(Seen::Op(name, Held::Pointer)),
                seen @ (Seen::Op(..) | Seen::View(_)) => Some(seen),
                _ => None,
            },
            Kind::Hole(inner) => self.of(inner),
            Kind::Cast(ty, _) => match of_class(self.class(ty)?)? {
                Seen::Op(name, _) if ty.pointer => Some(Seen::Op(name, Held::Pointer)),
                seen => Some(seen),
            },
            Kind::Call { path, args }
                if path.is_library() && args.len() == 1 && is_cast(&path.last().name) =>
            {
                self.cast_to(path.last().args.as_deref()?)
            }
            Kind::Method { target, arrow, name, template, args } => {
                if is_cast(name) {
                    return self.cast_to(template);
                }
                let target = self.of(target)?;
                self.given_by(pointed(target, *arrow), name, template, args)
            }
            _ => None,
        }
    }

    /// What a method gives.
    fn given_by(&self, target: Seen, name: &str, template: &[TemplateArg], args: &[Node]) -> Option<Seen> {
        let attribute = || Seen::Attr(self.plain("mlir::Attribute"));
        match (target, name, args.len(), template) {
            // That of a result of a certain class is of that class.
            (Seen::Value(None), "getType", 0, []) => Some(Seen::Type(None)),
            (Seen::Value(Some(_)), "getType", 0, []) => Some(Seen::Type(self.plain("mlir::Type"))),
            (Seen::Value(_), "getDefiningOp", 0, []) => Some(Seen::Op(None, Held::Pointer)),
            (Seen::Value(_), "getDefiningOp", 0, template) => self.cast_to(template),
            (Seen::Op(..), "getOperand", 1, []) => Some(Seen::Value(Some(ValueClass::Value))),
            (Seen::Op(..), "getResult" | "getOpResult", 1, []) => {
                Some(Seen::Value(Some(ValueClass::OpResult)))
            }
            (Seen::Op(..), "getAttr" | "getInherentAttr" | "getDiscardableAttr", 1, []) => {
                // The inherent one is an optional.
                (name != "getInherentAttr").then(attribute)
            }
            (Seen::Op(..), "getParentOp", 0, []) => Some(Seen::Op(None, Held::Pointer)),
            (Seen::View(class), "getOperation", 0, []) => Some(Seen::Op(class.op_name(), Held::Pointer)),
            (Seen::Builder, name, ..) if machine::is_builder_method(name) && name != "getNamedAttr" => {
                match name.strip_prefix("get")? {
                    name if name.ends_with("Attr") => Some(Seen::Attr(None)),
                    name if name.ends_with("Type") => Some(Seen::Type(None)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn given(&self, placeholder: &Placeholder) -> Option<Seen> {
        let classes = self.scope.classes;
        Some(match (self.scope.given)(placeholder) {
            Given::Unknown => return None,
            Given::Value => Seen::Value(None),
            Given::Type => Seen::Type(None),
            Given::Attribute(declared) => {
                Seen::Attr(declared.and_then(|(op, name)| classes.attr_storage(op, name)))
            }
            Given::Operation(name) => Seen::Op(name, Held::Either),
            Given::Class(name) => match classes.class_of_op(name) {
                Some(class) => Seen::View(class),
                None => Seen::Op(Some(name), Held::Either),
            },
            Given::Object(class) => match of_class(self.plain(self.scope.ctx.str(class))?)? {
                Seen::Op(name, _) => Seen::Op(name, Held::Pointer),
                seen => seen,
            },
        })
    }
}
