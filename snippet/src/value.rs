//! Values of the evaluator.
//!
//! A few kinds of value represent many classes of C++: all ranges, vectors and pairs are lists, all strings
//! are bytes. Integers have their C++ type. References do not exist; a method that changes its object does so
//! if the object is a local name.

use std::sync::Arc;

use legalize_ir::{
    AffineExpr, AffineMap, AttrDict, Attribute, BlockId, InsertPoint, Int, IntegerSet, Location, Name, OpId,
    OpName, OperationState, RegionId, Type, ValueId,
};

use crate::classes::{ClassRef, EnumClass};
use crate::integer::{CppInt, IntType};
use crate::lvalue::{Lvalue, Seen};
use crate::tree;

/// A value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Val {
    /// `nullptr`, an empty handle or optional.
    Null,
    /// Result of a function without one.
    Void,
    /// A truth value.
    Bool(bool),
    /// A C++ integer of any type except `bool`.
    Int(CppInt),
    /// An `APInt`.
    ApInt(ApInt),
    /// A `double`.
    Double(f64),
    /// A `float`.
    Single(f32),
    /// An `APFloat`: the bits of a value of a float type.
    ApFloat(ApFloat),
    /// Text; bytes as in C++.
    Str(Arc<[u8]>),
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attribute),
    /// An SSA value.
    Value(ValueId),
    /// An operation, as C++ has it by pointer or reference (`Operation *`).
    Op(OpId),
    /// An operation by a variable of its class or of an interface: the class determines the meaning of a
    /// method.
    View(OpId, ClassRef),
    /// A block.
    Block(BlockId),
    /// A region.
    Region(RegionId),
    /// A location.
    Loc(Location),
    /// The name of an operation.
    OpName(OpName),
    /// A named attribute.
    Named(Name, Attribute),
    /// Any range, vector, set or pair.
    List(Arc<Vec<Val>>),
    /// A position in a list, as iterators are.
    Iter(Arc<Vec<Val>>, usize),
    /// A position in the list that a local name holds.
    Cursor(Arc<Lvalue>, usize),
    /// A pointer to the value of a local name.
    Pointer(Arc<Lvalue>),
    /// A case, or bits, of an enum that the definitions declare.
    Enum(Arc<EnumClass>, i128),
    /// An affine map.
    Map(Arc<AffineMap>),
    /// An affine expression.
    Affine(Arc<AffineExpr>),
    /// An integer set.
    Set(Arc<IntegerSet>),
    /// `$_builder` or a rewriter.
    Builder,
    /// The context.
    Context,
    /// The identity of a type's or attribute's class (`getTypeID()`).
    TypeId(Arc<str>),
    /// A lambda.
    Lambda(LambdaVal),
    /// A static method as a value.
    Function {
        /// Full name of the class.
        class: Arc<str>,
        /// Name of the method.
        name: Arc<str>,
    },
    /// `VectorType::Builder` and its siblings: a shape that is being modified.
    Shape(Arc<ShapeBuilder>),
    /// A `std::optional` that holds a value which may itself be false; any other is the value or null.
    Engaged(Arc<Val>),
    /// Success (`true`) or failure, as `LogicalResult` has it.
    Logical(bool),
    /// A dialect, by namespace.
    Dialect(Name),
    /// An object of a class that the host registered.
    Object(Arc<Object>),
    /// A matcher such as `m_Constant(&attr)`.
    Matcher(Arc<Matcher>),
    /// Insertion point of a rewriter; a guard restores it when its scope ends.
    Point {
        /// The insertion point; `None` if there is none.
        at: Option<InsertPoint>,
        /// True for a guard.
        guard: bool,
    },
    /// An operation that is being described.
    State(Arc<OperationState>),
    /// The properties of an operation; if they were copied, the attributes at that time.
    Properties(OpId, Option<AttrDict>),
    /// Operand of an operation, by its index (`OpOperand`).
    Operand(OpId, u32),
    /// Operands of an operation that can be changed (`MutableOperandRange`).
    Mutable(MutableOperands),
    /// A mapping from values to those that replace them in copies of operations (`IRMapping`).
    Mapping(Arc<Mapping>),
    /// A `TypeSwitch` or `StringSwitch`: its subject, and the result of the matching case.
    TypeSwitch(Arc<TypeSwitch>),
}

