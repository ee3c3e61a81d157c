//! Native traits that have a rule.

use std::collections::BTreeSet;

use super::{cases, trait_facts};
use crate::model::TraitKind;
use crate::register::native_traits;

cases! {
    same_type_operands("SameTypeOperands") {
        r#"def T_X : T_Op<"x", [SameTypeOperands]> { let arguments = (ins AnyType:$a, AnyType:$b); }"#
        accepts r#""t.x"(%i, %i) : (i32, i32) -> ()"#
        refuses r#""t.x"(%i, %f) : (i32, f32) -> ()"#
        says "requires all operands to have the same type"
    }
    same_operands_shape("SameOperandsShape") {
        r#"def T_X : T_Op<"x", [SameOperandsShape]> { let arguments = (ins AnyType:$a, AnyType:$b); }"#
        accepts r#""t.x"(%t2, %f2) : (tensor<2xi32>, tensor<2xf32>) -> ()"#
        refuses r#""t.x"(%t2, %t3) : (tensor<2xi32>, tensor<3xi32>) -> ()"#
        says "requires the same shape for all operands"
    }
    same_operands_and_result_shape("SameOperandsAndResultShape") {
        r#"def T_X : T_Op<"x", [SameOperandsAndResultShape]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }"#
        accepts r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<2xf32>"#
        refuses r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<3xi32>"#
        says "requires the same shape for all operands and results"
    }
    same_operands_element_type("SameOperandsElementType") {
        r#"def T_X : T_Op<"x", [SameOperandsElementType]> { let arguments = (ins AnyType:$a, AnyType:$b); }"#
        accepts r#""t.x"(%t2, %i) : (tensor<2xi32>, i32) -> ()"#
        refuses r#""t.x"(%t2, %f2) : (tensor<2xi32>, tensor<2xf32>) -> ()"#
        says "requires the same element type for all operands"
    }
    same_operands_and_result_element_type("SameOperandsAndResultElementType") {
        r#"def T_X : T_Op<"x", [SameOperandsAndResultElementType]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }"#
        accepts r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<3xi32>"#
        refuses r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<2xf32>"#
        says "requires the same element type for all operands and results"
    }
    same_operands_and_result_type("SameOperandsAndResultType") {
        r#"def T_X : T_Op<"x", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }"#
        accepts r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<2xi32>"#
        refuses r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<3xi32>"#
        says "requires the same type for all operands and results"
    }
    same_operands_and_result_rank("SameOperandsAndResultRank") {
        r#"def T_X : T_Op<"x", [SameOperandsAndResultRank]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }"#
        accepts r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<3xf32>"#
        refuses r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<2x2xi32>"#
        says "result type has different rank than operands"
    }
    results_broadcastable_shape("ResultsBroadcastableShape") {
        r#"def T_X : T_Op<"x", [ResultsBroadcastableShape]> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }"#
        accepts r#""t.x"(%t2, %t22) : (tensor<2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>"#
        refuses r#""t.x"(%t2, %t3) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>"#
        says "operands don't have broadcast-compatible shapes"
    }
    elementwise("Elementwise") {
        r#"def T_X : T_Op<"x", [Elementwise]> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }"#
        accepts r#""t.x"(%t2) : (tensor<2xi32>) -> tensor<2xf32>"#
        refuses r#""t.x"(%t2) : (tensor<2xi32>) -> i32"#
        says "if an operand is non-scalar, then there must be at least one non-scalar result"
    }
    results_are_float_like("ResultsAreFloatLike") {
        r#"def T_X : T_Op<"x", [ResultsAreFloatLike]> { let results = (outs AnyType:$r, Variadic<AnyType>:$more); }"#
        accepts r#""t.x"() : () -> (f32, vector<2xf16>, tensor<*xbf16>)"#
        refuses r#""t.x"() : () -> (f32, memref<2xf32>)"#
        says "'t.x' op requires a floating point type"
    }
    is_terminator("IsTerminator") {
        r#"def T_X : T_Op<"x", [Terminator]>;"#
        accepts r#""test.r"() ({ "t.x"() : () -> () }) : () -> ()"#
        refuses r#""test.r"() ({ "t.x"() : () -> () "test.v"() : () -> () }) : () -> ()"#
        says "must be the last operation in the parent block"
    }
    is_isolated_from_above("IsIsolatedFromAbove") {
        r#"def T_X : T_Op<"x", [IsolatedFromAbove]> { let regions = (region AnyRegion:$r); }"#
        accepts r#""t.x"() ({ %a = "test.v"() : () -> i32 "test.u"(%a) : (i32) -> () }) : () -> ()"#
        refuses r#""t.x"() ({ "test.u"(%i) : (i32) -> () }) : () -> ()"#
        says "using value defined outside the region"
    }
    symbol_table("SymbolTable") {
        r#"def T_S : T_Op<"s", [Symbol]> { let arguments = (ins SymbolNameAttr:$sym_name); }
           def T_X : T_Op<"x", [SymbolTable, NoTerminator]> { let regions = (region SizedRegion<1>:$r); }"#
        accepts r#""t.x"() ({ "t.s"() {sym_name = "a"} : () -> () "t.s"() {sym_name = "b"} : () -> () }) : () -> ()"#
        refuses r#""t.x"() ({ "t.s"() {sym_name = "a"} : () -> () "t.s"() {sym_name = "a"} : () -> () }) : () -> ()"#
        says "redefinition of symbol named 'a'"
    }
    single_block("SingleBlock") {
        r#"def T_End : T_Op<"end", [Terminator]>;
           def T_X : T_Op<"x", [SingleBlock]> { let regions = (region AnyRegion:$r); }"#
        accepts r#""t.x"() ({ "t.end"() : () -> () }) : () -> ()"#
        refuses r#""t.x"() ({ "t.end"() : () -> () ^b: "t.end"() : () -> () }) : () -> ()"#
        says "expects region #0 to have 0 or 1 blocks"
    }
    single_block_implicit_terminator("SingleBlockImplicitTerminator") {
        r#"def T_EndOp : T_Op<"end", [Terminator]>;
           def T_OtherOp : T_Op<"other", [Terminator]>;
           def T_X : T_Op<"x", [SingleBlockImplicitTerminator<"EndOp">]> { let regions = (region AnyRegion:$r); }"#
        accepts r#""t.x"() ({ "t.end"() : () -> () }) : () -> ()"#
        refuses r#""t.x"() ({ "t.other"() : () -> () }) : () -> ()"#
        says "expects regions to end with 't.end', found 't.other'"
    }
    no_terminator("NoTerminator") {
        r#"def T_Plain : T_Op<"plain">;
           def T_X : T_Op<"x", [NoTerminator]> { let regions = (region AnyRegion:$r); }
           def T_Y : T_Op<"y"> { let regions = (region AnyRegion:$r); }"#
        accepts r#""t.x"() ({ "t.plain"() : () -> () }) : () -> ()"#
        refuses r#""t.y"() ({ "t.plain"() : () -> () }) : () -> ()"#
        says "block with no terminator"
    }
    has_only_graph_region("HasOnlyGraphRegion") {
        r#"include "mlir/IR/RegionKindInterface.td"
           def T_X : T_Op<"x", GraphRegionNoTerminator.traits> { let regions = (region SizedRegion<1>:$r); }
           def T_Y : T_Op<"y", [SingleBlock, NoTerminator]> { let regions = (region SizedRegion<1>:$r); }"#
        accepts r#""t.x"() ({ "test.u"(%a) : (i32) -> () %a = "test.v"() : () -> i32 }) : () -> ()"#
        refuses r#""t.y"() ({ "test.u"(%a) : (i32) -> () %a = "test.v"() : () -> i32 }) : () -> ()"#
        says "does not dominate this use"
    }
    has_parent("HasParent") {
        r#"def T_HomeOp : T_Op<"home"> { let regions = (region AnyRegion:$r); }
           def T_X : T_Op<"x", [HasParent<"HomeOp">, Terminator]>;"#
        accepts r#""t.home"() ({ "t.x"() : () -> () }) : () -> ()"#
        refuses r#""test.r"() ({ "t.x"() : () -> () }) : () -> ()"#
        says "expects parent op 't.home'"
    }
    parent_one_of("ParentOneOf") {
        r#"def T_HomeOp : T_Op<"home"> { let regions = (region AnyRegion:$r); }
           def T_YardOp : T_Op<"yard"> { let regions = (region AnyRegion:$r); }
           def T_X : T_Op<"x", [ParentOneOf<["HomeOp", "YardOp"]>, Terminator]>;"#
        accepts r#""t.yard"() ({ "t.x"() : () -> () }) : () -> ()"#
        refuses r#""test.r"() ({ "t.x"() : () -> () }) : () -> ()"#
        says "expects parent op to be one of 't.home, t.yard'"
    }
    at_most_one_child_of("AtMostOneChildOf") {
        r#"class AtMostOneChildOf<string ops> : ParamNativeOpTrait<"AtMostOneChildOf", ops>;
           def T_AOp : T_Op<"a">;
           def T_BOp : T_Op<"b">;
           def T_X : T_Op<"x", [AtMostOneChildOf<"AOp, BOp">, NoTerminator]> { let regions = (region AnyRegion:$r); }"#
        accepts r#""t.x"() ({ "t.b"() : () -> () "t.a"() : () -> () "test.v"() : () -> () "test.v"() : () -> () }) : () -> ()"#
        refuses r#""t.x"() ({ "t.b"() : () -> () "t.a"() : () -> () "t.b"() : () -> () }) : () -> ()"#
        says "error: failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type t.b"
    }
    no_region_arguments("NoRegionArguments") {
        r#"def T_X : T_Op<"x", [NoRegionArguments]> { let regions = (region AnyRegion:$r); }"#
        accepts r#""t.x"() ({ "test.v"() : () -> () }) : () -> ()"#
        refuses r#""t.x"() ({ ^b(%a: i32): "test.v"() : () -> () }) : () -> ()"#
        says "region should have no arguments"
    }
    attr_sized_operand_segments("AttrSizedOperandSegments") {
        r#"def T_X : T_Op<"x", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b); }"#
        accepts r#""t.x"(%i) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()"#
        refuses r#""t.x"(%i) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32) -> ()"#
        says "operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'"
    }
    attr_sized_result_segments("AttrSizedResultSegments") {
        r#"def T_X : T_Op<"x", [AttrSizedResultSegments]> { let results = (outs Variadic<AnyType>:$a, Variadic<AnyType>:$b); }"#
        accepts r#"%r = "t.x"() <{resultSegmentSizes = array<i32: 0, 1>}> : () -> i32"#
        refuses r#"%r = "t.x"() <{resultSegmentSizes = array<i32: 1, 1>}> : () -> i32"#
        says "result count (1) does not match with the total size (2) specified in attribute 'resultSegmentSizes'"
    }
    same_variadic_operand_size("SameVariadicOperandSize") {
        r#"def T_X : T_Op<"x", [SameVariadicOperandSize]> { let arguments = (ins Variadic<I32>:$a, Variadic<F32>:$b); }"#
        accepts r#""t.x"(%i, %f) : (i32, f32) -> ()"#
        refuses r#""t.x"(%i, %i, %f, %i) : (i32, i32, f32, i32) -> ()"#
        says "operand #3 must be variadic of 32-bit float, but got 'i32'"
    }
    same_variadic_result_size("SameVariadicResultSize") {
        r#"def T_X : T_Op<"x", [SameVariadicResultSize]> { let results = (outs Variadic<I32>:$a, Variadic<F32>:$b); }"#
        accepts r#"%r:2 = "t.x"() : () -> (i32, f32)"#
        refuses r#"%r:4 = "t.x"() : () -> (i32, i32, i32, f32)"#
        says "result #2 must be variadic of 32-bit float, but got 'i32'"
    }
}

#[test]
fn every_native_trait_has_a_case() {
    let mut all: BTreeSet<String> = native_traits().map(str::to_owned).collect();
    let declared = super::super::load_td(
        r#"include "mlir/IR/RegionKindInterface.td"
           include "mlir/Interfaces/ControlFlowInterfaces.td""#,
    );
    for entry in &declared.module.traits {
        // Those of types and attributes are only used by conditions.
        let is_native = match &entry.kind {
            TraitKind::Native { cpp_namespace, .. } => cpp_namespace.ends_with("OpTrait"),
            kind => matches!(kind, TraitKind::Internal { .. }),
        };
        if is_native {
            all.insert(entry.name().to_owned());
        }
    }
    assert!(all.len() > 30, "{all:?}");
    let covered = |name: &str| COVERED.contains(&name) || trait_facts::COVERED.contains(&name);
    let missing: Vec<_> = all.iter().filter(|name| !covered(name)).collect();
    assert!(missing.is_empty(), "no case in `traits.rs` or `trait_facts.rs`: {missing:?}");
}
