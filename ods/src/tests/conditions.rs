//! Conditions on operations: their results, and conditions that cannot be evaluated.

use legalize_ir::{Context, parse_module};

use super::{context, run};

#[test]
fn invariants_speak_as_upstream() {
    let (ctx, _) = context(
        r#"def T_V : T_Op<"v", [AllTypesMatch<["a", "b"]>]> {
             let arguments = (ins SignlessIntegerOrIndexLike:$a, AnyType:$b, Optional<I1>:$c,
                                  ConfinedAttr<I32Attr, [IntPositive]>:$n, OptionalAttr<StrAttr>:$s);
             let results = (outs F32:$r);
           }
           def T_Parent : T_Op<"parent", [NoTerminator, SingleBlock]> {
             let regions = (region MaxSizedRegion<1>:$body);
           }
           def T_Child : T_Op<"child", [HasParent<"Parent">]>;"#,
    );
    let mut rendered = String::new();
    for op in [
        r#""t.v"(%f, %f) <{n = 1 : i32}> : (f32, f32) -> f32"#,
        r#""t.v"(%i, %f) <{n = 1 : i32}> : (i32, f32) -> f32"#,
        r#""t.v"(%i, %i, %i) <{n = 1 : i32}> : (i32, i32, i32) -> f32"#,
        r#""t.v"(%i, %i) : (i32, i32) -> f32"#,
        r#""t.v"(%i, %i) <{n = 0 : i32}> : (i32, i32) -> f32"#,
        r#""t.v"(%i, %i) <{n = 1 : i32, s = "x"}> : (i32, i32) -> i32"#,
        r#""t.child"() : () -> ()"#,
        r#""t.parent"() ({ "t.child"() : () -> () }) : () -> ()"#,
        r#""t.parent"() ({
             "test.br"()[^a] : () -> ()
           ^a: "test.br"()[^a] : () -> ()
           }) : () -> ()"#,
    ] {
        let text = format!("%i, %f = \"test.x\"() : () -> (i32, f32)\n{op}");
        let answer = run(&ctx, &text);
        rendered += answer.lines().find(|line| line.contains("error")).unwrap_or("fine");
        rendered += "\n";
    }
    insta::assert_snapshot!(rendered, @"
    t.mlir:2:1: error: 't.v' op operand #0 must be signless-integer-like, but got 'f32'
    t.mlir:2:1: error: 't.v' op failed to verify that all of {a, b} have same type
    t.mlir:2:1: error: 't.v' op operand #2 must be 1-bit signless integer, but got 'i32'
    t.mlir:2:1: error: 't.v' op requires attribute 'n'
    t.mlir:2:1: error: 't.v' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
    t.mlir:2:1: error: 't.v' op result #0 must be 32-bit float, but got 'i32'
    t.mlir:2:1: error: 't.child' op expects parent op 't.parent'
    fine
    t.mlir:2:1: error: 't.parent' op expects region #0 to have 0 or 1 blocks
    ");
}

