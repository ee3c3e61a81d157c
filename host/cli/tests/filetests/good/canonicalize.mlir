// test: opt --canonicalize

func.func @fold(%a: i32) -> (i32, i1) {
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.addi %c2, %c3 : i32
  %zero = arith.subi %a, %a : i32
  %same = arith.addi %a, %zero : i32
  %sum = arith.addi %c5, %same : i32
  %less = arith.cmpi slt, %c2, %c3 : i32
  return %sum, %less : i32, i1
}
// output:
//| module {
//|   func.func @fold(%arg0: i32) -> (i32, i1) {
//|     %true = arith.constant true
//|     %c5_i32 = arith.constant 5 : i32
//|     %0 = arith.addi %arg0, %c5_i32 : i32
//|     return %0, %true : i32, i1
//|   }
//| }
//|
