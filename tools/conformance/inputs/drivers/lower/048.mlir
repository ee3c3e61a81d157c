// RUN-FLAGS: --convert-arith-to-llvm
// Expanding operations are not this pass's business.
func.func @left(%a: i32, %b: i32, %t: tensor<4xi32>, %f: f8E5M2) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %0, %b : i32
  %2 = arith.floordivsi %1, %b : i32
  %3 = arith.addi %2, %a : i32
  %4 = arith.addi %t, %t : tensor<4xi32>
  %5 = arith.addf %f, %f : f8E5M2
  return %3 : i32
}
