//! Operations: their parts, their forms, what is inferred.

use super::{context, load_td, run};

#[test]
fn an_operation_is_read_as_it_is_declared() {
    let loaded = load_td(
        r#"def T_AddOp : T_Op<"add", [Pure, SameOperandsAndResultType]> {
             let summary = "adds";
             let arguments = (ins SignlessIntegerOrIndexLike:$lhs, Arg<AnyType, "right", [MemRead]>:$rhs,
                                  DefaultValuedAttr<I32Attr, "7">:$n, OptionalAttr<StrAttr>:$s, UnitAttr:$u,
                                  Variadic<Index>:$more);
             let results = (outs AnyType:$result);
             let hasFolder = 1;
           }"#,
    );
    let op = loaded.module.op_by_name("t.add").expect("declared");
    assert_eq!((op.record.as_str(), op.cpp_class.as_str()), ("T_AddOp", "::t::AddOp"));
    assert!(op.infers_result_types && op.has_folder && op.has_trait("MemoryEffectOpInterface"));
    let attrs: Vec<_> =
        op.attributes.iter().map(|a| (a.name.as_str(), a.optional, a.default.as_deref(), a.unit)).collect();
    assert_eq!(attrs, [("n", false, Some("7"), false), ("s", true, None, false), ("u", true, None, true)]);
    assert_eq!(op.operands[1].effects[0].effect, "::mlir::MemoryEffects::Read");
    assert_eq!(op.operands[2].constraint.summary, "variadic of index");
    insta::assert_snapshot!(op.operands[0].constraint.predicate.to_cpp(), @"(($_self.isSignlessIntOrIndex())) || ((($_self.hasTrait<::mlir::ValueSemantics>())) && ([](::mlir::Type elementType) { return (elementType.isSignlessIntOrIndex()); }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())))");
}

#[test]
fn operands_attributes_and_types_round_trip() {
    let (ctx, _) = context(
        r#"def T_One : T_Op<"one", [SameOperandsAndResultType]> {
             let arguments = (ins AnyType:$a, AnyType:$b, I32Attr:$n, OptionalAttr<StrAttr>:$s, UnitAttr:$fast);
             let results = (outs AnyType:$r);
             let assemblyFormat = "$a `,` $b `by` $n (`fast` $fast^)? ($s^ `!`:( `none` ))? attr-dict `:` type($r)";
           }
           def T_Cast : T_Op<"cast", [TypesMatchWith<"same", "in", "out", "$_self">]> {
             let arguments = (ins AnyType:$in, DenseI64ArrayAttr:$pos, TypeAttr:$ty, SymbolRefAttr:$sym);
             let results = (outs AnyType:$out);
             let assemblyFormat = "$in $pos `as` $ty $sym attr-dict `:` type($in)";
           }
           def T_Const : T_Op<"const"> {
             let arguments = (ins I64Attr:$value);
             let results = (outs I1:$r);
             let assemblyFormat = "`` `<` $value `>` attr-dict-with-keyword";
           }"#
        .replace("($s^ `!`:( `none` ))?", "(`s` $s^):(`none`)?")
        .as_str(),
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %x = "test.x"() : () -> i32
        %0 = t.one %x, %x by 7 fast s "text" {k} : i32
        %1 = t.one %x, %x by -1 none : i32
        %2 = t.cast %x [1, 2] as f32 @a::@b : i32
        %3 = t.const<5> attributes {k = 1 : i8}
    "#), @r#"
    module {
      %0 = "test.x"() : () -> i32
      %1 = t.one %0, %0 by 7 fast s "text" {k} : i32
      %2 = t.one %0, %0 by -1 none : i32
      %3 = t.cast %0 [1, 2] as f32 @a::@b : i32
      %4 = t.const<5> attributes {k = 1 : i8}
    }

    "builtin.module"() ({
      %0 = "test.x"() : () -> i32
      %1 = "t.one"(%0, %0) <{fast, n = 7 : i32, s = "text"}> {k} : (i32, i32) -> i32
      %2 = "t.one"(%0, %0) <{n = -1 : i32}> : (i32, i32) -> i32
      %3 = "t.cast"(%0) <{pos = array<i64: 1, 2>, sym = @a::@b, ty = f32}> : (i32) -> i32
      %4 = "t.const"() <{value = 5 : i64}> {k = 1 : i8} : () -> i1
    }) : () -> ()
    "#);
}

