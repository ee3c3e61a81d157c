//! Attributes as plain Rust values, and back.
//!
//! An attribute's definition determines the builtin attribute that holds a value ([`AttrValueKind`]); values
//! without a plain Rust type are passed as [`Attribute`].

use legalize_ir::{AttrData, Attribute, Context, Int, Param, Signedness, Type, TypeData};

use crate::{EditIr, OpView, ReadIr};

/// Kind of attribute that holds a plain value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttrValueKind {
    /// Any attribute, unchanged.
    Any,
    /// A signless integer of a number of bits.
    Int(u32),
    /// A signed integer (`si32`).
    Signed(u32),
    /// An unsigned integer (`ui32`).
    Unsigned(u32),
    /// An integer of type `index`.
    Index,
    /// `true` or `false`.
    Bool,
    /// Text.
    Str,
    /// The name of a symbol.
    Symbol,
    /// A type.
    Type,
    /// A unit attribute; only its presence counts.
    Unit,
    /// The case of an enum, in the dialect's attribute of that name.
    Case(&'static str),
}

/// A plain value to be stored in an attribute.
#[derive(Clone, Debug, PartialEq)]
pub enum Plain {
    /// An attribute.
    Attr(Attribute),
    /// An integer, a Boolean or the case of an enum; the bits of an unsigned one.
    Int(i64),
    /// Text or a symbol's name.
    Str(Box<str>),
    /// A type.
    Type(Type),
}

impl Plain {
    /// Returns the attribute that holds the value; nothing for a unit attribute that is `false`.
    ///
    /// # Panics
    /// If the kind does not fit the value; generated code ensures that it does.
    #[track_caller]
    pub fn into_attr(self, ctx: &Context, kind: AttrValueKind) -> Option<Attribute> {
        let int = |width, signedness, value: i64| {
            let value = match signedness {
                Signedness::Unsigned => Int::Small(value).wrapped(width, false),
                _ => Int::Small(value),
            };
            ctx.int_attr(ctx.ty(TypeData::Integer { width, signedness }), value)
        };
        Some(match (kind, self) {
            (_, Plain::Attr(attr)) => attr,
            (AttrValueKind::Int(width), Plain::Int(value)) => int(width, Signedness::Signless, value),
            (AttrValueKind::Signed(width), Plain::Int(value)) => int(width, Signedness::Signed, value),
            (AttrValueKind::Unsigned(width), Plain::Int(value)) => int(width, Signedness::Unsigned, value),
            (AttrValueKind::Index, Plain::Int(value)) => ctx.int_attr(ctx.common().index, value),
            (AttrValueKind::Bool, Plain::Int(value)) => ctx.bool_attr(value != 0),
            (AttrValueKind::Unit, Plain::Int(0)) => return None,
            (AttrValueKind::Unit, Plain::Int(_)) => ctx.common().unit,
            (AttrValueKind::Case(name), Plain::Int(value)) => {
                let params = Box::new([Param::Int(Int::Small(value))]);
                ctx.attr(AttrData::Dialect { name: ctx.name(name), params })
            }
            (AttrValueKind::Str, Plain::Str(text)) => ctx.string_attr(&text),
            (AttrValueKind::Symbol, Plain::Str(text)) => ctx.symbol_ref_attr(&text),
            (AttrValueKind::Type, Plain::Type(ty)) => ctx.type_attr(ty),
            (kind, value) => panic!("{value:?} is not a value of an attribute of kind {kind:?}"),
        })
    }
}

/// A value that an attribute can be read as.
pub trait FromAttr<'c>: Sized {
    /// Returns the value; nothing if the attribute is of another kind.
    fn from_attr(ctx: &'c Context, attr: Attribute) -> Option<Self>;
}

impl FromAttr<'_> for Attribute {
    fn from_attr(_ctx: &Context, attr: Attribute) -> Option<Self> {
        Some(attr)
    }
}

impl From<Attribute> for Plain {
    fn from(attr: Attribute) -> Self {
        Plain::Attr(attr)
    }
}

impl FromAttr<'_> for bool {
    fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Unit => Some(true),
            _ => int_of(ctx, attr).map(|value| value != 0),
        }
    }
}

impl From<bool> for Plain {
    fn from(value: bool) -> Self {
        Plain::Int(i64::from(value))
    }
}

impl<'c> FromAttr<'c> for &'c str {
    fn from_attr(ctx: &'c Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::String { value, .. } => std::str::from_utf8(value).ok(),
            AttrData::SymbolRef { root, nested } if nested.is_empty() => Some(ctx.str(*root)),
            _ => None,
        }
    }
}

impl From<&str> for Plain {
    fn from(text: &str) -> Self {
        Plain::Str(text.into())
    }
}

