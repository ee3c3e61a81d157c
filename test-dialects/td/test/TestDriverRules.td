//===- TestDriverRules.td: rules of the drivers' test passes --------------===//
// What mlir-opt's test passes do to operations of TestDriverOps.td, as far as rules can say it. Each line was found by
// running the tool. The numbers in names only keep the order in which rules of one root are tried.
#ifndef LEGALIZE_TEST_DRIVER_RULES
#define LEGALIZE_TEST_DRIVER_RULES

include "mlir/IR/PatternBase.td"
include "test/TestOps.td"

// Which way leads to something legal, by depth and by benefit.

defvar Test_Success = ConstantStrAttr<StrAttr, "Success">;
defvar Test_Failure = ConstantStrAttr<StrAttr, "Failure">;
def Test_IllegalA1 : Pat<(Test_IllegalOp_a), (Test_LegalOpA Test_Success)>;
def Test_IllegalA2 : Pat<(Test_IllegalOp_a), (Test_IllegalOp_b)>;
def Test_IllegalB : Pat<(Test_IllegalOp_b), (Test_LegalOpA Test_Failure)>;
def Test_IllegalC1 : Pat<(Test_IllegalOp_c), (Test_IllegalOp_d)>;
def Test_IllegalC2 : Pat<(Test_IllegalOp_c), (Test_IllegalOp_e), [], [], (addBenefit 10)>;
def Test_IllegalD : Pat<(Test_IllegalOp_d), (Test_LegalOpA Test_Failure)>;
def Test_IllegalE : Pat<(Test_IllegalOp_e), (Test_LegalOpA Test_Success)>;
def Test_Rewrite : Pat<(Test_RewriteOp $input), (replaceWithValue $input)>;
def Test_SelfFold
    : Pat<(Test_InPlaceSelfFoldOp:$op $folded), (Test_ConstantOp ConstantAttr<I32Attr, "97">)>;

// Nested matches, equal operands, constants.

def Test_NestedA : Pat<(Test_OpA (Test_OpA $input, $inner), $attr), (Test_OpB $input, $attr)>;
def Test_RuleC : Pat<(Test_Op_c $input), (Test_OpB $input, ConstantAttr<I32Attr, "17">)>;
def Test_RuleD1 : Pat<(Test_Op_d $input), (Test_Op_e $input)>;
def Test_RuleD2 : Pat<(Test_Op_d $input), (Test_Op_f $input), [], [], (addBenefit 10)>;
def Test_RuleG1 : Pat<(Test_Op_g $input), (Test_OpB $input, ConstantAttr<I32Attr, "20">)>;
def Test_RuleG2 : Pat<(Test_Op_g (Test_Op_g $input)), (Test_OpB $input, ConstantAttr<I32Attr, "34">)>;
def Test_RuleH : Pat<(Test_OpH $input), (Test_OpI $input)>;
def Test_RuleJ : Pat<(Test_OpJ), (Test_OpK)>;
def Test_IsNull : Constraint<CPred<"!$_self">, "no attribute">;
def Test_RuleM : Pat<(Test_OpM $input, $attr), (Test_OpM $input, ConstantAttr<I32Attr, "314159265">),
                     [(Test_IsNull:$attr)], [], (addBenefit 10)>;
def Test_RuleN1 : Pat<(Test_OpN $a, $a), (Test_Op_o $a)>;
def Test_RuleN2 : Pat<(Test_OpN $b, (Test_OpP $_, $b, $_, $_, $_, $_)), (replaceWithValue $b)>;
def Test_RuleN3 : Pat<(Test_OpN (Test_OpN $_, $x), $x), (replaceWithValue $x)>;
def Test_RuleP : Pat<(Test_OpP $a, $b, $a, $a, $b, $c), (Test_OpN $c, $b)>;
def Test_RuleQ : Pat<(Test_OpQ $a, $a), (replaceWithValue $a)>;
def Test_RuleR : Pat<(Test_OpR $input, (ConstantLikeMatcher AnyAttr:$value)), (Test_OpS $input, $value)>;

// Symbols of operations.

def Test_HasOneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def Test_BindA : Pattern<(Test_SymbolBindingA:$op $input, $attr),
                         [(Test_SymbolBindingD (Test_SymbolBindingB:$first $input), (Test_SymbolBindingC $first),
                                               $attr)],
                         [(Test_HasOneUse $op)]>;
def Test_BindNoResult : Pat<(Test_SymbolBindingNoResult $input), (Test_SymbolBindingB $input)>;

// Attributes.

def Test_Attribute1 : Pat<(Test_MatchAttribute1Op $required, $optional, $default, ConstantAttr<I32Attr, "4">:$more),
                          (Test_MatchAttribute2Op $required, $optional, $default, $more)>;
