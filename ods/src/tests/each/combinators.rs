//! Combinators of constraints on types and attributes, and relations between the types of values.

use super::{cases, properties};

cases! {
    any_type_of("AnyTypeOf") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins AnyTypeOf<[I32, F32]>:$a); }"#
        accepts r#""t.x"(%f) : (f32) -> ()"#
        refuses r#""t.x"(%l) : (i64) -> ()"#
        says "operand #0 must be 32-bit signless integer or 32-bit float, but got 'i64'"
    }
    all_of_type("AllOfType") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins AllOfType<[AnyTensor, TensorOf<[I32]>]>:$a); }"#
        accepts r#""t.x"(%t2) : (tensor<2xi32>) -> ()"#
        refuses r#""t.x"(%f2) : (tensor<2xf32>) -> ()"#
        says "operand #0 must be tensor of any type values and tensor of 32-bit signless integer values, but got 'tensor<2xf32>'"
    }
    confined_type("ConfinedType") {
        r#"def Two : ConfinedType<AnyTensor, [HasAnyRankOfPred<[2]>], "a table">;
           def T_X : T_Op<"x"> { let arguments = (ins Two:$a); }"#
        accepts r#""t.x"(%t22) : (tensor<2x2xi32>) -> ()"#
        refuses r#""t.x"(%t2) : (tensor<2xi32>) -> ()"#
        says "operand #0 must be a table, but got 'tensor<2xi32>'"
    }
    nested_tuple_of("NestedTupleOf") {
        r#"def T_X : T_Op<"x"> { let results = (outs NestedTupleOf<[I32]>:$a); }"#
        accepts r#""t.x"() : () -> tuple<i32, tuple<i32>>"#
        refuses r#""t.x"() : () -> tuple<i32, tuple<f32>>"#
        says "result #0 must be nested tuple with any combination of 32-bit signless integer values, but got"
    }
    variadic("Variadic") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins Variadic<I32>:$a); }"#
        accepts r#""t.x"(%i, %i) : (i32, i32) -> ()"#
        refuses r#""t.x"(%i, %f) : (i32, f32) -> ()"#
        says "operand #1 must be variadic of 32-bit signless integer, but got 'f32'"
    }
    optional("Optional") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins Optional<I32>:$a); }"#
        accepts r#""t.x"() : () -> ()"#
        refuses r#""t.x"(%i, %i) : (i32, i32) -> ()"#
        says "operand group starting at #0 requires 0 or 1 element, but found 2"
    }
    variadic_of_variadic("VariadicOfVariadic") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins VariadicOfVariadic<I32, "sizes">:$a, DenseI32ArrayAttr:$sizes); }"#
        accepts r#""t.x"(%i, %i) <{sizes = array<i32: 0, 2>}> : (i32, i32) -> ()"#
        refuses r#""t.x"(%i, %i) <{sizes = array<i32: 1, 2>}> : (i32, i32) -> ()"#
        says "does not match with the total size (3) specified in attribute 'sizes'"
    }
    optional_attr("OptionalAttr") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins OptionalAttr<I32Attr>:$a); }"#
        accepts r#""t.x"() : () -> ()"#
        refuses r#""t.x"() <{a = 1 : i64}> : () -> ()"#
        says "attribute 'a' failed to satisfy constraint: 32-bit signless integer attribute"
    }
    default_valued_attr("DefaultValuedAttr") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins DefaultValuedAttr<I32Attr, "3">:$a); }"#
        accepts r#""t.x"() : () -> ()"#
        refuses r#""t.x"() <{a = 1 : i64}> : () -> ()"#
        says "attribute 'a' failed to satisfy constraint: 32-bit signless integer attribute"
    }
    default_valued_optional_attr("DefaultValuedOptionalAttr") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins DefaultValuedOptionalAttr<I32Attr, "3">:$a); }"#
        accepts r#""t.x"() : () -> ()"#
        refuses r#""t.x"() <{a = 1 : i64}> : () -> ()"#
        says "attribute 'a' failed to satisfy constraint: 32-bit signless integer attribute"
    }
    confined_attr("ConfinedAttr") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ConfinedAttr<I32Attr, [IntMinValue<2>, IntMaxValue<4>]>:$a); }"#
        accepts r#""t.x"() <{a = 3 : i32}> : () -> ()"#
        refuses r#""t.x"() <{a = 5 : i32}> : () -> ()"#
        says "32-bit signless integer attribute whose minimum value is 2 whose maximum value is 4"
    }
    any_attr_of("AnyAttrOf") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins AnyAttrOf<[I32Attr, StrAttr]>:$a); }"#
        accepts r#""t.x"() <{a = "s"}> : () -> ()"#
        refuses r#""t.x"() <{a = 5 : i64}> : () -> ()"#
        says "32-bit signless integer attribute or string attribute"
    }
    all_attr_of("AllAttrOf") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ConfinedAttr<I32Attr, [AllAttrOf<[IntNonNegative, IntMaxValue<4>]>]>:$a); }"#
        accepts r#""t.x"() <{a = 0 : i32}> : () -> ()"#
        refuses r#""t.x"() <{a = -1 : i32}> : () -> ()"#
        says "attribute 'a' failed to satisfy constraint"
    }
    typed_array_attr("TypedArrayAttrBase") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins TypedArrayAttrBase<StrAttr, "names">:$a); }"#
        accepts r#""t.x"() <{a = ["p", "q"]}> : () -> ()"#
        refuses r#""t.x"() <{a = ["p", 1]}> : () -> ()"#
        says "attribute 'a' failed to satisfy constraint: names"
    }
    type_attr_of("TypeAttrOf") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins TypeAttrOf<I32>:$a); }"#
        accepts r#""t.x"() <{a = i32}> : () -> ()"#
        refuses r#""t.x"() <{a = f32}> : () -> ()"#
        says "type attribute of 32-bit signless integer"
    }
    all_types_match("AllTypesMatch") {
        r#"def T_X : T_Op<"x", [AllTypesMatch<["a", "b"]>]> { let arguments = (ins AnyType:$a, AnyType:$b); }"#
        accepts r#""t.x"(%i, %i) : (i32, i32) -> ()"#
        refuses r#""t.x"(%i, %f) : (i32, f32) -> ()"#
        says "failed to verify that all of {a, b} have same type"
    }
    all_shapes_match("AllShapesMatch") {
        r#"def T_X : T_Op<"x", [AllShapesMatch<["a", "b"]>]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b); }"#
        accepts r#""t.x"(%t2, %f2) : (tensor<2xi32>, tensor<2xf32>) -> ()"#
        refuses r#""t.x"(%t2, %t3) : (tensor<2xi32>, tensor<3xi32>) -> ()"#
        says "failed to verify that all of {a, b} have same shape"
    }
    all_ranks_match("AllRanksMatch") {
        r#"def T_X : T_Op<"x", [AllRanksMatch<["a", "b"]>]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b); }"#
        accepts r#""t.x"(%t2, %t3) : (tensor<2xi32>, tensor<3xi32>) -> ()"#
        refuses r#""t.x"(%t2, %t22) : (tensor<2xi32>, tensor<2x2xi32>) -> ()"#
        says "failed to verify that all of {a, b} have same rank"
    }
    all_element_types_match("AllElementTypesMatch") {
        r#"def T_X : T_Op<"x", [AllElementTypesMatch<["a", "b"]>]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b); }"#
        accepts r#""t.x"(%t2, %t3) : (tensor<2xi32>, tensor<3xi32>) -> ()"#
        refuses r#""t.x"(%t2, %f2) : (tensor<2xi32>, tensor<2xf32>) -> ()"#
        says "failed to verify that all of {a, b} have same element type"
    }
    all_element_counts_match("AllElementCountsMatch") {
        r#"def T_X : T_Op<"x", [AllElementCountsMatch<["a", "b"]>]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b); }"#
        accepts r#""t.x"(%t2, %f2) : (tensor<2xi32>, tensor<2xf32>) -> ()"#
        refuses r#""t.x"(%t2, %t3) : (tensor<2xi32>, tensor<3xi32>) -> ()"#
        says "failed to verify that all of {a, b} have same element count"
    }
    types_match_with("TypesMatchWith") {
        r#"def T_X : T_Op<"x", [TypesMatchWith<"b is an element of a", "a", "b", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
             let arguments = (ins AnyTensor:$a, AnyType:$b); }"#
        accepts r#""t.x"(%t2, %i) : (tensor<2xi32>, i32) -> ()"#
        refuses r#""t.x"(%t2, %f) : (tensor<2xi32>, f32) -> ()"#
        says "failed to verify that b is an element of a"
    }
    optional_types_match_with("OptionalTypesMatchWith") {
        r#"def T_X : T_Op<"x", [OptionalTypesMatchWith<"b is of a's type", "a", "b", "$_self">]> {
             let arguments = (ins AnyType:$a, Optional<AnyType>:$b); }"#
        accepts r#""t.x"(%i) : (i32) -> ()"#
        refuses r#""t.x"(%i, %f) : (i32, f32) -> ()"#
        says "failed to verify that b is of a's type"
    }
    ranged_types_match_with("RangedTypesMatchWith") {
        r#"def T_X : T_Op<"x", [RangedTypesMatchWith<"a is of b's types", "a", "b", "$_self">, SameVariadicOperandSize]> {
             let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b); }"#
        accepts r#""t.x"(%i, %i) : (i32, i32) -> ()"#
        refuses r#""t.x"(%i, %f) : (i32, f32) -> ()"#
        says "failed to verify that a is of b's types"
    }
    shaped_type_matches("ShapedTypeMatchesElementCountAndTypes") {
        r#"def T_X : T_Op<"x", [ShapedTypeMatchesElementCountAndTypes<"r", "a">]> {
             let arguments = (ins Variadic<AnyType>:$a); let results = (outs AnyTensor:$r); }"#
        accepts r#""t.x"(%i, %i) : (i32, i32) -> tensor<2xi32>"#
        refuses r#""t.x"(%i) : (i32) -> tensor<2xi32>"#
        says "failed to verify that shaped type 'r' matches 'a' element count and types"
    }
    sized_region("SizedRegion") {
        r#"def T_X : T_Op<"x"> { let regions = (region SizedRegion<1>:$r); }"#
        accepts r#""t.x"() ({ "test.v"() : () -> () }) : () -> ()"#
        refuses r#""t.x"() ({ }) : () -> ()"#
        says "region #0 ('r') failed to verify constraint: region with 1 blocks"
    }
}

