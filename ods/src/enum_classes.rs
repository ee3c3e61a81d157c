//! The classes of enums and of their attributes, for snippets.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, TypeData};
use legalize_snippet::{EnumCase as SnippetCase, EnumClass, Env, EvalError, IntType, NativeClass, Val};

use crate::model::{EnumCase, EnumDef};

/// Converts an enum to the representation of the `legalize_snippet` crate.
pub(crate) fn enum_class(def: &EnumDef) -> EnumClass {
    let case = |case: &EnumCase| SnippetCase {
        symbol: case.symbol.as_str().into(),
        text: case.text.as_str().into(),
        value: i128::from(case.value),
    };
    EnumClass {
        cpp_name: def.cpp_type().into(),
        cases: def.cases.iter().map(case).collect(),
        bits: def.is_bit,
        scoped: true,
        underlying: IntType::named(&def.underlying_type).unwrap_or(IntType::I32),
    }
}

/// The class of an enum's own attribute: an integer of the enum's width whose value is one of the enum's.
pub(crate) fn enum_attr_class(def: &Arc<EnumDef>) -> NativeClass {
    let (for_is, for_get, for_value) = (def.clone(), def.clone(), def.clone());
    let value_class = Arc::new(enum_class(def));
    NativeClass {
        is_type: None,
        is_op: None,
        is_attr: Some(Arc::new(move |ctx: &Context, attr: Attribute| {
            enum_value(ctx, &for_is, attr).is_some_and(|value| for_is.is_value(value))
        })),
        methods: vec![(
            "getValue".into(),
            Arc::new(move |env: &mut Env<'_>, args: &[Val]| match args.first() {
                Some(Val::Attr(attr)) => match enum_value(env.ctx, &for_value, *attr) {
                    Some(value) => {
                        let value = for_value.normalized(value);
                        Ok(Val::Enum(value_class.clone(), i128::from(value)))
                    }
                    None => Err(EvalError::invalid("not an attribute of the enum")),
                },
                _ => Err(EvalError::invalid("not an attribute")),
            }),
        )],
        statics: vec![(
            "get".into(),
            Arc::new(move |env: &mut Env<'_>, args: &[Val]| {
                let value = args.last().and_then(Val::as_int).and_then(|value| i64::try_from(value).ok());
                match value {
                    Some(value) => {
                        let ty = env.ctx.int_type(for_get.bitwidth);
                        Ok(Val::Attr(env.ctx.int_attr(ty, value)))
                    }
                    None => Err(EvalError::invalid("not a value of the enum")),
                }
            }),
        )],
    }
}

/// The value of an integer attribute of an enum's width.
fn enum_value(ctx: &Context, def: &EnumDef, attr: Attribute) -> Option<i64> {
    let AttrData::Integer { value, ty } = ctx.attr_data(attr) else { return None };
    match ctx.type_data(*ty) {
        TypeData::Integer { width, signedness: legalize_ir::Signedness::Signless }
            if *width == def.bitwidth =>
        {
            value.as_i64()
        }
        _ => None,
    }
}
