//! What classes there are, and what is known of each.

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

/// What is known of a class.
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
    /// A trait or interface by the name that definitions use, and what it is one of, if that is known.
    Interface(Name, Option<Subject>),
    Native(NativeClass),
}

/// What the objects of a class are.
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
    /// In words, for one of them.
    pub(crate) fn describe(self) -> &'static str {
        match self {
            Subject::Operation => "an operation",
            Subject::Attribute => "an attribute",
            Subject::Type => "a type",
            Subject::Value => "a value",
        }
    }
}

/// What the accessor of an operation's attribute gives: `getFoo()`, and `$foo` in conditions on the operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttrGetter {
    /// What it makes of the attribute.
    pub form: AttrGetterForm,
    /// Whether it gives a `std::optional`.
    pub optional: bool,
    /// The C++ type of what it gives where the attribute is there; empty if that is not known.
    pub returns: Box<str>,
    /// Whether the attribute may be missing: then the class has `removeFooAttr()`, and `setFoo` takes a `std::optional`.
    pub may_be_missing: bool,
    /// C++ text that makes the attribute whose value is given where there is none.
    pub default: Option<Box<str>>,
    /// The namespace that the default stands in.
    pub namespace: Box<str>,
    /// Whether only `setFooAttr` sets it, as no attribute is made of what the accessor gives.
    pub set_as_attr_only: bool,
}

impl AttrGetter {
    /// Whether the class has a method that takes the attribute away.
    pub(crate) fn is_removable(&self) -> bool {
        self.may_be_missing || self.optional || self.form == AttrGetterForm::Presence
    }
}

/// What the accessor of an attribute makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AttrGetterForm {
    /// The plain value that it holds: a C++ number, text, a type.
    #[default]
    Plain,
    /// The attribute itself.
    Itself,
    /// An `APInt`.
    ApInt,
    /// Whether it is there.
    Presence,
}

/// An enum that definitions declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumClass {
    /// The full C++ name.
    pub cpp_name: Box<str>,
    /// Per case its C++ symbol, its text in MLIR, and its value.
    pub cases: Vec<EnumCase>,
    /// Whether cases are bits.
    pub bits: bool,
    /// Whether it is an `enum class`, whose values are no integers by themselves.
    pub scoped: bool,
    /// The type of its values.
    pub underlying: IntType,
}

impl EnumClass {
    /// The value as an integer of the type of the enum's values.
    pub(crate) fn integer(&self, value: i128) -> CppInt {
        CppInt::new(value, self.underlying)
    }

    /// The value that a number is cast to.
    pub(crate) fn cast(&self, number: i128) -> i128 {
        self.value_of(self.integer(number).value(), self.underlying.width())
    }

    /// The value that an integer of some bits stands for, as the cases are written: the highest bit may have become a
    /// sign.
    pub fn value_of(&self, value: i128, width: u32) -> i128 {
        let Some(mask) = 1i128.checked_shl(width).map(|top| top.wrapping_sub(1)).filter(|_| width < 127)
        else {
            return value;
        };
        match self.bits {
            true => value & mask,
            false => {
                let case = self.cases.iter().find(|case| case.value & mask == value & mask);
                case.map_or(value, |case| case.value)
            }
        }
    }

    /// What `~` gives: the bits of cases that a value has not; those that no case has stay away.
    pub fn inverted(&self, value: i128) -> i128 {
        self.cases.iter().fold(0, |all, case| all | case.value) & !value
    }

    /// Whether a value is a case, or made of bits that are cases.
    pub fn has_value(&self, value: i128) -> bool {
        match self.bits {
            true => self.cases.iter().fold(value, |rest, case| rest & !case.value) == 0,
            false => self.cases.iter().any(|case| case.value == value),
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

/// Tells whether a type is of a class.
pub type IsType = dyn Fn(&Context, Type) -> bool + Send + Sync;
/// Tells whether an attribute is of a class.
pub type IsAttr = dyn Fn(&Context, Attribute) -> bool + Send + Sync;
/// Tells whether an operation is of a class.
pub type IsOp = dyn Fn(&Context, &Ir, OpId) -> bool + Send + Sync;
/// A function: the environment and the arguments. The function of a method gets its object first.
pub type Helper = dyn Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync;

/// A class that the host implements.
#[derive(Clone, Default)]
pub struct NativeClass {
    /// Whether a type is of the class.
    pub is_type: Option<Arc<IsType>>,
    /// Whether an attribute is of the class.
    pub is_attr: Option<Arc<IsAttr>>,
    /// Whether an operation is of the class: classes of operations that differ only in C++.
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
    /// The full C++ name without the leading `::`.
    pub fn cpp_name(&self) -> &str {
        &self.0.path
    }

    /// Whether it is an interface or trait.
    pub(crate) fn is_interface(&self) -> bool {
        matches!(self.0.kind, ClassKind::Interface(..))
    }

    /// What its objects are, if that is certain and they are parts of the IR.
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

    /// The operation whose class it is.
    pub fn op_name(&self) -> Option<OpName> {
        if let ClassKind::Op(name) = self.0.kind { Some(name) } else { None }
    }
}
