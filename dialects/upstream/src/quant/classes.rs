//! The C++ classes of quantized types, for the methods that definitions call.

use std::sync::Arc;

use legalize_ir::{Context, Int, Param, Signedness, Type, TypeData};
use legalize_snippet::{Classes, Env, EvalError, Helper, NativeClass, Val};

use super::storage::Storage;
use crate::complex::asm::float_of;

/// A class, and a predicate for the name and parameters of its types.
type Class = (&'static str, fn(&str, &[Param]) -> bool);

const CLASSES: [Class; 6] = [
    ("QuantizedType", |name, _| name.starts_with("quant.")),
    ("AnyQuantizedType", |name, _| name == "quant.any"),
    ("CalibratedQuantizedType", |name, _| name == "quant.calibrated"),
    ("UniformQuantizedType", |name, params| is_uniform(name, params, |axes| *axes == Param::None)),
    ("UniformQuantizedPerAxisType", |name, params| {
        is_uniform(name, params, |axes| matches!(axes, Param::Int(_)))
    }),
    ("UniformQuantizedSubChannelType", |name, params| {
        is_uniform(name, params, |axes| matches!(axes, Param::List(_)))
    }),
];

fn is_uniform(name: &str, params: &[Param], fits: fn(&Param) -> bool) -> bool {
    name == "quant.uniform" && matches!(Storage::of_params(params), Some((_, [_, axes, _])) if fits(axes))
}

fn parts(ctx: &Context, ty: Type) -> Option<(&str, &[Param])> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } => Some((ctx.str(*name), params)),
        _ => None,
    }
}

fn value_of(param: &Param) -> Option<Val> {
    Some(match param {
        Param::None => Val::Null,
        Param::Int(Int::Small(value)) => Val::int64(*value),
        Param::Type(ty) => Val::Type(*ty),
        _ => return None,
    })
}

/// Computes the result of a method; `None` if types of this kind do not have it.
type Method = fn(&Context, Option<Storage>, &[Param]) -> Option<Val>;

/// Methods by name; they take the storage and the other parameters.
const METHODS: [(&str, Method); 10] = [
    ("getStorageTypeIntegralWidth", |_, storage, _| Some(Val::uint32(storage?.width()))),
    ("getStorageTypeMin", |_, storage, _| Some(Val::int64(storage?.min()))),
    ("getStorageTypeMax", |_, storage, _| Some(Val::int64(storage?.max()))),
    ("isSigned", |_, storage, _| Some(Val::Bool(storage?.is_signed()))),
    ("hasStorageTypeBounds", |_, storage, _| Some(Val::Bool(storage?.has_bounds()))),
    ("getStorageType", |ctx, storage, _| {
        let width = storage?.width();
        Some(Val::Type(ctx.ty(TypeData::Integer { width, signedness: Signedness::Signless })))
    }),
    ("getExpressedType", |_, _, rest| rest.first().and_then(value_of)),
    ("getQuantizedDimension", |_, _, rest| rest.get(1).and_then(value_of)),
    ("getScale", |ctx, _, rest| match rest {
        [_, Param::None, Param::List(quantum)] => match **quantum {
            [Param::Attr(scale), _] => float_of(ctx, scale).map(Val::Double),
            _ => None,
        },
        _ => None,
    }),
    ("getZeroPoint", |_, _, rest| match rest {
        [_, Param::None, Param::List(quantum)] => quantum.get(1).and_then(value_of),
        _ => None,
    }),
];

/// Registers the classes.
pub(crate) fn add_classes(classes: &Classes) {
    for (class, is_of) in CLASSES {
        let is_type =
            move |ctx: &Context, ty: Type| parts(ctx, ty).is_some_and(|(name, params)| is_of(name, params));
        let methods = METHODS.map(|(name, method)| {
            let helper: Arc<Helper> = Arc::new(move |env: &mut Env<'_>, args: &[Val]| {
                let ctx = env.ctx;
                let params = match args {
                    [Val::Type(ty)] => parts(ctx, *ty).map(|(_, params)| params),
                    _ => None,
                };
                let given = params.and_then(|params| match Storage::of_params(params) {
                    Some((storage, rest)) => method(ctx, Some(storage), rest),
                    None => method(ctx, None, params),
                });
                given.ok_or_else(|| EvalError::invalid(format!("this quantized type has no '{name}'")))
            });
            (name.into(), helper)
        });
        let class_of = NativeClass {
            is_type: Some(Arc::new(is_type)),
            methods: methods.into(),
            ..NativeClass::default()
        };
        classes.register_class(&format!("::mlir::quant::{class}"), class_of);
    }
}