/// The combinators of `mlir/IR` that definitions of operations are written with.
const LIST: [&str; 36] = [
    "AllAttrOf",
    "AllElementCountsMatch",
    "AllElementTypesMatch",
    "AllOfType",
    "AllRanksMatch",
    "AllShapesMatch",
    "AllTypesMatch",
    "AnyAttrOf",
    "AnyTypeOf",
    "ArrayProp",
    "ConfinedAttr",
    "ConfinedProp",
    "ConfinedType",
    "DefaultValuedAttr",
    "DefaultValuedOptionalAttr",
    "DefaultValuedProp",
    "IntArrayProp",
    "IntProp",
    "NestedTupleOf",
    "OptionalAttr",
    "OptionalProp",
    "OptionalTypesMatchWith",
    "Optional",
    "RangedTypesMatchWith",
    "ShapedTypeMatchesElementCountAndTypes",
    "SizedRegion",
    "StringProp",
    "BoolProp",
    "TypeAttrOf",
    "TypedArrayAttrBase",
    "TypesMatchWith",
    "UnitProp",
    "Variadic",
    "VariadicOfVariadic",
    "VariadicRegion",
    "VariadicSuccessor",
];

#[test]
fn every_combinator_has_a_case() {
    let covered = |name: &&str| COVERED.contains(name) || properties::COVERED.contains(name);
    let missing: Vec<_> = LIST.iter().filter(|name| !covered(name)).collect();
    assert!(missing.is_empty(), "no case in `combinators.rs` or `properties.rs`: {missing:?}");
}
