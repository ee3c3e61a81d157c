//===- TestConversionOps.td: operations that patterns rewrite -------------===//
// Part of TestOps.td. `legal…` is where conversions lead; each of the others takes one way there.
#ifndef LEGALIZE_TEST_CONVERSION_OPS
#define LEGALIZE_TEST_CONVERSION_OPS

class Test_AnyToAny<string mnemonic, list<Trait> traits = []> : Test_Op<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "`(` $values `)` attr-dict `:` functional-type($values, $results)";
}

def Test_LegalOp : Test_AnyToAny<"legal"> { let summary = "legal in every test conversion"; }
def Test_OneStepOp : Test_AnyToAny<"one_step"> { let summary = "one pattern makes it legal"; }
def Test_TwoStepsOp : Test_AnyToAny<"two_steps"> { let summary = "becomes `one_step`, illegal itself"; }
def Test_ThreeStepsOp : Test_AnyToAny<"three_steps"> { let summary = "becomes `two_steps`"; }
def Test_StuckOp : Test_AnyToAny<"stuck"> { let summary = "no pattern applies to it"; }
def Test_DeadEndOp : Test_AnyToAny<"dead_end"> { let summary = "becomes `stuck`"; }
def Test_TrapOp : Test_AnyToAny<"trap"> {
  let summary = "its pattern creates, moves, changes and erases operations, then fails";
}
def Test_DetourOp : Test_AnyToAny<"detour"> {
  let summary = "two patterns: the better one ends in `stuck`, the other works";
}
def Test_EndlessOp : Test_AnyToAny<"endless"> { let summary = "becomes itself, without bound"; }
def Test_CountdownOp : Test_Op<"countdown"> {
  let summary = "becomes itself with one less, and legal at zero";
  let arguments = (ins I32Attr:$from);
  let assemblyFormat = "$from attr-dict";
}
def Test_UnknownOp : Test_AnyToAny<"unknown"> { let summary = "neither legal nor illegal"; }
def Test_KernelOp : Test_Op<"kernel", [NoTerminator, SingleBlock]> {
  let summary = "recursively legal";
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def Test_DynamicOp : Test_Op<"dynamic"> {
  let summary = "legal if its attribute says so";
  let arguments = (ins BoolAttr:$legal);
  let assemblyFormat = "$legal attr-dict";
}
def Test_RecastOp : Test_AnyToAny<"recast", [Pure]> {
  let summary = "materialization in both directions";
}

// Greedy patterns.

def Test_ChainOp : Test_Op<"chain", [Pure, SameOperandsAndResultType]> {
  let summary = "two in a row become one";
  let arguments = (ins AnyType:$operand, I64Attr:$length);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand `*` $length attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}
def Test_UnusedOp : Test_Op<"unused"> {
  let summary = "erased by a pattern if it is unused, though it may have effects";
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}
def Test_FlipOp : Test_Op<"flip"> { let assemblyFormat = "attr-dict"; }
def Test_FlopOp : Test_Op<"flop"> {
  let summary = "`flip` and `flop` become each other for ever";
  let assemblyFormat = "attr-dict";
}
def Test_EraseNextOp : Test_Op<"erase_next"> {
  let summary = "its pattern erases the operation after it";
  let assemblyFormat = "attr-dict";
}

#endif
