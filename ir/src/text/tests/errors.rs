//! Syntax errors: their messages and places.

use super::*;

/// The first line of every error.
fn errors(texts: &[&str]) -> String {
    let ctx = context();
    let mut out = String::new();
    for text in texts {
        match read(&ctx, text) {
            Ok(_) => out.push_str(&format!("accepted: {text}\n")),
            Err(errors) => {
                out.push_str(errors.lines().next().unwrap_or_default());
                out.push('\n');
            }
        }
    }
    out
}

#[test]
fn errors_show_their_place() {
    insta::assert_snapshot!(show(
        "%0 = \"t.a\"() : () -> i32\n\"t.b\"(%0, %x) : (i64, i1) -> ()",
        &PrintOptions::default()
    ));
    insta::assert_snapshot!(show("\"t.b\"(%x, %y) : (i64, i1) -> ()", &PrintOptions::default()));
}

#[test]
fn malformed_operations_are_reported() {
    insta::assert_snapshot!(errors(&[
        "%0 = \"t.a\"() : () -> ()",
        "%0, %1 = \"t.a\"() : () -> i1",
        "%0 = \"t.a\"() : () -> i1 %0 = \"t.a\"() : () -> i1",
        "\"t.r\"() ({ \"t.b\"()[^x] : () -> () }) : () -> ()",
        "\"t.r\"() ({ ^a: ^a: }) : () -> ()",
        "\"t.u\"() : (i32) -> ()",
        "foo.bar",
        "bar",
        "builtin.nope",
        "\"\"() : () -> ()",
        "module {",
        "module { } }",
        "\"t.a\"() : () -> () loc(#nope)",
    ]));
}

#[test]
fn malformed_types_and_attributes_are_reported() {
    insta::assert_snapshot!(errors(&[
        "\"t.a\"() {a = i99999999} : () -> ()",
        "\"t.a\"() {a = vector<0xi1>} : () -> ()",
        "\"t.a\"() {a = tensor<2xtensor<i1>>} : () -> ()",
        "\"t.a\"() {a = memref<2xi1, strided<[1, 2]>>} : () -> ()",
        "\"t.a\"() {a = 256 : i8} : () -> ()",
        "\"t.a\"() {a = 1 : f32} : () -> ()",
        "\"t.a\"() {a, a} : () -> ()",
        "\"t.a\"() {a = dense<[1, 2]> : tensor<3xi8>} : () -> ()",
        "\"t.a\"() {a = dense<[[1], [2, 3]]> : tensor<2x2xi8>} : () -> ()",
        "\"t.a\"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()",
        "\"t.a\"() {a = \"\\q\"} : () -> ()",
        "\"t.a\"() {a = !x<(]>} : () -> ()",
        "#a = #b",
    ]));
}

#[test]
fn unregistered_dialects_are_refused_unless_allowed() {
    let mut ctx = context();
    ctx.allow_unregistered_dialects(false);
    for text in ["\"t.a\"() : () -> ()", "#a = #t.x", "!a = !t.x"] {
        let error = read(&ctx, text).unwrap_err();
        assert!(error.contains("[parse::unregistered_dialect]"), "{error}");
    }
}

#[test]
fn depth_is_limited() {
    let many = |text: &str| text.repeat(100_000);
    for text in [
        many("\"t.a\"() ({"),
        format!("!a = {}", many("tuple<")),
        format!("!a = {}", many("(")),
        format!("!a = {}", many("() -> (")),
        format!("#a = {}", many("[")),
        format!("#a = {}", many("{a = ")),
        format!("#a = loc({}", many("callsite(")),
        format!("#a = affine_map<(d0) -> ({}", many("(")),
        format!("#a = affine_map<(d0) -> ({}", many("-")),
        format!("#a = affine_map<(d0) -> (d0 {}", many("mod 7 + d0")),
        format!("#a = dense<{}", many("[")),
        format!("#a = dense<{}", many("(")),
        format!("!a = {}", many("!d.t<")),
        format!("#a = {}", many("distinct[0]<")),
    ] {
        let error = read(&context(), &text).map(|_| ()).unwrap_err();
        assert!(error.contains("parse::"), "{error}");
    }
}

