//! Views of builtin attributes, as the views that are generated for a dialect's own.
//!
//! Each has `new`, which creates the attribute, and `value`, which reads it. Natives of rules take and return
//! them if a pattern set is generated with the views of `builtin`; accessors of operations take and return
//! the plain values themselves, and [`SymbolRefAttr`].

mod dense;

use legalize_ir::{AttrData, Attribute, Context, FloatKind, Int, Type, TypeData};

use crate::plain::{FromAttr, float_attr};
use crate::{AttrView, attr_view};

pub use dense::{
    DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr,
    DenseI32ArrayAttr, DenseI64ArrayAttr,
};

/// Declares the view of a builtin attribute.
macro_rules! view {
    ($(#[$docs:meta])* $view:ident, $name:literal, $data:pat) => {
        $(#[$docs])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $view(Attribute);

        impl AttrView for $view {
            const NAME: &'static str = $name;

            fn of(attr: Attribute) -> Self {
                $view(attr)
            }

            fn isa(ctx: &Context, attr: Attribute) -> bool {
                matches!(ctx.attr_data(attr), $data)
            }
        }

        attr_view!($view);
    };
}

/// Panics because a view is of another attribute.
#[cold]
#[track_caller]
fn misuse<V: AttrView>(ctx: &Context, view: V) -> ! {
    let text = legalize_ir::attr_to_string(ctx, view.into());
    panic!("cannot read the value of '{}': the view is of '{text}'", V::NAME)
}

/// Reads an attribute as a plain value.
#[track_caller]
fn read<'c, V: AttrView, T: FromAttr<'c>>(ctx: &'c Context, view: V) -> T {
    match T::from_attr(ctx, view.into()) {
        Some(value) => value,
        None => misuse(ctx, view),
    }
}

view!(
    /// A string: `"text"`.
    StringAttr,
    "builtin.string",
    AttrData::String { .. }
);

impl StringAttr {
    /// Creates the attribute of a text.
    pub fn new(ctx: &Context, value: &str) -> Self {
        StringAttr(ctx.string_attr(value))
    }

    /// Returns the text.
    ///
    /// # Panics
    /// If the view is of another attribute, or the text is not UTF-8; [`bytes`](StringAttr::bytes) reads it.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> &str {
        match ctx.as_str(self.0) {
            Some(text) => text,
            None => misuse(ctx, self),
        }
    }

    /// Returns the bytes of the text.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn bytes(self, ctx: &Context) -> &[u8] {
        match ctx.attr_data(self.0) {
            AttrData::String { value, .. } => value,
            _ => misuse(ctx, self),
        }
    }
}

view!(
    /// An integer of any width, or of type `index`: `4 : i32`.
    IntegerAttr,
    "builtin.integer",
    AttrData::Integer { .. }
);

impl IntegerAttr {
    /// Creates the attribute of a type; the value wraps to the type's width.
    pub fn new(ctx: &Context, ty: Type, value: impl Into<Int>) -> Self {
        IntegerAttr(ctx.int_attr(ty, value))
    }

    /// Returns the value, or its low 64 bits.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> i64 {
        read(ctx, self)
    }

    /// Returns the value of any width.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn int(self, ctx: &Context) -> &Int {
        match ctx.attr_data(self.0) {
            AttrData::Integer { value, .. } => value,
            _ => misuse(ctx, self),
        }
    }

    /// Returns the type of the integer.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn ty(self, ctx: &Context) -> Type {
        match ctx.attr_data(self.0) {
            AttrData::Integer { ty, .. } => *ty,
            _ => misuse(ctx, self),
        }
    }
}

/// A Boolean: `true` or `false`, which is an integer of type `i1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoolAttr(Attribute);

impl AttrView for BoolAttr {
    const NAME: &'static str = "builtin.bool";

    fn of(attr: Attribute) -> Self {
        BoolAttr(attr)
    }

    fn isa(ctx: &Context, attr: Attribute) -> bool {
        matches!(ctx.attr_data(attr), AttrData::Integer { ty, .. } if *ty == ctx.common().i1)
    }
}

attr_view!(BoolAttr);

impl BoolAttr {
    /// Creates the attribute.
    pub fn new(ctx: &Context, value: bool) -> Self {
        BoolAttr(ctx.bool_attr(value))
    }

    /// Returns the value.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> bool {
        read(ctx, self)
    }
}

view!(
    /// A float of any format: `1.5 : f32`.
    FloatAttr,
    "builtin.float",
    AttrData::Float { .. }
);

impl FloatAttr {
    /// Creates the attribute of a format, with the value nearest to a number.
    pub fn new(ctx: &Context, kind: FloatKind, value: f64) -> Self {
        FloatAttr(float_attr(ctx, kind, value))
    }

