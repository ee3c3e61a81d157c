//! Views of dense arrays.

use legalize_ir::{AttrData, Attribute, Context};

use super::read;
use crate::plain::{AttrValueKind, FromAttr, Plain};
use crate::{AttrView, attr_view};

/// Declares the view of a dense array.
macro_rules! dense {
    ($(#[$docs:meta])* $view:ident, $name:literal, $element:ty, $kind:expr) => {
        $(#[$docs])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $view(Attribute);

        impl AttrView for $view {
            const NAME: &'static str = $name;

            fn of(attr: Attribute) -> Self {
                $view(attr)
            }

            fn isa(ctx: &Context, attr: Attribute) -> bool {
                matches!(ctx.attr_data(attr), AttrData::DenseArray { .. })
                    && Vec::<$element>::from_attr(ctx, attr).is_some()
            }
        }

        attr_view!($view);

        impl $view {
            /// Creates the attribute of these elements.
            pub fn new(ctx: &Context, value: &[$element]) -> Self {
                let attr = Plain::from(value).into_attr(ctx, $kind);
                $view(attr.expect("a list is an attribute"))
            }

            /// Returns the elements.
            ///
            /// # Panics
            /// If the view is of another attribute.
            #[track_caller]
            pub fn value(self, ctx: &Context) -> Vec<$element> {
                read(ctx, self)
            }
        }
    };
}

dense!(
    /// A dense array of Booleans: `array<i1: true>`.
    DenseBoolArrayAttr,
    "builtin.dense_bool_array",
    bool,
    AttrValueKind::Dense(1)
);
dense!(
    /// A dense array of integers of 8 bits: `array<i8: 1, 2>`.
    DenseI8ArrayAttr,
    "builtin.dense_i8_array",
    i8,
    AttrValueKind::Dense(8)
);
dense!(
    /// A dense array of integers of 16 bits: `array<i16: 1, 2>`.
    DenseI16ArrayAttr,
    "builtin.dense_i16_array",
    i16,
    AttrValueKind::Dense(16)
);
dense!(
    /// A dense array of integers of 32 bits: `array<i32: 1, 2>`.
    DenseI32ArrayAttr,
    "builtin.dense_i32_array",
    i32,
    AttrValueKind::Dense(32)
);
dense!(
    /// A dense array of integers of 64 bits: `array<i64: 1, 2>`.
    DenseI64ArrayAttr,
    "builtin.dense_i64_array",
    i64,
    AttrValueKind::Dense(64)
);
dense!(
    /// A dense array of floats of 32 bits: `array<f32: 1.0>`.
    DenseF32ArrayAttr,
    "builtin.dense_f32_array",
    f32,
    AttrValueKind::DenseF32
);
dense!(
    /// A dense array of floats of 64 bits: `array<f64: 1.0>`.
    DenseF64ArrayAttr,
    "builtin.dense_f64_array",
    f64,
    AttrValueKind::DenseF64
);
