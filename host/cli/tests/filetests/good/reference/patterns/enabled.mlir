// test: opt --canonicalize=enable-patterns=AddIAddConstant
// Only this pattern: the sum becomes one, the difference stays.
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.addi %b, %c1 : i32
  %3 = arith.subi %2, %c2 : i32
  return %1, %3 : i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
//|     %c1_i32 = arith.constant 1 : i32
//|     %c2_i32 = arith.constant 2 : i32
//|     %c3_i32 = arith.constant 3 : i32
//|     %0 = arith.addi %arg0, %c3_i32 : i32
//|     %1 = arith.addi %arg1, %c1_i32 : i32
//|     %2 = arith.subi %1, %c2_i32 : i32
//|     return %0, %2 : i32, i32
//|   }
//| }
//|