/// Mapping from values and blocks to those that replace them in copies of operations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mapping {
    /// Pairs of values.
    pub values: Vec<(ValueId, ValueId)>,
    /// Pairs of blocks.
    pub blocks: Vec<(BlockId, BlockId)>,
    /// Pairs of operations.
    pub ops: Vec<(OpId, OpId)>,
}

/// Operands of an operation that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MutableOperands {
    /// The operation.
    pub op: OpId,
    /// Index of the group that they belong to.
    pub group: u32,
    /// Number of operands that the group had when the range was created.
    pub all: u32,
    /// Index of the first of them in the group.
    pub from: u32,
    /// Number of operands in the range.
    pub len: u32,
}

/// A `TypeSwitch` that is being evaluated.
#[derive(Clone, Debug)]
pub struct TypeSwitch {
    pub(crate) subject: Val,
    /// Result type; `None` if there is none.
    pub(crate) returns: Option<tree::TypeName>,
    /// Result of the first matching case.
    pub(crate) given: Option<Val>,
}

/// An integer of a fixed width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApInt {
    /// Value; negative if it was created from a signed number.
    pub value: Int,
    /// Width in bits.
    pub width: u32,
    /// True if signed; `None` unless it is an `APSInt`.
    pub signed: Option<bool>,
}

/// A floating-point number of a float type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApFloat {
    /// Bits of the number.
    pub bits: u128,
    /// Type of the number.
    pub ty: Type,
}

/// Captured names with their values.
pub(crate) type Copies = Arc<[(Arc<str>, Val)]>;

/// A lambda expression with what it captured.
#[derive(Clone, Debug)]
pub struct LambdaVal {
    pub(crate) lambda: Arc<tree::Lambda>,
    /// Captures by copy, if there are any.
    pub(crate) copies: Option<Copies>,
    /// Names that surround the lambda.
    pub(crate) seen: Seen,
}

/// A shaped type that is being modified.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ShapeBuilder {
    /// Type that it started from.
    pub base: Type,
    /// Dimensions.
    pub shape: Vec<i64>,
    /// Scalable dimensions; empty unless the base is a vector type.
    pub scalable: Vec<bool>,
    /// Element type.
    pub element: Type,
}

/// An object of a class that the host registered, with fields by name.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Object {
    /// The class.
    pub class: ClassRef,
    /// Fields in order.
    pub fields: Vec<(Box<str>, Val)>,
}

/// A matcher on the operation that defines a value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Matcher {
    /// Any constant; its attribute goes to a local name.
    Constant(Option<Box<str>>),
    /// An integer constant, splats included; its number goes to a local name.
    ConstantInt(Option<Box<str>>),
    /// A floating-point constant, splats included; its number goes to a local name.
    ConstantFloat(Option<Box<str>>),
    /// An integer constant of this value, read without sign, splats included.
    Integer(u64),
    /// A floating-point constant of this value, splats included.
    Number(f64),
    /// An integer constant other than zero.
    NonZero,
    /// An integer constant, splats included, that satisfies a predicate.
    IntegerThat(Val),
    /// A floating-point constant, splats included, that satisfies a predicate.
    NumberThat(Val),
    /// A match of one of several matchers.
    AnyOf(Vec<Val>),
    /// An operation of a name, with operands that matchers match, if there are any.
    Op(OpName, Option<Vec<Val>>),
    /// An operation that has an attribute, which goes to a local name.
    Attr(Name, Option<Box<str>>),
    /// Any value; it goes to a local name.
    Any(Option<Box<str>>),
    /// A given value.
    Value(ValueId),
    /// A floating-point constant of this kind, splats included.
    Float(FloatKind),
}

/// Kind of floating-point number that a [`Matcher`] matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatKind {
    /// Zero without a sign.
    PosZero,
    /// Zero with a sign.
    NegZero,
    /// Not a number.
    NaN,
    /// Infinity.
    PosInf,
    /// Negative infinity.
    NegInf,
}

impl Val {
    /// Creates a text.
    pub fn str(text: &str) -> Val {
        Val::Str(text.as_bytes().into())
    }

    /// Creates a list.
    pub fn list(items: impl IntoIterator<Item = Val>) -> Val {
        Val::List(Arc::new(items.into_iter().collect()))
    }