def Test_Attribute3 : Pat<(Test_MatchAttribute3Op $attr), (Test_MatchAttribute4Op ConstUnitAttr, $attr)>;
def Test_Enum32Rule : Pat<(Test_Enum32Op ConstantAttr<Test_Enum32, "::test::Enum32::case5">),
                          (Test_Enum32Op ConstantAttr<Test_Enum32, "::test::Enum32::case10">)>;
def Test_Enum64Rule : Pat<(Test_Enum64Op ConstantAttr<Test_Enum64, "::test::Enum64::case5">),
                          (Test_Enum64Op ConstantAttr<Test_Enum64, "::test::Enum64::case10">)>;
class Test_EntryIs<int index, int value> : AttrConstraint<
    CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index # " && ::llvm::cast<::mlir::IntegerAttr>("
          # "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index # "]).getInt() == " # value>,
    "entry " # index # " is " # value>;
def Test_AllAttr : Pat<(Test_AllAttr1Op AllAttrOf<[Test_EntryIs<0, 0>, Test_EntryIs<1, 1>]>:$attr),
                       (Test_AllAttr2Op $attr)>;
def Test_StrValue : Pat<(Test_NoStrValueOp $value), (Test_HasStrValueOp $value)>;
def Test_ManyArguments
    : Pat<(Test_ManyArgumentsOp $a, $b, $c, $d, $e, $f, $g, $h, $i, ConstantAttr<I64Attr, "42">, $k, $l, $m, $n, $o,
                                $p, $q, $r),
          (Test_ManyArgumentsOp $a, $b, $c, $d, $e, $f, $g, $h, $i, ConstantAttr<I64Attr, "24">, $k, $l, $m, $n, $o,
                                $p, $q, $r)>;
def Test_Interleaved : Pat<(Test_Interleaved1Op $a, $x, $b, $y), (Test_Interleaved2Op $a, $x, $b, $y)>;
def Test_Ignore : Pat<(Test_IgnoreSrcOp $_, $b, I32:$c, I64Attr:$_, $_, $f), (Test_IgnoreDstOp $b, $f)>;
def Test_Crash : Pat<(Test_CrashLongOp $_, $_, $_), (Test_CrashShortOp)>;

// Several results.

class Test_Kind<int kind> : ConstantAttr<I64Attr, "" # kind>;
def Test_Results1 : Pattern<(Test_ThreeResultOp Test_Kind<1>:$kind), [(Test_AnotherThreeResultOp $kind)]>;
def Test_Results2 : Pattern<(Test_ThreeResultOp Test_Kind<2>:$kind),
                            [(Test_TwoResultOp $kind), (Test_OneResult1Op $kind)]>;
def Test_Results3 : Pattern<(Test_ThreeResultOp Test_Kind<3>:$kind),
                            [(Test_OneResult2Op $kind), (Test_AnotherTwoResultOp $kind)]>;
def Test_Results4 : Pattern<(Test_ThreeResultOp Test_Kind<4>:$kind),
                            [(Test_TwoResultOp:$first__0 $kind), (Test_OneResult1Op $kind),
                             (Test_TwoResultOp:$second__1 $kind)]>;
def Test_Results5 : Pattern<(Test_TwoResultOp:$op Test_Kind<5>:$kind),
                            [(Test_OneResult2Op $kind), (Test_OneResult1Op $kind)], [(HasNoUseOf:$op__1)]>;
def Test_Results6 : Pattern<(Test_ThreeResultOp Test_Kind<6>:$kind),
                            [(Test_OneResult3Op (Test_TwoResultOp:$two__1 $kind)), (Test_AnotherTwoResultOp $kind)]>;

// Any number of operands and results.

def Test_Variadic : Pat<(Test_Variadic1Op $inputs), (Test_Variadic2Op $inputs)>;
def Test_MixedIn1 : Pat<(Test_MixedIn1Op $a, $b, $c), (Test_MixedIn2Op $a, $b, $c)>;
def Test_MixedOut1 : Pat<(Test_MixedOut1Op), (Test_MixedOut2Op)>;
class Test_Number<int number> : ConstantAttr<I32Attr, "" # number>;
def Test_MixedIn4Rule1 : Pat<(Test_MixedIn4Op (variadic $a, $b), $c, Test_Number<0>:$attr),
                             (Test_MixedIn5Op $a, $b, $c, $attr, ConstantStrAttr<StrAttr, "MatchVariadic">)>;
def Test_MixedIn4Rule2 : Pat<(Test_MixedIn4Op (variadic (Test_MixedInOut32Op $a), (Test_MixedInOut32Op $b)), $c,
                                              Test_Number<1>:$attr),
                             (Test_MixedIn5Op $a, $b, $c, $attr, ConstantStrAttr<StrAttr, "MatchVariadicSubDag">)>;
def Test_MixedIn4Rule3 : Pat<(Test_MixedIn4Op (variadic $a, $a), $c, Test_Number<2>:$attr),
                             (Test_MixedIn5Op $a, $a, $c, $attr, ConstantStrAttr<StrAttr, "MatchVariadicSameSymbol">)>;
