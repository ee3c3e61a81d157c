//! Parameters of types and attributes as plain Rust values, and back.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, Int, Interface, Param, Reason, Type, TypeData};
use legalize_ods::DefaultParams;

/// A typed view of a dialect's type.
pub trait TypeView: Copy + Into<Type> {
    /// The type's full name.
    const NAME: &'static str;

    /// Returns the view of a type that is known to be of this definition.
    fn of(ty: Type) -> Self;

    /// True if a type is of this definition.
    fn isa(ctx: &Context, ty: Type) -> bool {
        matches!(ctx.type_data(ty), TypeData::Dialect { name, .. } if ctx.str(*name) == Self::NAME)
    }

    /// Returns the view of a type, if it is of this definition.
    fn cast(ctx: &Context, ty: Type) -> Option<Self> {
        Self::isa(ctx, ty).then(|| Self::of(ty))
    }

    /// Checks the parameters, as the parser does with those that it reads: those of a view that
    /// [`of`](Self::of) or `new` returns are not checked.
    ///
    /// # Errors
    /// If the definition or its verifier refuses them.
    fn checked(self, ctx: &Context) -> Result<Self, Reason> {
        if let TypeData::Dialect { name, params } = ctx.type_data(self.into())
            && let Some(info) = ctx.type_info(*name)
        {
            if let Some(invariants) = &info.invariants {
                invariants(ctx, params).map_err(|error| error.message)?;
            }
            if let Some(verify) = &info.verify {
                verify(ctx, params)?;
            }
        }
        Ok(self)
    }

    /// The implementation of an interface that is attached to the type.
    fn interface<I: Interface + ?Sized>(self, ctx: &Context) -> Option<&I> {
        ctx.type_interface(self.into())
    }

    /// Attaches an implementation of an interface to types of this definition. Returns false if it is not
    /// registered.
    fn implement<I: Interface + ?Sized>(ctx: &mut Context, model: Arc<I>) -> bool {
        ctx.attach_type_interface(Self::NAME, model)
    }
}

/// A typed view of a dialect's attribute.
pub trait AttrView: Copy + Into<Attribute> {
    /// The attribute's full name.
    const NAME: &'static str;

    /// Returns the view of an attribute that is known to be of this definition.
    fn of(attr: Attribute) -> Self;

    /// True if an attribute is of this definition.
    fn isa(ctx: &Context, attr: Attribute) -> bool {
        matches!(ctx.attr_data(attr), AttrData::Dialect { name, .. } if ctx.str(*name) == Self::NAME)
    }

    /// Returns the view of an attribute, if it is of this definition.
    fn cast(ctx: &Context, attr: Attribute) -> Option<Self> {
        Self::isa(ctx, attr).then(|| Self::of(attr))
    }

    /// Checks the parameters, as the parser does with those that it reads: those of a view that
    /// [`of`](Self::of) or `new` returns are not checked.
    ///
    /// # Errors
    /// If the definition or its verifier refuses them.
    fn checked(self, ctx: &Context) -> Result<Self, Reason> {
        if let AttrData::Dialect { name, params } = ctx.attr_data(self.into())
            && let Some(info) = ctx.attr_info(*name)
        {
            if let Some(invariants) = &info.invariants {
                invariants(ctx, params).map_err(|error| error.message)?;
            }
            if let Some(verify) = &info.verify {
                verify(ctx, params)?;
            }
        }
        Ok(self)
    }

    /// The implementation of an interface that is attached to the attribute.
    fn interface<I: Interface + ?Sized>(self, ctx: &Context) -> Option<&I> {
        ctx.attr_interface(self.into())
    }

    /// Attaches an implementation of an interface to attributes of this definition. Returns false if it is
    /// not registered.
    fn implement<I: Interface + ?Sized>(ctx: &mut Context, model: Arc<I>) -> bool {
        ctx.attach_attr_interface(Self::NAME, model)
    }
}