    /// Creates a list of integers.
    pub fn ints(items: impl IntoIterator<Item = i64>) -> Val {
        Val::list(items.into_iter().map(Val::int64))
    }

    /// Creates an `int64_t`.
    pub fn int64(value: i64) -> Val {
        Val::Int(CppInt::new(value.into(), IntType::I64))
    }

    /// Creates a `uint64_t`.
    pub fn uint64(value: u64) -> Val {
        Val::Int(CppInt::new(value.into(), IntType::U64))
    }

    /// Creates an `int`.
    pub fn int32(value: i32) -> Val {
        Val::Int(CppInt::new(value.into(), IntType::I32))
    }

    /// Creates an `unsigned`.
    pub fn uint32(value: u32) -> Val {
        Val::Int(CppInt::new(value.into(), IntType::U32))
    }

    /// Creates the result of `size()`: a `size_t`.
    pub fn size(count: usize) -> Val {
        Val::uint64(count as u64)
    }

    /// Creates the result of `getNumOperands()` and its siblings: an `unsigned`.
    pub fn count(count: usize) -> Val {
        Val::Int(CppInt::new(count as i128, IntType::U32))
    }

    /// Creates an integer of a type of 64 bits: `int64_t` if it fits that.
    pub(crate) fn wide(value: i128) -> Option<Val> {
        let exact = |ty| CppInt::exact(value, ty).map(Val::Int);
        exact(IntType::I64).or_else(|| exact(IntType::U64))
    }

    /// Creates a type, or null.
    pub fn opt_type(ty: Option<Type>) -> Val {
        ty.map_or(Val::Null, Val::Type)
    }

    /// Creates an attribute, or null.
    pub fn opt_attr(attr: Option<Attribute>) -> Val {
        attr.map_or(Val::Null, Val::Attr)
    }

    /// Returns the type, if the value is one.
    pub fn as_type(&self) -> Option<Type> {
        match self {
            Val::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// Returns the attribute, if the value is one.
    pub fn as_attr(&self) -> Option<Attribute> {
        match self {
            Val::Attr(attr) => Some(*attr),
            _ => None,
        }
    }

    /// Returns the SSA value, if the value is one.
    pub fn as_value(&self) -> Option<ValueId> {
        match self {
            Val::Value(value) => Some(*value),
            _ => None,
        }
    }

    /// Returns the operation, if the value is one.
    pub fn as_op(&self) -> Option<OpId> {
        match self {
            Val::Op(op) | Val::View(op, _) => Some(*op),
            Val::Engaged(held) => held.as_op(),
            _ => None,
        }
    }

    /// Returns the items, if the value is a list.
    pub fn as_list(&self) -> Option<&[Val]> {
        match self {
            Val::List(items) => Some(items),
            Val::Engaged(value) => value.as_list(),
            _ => None,
        }
    }

    /// Returns the text, if the value is UTF-8 text.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Val::Str(bytes) => std::str::from_utf8(bytes).ok(),
            Val::Engaged(value) => value.as_str(),
            _ => None,
        }
    }

    /// Returns the C++ integer: any integer, truth value or enum case.
    pub fn as_int(&self) -> Option<i128> {
        match self {
            Val::Int(value) => Some(value.value()),
            Val::Enum(_, value) => Some(*value),
            Val::Bool(value) => Some(i128::from(*value)),
            Val::ApInt(value) => value.as_i128(),
            Val::Engaged(value) => value.as_int(),
            _ => None,
        }
    }

