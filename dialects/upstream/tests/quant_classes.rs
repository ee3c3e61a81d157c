//! C++ classes of `quant` in the conditions of definitions.

use std::sync::Arc;

use legalize_dialects_upstream::HOOKS;
use legalize_ir::{Context, DialectInfo, parse_type_str};
use legalize_session::Provider;
use legalize_snippet::{Classes, Env, Val, eval, parse};

#[test]
fn definitions_ask_quantized_types() {
    let mut ctx = Context::new(Arc::default());
    legalize_ir::register_builtin(&mut ctx);
    ctx.register_dialect(DialectInfo::new(ctx.name("quant")));
    HOOKS.attach(&mut ctx);
    let classes = Classes::new();
    HOOKS.add_classes(&ctx, &classes);
    let holds = |ty: &str, text: &str| {
        let ty = parse_type_str(&ctx, ty).expect("a type");
        let mut env = Env::new(&ctx, &classes).with_self(Val::Type(ty));
        eval(&parse(text).expect("an expression"), &mut env).map(|value| value.as_bool() == Some(true))
    };
    let whole = "!quant.uniform<i8<-8:7>:f32, 0.5:3>";
    let axis = "!quant.uniform<u8:f32:1, {1.0, 2.0:3}>";
    for (ty, text) in [
        (whole, "isa<mlir::quant::UniformQuantizedType>($_self)"),
        (
            axis,
            "isa<quant::UniformQuantizedPerAxisType>($_self) && !isa<quant::UniformQuantizedType>($_self)",
        ),
        (whole, "cast<quant::QuantizedType>($_self).getStorageTypeIntegralWidth() == 8"),
        (whole, "cast<quant::UniformQuantizedType>($_self).getStorageTypeMin() == -8"),
        (whole, "cast<quant::UniformQuantizedType>($_self).getScale() == 0.5"),
        (whole, "cast<quant::UniformQuantizedType>($_self).getZeroPoint() == 3"),
        (axis, "!cast<quant::QuantizedType>($_self).isSigned()"),
        (axis, "cast<quant::QuantizedType>($_self).getExpressedType().isF32()"),
        (axis, "cast<quant::UniformQuantizedPerAxisType>($_self).getQuantizedDimension() == 1"),
    ] {
        assert_eq!(holds(ty, text), Ok(true), "{text} of {ty}");
    }
    assert!(holds(axis, "cast<quant::QuantizedType>($_self).getScale() == 1.0").is_err());
}
