//! Any text as an expression, as statements and as a predicate of C++: no panic, no hang; evaluation returns
//! a value or an error, and the same one if repeated.
#![no_main]

use legalize::snippet::{Classes, Constraint, Env, Val, eval, parse, parse_body, run};

libfuzzer_sys::fuzz_target!(|text: &str| {
    legalize_fuzz::in_both_contexts(|ctx| {
        let classes = Classes::new();
        let common = ctx.common();
        let types = [common.i1, common.i32, common.f32, common.index, ctx.function_type(&[common.i8], &[])];
        let attrs = [common.unit, ctx.int_attr(common.i32, -7i64), ctx.string_attr("text")];
        let values = types.map(Val::Type).into_iter().chain(attrs.map(Val::Attr));
        for value in values {
            let args = [value.clone(), Val::Type(common.i64)];
            let env = || Env::new(ctx, &classes).with_self(value.clone()).with_args(&args);
            if let Ok(expr) = parse(text) {
                let twice = [(); 2].map(|()| eval(&expr, &mut env()).map(|value| value.as_bool()).ok());
                assert_eq!(twice[0], twice[1], "{text}");
            }
            if let Ok(body) = parse_body(text) {
                // Only the existence of a value is tested.
                let _ = run(&body, &mut env());
            }
        }
        if let Ok(constraint) = Constraint::of_text(text, &classes, "") {
            types.iter().for_each(|&ty| _ = constraint.holds_type(ctx, ty));
            attrs.iter().for_each(|&attr| _ = constraint.holds_attr(ctx, attr));
        }
    });
});