    /// Returns the value as the nearest `f64`.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> f64 {
        match ctx.attr_data(self.0) {
            AttrData::Float { bits, ty } => match ctx.type_data(*ty) {
                TypeData::Float(kind) => kind.to_f64(*bits),
                _ => misuse(ctx, self),
            },
            _ => misuse(ctx, self),
        }
    }

    /// Returns the type of the float.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn ty(self, ctx: &Context) -> Type {
        match ctx.attr_data(self.0) {
            AttrData::Float { ty, .. } => *ty,
            _ => misuse(ctx, self),
        }
    }
}

view!(
    /// A unit attribute, whose presence counts: `unit`.
    UnitAttr,
    "builtin.unit",
    AttrData::Unit
);

impl UnitAttr {
    /// Creates the attribute.
    pub fn new(ctx: &Context) -> Self {
        UnitAttr(ctx.common().unit)
    }
}

view!(
    /// A type as an attribute: `i32`.
    TypeAttr,
    "builtin.type",
    AttrData::Type(_)
);

impl TypeAttr {
    /// Creates the attribute of a type.
    pub fn new(ctx: &Context, value: Type) -> Self {
        TypeAttr(ctx.type_attr(value))
    }

    /// Returns the type.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> Type {
        read(ctx, self)
    }
}

view!(
    /// An array of attributes: `[1, "a"]`.
    ArrayAttr,
    "builtin.array",
    AttrData::Array(_)
);

impl ArrayAttr {
    /// Creates the attribute of these elements.
    pub fn new(ctx: &Context, value: &[Attribute]) -> Self {
        ArrayAttr(ctx.array_attr(value))
    }

    /// Returns the elements.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> &[Attribute] {
        match ctx.attr_data(self.0) {
            AttrData::Array(all) => all,
            _ => misuse(ctx, self),
        }
    }

    /// Returns the elements as plain values or views; nothing if one of them is of another kind.
    pub fn values<'c, T: FromAttr<'c>>(self, ctx: &'c Context) -> Option<Vec<T>> {
        Vec::from_attr(ctx, self.0)
    }
}

view!(
    /// A reference to a symbol, possibly nested: `@module::@function`.
    SymbolRefAttr,
    "builtin.symbol_ref",
    AttrData::SymbolRef { .. }
);

impl SymbolRefAttr {
    /// Creates the reference to a symbol, through the symbols around it: `["module", "function"]`.
    ///
    /// # Panics
    /// If the path is empty.
    #[track_caller]
    pub fn new(ctx: &Context, path: &[&str]) -> Self {
        let [root, nested @ ..] = path else { panic!("a reference to a symbol names at least one") };
        let nested = nested.iter().map(|name| ctx.name(name)).collect();
        SymbolRefAttr(ctx.attr(AttrData::SymbolRef { root: ctx.name(root), nested }))
    }

    /// Returns the names, the outermost symbol first.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> Vec<&str> {
        match ctx.attr_data(self.0) {
            AttrData::SymbolRef { root, nested } => {
                std::iter::once(root).chain(nested.iter()).map(|&name| ctx.str(name)).collect()
            }
            _ => misuse(ctx, self),
        }
    }

    /// Returns the name of the symbol itself, the innermost one.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn leaf(self, ctx: &Context) -> &str {
        match ctx.attr_data(self.0) {
            AttrData::SymbolRef { root, nested } => ctx.str(*nested.last().unwrap_or(root)),
            _ => misuse(ctx, self),
        }
    }
}

/// A reference to a symbol by its name alone: `@function`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlatSymbolRefAttr(Attribute);

impl AttrView for FlatSymbolRefAttr {
    const NAME: &'static str = "builtin.flat_symbol_ref";

    fn of(attr: Attribute) -> Self {
        FlatSymbolRefAttr(attr)
    }

    fn isa(ctx: &Context, attr: Attribute) -> bool {
        matches!(ctx.attr_data(attr), AttrData::SymbolRef { nested, .. } if nested.is_empty())
    }
}

attr_view!(FlatSymbolRefAttr);

impl FlatSymbolRefAttr {
    /// Creates the reference to a symbol.
    pub fn new(ctx: &Context, value: &str) -> Self {
        FlatSymbolRefAttr(ctx.symbol_ref_attr(value))
    }

    /// Returns the name of the symbol.
    ///
    /// # Panics
    /// If the view is of another attribute.
    #[track_caller]
    pub fn value(self, ctx: &Context) -> &str {
        match ctx.attr_data(self.0) {
            AttrData::SymbolRef { root, nested } if nested.is_empty() => ctx.str(*root),
            _ => misuse(ctx, self),
        }
    }
}
