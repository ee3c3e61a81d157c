//! C++ classes and functions for snippets: those that definitions call and no definition declares.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Type};
use legalize_snippet::{ClassMembers, Classes, EvalError, NativeClass, Val};

use crate::shapes::i1_same_shape;

/// Returns true for some types.
pub type TypePredicate = fn(&Context, Type) -> bool;

/// The first argument of a call, which is a type.
///
/// # Errors
/// Fails if the first argument is not a type.
pub fn type_argument(args: &[Val]) -> Result<Type, EvalError> {
    args.first().and_then(Val::as_type).ok_or_else(|| EvalError::invalid("expected a type"))
}

/// Registers functions from a type to a boolean.
pub fn register_type_predicates(classes: &Classes, predicates: &'static [(&'static str, TypePredicate)]) {
    for &(name, predicate) in predicates {
        classes
            .register_helper(name, move |env, args| Ok(Val::Bool(predicate(env.ctx, type_argument(args)?))));
    }
}

/// Registers the types that implement an interface from outside (`attachInterface`).
pub fn register_type_model(classes: &Classes, interface: &str, is_type: TypePredicate) {
    let model = NativeClass { is_type: Some(Arc::new(is_type)), ..NativeClass::default() };
    classes.register_external_model(interface, model);
}

/// Registers methods by class; each class has the bases.
pub fn register_methods(classes: &Classes, methods: &[(&str, &str)], bases: &[&str]) {
    for (class, definition) in methods {
        let bases = bases.iter().map(|base| (*base).to_owned()).collect();
        let members = ClassMembers { definition: (*definition).to_owned(), bases, ..ClassMembers::default() };
        classes.add_members(class, members);
    }
}

/// Registers the functions of upstream's `function_interface_impl` that return the attributes of an argument
/// or result: the dictionary, or null if there are no attributes; its entries.
fn add_function_attributes(classes: &Classes) {
    for (kind, list) in [("Arg", "arg_attrs"), ("Result", "res_attrs")] {
        for (suffix, entries) in [("AttrDict", false), ("Attrs", true)] {
            let name = format!("::mlir::function_interface_impl::get{kind}{suffix}");
            classes.register_helper(&name, move |env, args| {
                let ([Val::Op(op) | Val::View(op, _), index], ctx) = (args, env.ctx) else {
                    return Err(EvalError::invalid("expected a function and an index"));
                };
                let index = index.as_int().and_then(|index| usize::try_from(index).ok());
                let index = index.ok_or_else(|| EvalError::invalid("expected an index"))?;
                let all = env.ir()?.attr_named(ctx, *op, list).map(|all| ctx.attr_data(all));
                let dict = match all {
                    None => None,
                    Some(AttrData::Array(all)) => match all.get(index) {
                        Some(&dict) => Some(dict),
                        None => return Err(EvalError::invalid(format!("there is no index {index}"))),
                    },
                    Some(_) => return Err(EvalError::invalid(format!("'{list}' is not a list"))),
                };
                Ok(match (dict, entries) {
                    (dict, false) => dict.map_or(Val::Null, Val::Attr),
                    (dict, true) => {
                        let dict = dict.and_then(|dict| ctx.as_dict(dict));
                        let items = dict.map_or(&[][..], |dict| ctx.dict_entries(dict));
                        Val::list(items.iter().map(|&(name, value)| Val::Named(name, value)))
                    }
                })
            });
        }
    }
}

/// Registers the functions that definitions of several dialects call.
pub fn add_classes(classes: &Classes) {
    add_function_attributes(classes);
    classes.register_helper("::getI1SameShape", |env, args| {
        Ok(Val::Type(i1_same_shape(env.ctx, type_argument(args)?)))
    });
}
