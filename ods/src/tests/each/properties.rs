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
    confined_bool_prop("ConfinedProp<BoolProp>") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ConfinedProp<BoolProp, CPred<"$_self">, "on">:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x true"
        refuses "t.x false"
        says "property 'p' failed to satisfy constraint: on"
    }
    confined_default_valued_prop("DefaultValuedProp<ConfinedProp>") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins DefaultValuedProp<ConfinedProp<StringProp, CPred<"!$_self.empty()">, "some text">, "\"a\"">:$p); let assemblyFormat = "($p^)? attr-dict"; }"#
        accepts r#"t.x "b""#
        refuses r#"t.x """#
        says "property 'p' failed to satisfy constraint: some text"
    }
    confined_elements_prop("ArrayProp<ConfinedProp>") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">>:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x [1, 2]"
        refuses "t.x [1, 0]"
        says "property 'p' failed to satisfy constraint: array of positive"
    }
    confined_texts_prop("ArrayProp<ConfinedProp<StringProp>>") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ArrayProp<ConfinedProp<StringProp, CPred<"$_self.size() > 1">, "long">>:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts r#"t.x ["ab", "cde"]"#
        refuses r#"t.x ["ab", "c"]"#
        says "property 'p' failed to satisfy constraint: array of long"
    }
    confined_array_prop("ConfinedProp<ArrayProp>") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins ConfinedProp<ArrayProp<BoolProp>, CPred<"$_self.size() == 2">, "two of them">:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x [true, false]"
        refuses "t.x [true]"
        says "property 'p' failed to satisfy constraint: two of them"
    }
    confined_optional_prop("OptionalProp<ConfinedProp>") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins OptionalProp<ConfinedProp<I32Prop, CPred<"$_self < 9">, "small">>:$p); let assemblyFormat = "(`by` $p^)? attr-dict"; }"#
        accepts "t.x by 8"
        refuses "t.x by 9"
        says "property 'p' failed to satisfy constraint: optional small"
    }
    confined_optional_array_prop("OptionalProp<ArrayProp<ConfinedProp>>") {
        r#"def T_X : T_Op<"x"> { let arguments = (ins OptionalProp<ArrayProp<ConfinedProp<I32Prop, CPred<"$_self < 9">, "small">>>:$p); let assemblyFormat = "(`by` $p^)? attr-dict"; }"#
        accepts "t.x by [8]"
        refuses "t.x by [8, 9]"
        says "property 'p' failed to satisfy constraint: optional array of small"
    }
    enum_prop("EnumProp") {
        r#"def T_One : I32EnumCase<"One", 1, "one">; def T_Two : I32EnumCase<"Two", 2, "two">; def T_E : I32Enum<"E", "a number", [T_One, T_Two]> { let cppNamespace = "::t"; } def T_X : T_Op<"x"> { let arguments = (ins EnumProp<T_E>:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x two"
        refuses r#""t.x"() <{p = 3 : i32}> : () -> ()"#
        says "property 'p' failed to satisfy constraint: a number"
    }
    confined_enum_prop("ConfinedProp<EnumProp>") {
        r#"def T_One : I32EnumCase<"One", 1, "one">; def T_Two : I32EnumCase<"Two", 2, "two">; def T_E : I32Enum<"E", "a number", [T_One, T_Two]> { let cppNamespace = "::t"; } def T_X : T_Op<"x"> { let arguments = (ins ConfinedProp<EnumProp<T_E>, CPred<"$_self == ::t::E::Two">, "two">:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts "t.x two"
        refuses "t.x one"
        says "property 'p' failed to satisfy constraint: two"
    }
    bit_enum_prop("EnumProp<BitEnum>") {
        r#"def T_A : I32BitEnumCaseBit<"A", 0, "a">; def T_B : I32BitEnumCaseBit<"B", 1, "b">; def T_E : I32BitEnum<"E", "some bits", [T_A, T_B]> { let cppNamespace = "::t"; } def T_X : T_Op<"x"> { let arguments = (ins EnumProp<T_E>:$p); let assemblyFormat = "$p attr-dict"; }"#
        accepts r#""t.x"() <{p = 3 : i32}> : () -> ()"#
        refuses r#""t.x"() <{p = 4 : i32}> : () -> ()"#
        says "property 'p' failed to satisfy constraint: some bits"
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