/// Implements the conversions of a view of an attribute that is a struct of an [`Attribute`]: into the
/// attribute, and from and to attributes of operations and parameters.
#[macro_export]
macro_rules! attr_view {
    ($view:ident) => {
        impl From<$view> for $crate::Attribute {
            fn from(view: $view) -> Self {
                view.0
            }
        }

        impl From<$view> for $crate::Plain {
            fn from(view: $view) -> Self {
                $crate::Plain::Attr(view.0)
            }
        }

        impl $crate::FromAttr<'_> for $view {
            fn from_attr(ctx: &$crate::Context, attr: $crate::Attribute) -> Option<Self> {
                <$view as $crate::AttrView>::cast(ctx, attr)
            }
        }

        impl $crate::FromParam<'_> for $view {
            fn from_param(param: &$crate::Param) -> Option<Self> {
                <$crate::Attribute as $crate::FromParam>::from_param(param)
                    .map(<$view as $crate::AttrView>::of)
            }
        }

        impl $crate::IntoParam for $view {
            fn into_param(self) -> $crate::Param {
                $crate::Param::Attr(self.0)
            }
        }
    };
}

/// Implements the conversions of a view of a type that is a struct of a [`Type`]: into the type, and from and
/// to parameters.
#[macro_export]
macro_rules! type_view {
    ($view:ident) => {
        impl From<$view> for $crate::Type {
            fn from(view: $view) -> Self {
                view.0
            }
        }

        impl $crate::FromParam<'_> for $view {
            fn from_param(param: &$crate::Param) -> Option<Self> {
                <$crate::Type as $crate::FromParam>::from_param(param).map(<$view as $crate::TypeView>::of)
            }
        }

        impl $crate::IntoParam for $view {
            fn into_param(self) -> $crate::Param {
                $crate::Param::Type(self.0)
            }
        }
    };
}

/// A value that a parameter can be read as.
pub trait FromParam<'c>: Sized {
    /// Returns the value; nothing if the parameter is of another kind.
    fn from_param(param: &'c Param) -> Option<Self>;
}

impl<'c> FromParam<'c> for &'c Param {
    fn from_param(param: &'c Param) -> Option<Self> {
        Some(param)
    }
}

impl FromParam<'_> for bool {
    fn from_param(param: &Param) -> Option<Self> {
        match param {
            Param::Bool(value) => Some(*value),
            Param::Int(value) => Some(!value.is_zero()),
            _ => None,
        }
    }
}

impl FromParam<'_> for i64 {
    fn from_param(param: &Param) -> Option<Self> {
        match param {
            Param::Int(value) => value.wrapped(64, true).as_i64(),
            Param::Bool(value) => Some(i64::from(*value)),
            _ => None,
        }
    }
}

impl<'c> FromParam<'c> for &'c str {
    fn from_param(param: &'c Param) -> Option<Self> {
        if let Param::Str(text) = param { Some(text) } else { None }
    }
}

impl FromParam<'_> for Type {
    fn from_param(param: &Param) -> Option<Self> {
        if let Param::Type(ty) = param { Some(*ty) } else { None }
    }
}

impl FromParam<'_> for Attribute {
    fn from_param(param: &Param) -> Option<Self> {
        if let Param::Attr(attr) = param { Some(*attr) } else { None }
    }
}

impl<'c, T: FromParam<'c>> FromParam<'c> for Option<T> {
    fn from_param(param: &'c Param) -> Option<Self> {
        match param {
            Param::None => Some(None),
            present => T::from_param(present).map(Some),
        }
    }
}

impl<'c, T: FromParam<'c>> FromParam<'c> for Vec<T> {
    fn from_param(param: &'c Param) -> Option<Self> {
        match param {
            Param::None => Some(Vec::new()),
            Param::List(all) => all.iter().map(T::from_param).collect(),
            one => T::from_param(one).map(|value| vec![value]),
        }
    }
}

/// A value that can be converted to a parameter.
pub trait IntoParam {
    /// Returns the parameter.
    fn into_param(self) -> Param;
}

impl IntoParam for Param {
    fn into_param(self) -> Param {
        self
    }
}

impl IntoParam for bool {
    fn into_param(self) -> Param {
        Param::Bool(self)
    }
}

impl IntoParam for &str {
    fn into_param(self) -> Param {
        Param::Str(self.into())
    }
}

impl IntoParam for Type {
    fn into_param(self) -> Param {
        Param::Type(self)
    }
}