impl FromAttr<'_> for Type {
    fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }
}

impl From<Type> for Plain {
    fn from(ty: Type) -> Self {
        Plain::Type(ty)
    }
}

/// Integers are truncated to their width, as by C++ accessors.
macro_rules! integers {
    ($($of:ty),*) => {$(
        impl FromAttr<'_> for $of {
            fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
                int_of(ctx, attr).map(|value| value as $of)
            }
        }

        impl From<$of> for Plain {
            fn from(value: $of) -> Self {
                Plain::Int(value as i64)
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32, u64);

/// The integer that an attribute holds, or the value of its enum case; the low 64 bits.
pub fn int_of(ctx: &Context, attr: Attribute) -> Option<i64> {
    match ctx.attr_data(attr) {
        AttrData::Integer { value, .. } => value.wrapped(64, true).as_i64(),
        AttrData::Dialect { params, .. } => match &**params {
            [Param::Int(value)] => value.wrapped(64, true).as_i64(),
            _ => None,
        },
        _ => None,
    }
}

/// Returns an inherent attribute of an operation: number `index` in its definition, with that name.
pub fn attr<'c, O: OpView>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> Option<Attribute> {
    let (ctx, id) = (at.read_ctx(), op.into());
    let data = at.read_ir().op(id);
    // The index avoids hashing the name; a definition that replaced this one may differ.
    let declared = ctx.op_info(data.name()).and_then(|info| info.inherent.get(index));
    let name = match declared {
        Some(&declared) if ctx.str(declared) == name => declared,
        _ => ctx.find_name(name)?,
    };
    at.read_ir().attr(ctx, id, name)
}

/// True if an attribute is present: number `index` in the definition, with that name. A unit property may be
/// stored as `false`.
pub fn is_present<'c>(op: impl OpView, at: &(impl ReadIr<'c> + ?Sized), index: usize, name: &str) -> bool {
    attr(op, at, index, name).is_some_and(|attr| bool::from_attr(at.read_ctx(), attr).unwrap_or(true))
}

/// Returns the value of a required attribute.
///
/// # Panics
/// If it is absent or of another kind; the verifier refuses such an operation.
#[track_caller]
pub fn required<'c, O: OpView, T: FromAttr<'c>>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> T {
    match attr(op, at, index, name).and_then(|attr| T::from_attr(at.read_ctx(), attr)) {
        Some(value) => value,
        None => panic!("'{}' op has no attribute '{name}' of the declared kind", O::NAME),
    }
}

/// Returns the value of an attribute, or the declared default if it is absent.
///
/// # Panics
/// If it is of another kind, or the default is not known in the context.
#[track_caller]
pub fn defaulted<'c, O: OpView, T: FromAttr<'c>>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> T {
    let ctx = at.read_ctx();
    let default = || {
        let info = at.read_ir().info(ctx, op.into())?;
        let found = info.default_attrs.iter().find(|(declared, _)| ctx.str(*declared) == name);
        found.map(|(_, attr)| *attr)
    };
    match attr(op, at, index, name).or_else(default).and_then(|attr| T::from_attr(ctx, attr)) {
        Some(value) => value,
        None => panic!("'{}' op has no attribute '{name}' and no default of it", O::NAME),
    }
}

/// Returns the value of an optional attribute; nothing also if it is of another kind.
pub fn optional<'c, O: OpView, T: FromAttr<'c>>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
    name: &str,
) -> Option<T> {
    attr(op, at, index, name).and_then(|attr| T::from_attr(at.read_ctx(), attr))
}

/// Sets an attribute.
pub fn set_attr<'c, O: OpView>(
    op: O,
    at: &mut (impl EditIr<'c> + ?Sized),
    name: &str,
    kind: AttrValueKind,
    value: impl Into<Plain>,
) {
    let value = value.into();
    at.edit_op(op.into(), |ctx, ir| {
        let value = value.into_attr(ctx, kind);
        ir.set_attr(ctx, op.into(), ctx.name(name), value);
    });
}

/// Sets an attribute, or removes it.
pub fn set_optional_attr<'c, O: OpView, T: Into<Plain>>(
    op: O,
    at: &mut (impl EditIr<'c> + ?Sized),
    name: &str,
    kind: AttrValueKind,
    value: Option<T>,
) {
    match value {
        Some(value) => set_attr(op, at, name, kind, value),
        None => remove_attr(op, at, name),
    }
}

/// Removes an attribute.
pub fn remove_attr<'c, O: OpView>(op: O, at: &mut (impl EditIr<'c> + ?Sized), name: &str) {
    at.edit_op(op.into(), |ctx, ir| ir.set_attr(ctx, op.into(), ctx.name(name), None));
}
