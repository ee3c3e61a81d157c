//! Single results of upstream's tools that random modules revealed, each with a comment.

use super::*;

/// An operation with this attribute prints with that one, which reads back as the same.
#[track_caller]
fn attr(text: &str, printed: &str) {
    let out = show(&format!("\"t.a\"() {{a = {text}}} : () -> ()"), &PrintOptions::default());
    assert!(out.contains(printed), "{text} prints as\n{out}\nnot as {printed}");
    assert_eq!(show(&out, &PrintOptions::default()), out);
}

/// The message that a text is refused with.
#[track_caller]
fn refused(text: &str, message: &str) {
    let error = read(&context(), text).map(|_| ()).expect_err("an error");
    assert!(error.contains(message), "{error}");
}

#[test]
fn affine_expressions_are_ordered_and_grouped() {
    attr("affine_map<(d0, d1)[s0, s1] -> (d1 + d0, s1 + s0)>", "(d0 + d1, s0 + s1)");
    attr("affine_map<(d0)[s0, s1] -> (s1 * s0, d0 * 2 + d0)>", "(s0 * s1, d0 * 3)");
    // Read again, this is grouped otherwise.
    let grouped = "\"t.a\"() {a = affine_map<(d0)[s0] -> ((d0 + s0) - d0 floordiv 3)>} : () -> ()";
    assert!(show(grouped, &PrintOptions::default()).contains("(d0 + -(d0 floordiv 3) + s0)"));
    attr("affine_map<(d0, d1) -> (d0 * 64 + d1 - (d1 floordiv 8) * 8)>", "(d0 * 64 + d1 mod 8)");
}

#[test]
fn a_layout_is_the_identity_whatever_symbols_it_declares() {
    attr("memref<4xf32, affine_map<(d0)[s0] -> (d0)>>", "memref<4xf32>");
}

#[test]
fn integers_of_odd_width_are_stored_without_their_sign_above_it() {
    let values = |value: &str| vec![value; 101].join(", ");
    attr(&format!("dense<[{}, 1]> : tensor<102xi12>", values("-1")), "dense<\"0xFF0FFF0F");
    attr("dense<[-1, 3]> : tensor<2xi4>", "dense<[-1, 3]>");
}

#[test]
fn single_bits_are_truth_values_regardless_of_signedness() {
    attr("dense<[true, false]> : tensor<2xui1>", "dense<[true, false]> : tensor<2xui1>");
    attr("dense<\"0x02\"> : tensor<2xsi1>", "dense<[false, true]> : tensor<2xsi1>");
}

#[test]
fn f80_without_its_leading_bit_is_not_a_number() {
    attr("0x3FFF72B8CC0B539FBE28 : f80", "0x7FFF72B8CC0B539FBE28 : f80");
}

#[test]
fn encodings_are_attributes_that_may_be_left_out() {
    refused("\"t.a\"() : () -> tensor<2xi8, array<i8: 1>>", "expected '>' in tensor type");
    refused("\"t.a\"() : () -> memref<2xi8, #d.space>", "unsupported memory space Attribute");
}

#[test]
fn properties_of_unknown_operations_are_any_attribute() {
    let text = r#""t.a"() <{}> : () -> ()
        "t.b"() <"x"> {y} : () -> ()
        "t.c"() <42 : i8> : () -> ()
        "t.d"() : () -> ()"#;
    let out = check(text);
    for printed in ["\"t.a\"() <{}> :", "\"t.b\"() <\"x\"> {y} :", "\"t.c\"() <42 : i8> :", "\"t.d\"() :"] {
        assert!(out.contains(printed), "{out}");
    }
    refused("\"builtin.module\"() <1> ({^b:}) : () -> ()", "expected DictionaryAttr to set properties");
}

#[test]
fn attributes_that_only_properties_mention_get_no_alias() {
    let out = check("\"t.a\"() <{m = affine_map<() -> ()>}> : () -> ()");
    assert!(!out.contains("#map"), "{out}");
}

#[test]
fn a_name_without_a_dot_is_not_an_operation_of_the_builtin_dialect() {
    let ctx = context();
    assert_eq!(ctx.str(ctx.op_dialect(ctx.op_name("nodot"))), "nodot");
    let module = read(&ctx, "\"nodot\"() : () -> ()").unwrap();
    assert!(!crate::verify(&ctx, &module.ir, module.root).has_errors());
}

#[test]
fn resources_are_what_their_text_says_or_refused() {
    let section = |value: &str| format!("{{-# external_resources: {{a: {{b: {value}}}}} #-}}");
    refused(&section("\"0x00\""), "to encode alignment in first 4 bytes");
    refused(&section("\"0xzz\""), "expected hex string blob for key 'b'");
    refused(&section("\"0x03000000\""), "but got non-power-of-2 value: 3");
    refused(&section("1"), "expected string value for key 'b'");
    assert!(check(&section("\"0x10000000\"")).contains("b: \"0x00000000\""));
}

