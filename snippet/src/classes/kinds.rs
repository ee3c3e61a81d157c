//! Kinds of classes, and the data that is known of each class.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Attribute, Context, Ir, Name, OpId, OpName, Type};

use crate::builtin::BuiltinClass;
use crate::env::Env;
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::value::Val;

/// A class.
#[derive(Clone)]
pub struct ClassRef(pub(crate) Arc<ClassData>);

/// Data of a class.
pub(crate) struct ClassData {
    /// The full name without the leading `::`.
    pub path: Box<str>,
    pub kind: ClassKind,
}

pub(crate) enum ClassKind {
    Builtin(BuiltinClass),
    /// A type by its full name (`llvm.ptr`).
    Type(Name),
    /// An attribute by its full name.
    Attr(Name),
    Op(OpName),
    Enum(Arc<EnumClass>),
    /// A trait or interface by the name that definitions use, and the kind of object that implements it, if
    /// known.
    Interface(Name, Option<Subject>),
    Native(NativeClass),
}

/// Kind of the objects of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Operations.
    Operation,
    /// Attributes, locations among them.
    Attribute,
    /// Types.
    Type,
    /// Values.
    Value,
}

impl Subject {
    /// Describes one such object in words.
    pub(crate) fn describe(self) -> &'static str {
        match self {
            Subject::Operation => "an operation",
            Subject::Attribute => "an attribute",
            Subject::Type => "a type",
            Subject::Value => "a value",
        }
    }
}

/// Accessor of an operation's attribute: `getFoo()`, and `$foo` in conditions on the operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttrGetter {
    /// Form in which the attribute is returned.
    pub kind: AttrGetterKind,
    /// True if the accessor returns a `std::optional`.
    pub optional: bool,
    /// C++ type that is returned if the attribute is present; empty if unknown.
    pub returns: Box<str>,
    /// True if the attribute may be missing: then the class has `removeFooAttr()`, and `setFoo` takes a
    /// `std::optional`.
    pub may_be_missing: bool,
    /// C++ expression that creates the attribute whose value is returned if there is none.
    pub default: Option<Box<str>>,
    /// Namespace of the default expression.
    pub namespace: Box<str>,
    /// True if only `setFooAttr` sets the attribute, as no attribute is created from the returned value.
    pub set_as_attr_only: bool,
}

impl AttrGetter {
    /// Returns true if the class has a method that removes the attribute.
    pub(crate) fn is_removable(&self) -> bool {
        self.may_be_missing || self.optional || self.kind == AttrGetterKind::Presence
    }
}

/// Form in which the accessor of an attribute returns it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum AttrGetterKind {
    /// The plain value that it holds: a C++ number, text, a type.
    #[default]
    Plain,
    /// The attribute itself.
    Itself,
    /// An `APInt`.
    ApInt,
    /// The presence of the attribute, as a `bool`.
    Presence,
}

/// An enum that definitions declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumClass {
    /// The full C++ name.
    pub cpp_name: Box<str>,
    /// Per case its C++ symbol, its text in MLIR, and its value.
    pub cases: Vec<EnumCase>,
    /// True if cases are bits.
    pub bits: bool,
    /// True for an `enum class`, whose values do not convert to integers implicitly.
    pub scoped: bool,
    /// Underlying integer type.
    pub underlying: IntType,
}

impl EnumClass {
    /// Returns the value as an integer of the underlying type.
    pub(crate) fn integer(&self, value: i128) -> CppInt {
        CppInt::new(value, self.underlying)
    }

    /// Returns the value that a number is cast to.
    pub(crate) fn cast(&self, number: i128) -> i128 {
        self.value_of(self.integer(number).value(), self.underlying.width())
    }

    /// Returns the value of the cases that an integer of `width` bits represents: the highest bit may have
    /// become a sign.
    pub fn value_of(&self, value: i128, width: u32) -> i128 {
        let Some(mask) = 1i128.checked_shl(width).map(|top| top.wrapping_sub(1)).filter(|_| width < 127)
        else {
            return value;
        };
        if self.bits {
            value & mask
        } else {
            let case = self.cases.iter().find(|case| case.value & mask == value & mask);
            case.map_or(value, |case| case.value)
        }
    }

