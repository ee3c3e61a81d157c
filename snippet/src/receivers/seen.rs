//! Static types of expressions, as far as C++ determines them.

use std::sync::Arc;

use legalize_ir::OpName;

use super::{Finder, Given, Scope};
use crate::accessors::is_accessor_of;
use crate::builtin::{AttrClass, BuiltinClass, Plain, ValueClass};
use crate::classes::{AttrGetterKind, ClassKind, ClassRef, EnumClass};
use crate::eval as machine;
use crate::integer::IntType;
use crate::operator::{BinaryOp, UnaryOp};
use crate::tree::{Init, Kind, Node, Placeholder, TemplateArg, TypeName};

/// Static type of an expression.
#[derive(Clone, Debug)]
pub(super) enum Seen {
    /// A value; its class, if known.
    Value(Option<ValueClass>),
    /// A type; its class, if known.
    Type(Option<ClassRef>),
    /// An attribute; its class, if known.
    Attr(Option<ClassRef>),
    /// An operation without its class; its name, if known.
    Op(Option<OpName>, Held),
    View(ClassRef),
    Builder,
    /// A number or truth value.
    Number,
    /// A value of an enum.
    Enum(Arc<EnumClass>),
    /// A text.
    Text,
    /// A range or vector; its integer type, if it is known to be one of integers.
    List(Option<IntType>),
    /// An `OperationName`.
    OpName,
    /// A `std::optional`, and the type of its value.
    Optional(Option<Box<Seen>>),
}

/// Kind of reference to an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// `Operation *`
    Pointer,
    /// `Operation &`
    Reference,
    /// Unknown: a declarative rule passes an operation or its results.
    Either,
}

impl Seen {
    pub(super) fn to_given(&self) -> Given {
        match self {
            Seen::Value(_) => Given::Value,
            Seen::Type(_) => Given::Type,
            Seen::Attr(_) => Given::Attribute(None),
            Seen::Op(name, _) => Given::Operation(*name),
            Seen::View(class) => class.op_name().map_or(Given::Unknown, Given::Class),
            Seen::Builder
            | Seen::Number
            | Seen::Enum(_)
            | Seen::Text
            | Seen::List(_)
            | Seen::OpName
            | Seen::Optional(_) => Given::Unknown,
        }
    }
}

/// Returns the static type of an object of a class.
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
        ClassKind::Enum(class) => Seen::Enum(class.clone()),
        ClassKind::Builtin(BuiltinClass::Plain(plain)) => match plain {
            Plain::Int(_) | Plain::Bool | Plain::Double | Plain::Float32 => Seen::Number,
            // Numbers convert to a `Twine`, but not to other texts.
            Plain::Text if !class.0.path.ends_with("Twine") => Seen::Text,
            Plain::List => Seen::List(None),
            _ => return None,
        },
        _ => return None,
    })
}

/// Returns true if a function or method of this name returns its argument as the class that its template
/// argument names.
pub(crate) fn is_cast(name: &str) -> bool {
    matches!(name, "cast" | "dyn_cast" | "dyn_cast_or_null" | "cast_or_null" | "dyn_cast_if_present")
}

/// Returns the type of the receiver of a method call: `->` of a class accesses the operation.
pub(super) fn pointed(seen: Seen, arrow: bool) -> Seen {
    match seen {
        Seen::View(class) if arrow => Seen::Op(class.op_name(), Held::Reference),
        other => other,
    }
}

