// RUN-FLAGS: --convert-func-to-llvm
func.func @f(%i: i32, %b: i8) -> (i32, i64, i1) {
  %k3 = arith.constant 3 : i32
  %0 = arith.addi %k3, %i : i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.extsi %1 : i32 to i64
  %3 = arith.cmpi slt, %k3, %i : i32
  return %0, %2, %3 : i32, i64, i1 }