#[test]
fn aliases_that_multiply_are_limited() {
    let doubled = |first: &str, next: &dyn Fn(usize) -> String, levels: usize| {
        (0..levels).fold(first.to_owned(), |text, level| text + "\n" + &next(level))
    };
    let attrs = |levels| doubled("#a0 = [1]", &|n| format!("#a{} = [#a{n}, #a{n}]", n + 1), levels);
    let types = |levels| doubled("!t0 = tuple<i1>", &|n| format!("!t{} = (!t{n}) -> !t{n}", n + 1), levels);
    let ctx = context();
    for text in [attrs(16), types(16)] {
        assert!(read(&ctx, &text).is_ok());
    }
    for text in [attrs(60), types(60)] {
        let error = read(&ctx, &text).map(|_| ()).unwrap_err();
        assert!(error.contains("expands to more than") && error.contains("parse::alias_size"), "{error}");
    }
}

#[test]
fn the_deepest_text_that_is_allowed_reads_and_prints() {
    let depth = 250;
    let regions = format!("{}{}", "\"t.a\"() ({ ".repeat(depth), "}) : () -> () ".repeat(depth));
    check(&regions);
    check(&format!("\"t.a\"() {{a = {}i1{}}} : () -> ()", "tuple<".repeat(depth), ">".repeat(depth)));
    check(&format!("\"t.a\"() {{a = {}{}}} : () -> ()", "[".repeat(depth), "]".repeat(depth)));
    let plus = " + d0 * d1".repeat(0) + &" + d0 mod 7".repeat(190);
    check(&format!("\"t.a\"() {{a = affine_map<(d0) -> (d0{plus})>}} : () -> ()"));
}

#[test]
fn malformed_text_is_refused_without_a_panic() {
    let text = r#"#a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        !t = memref<4x?xf32, strided<[?, 1], offset: ?>>
        %0:2 = "t.a"(%1#0) <{x = affine_map<(d0)[s0] -> (d0 + s0)>}> ({ ^bb0(%x: !t loc("a":1:2)):
          "t.b"()[^bb0] {y = sparse<[[0]], [1]> : tensor<2xi8>, "z" = @a::@b} : () -> () loc(#l) }) : (f8E4M3) -> (i1, !d<"x">)
        %1 = "t.c"() : () -> f8E4M3 #l = loc(fused<1>["f":1:2]) {-# external_resources: {a: {b: "0x0400000001"}} #-}"#;
    check(text);
    for at in 0..text.len() {
        let ctx = context();
        let _ = read(&ctx, &text[..at]);
        let _ = read(&ctx, &format!("{}{}", &text[..at], &text[at + 1..]));
        let _ = read(&ctx, &format!("{}>{}", &text[..at], &text[at..]));
    }
}

#[test]
fn malformed_names_of_dialects_are_refused() {
    insta::assert_snapshot!(errors(&[
        "\"t.a\"() {x = !a-b.c} : () -> ()",
        "\"t.a\"() {x = !a-b<\"c\">} : () -> ()",
        "\"t.a\"() {x = !8<c>} : () -> ()",
        "\"t.a\"() {x = #.c} : () -> ()",
        "\"t.a\"() {x = #a$b_.c} : () -> ()",
    ]), @r#"
    t.mlir:1:19: error: invalid dialect namespace '"a-b"' [parse::syntax]
    t.mlir:1:14: error: invalid dialect namespace '"a-b"' [parse::syntax]
    t.mlir:1:14: error: invalid dialect namespace '"8"' [parse::syntax]
    t.mlir:1:16: error: invalid dialect namespace '""' [parse::syntax]
    accepted: "t.a"() {x = #a$b_.c} : () -> ()
    "#);
}

#[test]
fn elements_without_bits_have_no_digits() {
    insta::assert_snapshot!(errors(&[
        "\"t.a\"() {x = dense<\"0x00\"> : tensor<4xi0>} : () -> ()",
        "\"t.a\"() {x = dense<\"0x\"> : tensor<4xi0>} : () -> ()",
        "\"t.a\"() {x = dense<\"0x\"> : tensor<0xi0>} : () -> ()",
    ]), @r#"
    t.mlir:1:14: error: elements hex data size is invalid for provided type: 'tensor<4xi0>' [parse::elements]
    accepted: "t.a"() {x = dense<"0x"> : tensor<4xi0>} : () -> ()
    accepted: "t.a"() {x = dense<"0x"> : tensor<0xi0>} : () -> ()
    "#);
}