impl Finder<'_> {
    pub(super) fn class(&self, ty: &TypeName) -> Option<ClassRef> {
        // `std::optional<X>` and similar types differ from the type of their value.
        let plain = ty.path.last().args.is_none();
        plain.then(|| self.scope.classes.find_class(ty.path.spelled(), self.scope.namespace)).flatten()
    }

    /// Returns the static type of an object of a type, if it is known.
    pub(super) fn of_type(&self, ty: &TypeName) -> Option<Seen> {
        if ty.pointer {
            return None;
        }
        let class = self.scope.classes.find_class(ty.path.spelled(), self.scope.namespace)?;
        match (&class.0.kind, ty.path.last().args.as_deref()) {
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::Optional)), Some([TemplateArg::Type(held)])) => {
                Some(Seen::Optional(self.of_type(held).map(Box::new)))
            }
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::List)), args) => {
                let items = match args {
                    Some([TemplateArg::Type(item), ..]) if !item.pointer => IntType::named(item.path.text()),
                    _ => None,
                };
                Some(Seen::List(items))
            }
            (_, None) => of_class(class),
            _ => None,
        }
    }

    /// Returns the result type of the accessor of an attribute; `None` if the class has no such accessor, or
    /// declares it itself.
    fn accessor(&self, class: &ClassRef, name: &str) -> Option<Seen> {
        let Scope { ctx, classes, .. } = *self.scope;
        let op = class.op_name()?;
        if classes.members(class.cpp_name()).is_some_and(|members| !members.named(name).is_empty()) {
            return None;
        }
        let attributes = &ctx.op_info(op)?.inherent;
        let find = |name: &str| attributes.iter().copied().find(|&attr| is_accessor_of(ctx.str(attr), name));
        if let Some(attr) = find(name) {
            let getter = classes.attr_getter(op, attr);
            let given = match getter.getter.kind {
                AttrGetterKind::Presence => Seen::Number,
                _ => self.of_type(getter.returns.as_ref()?)?,
            };
            return Some(if getter.getter.optional { Seen::Optional(Some(Box::new(given))) } else { given });
        }
        if name.strip_suffix("AttrName").is_some_and(|name| find(name).is_some()) {
            return Some(Seen::Attr(self.plain("mlir::StringAttr")));
        }
        let attr = find(name.strip_suffix("Attr")?)?;
        Some(Seen::Attr(Some(classes.attr_storage(op, attr)?)))
    }

    /// `getProperties().foo`
    fn property(&self, target: &Node, name: &str) -> Option<Seen> {
        let Kind::Method { target, name: called, args, .. } = &target.kind else { return None };
        let Seen::View(class) = self.of(target)? else { return None };
        let op = class.op_name().filter(|_| **called == *"getProperties" && args.is_empty())?;
        let storage = self.scope.classes.attr_storage(op, self.scope.ctx.find_name(name)?)?;
        Some(Seen::Attr(Some(storage)))
    }

    /// Returns the enum whose values an attribute's class holds.
    pub(super) fn enum_of_attr(&self, class: &ClassRef) -> Option<Arc<EnumClass>> {
        let held = match &class.0.kind {
            ClassKind::Native(_) => class.cpp_name().strip_suffix("Attr")?.to_owned(),
            ClassKind::Attr(_) => self.scope.classes.param_type(class, 0)?.to_string(),
            _ => return None,
        };
        let held = format!("::{}", held.trim().trim_start_matches("::"));
        match &self.scope.classes.find_class(&held, "")?.0.kind {
            ClassKind::Enum(class) => Some(class.clone()),
            _ => None,
        }
    }

    fn plain(&self, name: &str) -> Option<ClassRef> {
        self.scope.classes.find_class(name, "")
    }

    fn cast_to(&self, template: &[TemplateArg]) -> Option<Seen> {
        let [TemplateArg::Type(ty)] = template else { return None };
        of_class(self.class(ty)?)
    }

    /// Returns the type of a declared name.
    pub(super) fn declared(&self, ty: &TypeName, init: &Init) -> Option<Seen> {
        let seen = match (ty.path.as_plain(), init) {
            (Some("auto"), Init::Value(value)) => self.of(value),
            (Some("auto"), _) => None,
            _ if !ty.pointer => self.of_type(ty),
            _ => self.class(ty).and_then(of_class),
        }?;
        match (seen, ty.pointer) {
            (Seen::Op(name, Held::Reference), true) if ty.path.as_plain() != Some("auto") => {
                Some(Seen::Op(name, Held::Pointer))
            }
            (seen @ (Seen::Op(..) | Seen::View(_)), _) => Some(seen),
            // A pointer to a handle is not a handle.
            (seen, pointer) => (!pointer).then_some(seen),
        }
    }

    /// Returns the items that an expression yields, if their number is known.
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
            _ => {
                let given = self.of(node)?.to_given();
                return (given != Given::Unknown).then(|| vec![given]);
            }
        };
        let is_rest = |item: &Node| matches!(item.kind, Kind::Placeholder(Placeholder::Rest(_)));
        let given = |item: &Node| self.of(item).map_or(Given::Unknown, |seen| seen.to_given());
        (!items.iter().any(is_rest)).then(|| items.iter().map(given).collect())
    }

    /// Returns the type of an expression, if it is known.
    pub(super) fn of(&self, node: &Node) -> Option<Seen> {
        match &node.kind {
            Kind::Placeholder(Placeholder::Builder) => Some(Seen::Builder),
            Kind::Placeholder(placeholder) => self.given(placeholder),
            Kind::Int(_) | Kind::Bool(_) | Kind::Float(_) | Kind::Single(_) => Some(Seen::Number),
            Kind::Str(_) => Some(Seen::Text),
            Kind::Name(path) => match path.as_plain() {
                Some(name) => self.locals.get(name).cloned(),
                None => self.enum_of_case(path).map(Seen::Enum),
            },
            Kind::Unary(UnaryOp::Deref, inner) if matches!(self.of(inner), Some(Seen::Optional(_))) => {
                match self.of(inner)? {
                    Seen::Optional(held) => held.map(|held| *held),
                    _ => None,
                }
            }
            Kind::Unary(UnaryOp::Not, _) | Kind::All(_) | Kind::Any(_) => Some(Seen::Number),
            Kind::Unary(UnaryOp::Minus | UnaryOp::Plus | UnaryOp::BitNot, inner) => match self.of(inner)? {
                seen @ (Seen::Number | Seen::Enum(_)) => Some(seen),
                _ => None,
            },
            Kind::Binary(op, lhs, rhs) => match (op, self.of(lhs)?, self.of(rhs)?) {
                (
                    BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge,
                    ..,
                )
                | (_, Seen::Number, Seen::Number) => Some(Seen::Number),
                (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, seen @ Seen::Enum(_), Seen::Enum(_)) => {
                    Some(seen)
                }
                _ => None,
            },
            Kind::Ternary(_, then, otherwise) => match (self.of(then)?, self.of(otherwise)?) {
                (Seen::Number, Seen::Number) => Some(Seen::Number),
                (Seen::Enum(one), Seen::Enum(other)) if one == other => Some(Seen::Enum(one)),
                _ => None,
            },
            Kind::Unary(UnaryOp::Deref, inner) => match self.of(inner)? {
                Seen::Op(name, Held::Pointer) => Some(Seen::Op(name, Held::Reference)),
                // An operation's class converts to a pointer.
                Seen::View(class) => Some(Seen::Op(class.op_name(), Held::Reference)),
                other => Some(other),
            },
            // The address of any other object is a pointer.
            Kind::Unary(UnaryOp::AddressOf, inner) => match self.of(inner)? {
                Seen::Op(name, Held::Reference) => Some(Seen::Op(name, Held::Pointer)),
                seen @ (Seen::Op(..) | Seen::View(_)) => Some(seen),
                _ => None,
            },
            Kind::Hole(inner) => self.of(inner),
            Kind::Cast(ty, _) => {
                match if ty.pointer { of_class(self.class(ty)?)? } else { self.of_type(ty)? } {
                    Seen::Op(name, _) if ty.pointer => Some(Seen::Op(name, Held::Pointer)),
                    seen => Some(seen),
                }
            }
            Kind::Call { path, args }
                if path.is_library() && args.len() == 1 && is_cast(&path.last().name) =>
            {
                self.cast_to(path.last().args.as_deref()?)
            }
            Kind::Call { path, .. } if matches!(&*path.last().name, "get" | "getChecked") => {
                let class = self.scope.classes.find_class(path.parent()?.spelled(), self.scope.namespace)?;
                match of_class(class)? {
                    seen @ (Seen::Attr(_) | Seen::Type(_)) => Some(seen),
                    _ => None,
                }
            }
            Kind::Call { path, args } if args.len() == 1 => self.symbolized(path),
            Kind::Index(target, _) => match self.of(target)? {
                Seen::Attr(Some(class)) if class.cpp_name() == "mlir::ArrayAttr" => {
                    Some(Seen::Attr(self.plain("mlir::Attribute")))
                }
                _ => None,
            },
            Kind::Member { target, name } => self.property(target, name),
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

    /// Returns the result type of a method.
    fn given_by(&self, target: Seen, name: &str, template: &[TemplateArg], args: &[Node]) -> Option<Seen> {
        let attribute = || Seen::Attr(self.plain("mlir::Attribute"));
        if let (Seen::View(class), 0, []) = (&target, args.len(), template)
            && let Some(seen) = self.accessor(class, name)
        {
            return Some(seen);
        }
        match (target, name, args.len(), template) {
            // The type of a result of a known class has a known class as well.
            (Seen::Value(None), "getType", 0, []) => Some(Seen::Type(None)),
            (Seen::Value(Some(_)), "getType", 0, []) => Some(Seen::Type(self.plain("mlir::Type"))),
            (Seen::Value(_), "getDefiningOp", 0, []) => Some(Seen::Op(None, Held::Pointer)),
            (Seen::Value(_), "getDefiningOp", 0, template) => self.cast_to(template),
            (Seen::Op(..), "getOperand", 1, []) => Some(Seen::Value(Some(ValueClass::Value))),
            (Seen::Op(..), "getResult" | "getOpResult", 1, []) => {
                Some(Seen::Value(Some(ValueClass::OpResult)))
            }
            (Seen::Op(..), "getAttr" | "getInherentAttr" | "getDiscardableAttr", 1, []) => {
                // The inherent attribute is an optional.
                (name != "getInherentAttr").then(attribute)
            }
            (Seen::Op(..), "getParentOp", 0, []) => Some(Seen::Op(None, Held::Pointer)),
            (Seen::Op(..), "getAttrOfType", 1, template) => self.cast_to(template),
            (Seen::Attr(Some(class)), "getValue", 0, []) => match &class.0.kind {
                ClassKind::Builtin(BuiltinClass::Attr(AttrClass::String)) => Some(Seen::Text),
                _ => self.enum_of_attr(&class).map(Seen::Enum),
            },
            (Seen::Attr(_), "getInt" | "getSInt" | "getUInt", 0, []) => Some(Seen::Number),
            (Seen::Type(class), name, count, []) => self.given_by_type(class.as_ref(), name, count),
            (Seen::Op(..), "getName", 0, []) => Some(Seen::OpName),
            (Seen::List(_) | Seen::Text, "size" | "empty", 0, []) => Some(Seen::Number),
            (Seen::Optional(_), "has_value", 0, []) => Some(Seen::Number),
            (Seen::Optional(held), "value", 0, []) | (Seen::Optional(held), "value_or", 1, []) => {
                held.map(|held| *held)
            }
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

    /// Returns the result type of a method of a type; unknown for a dialect's type.
    fn given_by_type(&self, class: Option<&ClassRef>, name: &str, arguments: usize) -> Option<Seen> {
        if !class.is_some_and(|class| matches!(class.0.kind, ClassKind::Builtin(_))) {
            return None;
        }
        Some(match (name, arguments) {
            ("isInteger" | "isSignlessInteger" | "isSignedInteger" | "isUnsignedInteger", 0 | 1) => {
                Seen::Number
            }
            (
                "isIndex"
                | "isBF16"
                | "isF16"
                | "isTF32"
                | "isF32"
                | "isF64"
                | "isF80"
                | "isF128"
                | "isFloat"
                | "isIntOrIndex"
                | "isIntOrFloat"
                | "isIntOrIndexOrFloat"
                | "isSignlessIntOrIndex"
                | "isSignlessIntOrFloat"
                | "isSignlessIntOrIndexOrFloat"
                | "isSignless"
                | "isSigned"
                | "isUnsigned"
                | "getIntOrFloatBitWidth"
                | "getWidth"
                | "getRank"
                | "hasRank"
                | "hasStaticShape"
                | "getNumElements"
                | "getElementTypeBitWidth"
                | "getNumInputs"
                | "getNumResults"
                | "isScalable",
                0,
            ) => Seen::Number,
            ("getDimSize" | "isDynamicDim", 1) => Seen::Number,
            ("getElementType", 0) => Seen::Type(self.plain("mlir::Type")),
            ("getShape", 0) => Seen::List(IntType::named("int64_t")),
            _ => return None,
        })
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