    /// Returns the result of `~`: the bits of the cases that a value lacks; bits that no case has stay clear.
    pub fn inverted(&self, value: i128) -> i128 {
        self.cases.iter().fold(0, |all, case| all | case.value) & !value
    }

    /// Returns true if a value is a case, or consists of bits that are cases.
    pub fn has_value(&self, value: i128) -> bool {
        if self.bits {
            self.cases.iter().fold(value, |rest, case| rest & !case.value) == 0
        } else {
            self.cases.iter().any(|case| case.value == value)
        }
    }
}

/// A case of an [`EnumClass`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumCase {
    /// The C++ name of the case.
    pub symbol: Box<str>,
    /// The text in MLIR.
    pub text: Box<str>,
    /// The value.
    pub value: i128,
}

/// Returns true if a type is of a class.
pub type IsType = dyn Fn(&Context, Type) -> bool + Send + Sync;
/// Returns true if an attribute is of a class.
pub type IsAttr = dyn Fn(&Context, Attribute) -> bool + Send + Sync;
/// Returns true if an operation is of a class.
pub type IsOp = dyn Fn(&Context, &Ir, OpId) -> bool + Send + Sync;
/// A function: the environment and the arguments. The function of a method gets its object first.
pub type Helper = dyn Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync;

/// A class that the host implements.
#[derive(Clone, Default)]
pub struct NativeClass {
    /// Test that a type is of the class.
    pub is_type: Option<Arc<IsType>>,
    /// Test that an attribute is of the class.
    pub is_attr: Option<Arc<IsAttr>>,
    /// Test that an operation is of the class, for classes of operations that differ only in C++.
    pub is_op: Option<Arc<IsOp>>,
    /// Methods by name; the object is the first argument.
    pub methods: Vec<(Box<str>, Arc<Helper>)>,
    /// Static functions and constructors by name; a constructor's name is empty.
    pub statics: Vec<(Box<str>, Arc<Helper>)>,
}

impl fmt::Debug for ClassRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.path)
    }
}

impl ClassRef {
    /// Returns the full C++ name without the leading `::`.
    pub fn cpp_name(&self) -> &str {
        &self.0.path
    }

    /// Returns true if the class is an interface or trait.
    pub(crate) fn is_interface(&self) -> bool {
        matches!(self.0.kind, ClassKind::Interface(..))
    }

    /// Returns the kind of the class's objects, if it is certain and they are part of the IR.
    pub(crate) fn subject(&self) -> Option<Subject> {
        use crate::builtin::ValueClass;
        Some(match &self.0.kind {
            ClassKind::Builtin(class) => match class {
                BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_) => Subject::Type,
                BuiltinClass::Attribute | BuiltinClass::Attr(_) | BuiltinClass::Location => {
                    Subject::Attribute
                }
                BuiltinClass::Value(ValueClass::Operation) => Subject::Operation,
                BuiltinClass::Value(_) => Subject::Value,
                BuiltinClass::Plain(_) => return None,
            },
            ClassKind::Type(_) => Subject::Type,
            ClassKind::Attr(_) => Subject::Attribute,
            ClassKind::Op(_) => Subject::Operation,
            ClassKind::Interface(_, subject) => return *subject,
            ClassKind::Native(native) => match (&native.is_type, &native.is_attr, &native.is_op) {
                (Some(_), None, None) => Subject::Type,
                (None, Some(_), None) => Subject::Attribute,
                (None, None, Some(_)) => Subject::Operation,
                _ => return None,
            },
            ClassKind::Enum(_) => return None,
        })
    }

    /// Returns the operation whose class this is.
    pub fn op_name(&self) -> Option<OpName> {
        if let ClassKind::Op(name) = self.0.kind { Some(name) } else { None }
    }
}