#[test]
fn variadic_groups_segments_and_lists_round_trip() {
    let (ctx, _) = context(
        r#"def T_Many : T_Op<"many", [AttrSizedOperandSegments]> {
             let arguments = (ins Variadic<AnyType>:$a, Optional<Index>:$b, Variadic<I1>:$c);
             let assemblyFormat = [{
               ($a^ `:` type($a))? (`to` $b^)? oilist(`flags` `(` $c `)` | `unit` $u) attr-dict
             }];
           }
           def T_Nested : T_Op<"nested"> {
             let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$v, DenseI32ArrayAttr:$sizes);
             let assemblyFormat = "$v attr-dict `:` type($v)";
           }
           def T_All : T_Op<"all"> {
             let arguments = (ins Variadic<AnyType>:$v);
             let results = (outs Variadic<AnyType>:$r);
             let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
           }"#
        .replace(
            "let arguments = (ins Variadic<AnyType>:$a, Optional<Index>:$b, Variadic<I1>:$c);",
            "let arguments = (ins Variadic<AnyType>:$a, Optional<Index>:$b, Variadic<I1>:$c, UnitAttr:$u);",
        )
        .as_str(),
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %x, %i, %b = "test.x"() : () -> (i32, index, i1)
        t.many
        t.many %x, %i : i32, index to %i unit flags(%b, %b)
        t.nested (%x, %i), (), (%b) : (i32, index), (), (i1)
        %0:2 = t.all %x, %i : (i32, index) -> (i32, f32)
        t.all : () -> ()
    "#), @r#"
    module {
      %0:3 = "test.x"() : () -> (i32, index, i1)
      t.many
      t.many %0#0, %0#1 : i32, index to %0#1 flags(%0#2, %0#2) unit
      t.nested (%0#0, %0#1), (), (%0#2) : (i32, index), (), (i1)
      %1:2 = t.all %0#0, %0#1 : (i32, index) -> (i32, f32)
      t.all  : () -> ()
    }

    "builtin.module"() ({
      %0:3 = "test.x"() : () -> (i32, index, i1)
      "t.many"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
      "t.many"(%0#0, %0#1, %0#1, %0#2, %0#2) <{operandSegmentSizes = array<i32: 2, 1, 2>, u}> : (i32, index, index, i1, i1) -> ()
      "t.nested"(%0#0, %0#1, %0#2) <{sizes = array<i32: 2, 0, 1>}> : (i32, index, i1) -> ()
      %1:2 = "t.all"(%0#0, %0#1) : (i32, index) -> (i32, f32)
      "t.all"() : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn regions_and_successors_round_trip() {
    let (ctx, _) = context(
        r#"def T_Yield : T_Op<"yield", [Terminator]> {
             let arguments = (ins Variadic<AnyType>:$v);
             let assemblyFormat = "attr-dict ($v^ `:` type($v))?";
             let cppNamespace = "::t";
           }
           def T_If : T_Op<"if", [NoRegionArguments] # SingleBlockImplicitTerminator<"Yield">.traits> {
             let arguments = (ins I1:$c);
             let regions = (region SizedRegion<1>:$then, AnyRegion:$else);
             let assemblyFormat = "$c $then (`else` $else^)? attr-dict";
           }
           def T_Br : T_Op<"br", [Terminator]> {
             let successors = (successor AnySuccessor:$a, VariadicSuccessor<AnySuccessor>:$more);
             let assemblyFormat = "$a (`or` $more^)? attr-dict";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %c = "test.c"() : () -> i1
        t.if %c { "test.a"() : () -> () }
        t.if %c { "test.a"() : () -> () t.yield {k} } else { t.yield }
        "test.r"() ({
          t.br ^a or ^b, ^a
        ^a:
          t.br ^b
        ^b:
          t.yield %c : i1
        }) : () -> ()
    "#), @r#"
    module {
      %0 = "test.c"() : () -> i1
      t.if %0 {
        "test.a"() : () -> ()
      }
      t.if %0 {
        "test.a"() : () -> ()
        t.yield {k}
      } else {
      }
      "test.r"() ({
        t.br ^bb1 or ^bb2, ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb0
        t.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        t.yield %0 : i1
      }) : () -> ()
    }

    "builtin.module"() ({
      %0 = "test.c"() : () -> i1
      "t.if"(%0) ({
        "test.a"() : () -> ()
        "t.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "t.if"(%0) ({
        "test.a"() : () -> ()
        "t.yield"() {k} : () -> ()
      }, {
        "t.yield"() : () -> ()
      }) : (i1) -> ()
      "test.r"() ({
        "t.br"()[^bb1, ^bb2, ^bb1] : () -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb0
        "t.br"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "t.yield"(%0) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn properties_are_attributes() {
    let (ctx, _) = context(
        r#"def T_P : T_Op<"p"> {
             let arguments = (ins I64Prop:$n, DefaultValuedProp<StringProp, "\"d\"">:$s, BoolProp:$b, UnitProp:$u,
                                  ArrayProp<I64Prop>:$l);
             let assemblyFormat = "$n $b $l ($s^)? (`unit` $u^)? attr-dict";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        t.p 4 true [1, 2]
        t.p -4 false [] "x" unit
    "#), @r#"
    module {
      t.p 4 true [1, 2]
      t.p -4 false [] "x" unit
    }

    "builtin.module"() ({
      "t.p"() <{b = true, l = array<i64: 1, 2>, n = 4 : i64, s = "d", u = false}> : () -> ()
      "t.p"() <{b = false, l = array<i64>, n = -4 : i64, s = "x", u}> : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn properties_of_another_class_are_refused_when_read() {
    let (ctx, _) = context(
        r#"def T_One : T_Op<"one"> {
             let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$n, DenseI64ArrayAttr:$a);
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, "\"t.one\"() <{a = 1 : i32}> : () -> ()"), @"t.mlir:1:1: error: invalid properties {a = 1 : i32} for op t.one: Invalid attribute `a` in property conversion: 1 : i32");
    insta::assert_snapshot!(run(&ctx, "\"t.one\"() <{a = array<i64: 1>, n = 1 : i64}> : () -> ()"), @"t.mlir:1:1: error: 't.one' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute");
}

#[test]
fn an_empty_summary_is_one() {
    let (ctx, _) = context(
        r#"def Odd : TypeConstraint<CPred<"$_self.isF32()">, "">;
           def T_One : T_Op<"one"> { let arguments = (ins Odd:$a); }"#,
    );
    let text = "%0 = \"x.y\"() : () -> i32\n\"t.one\"(%0) : (i32) -> ()";
    insta::assert_snapshot!(run(&ctx, text), @"t.mlir:2:1: error: 't.one' op operand #0 must be , but got 'i32'");
}

/// Judged by `mlir-tblgen -gen-op-defs`: the outer text is replaced in the inner `Concat`, the inner one not
/// in the outer.
#[test]
fn substitution_reaches_the_texts_around_a_condition() {
    let loaded = load_td(
        r#"def Inner : SubstLeaves<"$_self", "elt", Concat<"pre($_self, ", CPred<"leaf($_self)">, ", post($_self))">>;
           def Outer : Concat<"all($_self, ", And<[Inner]>, ")">;
           def T_AOp : T_Op<"a"> { let arguments = (ins Type<Outer, "thing">:$x); }"#,
    );
    let op = loaded.module.op_by_name("t.a").expect("declared");
    let condition = op.operands[0].constraint.predicate.to_cpp();
    assert_eq!(condition, "all($_self, pre(elt, (leaf(elt)), post(elt)))");
}
