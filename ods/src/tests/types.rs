//! Types and attributes, also those that nothing here reads.

use super::{context, run};

#[test]
fn types_attributes_and_enums_round_trip() {
    let (ctx, _) = context(
        r#"class T_Type<string name, string word> : TypeDef<T, name> { let mnemonic = word; }
           def T_Box : T_Type<"Box", "box"> {
             let parameters = (ins "::mlir::Type":$of, OptionalParameter<"unsigned">:$n);
             let assemblyFormat = "`<` $of (`,` $n^)? `>`";
           }
           def T_Unit : T_Type<"Unit", "unit">;
           def Kind : I32EnumAttr<"Kind", "kind", [I32EnumAttrCase<"A", 0, "a">, I32EnumAttrCase<"B", 1, "b">]> {
             let cppNamespace = "::t";
             let genSpecializedAttr = 0;
           }
           def Flags : I32BitEnumAttr<"Flags", "flags", [
               I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"x", 0>, I32BitEnumAttrCaseBit<"y", 1>]> {
             let cppNamespace = "::t";
             let separator = ", ";
             let genSpecializedAttr = 0;
           }
           def T_Kind : EnumAttr<T, Kind, "kind">;
           def T_Flags : EnumAttr<T, Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }
           def T_Info : AttrDef<T, "Info"> {
             let mnemonic = "info";
             let parameters = (ins "int64_t":$n, OptionalParameter<"::mlir::StringAttr">:$s,
                                   OptionalArrayRefParameter<"int64_t">:$l);
             let assemblyFormat = "`<` struct(params) `>`";
           }
           def T_Op1 : T_Op<"use"> {
             let arguments = (ins T_Box:$a, T_Kind:$k, DefaultValuedAttr<T_Flags, "Flags::none">:$f, Kind:$e,
                                  T_Info:$i);
             let assemblyFormat = "$a $k $e (`flags` `` $f^)? $i attr-dict `:` type($a)";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %a, %b = "test.a"() {u = !t.unit, b = !t.box<!t.box<i8, 2>>, k = #t.kind<b>, f = #t.flags<x, y>}
          : () -> (!t.box<i32>, !t.box<f32, 3>)
        t.use %a a b flags<x, y> <n = 4> : <i32>
        t.use %b b a <l = 1, 2, n = 4, s = "q"> : !t.box<f32, 3>
    "#), @"t.mlir:2:81: error: expected valid keyword or string");
    insta::assert_snapshot!(run(&ctx, r#""test.a"() {k = #t.kind<z>} : () -> ()"#), @"t.mlir:1:24: error: expected valid keyword or string");
    insta::assert_snapshot!(run(&ctx, r#""test.a"() {k = #t.info<n = 1, n = 2>} : () -> ()"#), @"t.mlir:1:32: error: duplicate or unknown struct parameter name: n");
}

#[test]
fn undeclared_types_are_kept() {
    let (ctx, _) = context(
        r#"def V : Dialect { let name = "v"; let cppNamespace = "::v"; let useDefaultTypePrinterParser = 1; }
           def V_Op : Op<V, "op"> { let arguments = (ins AnyType:$a); }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %0 = "u.def"() : () -> !v.box<i8:f32, 2.0:10>
        "v.op"(%0) : (!v.box<i8:f32, 2.0:10>) -> ()
    "#), @r#"
    module {
      %0 = "u.def"() : () -> !v.box<i8:f32, 2.0:10>
      "v.op"(%0) : (!v.box<i8:f32, 2.0:10>) -> ()
    }

    "builtin.module"() ({
      %0 = "u.def"() : () -> !v.box<i8:f32, 2.0:10>
      "v.op"(%0) : (!v.box<i8:f32, 2.0:10>) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn constants_are_built_from_their_text() {
    let (ctx, module) =
        context(r#"def T_X : T_Op<"x"> { let arguments = (ins I32Attr:$n, StrAttr:$s, UnitAttr:$u); }"#);
    let op = module.op_by_name("t.x").expect("declared");
    let show = |index: usize, value: &str| {
        crate::const_attr(&ctx, op.attributes[index].attr(), value)
            .map(|attr| legalize_ir::attr_to_string(&ctx, attr))
            .map_err(|error| error.message)
    };
    assert_eq!(show(0, "-3"), Ok("-3 : i32".to_owned()));
    assert_eq!(show(1, "\"q\""), Ok("\"q\"".to_owned()));
    assert_eq!(show(2, "true"), Ok("unit".to_owned()));
    assert!(show(2, "false").is_err() && show(0, "unknown()").is_err());
}

/// A type and an attribute whose syntax is C++, a type with a custom directive in its format, and conditions
/// on them.
const UNREAD: &str = r#"
def T_Box : TypeDef<T, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$inner, "unsigned":$space);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = "bool isSigned() const;";
}
def T_Rope : TypeDef<T, "Rope"> {
  let mnemonic = "rope";
  let parameters = (ins ArrayRefParameter<"int64_t">:$knots);
  let assemblyFormat = "`<` custom<Knots>($knots) `>`";
}
def T_Tag : AttrDef<T, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins "int64_t":$n);
  let hasCustomAssemblyFormat = 1;
}
def T_IntBox : Type<And<[CPred<"::llvm::isa<::t::BoxType>($_self)">,
    SubstLeaves<"$_self", "::llvm::cast<::t::BoxType>($_self).getInner()", AnyInteger.predicate>]>, "box of integer">;
def T_SignedBox : Type<CPred<"::llvm::cast<::t::BoxType>($_self).isSigned()">, "signed box">;
def T_ByteBox : Type<CPred<"::llvm::isa<::t::BoxType>($_self)">, "box of byte", "::t::BoxType">,
    BuildableType<"::t::BoxType::get($_builder.getContext(), $_builder.getI8Type(), 8)">;
def T_OpenOp : T_Op<"open"> {
  let arguments = (ins T_IntBox:$box, T_SignedBox:$other, OptionalAttr<T_Tag>:$tag);
  let assemblyFormat = "$box `,` $other (`tag` $tag^)? attr-dict `:` type($box) `,` type($other)";
}
def T_TieOp : T_Op<"tie"> {
  let arguments = (ins T_Rope:$rope, T_Box:$box);
  let assemblyFormat = "$rope `,` $box attr-dict `:` type($rope) `,` type($box)";
}
def T_ByteOp : T_Op<"byte"> { let arguments = (ins T_ByteBox:$box); let assemblyFormat = "$box attr-dict"; }
"#;

#[test]
fn parameters_that_nothing_reads_are_kept_and_settle_nothing() {
    let (ctx, _) = context(UNREAD);
    insta::assert_snapshot!(run(&ctx, r#"
        %box, %rope = "u.def"() : () -> (!t.box<i8, 3>, !t.rope<1 & [2 -> "x>"]>)
        t.open %box, %box tag <7 of 9> : !t.box<i8, 3>, !t.box<i8, 3>
        t.tie %rope, %box : !t.rope<1 & [2 -> "x>"]>, <i8, 3>
        t.tie %rope, %box : <1 & [2 -> "x>"]>, !t.box<i8, 3>
    "#), @r##"
    module {
      %0:2 = "u.def"() : () -> (!t.box<i8, 3>, !t.rope<1 & [2 -> "x>"]>)
      t.open %0#0, %0#0 tag <7 of 9> : !t.box<i8, 3>, !t.box<i8, 3>
      t.tie %0#1, %0#0 : <1 & [2 -> "x>"]>, <i8, 3>
      t.tie %0#1, %0#0 : <1 & [2 -> "x>"]>, <i8, 3>
    }

    "builtin.module"() ({
      %0:2 = "u.def"() : () -> (!t.box<i8, 3>, !t.rope<1 & [2 -> "x>"]>)
      "t.open"(%0#0, %0#0) <{tag = #t.tag<7 of 9>}> : (!t.box<i8, 3>, !t.box<i8, 3>) -> ()
      "t.tie"(%0#1, %0#0) : (!t.rope<1 & [2 -> "x>"]>, !t.box<i8, 3>) -> ()
      "t.tie"(%0#1, %0#0) : (!t.rope<1 & [2 -> "x>"]>, !t.box<i8, 3>) -> ()
    }) : () -> ()
    "##);
    insta::assert_snapshot!(run(&ctx, r#"
        %box = "u.def"() : () -> !t.box<i8, 8>
        t.byte %box
    "#), @"t.mlir:3:9: error: custom op 't.byte' there is no printer for the parameters of '!t.box' at offset 0 of '::t::BoxType::get($_builder.getContext(), $_builder.getI8Type(), 8)'");
    insta::assert_snapshot!(run(&ctx, r#"
        %i = "u.def"() : () -> i32
        "t.open"(%i, %i) : (i32, i32) -> ()
    "#), @"t.mlir:3:9: error: 't.open' op operand #0 must be box of integer, but got 'i32'");
}

#[test]
fn the_report_names_what_only_cpp_knows() {
    let (ctx, module) = context(&format!(
        "{UNREAD}\ndef T_OddOp : T_Op<\"odd\", [NativeOpTrait<\"HasOddOperands\">, SameTypeOperands]>;"
    ));
    let report = crate::report(&module, &ctx);
    let dialect = report.dialects.iter().find(|dialect| dialect.name == "t").expect("it is there");
    assert_eq!(dialect.unread, ["!t.box", "!t.rope", "#t.tag"]);
    let odd = dialect.ops.iter().find(|op| op.name == "t.odd").expect("it is there");
    assert_eq!(odd.unknown_traits, ["HasOddOperands"]);
    assert_eq!(odd.native, ["SameTypeOperands"]);
}

#[test]
fn constraints_on_parameters_are_checked() {
    let (ctx, _) = context(
        r#"def Wide : TypeConstraint<CPred<"::llvm::cast<::mlir::IntegerType>($_self).getWidth() > 8">, "wide integer", "::mlir::IntegerType">;
           def T_Box : TypeDef<T, "Box"> {
             let mnemonic = "box";
             let parameters = (ins Wide:$of, "int":$n, AnyTypeOf<[I32, F32]>:$ty);
             let assemblyFormat = "`<` $of `,` $n `,` $ty `>`";
           }
           def T_Info : AttrDef<T, "Info"> {
             let mnemonic = "info";
             let parameters = (ins AnyFloat:$ty);
             let assemblyFormat = "`<` $ty `>`";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#""a.a"() {t = !t.box<i32, 3, f32>, i = #t.info<f16>} : () -> ()"#));
    insta::assert_snapshot!(run(&ctx, r#""a.a"() {t = !t.box<i8, 3, f32>} : () -> ()"#));
    insta::assert_snapshot!(run(&ctx, r#""a.a"() {t = !t.box<i9, 3, f64>} : () -> ()"#));
    insta::assert_snapshot!(run(&ctx, r#""a.a"() {i = #t.info<i32>} : () -> ()"#));
}