impl IntoParam for Attribute {
    fn into_param(self) -> Param {
        Param::Attr(self)
    }
}

impl<T: IntoParam> IntoParam for Option<T> {
    fn into_param(self) -> Param {
        self.map_or(Param::None, T::into_param)
    }
}

impl<T: IntoParam + Clone> IntoParam for &[T] {
    fn into_param(self) -> Param {
        Param::List(self.iter().cloned().map(T::into_param).collect())
    }
}

impl IntoParam for i64 {
    fn into_param(self) -> Param {
        Param::Int(Int::Small(self))
    }
}

/// Smaller integers, and unsigned ones by value.
macro_rules! integers {
    ($($of:ty as $wide:ty),*) => {$(
        impl FromParam<'_> for $of {
            fn from_param(param: &Param) -> Option<Self> {
                i64::from_param(param).map(|value| value as $of)
            }
        }

        impl IntoParam for $of {
            fn into_param(self) -> Param {
                Param::Int(Int::from(<$wide>::from(self)))
            }
        }
    )*};
}

integers!(i8 as i64, i16 as i64, i32 as i64, u8 as i64, u16 as i64, u32 as i64, u64 as u64);

/// Returns parameter number `index` of a type, which has a name for messages.
///
/// # Panics
/// If it is of another kind than declared, or the view is of another type.
#[track_caller]
pub fn type_param<'c, V: TypeView, T: FromParam<'c>>(
    view: V,
    ctx: &'c Context,
    index: usize,
    name: &str,
) -> T {
    let params: &[Param] = match ctx.type_data(view.into()) {
        TypeData::Dialect { params, .. } => params,
        _ => &[],
    };
    match params.get(index).and_then(T::from_param) {
        Some(value) => value,
        None => unreadable(V::NAME, name, V::isa(ctx, view.into())),
    }
}

/// Returns parameter number `index` of an attribute, which has a name for messages.
///
/// # Panics
/// If it is of another kind than declared, or the view is of another attribute.
#[track_caller]
pub fn attr_param<'c, V: AttrView, T: FromParam<'c>>(
    view: V,
    ctx: &'c Context,
    index: usize,
    name: &str,
) -> T {
    let params: &[Param] = match ctx.attr_data(view.into()) {
        AttrData::Dialect { params, .. } => params,
        _ => &[],
    };
    match params.get(index).and_then(T::from_param) {
        Some(value) => value,
        None => unreadable(V::NAME, name, V::isa(ctx, view.into())),
    }
}

/// Panics because a parameter cannot be read; `is_own` if the view is of the type or attribute that it names.
#[cold]
#[track_caller]
fn unreadable(view: &str, name: &str, is_own: bool) -> ! {
    if is_own {
        panic!("cannot read parameter '{name}' of '{view}': it is of another kind than declared");
    }
    panic!("cannot read parameter '{name}' of '{view}': the view is of another type or attribute");
}

/// Fills absent parameters with the declared defaults.
fn fill(mut params: Vec<Param>, defaults: Option<&DefaultParams>) -> Vec<Param> {
    for (param, default) in params.iter_mut().zip(defaults.iter().flat_map(|all| all.0.iter())) {
        if let (Param::None, Some(default)) = (&*param, default) {
            *param = default.clone();
        }
    }
    params
}

/// Creates the type of a definition with these parameters; a parameter that is [`Param::None`] gets its
/// default, if any.
pub fn new_type<V: TypeView>(ctx: &Context, params: Vec<Param>) -> V {
    let info = ctx.type_info(ctx.name(V::NAME));
    let params = fill(params, info.and_then(|info| info.extensions.get()));
    V::of(ctx.ty(TypeData::Dialect { name: ctx.name(V::NAME), params: params.into() }))
}

/// Creates the attribute of a definition with these parameters; a parameter that is [`Param::None`] gets its
/// default, if any.
pub fn new_attr<V: AttrView>(ctx: &Context, params: Vec<Param>) -> V {
    let info = ctx.attr_info(ctx.name(V::NAME));
    let params = fill(params, info.and_then(|info| info.extensions.get()));
    V::of(ctx.attr(AttrData::Dialect { name: ctx.name(V::NAME), params: params.into() }))
}
