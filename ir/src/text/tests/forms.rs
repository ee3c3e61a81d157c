//! The forms of operations, types, attributes and locations.

use super::*;

#[test]
fn operations_and_results_read_back() {
    insta::assert_snapshot!(check(
        r#"
        %0 = "t.a"() : () -> i32
        %x:2, %y = "t.b"(%0, %later) <{p = 1 : i8}> {z, a = "s"} : (i32, f32) -> (i1, i2, f32)
        %later = "t.c"(%x#0, %x#1, %y) : (i1, i2, f32) -> f32
        "t.r"() ({
        ^entry(%a: i32):
          "t.br"(%a)[^next, ^entry] : (i32) -> ()
        ^next:
          %n = "t.n"() ({}, {^b: }) : () -> index
          "t.br"()[^next] : () -> ()
        }) : () -> ()
        "#
    ));
}

#[test]
fn a_single_module_is_the_root() {
    insta::assert_snapshot!(check("module @m attributes {t.x} { module {} }"));
    insta::assert_snapshot!(check("%0 = builtin.unrealized_conversion_cast to i1 {a}"));
}

#[test]
fn types_print_as_they_are_read() {
    insta::assert_snapshot!(check(
        r#"
        !alias = tuple<i32, !d.t<1>>
        "t.a"() {
          a = !alias, b = vector<4x[8]xf32>, c = tensor<4x?xf32, #d.enc>, d = tensor<*xi1>,
          e = memref<2x?xf32, strided<[?, 1], offset: ?>, 3>, f = memref<*xi8, "s">, g = memref<4xi8, affine_map<(d0) -> (d0)>, 0>,
          h = () -> (() -> ()), i = complex<f8E4M3FN>, j = !d<weird name>, k = tensor<0x0xf32>, l = si7
        } : () -> ()
        "#
    ));
}

#[test]
fn numbers_print_in_canonical_form() {
    insta::assert_snapshot!(check(
        r#"
        "t.a"() {
          a = 1, b = -128 : i8, c = 255 : i8, d = true, e = 0xFF : ui8, f = 340282366920938463463374607431768211455 : i128,
          g = 1.0, h = 0.1 : f16, i = 0x7FC00000 : f32, j = -0.0 : bf16, k = 0.1 : f128, l = 1000.0 : f8E4M3FN
        } : () -> ()
        "#
    ));
}

#[test]
fn elements_print_in_canonical_form() {
    insta::assert_snapshot!(check(
        r#"
        "t.a"() {
          a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, b = dense<[7, 7]> : tensor<2xi8>, c = dense<> : tensor<0xf32>,
          d = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>, e = dense<"0xA5"> : tensor<8xi1>,
          f = dense<["x", "y"]> : tensor<2x!d.s>, g = array<i1: true, false>, h = array<f32: 1.0>, i = array<i64>,
          j = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, k = dense_resource<r> : tensor<4xi8>
        } : () -> ()
        {-# dialect_resources: { builtin: { r: "0x0100000001020304" } }, external_resources: { tool: { a: true } } #-}
        "#
    ));
}

#[test]
fn affine_maps_are_simplified_and_aliased() {
    insta::assert_snapshot!(check(
        r#"
        "t.a"() {
          a = affine_map<(i, j)[n] -> (i * 2 + 3 - i, -(i + j), i - 5, i floordiv n, (i * 8 + j) mod 4)>,
          b = affine_set<(d0, d1) : (d0 - d1 >= 0, d0 == 4, d1 <= 5)>, c = affine_map<() -> ()>
        } : () -> ()
        "#
    ));
}

#[test]
fn locations_print_with_debug_info() {
    let options = PrintOptions { debug_info: true, ..PrintOptions::default() };
    let text = r#"
        "t.a"() : () -> () loc(#late)
        "t.b"() ({
        ^bb0(%x: i32 loc("arg")):
        }) {l = loc("n"("f":1:2))} : () -> () loc(callsite("f":1:2 at fused<"m">["g":3:4 to :9, unknown]))
        #late = loc("late":5:6)
        "#;
    insta::assert_snapshot!(show(text, &options));
}

#[test]
fn fused_locations_drop_unknown_places_of_nested_ones() {
    let ctx = context();
    let text = r#"loc(fused<"m">[fused<"m">[unknown], "a"])"#;
    let found = parse_attr_str(&ctx, text, None).unwrap();
    assert_eq!(attr_to_string(&ctx, found), r#"loc(fused<"m">["a"])"#);
}

#[test]
fn print_options_change_the_text() {
    let text = r#"
        module { %0:2 = "t.a"() ({ %1 = "t.b"() : () -> i1 }, { %1 = "t.b"() : () -> i1 }) : () -> (i1, i2)
        "t.c"(%0#1) {a = affine_map<() -> ()>, b = dense<[1, 2, 3]> : tensor<3xi8>} : (i2) -> () }"#;
    insta::assert_snapshot!(show(text, &PrintOptions { generic: true, ..PrintOptions::default() }));
    insta::assert_snapshot!(show(
        text,
        &PrintOptions {
            local_scope: true,
            value_users: true,
            elide_elements_if_larger: Some(2),
            ..PrintOptions::default()
        }
    ));
    insta::assert_snapshot!(show(text, &PrintOptions { skip_regions: true, ..PrintOptions::default() }));
}

#[test]
fn nested_operations_print_as_in_their_module() {
    let ctx = context();
    let module = read(&ctx, "%0 = \"t.a\"() : () -> i32\n\"t.b\"(%0) : (i32) -> ()").unwrap();
    let block = module.ir.region(module.ir.op(module.root).regions()[0]).first().unwrap();
    let last = module.ir.block(block).last().unwrap();
    insta::assert_snapshot!(print_op(&ctx, &module.ir, last, &PrintOptions::default()));
}

#[test]
fn strings_of_types_and_attributes() {
    let ctx = context();
    for text in ["i32", "tensor<4x?xf32>", "(i32) -> (f32, i1)", "!d.t<[1]>", "vector<[4]xi1>"] {
        assert_eq!(type_to_string(&ctx, parse_type_str(&ctx, text).unwrap()), text);
    }
    for text in
        ["unit", "42 : i32", "[1, \"a\\22b\"]", "{a, b = @x::@y}", "#d.a<b>", "strided<[1, ?], offset: 3>"]
    {
        assert_eq!(attr_to_string(&ctx, parse_attr_str(&ctx, text, None).unwrap()), text);
    }
    let typed = parse_attr_str(&ctx, "7", Some(ctx.common().i8)).unwrap();
    assert_eq!(attr_to_string(&ctx, typed), "7 : i8");
    assert!(parse_type_str(&ctx, "i32 i32").is_err() && parse_attr_str(&ctx, "", None).is_err());
}
