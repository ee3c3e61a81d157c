// test: opt --pass-pipeline=builtin.module(canonicalize{disable-patterns=AddIAddConstant},func.func(canonicalize{enable-patterns=SubIRHSAddConstant}))
// Neither the pass that leaves the pattern out nor the one that has others alone joins the two constants.
func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  return %1 : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> i32 {
//|     %c1_i32 = arith.constant 1 : i32
//|     %c2_i32 = arith.constant 2 : i32
//|     %0 = arith.addi %arg0, %c1_i32 : i32
//|     %1 = arith.addi %0, %c2_i32 : i32
//|     return %1 : i32
//|   }
//| }
//|