def Test_MixedIn5Rule : Pat<(Test_MixedIn5Op $a, $b, $c, $attr, ConstantStrAttr<StrAttr, "MatchInverseVariadic">),
                            (Test_MixedIn3Op $c, (variadic $b), (variadic $a), Test_Number<1>)>;
def Test_MixedIn6Rule1 : Pat<(Test_MixedIn6Op $a, $b, Test_Number<1>), (Test_MixedIn6Op $b, $a, Test_Number<-1>)>;
def Test_MixedIn6Rule2 : Pat<(Test_MixedIn6Op (variadic $a, $b), (variadic $c, $d), Test_Number<2>:$attr),
                             (Test_MixedIn5Op $d, $c, $b, $attr,
                                              ConstantStrAttr<StrAttr, "MatchMultiVariadicSubSymbol">)>;
def Test_MixedIn7Rule : Pat<(Test_MixedIn7Op $a, $b, Test_Number<2>:$attr), (Test_MixedIn6Op $a, $b, $attr)>;
def Test_VariadicRewrite : Pat<(Test_VariadicRewriteSourceOp $head, $middle, $tail),
                               (Test_VariadicRewriteDestOp $middle, $tail, $head)>;

// Operands in either order.

def Test_EitherA1 : Pat<(Test_EitherOpA (either I32:$a, I16:$b), $x), (Test_EitherOpB $b, $x)>;
def Test_EitherA2 : Pat<(Test_EitherOpA (either (Test_EitherOpB I32:$a, $_), (Test_EitherOpB I16:$b, $_)), $x),
                        (Test_EitherOpB $b, $x)>;
def Test_EitherC : Pat<(Test_EitherOpC Test_Number<0>, (either $a, I32:$b)), (Test_EitherOpB $a, $b)>;

// Types and locations of what is made.

defvar Test_I8 = (returnType "$_builder.getIntegerType(8)");
defvar Test_I32 = (returnType "$_builder.getI32Type()");
defvar Test_I64 = (returnType "$_builder.getI64Type()");
def Test_Tag11 : Pat<(Test_SourceTagOp $x, Test_Number<11>), (Test_OpX (Test_OpX $x, Test_I32))>;
def Test_Tag22 : Pat<(Test_SourceTagOp $x, Test_Number<22>), (Test_OpX (Test_OpX $x, (returnType $x)))>;
def Test_Tag33 : Pat<(Test_SourceTagOp $x, Test_Number<33>),
                     (Test_TwoToOneOp
                       (Test_OpX (Test_OneToTwoOp:$two__0 $x, (returnType "$_builder.getI64Type()",
                                                                          "$_builder.getI32Type()")), Test_I32),
                       (Test_OpX $two__1, Test_I64))>;
def Test_Tag44 : Pat<(Test_SourceTagOp $x, Test_Number<44>), (Test_OpX (Test_OpX $x, (returnType $x)))>;
def Test_Tag55 : Pat<(Test_SourceTagOp $x, Test_Number<55>),
                     (Test_TwoToOneOp (Test_OneToTwoOp:$two__0 $x, (returnType $x, "$_builder.getI64Type()")),
                                      $two__1)>;
def Test_Tag66 : Pat<(Test_SourceTagOp $x, Test_Number<66>),
                     (Test_TwoToOneOp (Test_OpX $x, (returnType $x)), (Test_OpX $x, (returnType $x)))>;
def Test_Locations1 : Pat<(Test_LocSrcOp:$a (Test_LocSrcOp:$b (Test_LocSrcOp:$c $input))),
                          (Test_LocDstOp (Test_LocDstOp (Test_LocDstOp $input, (location $a)), (location "named")),
                                         (location "fused", $b, $c))>;
def Test_Locations2 : Pat<(Test_LocSrcNoResOp:$a (Test_LocSrcOp (Test_LocSrcOp $input))),
                          (Test_LocDstNoResOp $input, (location $a))>;

// Native code.

def Test_ArrayOf : NativeCodeCall<"$_builder.getArrayAttr({$0, $1})">;
def Test_Native1 : Pat<(Test_NativeCall1Op $a, $b, ConstBoolAttrTrue, $x, $y), (Test_NativeCall2Op $a, (Test_ArrayOf $x, $y))>;
def Test_Native2 : Pat<(Test_NativeCall1Op $a, $b, ConstBoolAttrFalse, $x, $y), (replaceWithValue $b)>;
def Test_Native3 : Pattern<(Test_NativeCall3Op $a), [(Test_OpI $a), (Test_OpK)]>;
def Test_Native6 : Pattern<(Test_NativeCall6Op $a, $b), [(Test_NativeCall7Op $b), (Test_NativeCall7Op $a)]>;

#endif
