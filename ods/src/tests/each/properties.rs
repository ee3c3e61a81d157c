//! Properties and their combinators, and lists of regions and successors.

use super::cases;

cases! {
    int_prop("IntProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins IntProp<"int64_t">:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x 7"
        refuses "t.x seven"
        says "expected"
    }
    bool_prop("BoolProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins BoolProp:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x true"
        refuses "t.x maybe"
        says "expected"
    }
    string_prop("StringProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins StringProp:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts r#"t.x "text""#
        refuses "t.x 7"
        says "expected string"
    }
    unit_prop("UnitProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins UnitProp:$p); let assemblyFormat = "(`fast` $p^)? attr-dict"; }"#
        accepts "t.x fast"
        refuses "t.x slow"
        says "custom op 'slow' is unknown"
    }
    default_valued_prop("DefaultValuedProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins DefaultValuedProp<I64Prop, "3">:$p); let assemblyFormat = "(`by` $p^)? attr-dict"; }"#
        accepts "t.x"
        refuses "t.x by"
        says "expected"
    }
    optional_prop("OptionalProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins OptionalProp<I64Prop>:$p); let assemblyFormat = "(`by` $p^)? attr-dict"; }"#
        accepts "t.x by 4"
        refuses "t.x by four"
        says "expected"
    }
    array_prop("ArrayProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ArrayProp<I64Prop>:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x [1, 2]"
        refuses "t.x [1, two]"
        says "expected"
    }
    int_array_prop("IntArrayProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins IntArrayProp<I64Prop>:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x [1, 2]"
        refuses "t.x [1 2]"
        says "expected"
    }
    confined_prop("ConfinedProp") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ConfinedProp<I64Prop, CPred<"$_self >= 0">, "no less than nothing">:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x 0"
        refuses "t.x -1"
        says "property 'p' failed to satisfy constraint: no less than nothing"
    }
    variadic_region("VariadicRegion") {
        r#"def T_X : T_Op<"x"> { let regions = (region SizedRegion<1>:$a, VariadicRegion<SizedRegion<1>>:$more); }"#
        accepts r#""t.x"() ({ "test.v"() : () -> () }, { "test.v"() : () -> () }) : () -> ()"#
        refuses r#""t.x"() ({ "test.v"() : () -> () }, { }) : () -> ()"#
        says "region #1 ('more') failed to verify constraint: region with 1 blocks"
    }
    variadic_successor("VariadicSuccessor") {
        r#"def T_X : T_Op<"x", [Terminator]> { let successors = (successor AnySuccessor:$a, VariadicSuccessor<AnySuccessor>:$more); }"#
        accepts r#""test.r"() ({ "t.x"()[^b, ^b] : () -> () ^b: "test.v"() : () -> () }) : () -> ()"#
        refuses r#""test.r"() ({ "t.x"() : () -> () ^b: "test.v"() : () -> () }) : () -> ()"#
        says "requires at least 1 successors but found 0"
    }
}
