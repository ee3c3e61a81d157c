//! Attributes: the builtin dialect's, and those that a dialect defines as a name with parameters.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#attributes>.

use std::num::NonZeroU32;

use super::{AffineMap, Int, IntegerSet, Location, Name, Param, Type};

/// Handle of an interned attribute; equal handles of one context mean equal attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Attribute(NonZeroU32);

impl Attribute {
    pub(crate) fn from_index(index: u32) -> Self {
        Attribute(NonZeroU32::new(index + 1).expect("index + 1 is not zero"))
    }

    /// The attribute's index in its context.
    pub fn index(self) -> u32 {
        self.0.get() - 1
    }
}

/// Handle of an interned dictionary: a list of named attributes, sorted by name, each name once.
///
/// The attributes of an operation are two of these, so comparing or restoring them costs one word. In the
/// place of the inherent one, an operation that is not registered may keep [`AttrData::Properties`], which
/// have no entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AttrDict(pub(crate) Attribute);

impl AttrDict {
    /// The dictionary as an attribute.
    pub fn as_attribute(self) -> Attribute {
        self.0
    }
}

/// The data of an attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "fields are named as in the builtin dialect's documentation")]
#[non_exhaustive]
pub enum AttrData {
    /// `unit`
    Unit,
    /// `42 : i32`, `true`. Sign-extended for signless, signed and index types (so `true` is -1),
    /// zero-extended for unsigned types.
    Integer { value: Int, ty: Type },
    /// `1.0 : f32`, as the bits of the type's format
    Float { bits: u128, ty: Type },
    /// `"text"` or `"text" : type`; any bytes
    String { value: Box<[u8]>, ty: Option<Type> },
    /// A type
    Type(Type),
    /// Text in `<…>` after the name of an operation that is not registered, unless it is a dictionary with
    /// entries; kept in place of the inherent dictionary
    Properties(Attribute),
    /// `[…]`
    Array(Box<[Attribute]>),
    /// `{…}`, sorted by name
    Dictionary(Box<[(Name, Attribute)]>),
    /// `@root::@nested`
    SymbolRef { root: Name, nested: Box<[Name]> },
    /// `dense<…> : tensor<…>`
    DenseElements { ty: Type, data: ElementsData },
    /// `array<i32: 1, 2>`; `data` holds the elements packed as [`ElementsData::Bytes`] does, `i1` a byte each
    DenseArray { element: Type, len: u64, data: Box<[u8]> },
    /// `dense_resource<key> : tensor<…>`
    DenseResource { key: Name, ty: Type },
    /// `sparse<indices, values> : tensor<…>`
    SparseElements { ty: Type, indices: Attribute, values: Attribute },
    /// `affine_map<…>`
    AffineMap(Box<AffineMap>),
    /// `affine_set<…>`
    IntegerSet(Box<IntegerSet>),
    /// `strided<[…], offset: …>`; [`Type::DYNAMIC`] is `?`
    StridedLayout { strides: Box<[i64]>, offset: i64 },
    /// `distinct[n]<…>`
    Distinct { id: u64, referenced: Attribute },
    /// `loc(…)` as an attribute
    Location(Location),
    /// `#dialect<"body">` or `#dialect.body` of a dialect that is not registered
    Opaque { dialect: Name, body: Box<str>, ty: Option<Type> },
    /// An attribute that a dialect defines: its full name (`llvm.linkage`) and its parameters
    Dialect { name: Name, params: Box<[Param]> },
}

/// The elements of a dense attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ElementsData {
    /// Little-endian elements, each rounded up to whole bytes, complex numbers as two; a splat holds one
    /// element. `i1` takes a byte each.
    Bytes {
        /// True if all elements are equal and only one is stored.
        splat: bool,
        /// The elements.
        data: Box<[u8]>,
    },
    /// Strings; a splat holds one element.
    Strings {
        /// True if all elements are equal and only one is stored.
        splat: bool,
        /// The elements.
        data: Box<[Box<[u8]>]>,
    },
}