    /// Converts to a boolean as C++ does: numbers and handles are true unless zero or null.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Val::Null => Some(false),
            Val::Bool(value) | Val::Logical(value) => Some(*value),
            Val::Int(value) => Some(value.value() != 0),
            Val::Enum(class, value) if !class.scoped => Some(*value != 0),
            Val::Double(value) => Some(*value != 0.0),
            Val::Single(value) => Some(*value != 0.0),
            // The value of a `BoolAttr`.
            Val::ApInt(value) if value.width == 1 => Some(!value.value.is_zero()),
            Val::Void
            | Val::List(_)
            | Val::Str(_)
            | Val::ApInt(_)
            | Val::ApFloat(_)
            | Val::Enum(..)
            | Val::Iter(..)
            | Val::Cursor(..)
            | Val::Properties(..)
            | Val::Operand(..)
            | Val::Mutable(_)
            | Val::TypeSwitch(_) => None,
            _ => Some(true),
        }
    }

    /// Returns an operation without the class that it is seen as; any other value unchanged.
    #[must_use]
    pub fn plain(self) -> Val {
        match self {
            Val::View(op, _) => Val::Op(op),
            Val::Engaged(held) if matches!(*held, Val::View(..)) => (*held).clone().plain(),
            other => other,
        }
    }

    /// Creates a `std::optional` that holds a value.
    pub fn engaged(self) -> Val {
        match self {
            Val::Bool(_)
            | Val::Int(_)
            | Val::ApInt(_)
            | Val::Double(_)
            | Val::Single(_)
            | Val::ApFloat(_)
            | Val::Str(_)
            | Val::List(_)
            | Val::View(..)
            | Val::Enum(..) => Val::Engaged(Arc::new(self)),
            other => other,
        }
    }

    /// Describes the kind of value, for messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Val::Null => "null",
            Val::Void => "nothing",
            Val::Bool(_) => "a boolean",
            Val::Int(_) => "an integer",
            Val::ApInt(_) => "an APInt",
            Val::Double(_) | Val::Single(_) => "a number",
            Val::ApFloat(_) => "an APFloat",
            Val::Str(_) => "a string",
            Val::Type(_) => "a type",
            Val::Attr(_) => "an attribute",
            Val::Value(_) => "a value",
            Val::Op(_) | Val::View(..) => "an operation",
            Val::Block(_) => "a block",
            Val::Region(_) => "a region",
            Val::Loc(_) => "a location",
            Val::OpName(_) => "an operation name",
            Val::Named(..) => "a named attribute",
            Val::List(_) => "a range",
            Val::Iter(..) | Val::Cursor(..) => "an iterator",
            Val::Pointer(_) => "a pointer",
            Val::Enum(..) => "an enum case",
            Val::Map(_) => "an affine map",
            Val::Affine(_) => "an affine expression",
            Val::Set(_) => "an integer set",
            Val::Builder => "a builder",
            Val::Context => "a context",
            Val::TypeId(_) => "a type id",
            Val::Lambda(_) => "a lambda",
            Val::Function { .. } => "a function",
            Val::Shape(_) => "a shaped type builder",
            Val::Engaged(_) => "an optional",
            Val::Logical(_) => "a logical result",
            Val::Dialect(_) => "a dialect",
            Val::Object(_) => "an object",
            Val::Matcher(_) => "a matcher",
            Val::Point { .. } => "an insertion point",
            Val::State(_) => "an operation's state",
            Val::Properties(..) => "properties",
            Val::Operand(..) => "an operand",
            Val::Mutable(_) => "a range of operands",
            Val::Mapping(_) => "a mapping",
            Val::TypeSwitch(_) => "a switch",
        }
    }
}

impl ApInt {
    /// Creates an integer of a width; the value wraps.
    pub fn new(value: impl Into<Int>, width: u32) -> Self {
        ApInt { value: value.into().wrapped(width, true), width, signed: None }
    }

    /// Returns the number that the bits represent: unsigned if it is an unsigned `APSInt`.
    pub fn number(&self) -> Int {
        if self.signed == Some(false) { self.unsigned() } else { self.signed() }
    }

    /// Returns the value read as a signed number.
    pub fn signed(&self) -> Int {
        self.value.wrapped(self.width, true)
    }

    /// Returns the value read as an unsigned number.
    pub fn unsigned(&self) -> Int {
        self.value.wrapped(self.width, false)
    }

    /// Returns the number, if it fits; one bit is a `bool`.
    pub(crate) fn as_i128(&self) -> Option<i128> {
        int_to_i128(&if self.width == 1 { self.unsigned() } else { self.number() })
    }
}

/// Returns an integer that fits 128 bits.
pub(crate) fn int_to_i128(value: &Int) -> Option<i128> {
    match value {
        Int::Small(value) => Some(i128::from(*value)),
        Int::Big(value) => num_traits::ToPrimitive::to_i128(&**value),
    }
}

/// Converts a 128-bit integer to one of an attribute.
pub(crate) fn int_of(value: i128) -> Int {
    match i64::try_from(value) {
        Ok(small) => Int::Small(small),
        Err(_) => Int::from(num_bigint::BigInt::from(value)),
    }
}