#[test]
fn parents_may_be_builtin_operations() {
    let (ctx, _) = context(
        r#"
        def T_TopOp : T_Op<"top", [HasParent<"ModuleOp">]>;
        def T_HighOp : T_Op<"high", [ParentOneOf<["::mlir::ModuleOp", "SetOp"]>]>;
        def T_SetOp : T_Op<"set", [NoTerminator]> { let regions = (region AnyRegion:$body); }
        "#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        "t.top"() : () -> ()
        "t.high"() : () -> ()
        "t.set"() ({ "t.high"() : () -> () }) : () -> ()
    "#), @r#"
    module {
      "t.top"() : () -> ()
      "t.high"() : () -> ()
      "t.set"() ({
        "t.high"() : () -> ()
      }) : () -> ()
    }

    "builtin.module"() ({
      "t.top"() : () -> ()
      "t.high"() : () -> ()
      "t.set"() ({
        "t.high"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
    insta::assert_snapshot!(run(&ctx, r#""t.set"() ({ "t.top"() : () -> () }) : () -> ()"#), @"t.mlir:1:14: error: 't.top' op expects parent op 'builtin.module'");
}

#[test]
fn unchecked_constraints_are_reported_once() {
    let (ctx, _) = context(
        r#"def Odd : TypeConstraint<CPred<"::acme::isOdd($_self)">, "odd type">;
           def T_One : T_Op<"one"> { let arguments = (ins Odd:$a, Odd:$b); }
           def T_Two : T_Op<"two"> { let arguments = (ins Odd:$a); }
           def T_Three : T_Op<"three"> { let arguments = (ins I32:$a); }"#,
    );
    let refused = run(&ctx, "%0 = \"x.y\"() : () -> i32\n\"t.two\"(%0) : (i32) -> ()");
    let refusal = "constraint 'odd type' cannot be checked: function acme::isOdd is not registered";
    assert!(refused.contains(refusal), "{refused}");
    crate::allow_unchecked(&ctx, true);
    let rendered = |ctx: &Context| -> String {
        crate::unchecked(ctx)
            .resolved(ctx.sources())
            .iter()
            .map(|d| format!("{} [{}] {}\n", d.one_line(), d.code, d.help.as_deref().unwrap_or_default()))
            .collect()
    };
    run(&ctx, "%0 = \"x.y\"() : () -> i32\n\"t.three\"(%0) : (i32) -> ()");
    assert_eq!(rendered(&ctx), "");
    run(
        &ctx,
        "%0 = \"x.y\"() : () -> i32\n\"t.two\"(%0) : (i32) -> ()\n\"t.one\"(%0, %0) : (i32, i32) -> ()",
    );
    insta::assert_snapshot!(rendered(&ctx), @r#"t.td:10:5: warning: constraint 'odd type' is not checked on 't.one' and 1 other operation: function acme::isOdd is not registered [ods::unchecked_constraint] register it in Rust: `Classes::register_helper("acme::isOdd", …)` in `Provider::add_classes`; `legalize ods` lists all missing functions"#);
}

#[test]
fn conditions_on_operations_read_attributes_as_accessors_do() {
    let (ctx, _) = context(
        r#"class P<string n, dag a, string c> : T_Op<n, [PredOpTrait<"p", CPred<c>>]> { let arguments = a; }
           def T_B0 : P<"b0", (ins BoolAttr:$g), "$g">;
           def T_B3 : P<"b3", (ins BoolAttr:$g), "!$g">;
           def T_B4 : P<"b4", (ins UnitAttr:$g), "$g == false">;
           def T_I0 : P<"i0", (ins I32Attr:$g), "$g == 3">;
           def T_I2 : P<"i2", (ins I64Attr:$g), "$g % 2 == 0">;
           def T_I3 : P<"i3", (ins IndexAttr:$g), "$g.getZExtValue() == 3">;
           def T_A0 : P<"a0", (ins APIntAttr:$g), "$g.isAllOnes() && getGAttr().getInt() == -1">;
           def T_F0 : P<"f0", (ins F32Attr:$g), "$g.convertToDouble() > 1.0">;
           def T_T0 : P<"t0", (ins TypeAttr:$g), "$g.isInteger(8)">;
           def T_T1 : P<"t1", (ins AnyAttr:$g), "isa<IntegerAttr>($g)">;
           def T_Y0 : P<"y0", (ins FlatSymbolRefAttr:$g), "$g == \"x\"">;
           def T_O0 : P<"o0", (ins OptionalAttr<I32Attr>:$g), "!$g || *$g == 3">;
           def T_O1 : P<"o1", (ins OptionalAttr<I32Attr>:$g), "$g.value_or(7) == 3">;
           def T_O2 : P<"o2", (ins OptionalAttr<BoolAttr>:$g), "$g && !*$g && $g == false">;
           def Dir : I32EnumAttr<"Dir", "", [I32EnumAttrCase<"L", 0, "l">, I32EnumAttrCase<"R", 1, "r">]> {
             let cppNamespace = "::t"; let genSpecializedAttr = 0; }
           def DirA : EnumAttr<T, Dir, "dir">;
           def T_E0 : P<"e0", (ins DirA:$g), "$g == Dir::R">;"#,
    );
    let rendered = |line: &str| {
        let rendered = run(&ctx, line);
        assert!(!crate::unchecked(&ctx).iter().any(|d| d.code.starts_with("ods")), "{line} is not checked");
        rendered.contains("failed to verify that p")
    };
    let op = |name: &str, g: &str| match g {
        "" => format!("\"t.{name}\"() : () -> ()"),
        g => format!("\"t.{name}\"() {{g = {g}}} : () -> ()"),
    };
    for (name, good, bad) in [
        ("b0", "true", "false"),
        ("b3", "false", "true"),
        ("b4", "", "unit"),
        ("i0", "3 : i32", "4 : i32"),
        ("i2", "4 : i64", "3 : i64"),
        ("i3", "3 : index", "4 : index"),
        ("a0", "-1 : i8", "1 : i8"),
        ("f0", "1.5 : f32", "1.0 : f32"),
        ("t0", "i8", "i9"),
        ("t1", "1 : i8", "i8"),
        ("y0", "@x", "@y"),
        ("o0", "", "0 : i32"),
        ("o1", "3 : i32", ""),
        ("o2", "false", ""),
        ("e0", "#t<dir r>", "#t<dir l>"),
    ] {
        assert!(!rendered(&op(name, good)), "{name} of {good}");
        assert!(rendered(&op(name, bad)), "{name} of {bad}");
    }
}

#[test]
fn a_function_with_the_name_of_an_accessor_is_not_an_accessor() {
    let (ctx, module) = context(
        r#"def T_Ptr : TypeDef<T, "Pointer"> {
             let mnemonic = "ptr"; let parameters = (ins "Type":$pointeeType); let assemblyFormat = "`<` $pointeeType `>`"; }
           def T_Load : T_Op<"load", [TypesMatchWith<"m", "ptr", "result", "getPointeeType($_self)">]> {
             let arguments = (ins T_Ptr:$ptr); let results = (outs AnyType:$result);
             let assemblyFormat = "$ptr attr-dict `:` type($ptr)"; }"#,
    );
    let report = crate::report(&module, &ctx);
    let mut ops = report.dialects.iter().flat_map(|dialect| &dialect.ops);
    let missing = &ops.find(|op| op.name == "t.load").expect("it is reported on").missing;
    assert!(missing.iter().any(|name| name == "function getPointeeType"), "{missing:?}");
    let file = ctx.sources().add("t.mlir", "%0 = \"x.y\"() : () -> !t.ptr<f32>\n%1 = t.load %0 : <f32>");
    let (_, diagnostics) = parse_module(&ctx, file, &Default::default()).into_parts();
    let help =
        diagnostics.iter().find_map(|diagnostic| diagnostic.help.clone()).expect("an error with a help");
    assert!(help.contains("Classes::register_helper(\"getPointeeType\", …)"), "{help}");
}

#[test]
fn texts_that_cannot_be_evaluated_are_named() {
    let (ctx, _) = context(
        r#"def Odd : TypeConstraint<CPred<"$_self.isAllOnes()">, "odd type">;
           def T_One : T_Op<"one"> { let arguments = (ins Odd:$a); }"#,
    );
    let one = "%0 = \"x.y\"() : () -> i32\n\"t.one\"(%0) : (i32) -> ()";
    let refused = run(&ctx, one);
    insta::assert_snapshot!(refused.trim_end(), @"t.mlir:2:1: error: 't.one' op constraint 'odd type' cannot be checked: unknown method 'isAllOnes' of a type");
    crate::allow_unchecked(&ctx, true);
    run(&ctx, one);
    let rendered: Vec<String> =
        crate::unchecked(&ctx).iter().map(|warning| warning.message.clone()).collect();
    insta::assert_snapshot!(rendered.join("\n"), @"constraint 'odd type' is not checked on 't.one': unknown method 'isAllOnes' of a type");
}

/// Conditions on `$_self` with what is wrong with them; `g++ -fsyntax-only` judged each in a function of
/// `Operation *op` and a `Type` or `Attribute`, as `mlir-tblgen` writes it.
const JUDGED: &[(&str, &str, Option<&str>)] = &[
    ("Type", "$_self + 1", Some("there is no such operator for a type and a number")),
    ("Type", "$_self == 1", Some("there is no such operator for a type and a number")),
    ("Type", "$_self == \"x\"", Some("there is no such operator for a type and a text")),
    ("Type", "-$_self", Some("there is no such operator for a type")),
    ("Type", "$_self < $_self", Some("there is no such operator for a type and a type")),
    ("Type", "$_self.isInteger(1, 2, 3, 4)", Some("'isInteger' of a type takes at most 1 argument")),
    ("Type", "$_self.getWidth() > 3", Some("unknown method 'getWidth' of a type")),
    (
        "Type",
        "::llvm::cast<::mlir::IntegerType>($_self).getWidth() == \"x\"",
        Some("there is no such operator for a number and a text"),
    ),
    ("Type", "::llvm::cast<::mlir::IntegerType>($_self).getWidth() == 32", None),
    (
        "Type",
        "::llvm::cast<::mlir::ShapedType>($_self).getRank() > \"2\"",
        Some("there is no such operator for a number and a text"),
    ),
    ("Type", "::llvm::cast<::mlir::ShapedType>($_self).getShape()", Some("a range is not a boolean")),
    (
        "Type",
        "::llvm::cast<::mlir::ShapedType>($_self).getShape() == 2",
        Some("there is no such operator for a range and a number"),
    ),
    (
        "Type",
        "::llvm::cast<::mlir::ShapedType>($_self).getElementType() * 2",
        Some("there is no such operator for a type and a number"),
    ),
    ("Type", "::llvm::cast<::mlir::ShapedType>($_self).getElementType() == $_self", None),
    ("Type", "$_self", None),
    ("Type", "\"always\"", None),
    ("Type", "0 == \"x\"", None),
    ("Type", "1 == \"x\"", Some("there is no such operator for a number and a text")),
    ("Type", "!$_self", None),
    ("Type", "$_self && $_self.isF32()", None),
    ("Type", "$_self == nullptr", None),
    ("Type", "$_op.getNumOperands() == 2", None),
    (
        "Type",
        "$_op.getName() == 2",
        Some("there is no such operator for the name of an operation and a number"),
    ),
    ("Type", "($_self", Some("missing ')'")),
    ("Type", "::acme::isOdd($_self)", Some("function acme::isOdd")),
    ("Attr", "$_self + 1", Some("there is no such operator for an attribute and a number")),
    ("Attr", "$_self == 3", Some("there is no such operator for an attribute and a number")),
    ("Attr", "$_self.getValue() == 3", Some("unknown method 'getValue' of an attribute")),
    (
        "Attr",
        "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() == \"x\"",
        Some("there is no such operator for a number and a text"),
    ),
    ("Attr", "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() == 3", None),
    ("Attr", "::llvm::cast<::mlir::StringAttr>($_self) == \"x\"", None),
    ("Attr", "::llvm::cast<::mlir::StringAttr>($_self).getValue() == \"x\"", None),
    ("Attr", "::llvm::cast<::mlir::StringAttr>($_self).getValue()", Some("a text is not a boolean")),
    ("Attr", "::llvm::cast<::mlir::ArrayAttr>($_self).size() == 2", None),
    (
        "Attr",
        "::llvm::cast<::mlir::ArrayAttr>($_self) == 2",
        Some("there is no such operator for an attribute and a number"),
    ),
];

#[test]
fn conditions_that_cpp_refuses_are_not_evaluated() {
    for &(kind, text, expected) in JUDGED {
        let quoted = text.replace('"', "\\\"");
        let (ctx, module) = context(&format!(
            "def C : CPred<\"{quoted}\">;\n\
             def Odd : {kind}Constraint<C, \"odd\">;\n\
             def T_One : T_Op<\"one\"> {{ let arguments = (ins {}:$a); }}",
            if kind == "Type" { "Odd".to_owned() } else { "ConfinedAttr<AnyAttr, [Odd]>".to_owned() }
        ));
        let hooks = crate::missing_hooks(&ctx, std::slice::from_ref(&module));
        let found: Vec<String> = hooks.iter().map(|hook| hook.kind.to_string()).collect();
        match expected {
            None => assert!(found.is_empty(), "{text}: {found:?}"),
            Some(expected) => {
                assert!(found.len() == 1 && found[0].contains(expected), "{text}: {found:?}");
                // The line of the condition itself.
                let place = hooks[0].declared.expect("a place");
                let line = ctx.sources().file(place.file).line_col(place.start).line as usize;
                assert_eq!(line, super::HEAD.lines().count() + 1, "{text}");
                let report = crate::report(&module, &ctx);
                let mut ops = report.dialects.iter().flat_map(|dialect| &dialect.ops);
                let one = ops.find(|op| op.name == "t.one").expect("it is reported on");
                assert_eq!(one.evaluated, 0, "{text}");
            }
        }
    }
}
