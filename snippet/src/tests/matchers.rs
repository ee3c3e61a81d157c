//! Matchers and their results.

use super::*;

#[test]
fn matched_values_are_bound_to_names_of_their_class() {
    let w = Fixture::new();
    let found = |body: &str, attr| {
        let args = [Val::Attr(attr)];
        let body = parse_body(body).expect("it reads");
        run(&body, &mut Env::new(&w.ctx, &w.classes).with_args(&args)).expect("it runs").as_int()
    };
    let four = w.ctx.int_attr(w.ctx.common().i32, 4i64);
    let text = w.ctx.string_attr("x");
    // A default-constructed `APInt` is a zero of one bit.
    let body =
        "APInt x; if (!matchPattern($0, m_ConstantInt(&x))) return x.getBitWidth(); return x.getSExtValue();";
    assert_eq!(found(body, four), Some(4));
    assert_eq!(found(body, text), Some(1));
    let body = "IntegerAttr x; return matchPattern($0, m_Constant(&x)) ? 1 : 0;";
    assert_eq!(found(body, four), Some(1));
    assert_eq!(found(body, text), Some(0));
    let body = "Attribute x; return matchPattern($0, m_Constant(&x)) ? 1 : 0;";
    assert_eq!(found(body, text), Some(1));
}

#[test]
fn matchers_look_at_unsigned_numbers() {
    let w = Fixture::new();
    for (attr, zero, one, other) in [
        ("$_builder.getBoolAttr(true)", false, true, true),
        ("$_builder.getBoolAttr(false)", true, false, false),
        ("$_builder.getI8IntegerAttr(-1)", false, false, true),
        ("$_builder.getF32FloatAttr(1.0)", false, false, false),
    ] {
        let holds = |matcher: &str| w.int(&format!("matchPattern({attr}, {matcher}())")) != 0;
        assert_eq!((holds("m_Zero"), holds("m_One"), holds("m_NonZero")), (zero, one, other), "{attr}");
    }
    assert_eq!(w.int("matchPattern($_builder.getF32FloatAttr(1.0), m_OneFloat())"), 1);
    let body = parse_body(
        "APInt x(8, 0); if (!matchPattern($0, m_ConstantInt(&x))) return 0; return x.getSExtValue();",
    );
    let args = [Val::Attr(w.ctx.int_attr(w.ctx.common().i32, 7i64))];
    let value = run(&body.unwrap(), &mut Env::new(&w.ctx, &w.classes).with_args(&args)).unwrap();
    assert_eq!(value.as_int(), Some(7));
}

#[test]
fn attributes_are_matched_by_one_of_several_matchers() {
    let w = Fixture::new();
    let c = w.ctx.common();
    let holds = |text: &str, attr: Attribute| w.with(text, Val::Attr(attr)).unwrap().as_bool().unwrap();
    let zero = "::mlir::matchPattern($_self, m_AnyAttrOf(m_Zero(), m_AnyZeroFloat()))";
    assert!(holds(zero, w.ctx.int_attr(c.i32, 0i64)));
    assert!(!holds(zero, w.ctx.int_attr(c.i32, 1i64)));
    let all_ones = "::mlir::matchPattern($_self, ::mlir::detail::constant_int_predicate_matcher{
        [](const llvm::APInt &val) { return val.isAllOnes(); }})";
    assert!(holds(all_ones, w.ctx.int_attr(c.i32, -1i64)));
    assert!(!holds(all_ones, w.ctx.int_attr(c.i32, 1i64)));
    assert!(!holds(all_ones, w.ctx.string_attr("x")));
}
