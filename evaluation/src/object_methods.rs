//! Methods of types and attributes that are written in Rust and that C++ text calls.

use std::sync::Arc;

use legalize_conversion::NativeValue;
use legalize_ir::{Attribute, Context, Reason, Type};
use legalize_snippet::{Classes, Env, EvalError, NativeClass, Val};

/// Lets C++ text call a method on types of a full name, be it `acme.box` or that of a builtin one
/// ([`Context::kind_of_type`]). The function gets the type and the arguments; its error is a message.
pub fn add_type_method(
    classes: &Classes,
    ty: &str,
    method: &str,
    body: impl Fn(&Context, Type, &[NativeValue]) -> Result<NativeValue, Reason> + Send + Sync + 'static,
) {
    let name = ty.to_owned();
    let class = NativeClass {
        is_type: Some(Arc::new(move |ctx: &Context, ty: Type| ctx.kind_of_type(ty) == name)),
        ..method_of(ty, method, move |ctx, object, args| match object {
            Val::Type(ty) => body(ctx, *ty, args),
            other => Err(format!("the object is {}, not a type", other.kind()).into()),
        })
    };
    register(classes, ty, method, class);
}

/// Counterpart of [`add_type_method`] for attributes of a full name.
pub fn add_attr_method(
    classes: &Classes,
    attr: &str,
    method: &str,
    body: impl Fn(&Context, Attribute, &[NativeValue]) -> Result<NativeValue, Reason> + Send + Sync + 'static,
) {
    let name = attr.to_owned();
    let class = NativeClass {
        is_attr: Some(Arc::new(move |ctx: &Context, attr: Attribute| ctx.kind_of_attr(attr) == name)),
        ..method_of(attr, method, move |ctx, object, args| match object {
            Val::Attr(attr) => body(ctx, *attr, args),
            other => Err(format!("the object is {}, not an attribute", other.kind()).into()),
        })
    };
    register(classes, attr, method, class);
}

fn method_of(
    object: &str,
    method: &str,
    body: impl Fn(&Context, &Val, &[NativeValue]) -> Result<NativeValue, Reason> + Send + Sync + 'static,
) -> NativeClass {
    let called = format!("{object}::{method}");
    let run = move |env: &mut Env<'_>, args: &[Val]| {
        let Some((object, args)) = args.split_first() else {
            return Err(EvalError::invalid(format!("'{called}' has no object")));
        };
        let args: Vec<NativeValue> = args.iter().map(NativeValue::from).collect();
        let answer = body(env.ctx, object, &args);
        answer.map(|value| Val::from(&value)).map_err(|why| EvalError::invalid(format!("'{called}': {why}")))
    };
    NativeClass { methods: vec![(method.into(), Arc::new(run))], ..NativeClass::default() }
}

/// A class for each method, so that one does not replace another.
fn register(classes: &Classes, object: &str, method: &str, class: NativeClass) {
    classes.register_class(&format!("legalize::methods::{}::{method}", object.replace('.', "::")), class);
}
