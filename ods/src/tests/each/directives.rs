//! Directives of assembly formats.

use legalize_ir::{Context, Delimiter};

use super::cases;
use crate::format::DIRECTIVES;
use crate::{CustomDirectives, CustomSlot, attach_directives};

cases! {
    attr_dict("attr-dict") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins UnitAttr:$u); let assemblyFormat = "attr-dict"; }"#
        accepts "t.x {a = 1 : i32, u}"
        refuses "t.x attributes {a}"
        says "custom op 'attributes' is unknown"
    }
    attr_dict_with_keyword("attr-dict-with-keyword") {
        r#"def T_X : T_Op<"x"> { let assemblyFormat = "attr-dict-with-keyword"; }"#
        accepts "t.x attributes {a = 1 : i32}"
        refuses "t.x {a = 1 : i32}"
        says "expected operation name in quotes"
    }
    prop_dict("prop-dict") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins I32Attr:$n); let assemblyFormat = "prop-dict attr-dict"; }"#
        accepts "t.x <{n = 1 : i32}> {a}"
        refuses "t.x <{n = 1 : i64}>"
        says "'n'"
    }
    qualified("qualified") {
        r#"def T_Tag : AttrDef<T, "Tag"> { let mnemonic = "tag"; let parameters = (ins "int":$a); let assemblyFormat = "`<` $a `>`"; }
           def T_X : T_Op<"x"> { let arguments = (ins T_Tag:$n); let assemblyFormat = "qualified($n) attr-dict"; }"#
        accepts "t.x #t.tag<1>"
        refuses "t.x <1>"
        says "expected"
    }
    functional_type("functional-type") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r);
             let assemblyFormat = "$a attr-dict `:` functional-type($a, $r)"; }"#
        accepts "t.x %i : (i32) -> f32"
        refuses "t.x %i : i32"
        says "invalid kind of type specified"
    }
    of_type("type") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins AnyType:$a); let assemblyFormat = "$a attr-dict `:` type($a)"; }"#
        accepts "t.x %i : i32"
        refuses "t.x %i : f32"
        says "expects different type"
    }
    operands("operands") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins AnyType:$a, AnyType:$b); let assemblyFormat = "operands attr-dict `:` type(operands)"; }"#
        accepts "t.x %i, %f : i32, f32"
        refuses "t.x %i, %f : i32"
        says "number of operands and types do not match"
    }
    results("results") {
        r#"def T_X : T_Op<"x"> { let results = (outs AnyType:$a, AnyType:$b); let assemblyFormat = "attr-dict `:` type(results)"; }"#
        accepts "%r:2 = t.x : i32, f32"
        refuses "%r:2 = t.x : i32"
        says "but was provided"
    }
    regions("regions") {
        r#"def T_X : T_Op<"x", [NoTerminator]> { let regions = (region AnyRegion:$a, VariadicRegion<AnyRegion>:$b); let assemblyFormat = "regions attr-dict"; }"#
        accepts "t.x { }, { }"
        refuses "t.x { },"
        says "expected '{' to begin a region"
    }
    successors("successors") {
        r#"def T_X : T_Op<"x", [Terminator]> { let successors = (successor AnySuccessor:$a, AnySuccessor:$b); let assemblyFormat = "successors attr-dict"; }"#
        accepts r#""test.r"() ({ t.x ^b, ^b ^b: "test.v"() : () -> () }) : () -> ()"#
        refuses r#""test.r"() ({ t.x ^b ^b: "test.v"() : () -> () }) : () -> ()"#
        says "requires 2 successors but found 1"
    }
    oilist("oilist") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins UnitAttr:$u, OptionalAttr<I32Attr>:$n);
             let assemblyFormat = "oilist(`fast` $u | `by` $n) attr-dict"; }"#
        accepts "t.x by 3 fast"
        refuses "t.x fast fast"
        says "`fast` clause can appear at most once in the expansion of the oilist directive"
    }
    custom("custom") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins DenseI64ArrayAttr:$n); let assemblyFormat = "custom<DimensionList>($n) attr-dict"; }"#
        accepts "t.x 2x3"
        refuses "t.x [2, 3]"
        says "expected"
    }
    reference("ref") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
             let assemblyFormat = "$a `:` type($a) custom<AsOften>($b, type($b), ref(type($a))) attr-dict"; }"#
        accepts "t.x %i : i32 [%i, %i]"
        refuses "t.x %f : f32 [%i, %i]"
        says "expects different type"
    }
    optional_group("(…)?") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins OptionalAttr<I32Attr>:$n); let assemblyFormat = "(`by` $n^)? attr-dict"; }"#
        accepts "t.x"
        refuses "t.x by"
        says "expected"
    }
    optional_group_with_else("(…):(…)?") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins OptionalAttr<I32Attr>:$n); let assemblyFormat = "(`by` $n^):(`alone`)? attr-dict"; }"#
        accepts "t.x alone"
        refuses "t.x"
        says "expected 'alone'"
    }
}

/// A list of operands, all of the type that a `ref` gives.
pub(super) fn attach(ctx: &mut Context) {
    let mut directives = CustomDirectives::new();
    directives.insert(
        "AsOften",
        |parser, slots| {
            let ty = match &slots[2] {
                CustomSlot::Types(types) => types[0],
                other => panic!("{other:?}"),
            };
            let operands = parser.parse_operand_list(Delimiter::Square)?.into_vec();
            slots[1] = CustomSlot::Types(vec![ty; operands.len()]);
            slots[0] = CustomSlot::Operands(operands);
            Ok(true)
        },
        |_, _, _| {},
    );
    attach_directives(ctx, "t", directives);
}

/// The directives of formats of types and attributes, and groups.
const MORE: [&str; 2] = ["(…)?", "(…):(…)?"];

#[test]
fn every_directive_has_a_case() {
    let missing: Vec<_> = DIRECTIVES.iter().chain(&MORE).filter(|name| !COVERED.contains(name)).collect();
    assert!(missing.is_empty(), "no case in `directives.rs`: {missing:?}");
}
