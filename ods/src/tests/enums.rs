//! Enums: values with the highest bit, and classes of one name in several namespaces.

use super::{context, run};

#[test]
fn the_highest_bit_of_a_narrow_enum_is_its_sign() {
    let (ctx, _) = context(
        r#"class Bits8<string name> : I8BitEnumAttr<name, "bits", [
               I8BitEnumAttrCaseBit<"A", 0, "a">, I8BitEnumAttrCaseBit<"Top", 7, "top">]> {
             let cppNamespace = "::t";
           }
           def Eight : Bits8<"Eight">;
           def EightBare : Bits8<"EightBare"> { let genSpecializedAttr = 0; }
           def Sixteen : I16BitEnumAttr<"Sixteen", "bits", [
               I16BitEnumAttrCaseBit<"A", 0, "a">, I16BitEnumAttrCaseBit<"Top", 15, "top">]> {
             let cppNamespace = "::t";
           }
           def ThirtyTwo : I32BitEnumAttr<"ThirtyTwo", "bits", [
               I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"Top", 31, "top">]> {
             let cppNamespace = "::t";
           }
           def Number : IntEnumAttr<I8, "Number", "number", [
               IntEnumAttrCaseBase<I8, "A", "a", 0>, IntEnumAttrCaseBase<I8, "Top", "top", 128>,
               IntEnumAttrCaseBase<I8, "All", "all", 255>]> {
             let cppNamespace = "::t";
             let underlyingType = "uint8_t";
           }
           def T_Enums : T_Op<"enums", [PredOpTrait<"the number is the topmost where all bits are",
               Or<[CPred<"getEight() != ::t::Eight::Top">, CPred<"getNumber() == ::t::Number::Top">]>>]> {
             let arguments = (ins Eight:$eight, EightBare:$bare, Sixteen:$sixteen, ThirtyTwo:$thirty_two,
                                  Number:$number, DefaultValuedAttr<Number, "::t::Number::All">:$other);
             let assemblyFormat = "$eight $bare $sixteen $thirty_two $number ($other^)? attr-dict";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        t.enums top top top top top
        t.enums a a a a all a
        "t.enums"() {eight = 128 : i8, bare = -128 : i8, sixteen = -32768 : i16, thirty_two = -2147483648 : i32,
                     number = -128 : i8} : () -> ()
    "#), @r#"
    module {
      t.enums top top top top top
      t.enums a a a a all a
      t.enums top top top top top
    }

    "builtin.module"() ({
      "t.enums"() <{bare = -128 : i8, eight = -128 : i8, number = -128 : i8, other = -1 : i8, sixteen = -32768 : i16, thirty_two = -2147483648 : i32}> : () -> ()
      "t.enums"() <{bare = 1 : i8, eight = 1 : i8, number = -1 : i8, other = 0 : i8, sixteen = 1 : i16, thirty_two = 1 : i32}> : () -> ()
      "t.enums"() <{bare = -128 : i8, eight = -128 : i8, number = -128 : i8, other = -1 : i8, sixteen = -32768 : i16, thirty_two = -2147483648 : i32}> : () -> ()
    }) : () -> ()
    "#);
    insta::assert_snapshot!(run(&ctx, "t.enums top top top top a"), @"t.mlir:1:1: error: 't.enums' op failed to verify that the number is the topmost where all bits are");
    insta::assert_snapshot!(run(&ctx, r#"
        "t.enums"() {eight = -127 : i8, bare = 64 : i8, sixteen = 1 : i16, thirty_two = 1 : i32,
                     number = -1 : i8} : () -> ()"#), @"t.mlir:2:9: error: 't.enums' op attribute 'bare' failed to satisfy constraint: bits");
    insta::assert_snapshot!(run(&ctx, r#"
        "t.enums"() {eight = -126 : i8, bare = 1 : i8, sixteen = 1 : i16, thirty_two = 1 : i32,
                     number = -1 : i8} : () -> ()"#), @"t.mlir:2:9: error: 't.enums' op attribute 'eight' failed to satisfy constraint: bits");
    insta::assert_snapshot!(run(&ctx, r#"
        "t.enums"() {eight = 1 : i8, bare = 1 : i8, sixteen = 1 : i16, thirty_two = 1 : i32,
                     number = -2 : i8} : () -> ()"#), @"t.mlir:2:9: error: 't.enums' op attribute 'number' failed to satisfy constraint: number");
}

/// A constraint that names a class without its namespace means the class of the dialect that uses it.
#[test]
fn one_name_in_two_namespaces_denotes_two_enums() {
    let (ctx, _) = context(
        r#"def U : Dialect { let name = "u"; let cppNamespace = "::u"; }
           class Kind_<string ns, int a, int b> : I32EnumAttr<"Kind", "kind", [
               I32EnumAttrCase<"A", a, "a">, I32EnumAttrCase<"B", b, "b">]> {
             let cppNamespace = ns;
           }
           def TKind : Kind_<"::t", 0, 1>;
           def UKind : Kind_<"::u", 5, 6>;
           def IsB : AttrConstraint<CPred<"::llvm::cast<KindAttr>($_self).getValue() == Kind::B">, "which is b">;
           class Confined_<Attr attr> : ConfinedAttr<attr, [IsB]>;
           def T_Use : T_Op<"use"> {
             let arguments = (ins Confined_<TKind>:$kind, DefaultValuedAttr<TKind, "Kind::A">:$other);
             let assemblyFormat = "$kind attr-dict";
           }
           def U_Use : Op<U, "use", [PredOpTrait<"it is b", CPred<"getKind() == Kind::B">>]> {
             let arguments = (ins Confined_<UKind>:$kind, DefaultValuedAttr<UKind, "Kind::A">:$other);
             let assemblyFormat = "$kind attr-dict";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, "t.use b\n u.use b"), @r#"
    module {
      t.use b
      u.use b
    }

    "builtin.module"() ({
      "t.use"() <{kind = 1 : i32, other = 0 : i32}> : () -> ()
      "u.use"() <{kind = 6 : i32, other = 5 : i32}> : () -> ()
    }) : () -> ()
    "#);
    insta::assert_snapshot!(run(&ctx, "t.use a"), @"t.mlir:1:1: error: 't.use' op attribute 'kind' failed to satisfy constraint: kind which is b");
    insta::assert_snapshot!(run(&ctx, "u.use a"), @"t.mlir:1:1: error: 'u.use' op attribute 'kind' failed to satisfy constraint: kind which is b");
}

/// The class that an attribute is seen as says whose case its value is, also where other enums have the same
/// values.
#[test]
fn values_of_attributes_are_cases_of_the_enum_of_their_class() {
    let (ctx, _) = context(
        r#"class Two_<string name, int a, int b> : I32EnumAttr<name, "two", [
               I32EnumAttrCase<"A", a, "a">, I32EnumAttrCase<"B", b, "b">]> {
             let cppNamespace = "::t";
           }
           def One : Two_<"One", 0, 1>;
           def Other : Two_<"Other", 1, 0>;
           class Rule_<string text> : PredOpTrait<text, CPred<text>>;
           def T_Cases : T_Op<"cases", [
               Rule_<"getOneAttr().getValue() == One::B">,
               Rule_<"getOtherAttr().getValue() == t::Other::B">,
               Rule_<"stringifyOne(getOneAttr().getValue()) == \"b\"">,
               Rule_<"stringifyOther(cast<OtherAttr>(getOther2Attr()).getValue()) == \"b\"">,
               Rule_<"static_cast<int>(cast<Cases>($_op).getOtherAttr().getValue()) == 0">,
               Rule_<"OtherAttr::get($_op.getContext(), Other::A).getValue() != Other::B">]> {
             let arguments = (ins One:$one, Other:$other, Other:$other2);
             let assemblyFormat = "$one $other $other2 attr-dict";
           }"#,
    );
    let accepted = run(&ctx, "t.cases b b b");
    assert!(accepted.starts_with("module {\n  t.cases b b b\n}\n"), "{accepted}");
    for (wrong, rule) in [
        ("t.cases a b b", "getOneAttr().getValue() == One::B"),
        ("t.cases b a b", "getOtherAttr().getValue() == t::Other::B"),
        ("t.cases b b a", "stringifyOther(cast<OtherAttr>(getOther2Attr()).getValue()) == \"b\""),
    ] {
        let expected = format!("t.mlir:1:1: error: 't.cases' op failed to verify that {rule}\n");
        assert_eq!(run(&ctx, wrong), expected);
    }
}