#[test]
fn resources_that_are_left_out_still_open_their_section() {
    let options = PrintOptions { elide_resources_if_larger: Some(8), ..PrintOptions::default() };
    let out = show("{-# external_resources: {a: {b: \"long enough\"}} #-}", &options);
    assert!(out.ends_with("\n{-#\n\n#-}\n"), "{out}");
}

#[test]
fn keys_of_resources_are_free_again_when_they_are_forgotten() {
    let ctx = context();
    let text = "\"t.a\"() {a = dense_resource<k> : tensor<1xi8>} : () -> ()";
    let printed = |ctx: &Context| {
        let module = read(ctx, text).unwrap();
        print_op(ctx, &module.ir, module.root, &PrintOptions::default())
    };
    assert!(printed(&ctx).contains("<k>"));
    assert!(printed(&ctx).contains("<k_1>"));
    ctx.forget_resources();
    assert!(printed(&ctx).contains("<k>"));
}

#[test]
fn names_of_locations_are_found_inside_of_others() {
    let options = PrintOptions { name_loc_as_prefix: true, ..PrintOptions::default() };
    let text =
        "\"t.a\"() ({ ^b(%x: i1 loc(\"a\"), %y: i2, %z: i3 loc(fused[\"f\":1:2, \"n\"])): }) : () -> ()";
    assert!(show(text, &options).contains("^bb0(%a: i1, %arg1: i2, %n: i3):"));
}

#[test]
fn dense_elements_turn_hexadecimal_where_they_are_asked_to() {
    let text = "\"t.a\"() {a = dense<[1, 2]> : tensor<2xi8>} : () -> ()";
    let with = |limit| PrintOptions { hex_elements_if_larger: Some(limit), ..PrintOptions::default() };
    assert!(show(text, &with(1)).contains("dense<\"0x0102\">"));
    assert!(show(text, &with(2)).contains("dense<[1, 2]>"));
    assert!(show(text, &with(-1)).contains("dense<[1, 2]>"));
}

#[test]
fn bits_beyond_an_element_are_ignored() {
    attr("dense<\"0x00FF\"> : tensor<2xi2>", "dense<[0, -1]>");
    attr("dense<\"0xFFF0\"> : tensor<2xf4E2M1FN>", "dense<[-6.000000e+00, 0.000000e+00]>");
    attr("dense<\"0xFFF0\"> : tensor<2xf6E3M2FN>", "dense<[-2.800000e+01, -2.000000e+00]>");
    attr("dense<\"0xFFF0\"> : tensor<1xcomplex<i3>>", "dense<(-1,0)>");
    let ctx = context();
    let read = |text: &str| parse_attr_str(&ctx, text, None).expect("an attribute");
    assert_eq!(read("dense<\"0x00FF\"> : tensor<2xi2>"), read("dense<[0, -1]> : tensor<2xi2>"));
}

#[test]
fn parts_of_a_text_have_a_modules_aliases() {
    use crate::text::{Part, parse_attr_str, parse_type_str, print_parts};
    let ctx = context();
    let loc = |text: &str| ctx.loc(crate::LocData::Named { name: ctx.name(text), child: Location::UNKNOWN });
    let attr = |text: &str| Part::Attr(parse_attr_str(&ctx, text, None).expect("an attribute"));
    let parts = [
        Part::Loc(loc("first")),
        Part::Loc(loc("second")),
        attr("distinct[7]<affine_map<(d0) -> (d0)>>"),
        attr("[loc(\"inner\"), loc(fused[\"inner\", \"first\"])]"),
        Part::Type(parse_type_str(&ctx, "memref<2xi8, affine_map<(d0) -> (d0 + 1)>>").expect("a type")),
        attr("42 : i8"),
    ];
    let printed = print_parts(&ctx, &parts);
    assert_eq!(
        printed.before,
        "#loc = loc(\"first\")\n#loc2 = loc(\"inner\")\n#map = affine_map<(d0) -> (d0)>\n\
         #map1 = affine_map<(d0) -> (d0 + 1)>\n#distinct = distinct[0]<#map>\n#loc3 = loc(fused[#loc2, #loc])\n"
    );
    let texts = ["loc(#loc)", "loc(#loc1)", "#distinct", "[#loc2, #loc3]", "memref<2xi8, #map1>", "42 : i8"];
    assert_eq!(printed.parts, texts);
    assert_eq!(printed.after, "#loc1 = loc(\"second\")\n");
}
