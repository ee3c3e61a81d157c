func.func @f(%a: i16, %b: i16, %c: i8) -> (i16, i8, i64, i32, i32, i16, i32) {
  %0 = arith.extsi %a : i16 to i32
  %1 = arith.trunci %0 : i32 to i16
  %2 = arith.extui %a : i16 to i64
  %3 = arith.trunci %2 overflow<nuw> : i64 to i8
  %4 = arith.extsi %0 : i32 to i64
  %5 = arith.extsi %b : i16 to i32
  %6 = arith.addi %0, %5 overflow<nsw> : i32
  %7 = arith.extsi %c : i8 to i32
  %8 = arith.addi %7, %5 : i32
  %9 = arith.sitofp %a : i16 to f32
  %10 = arith.fptosi %9 : f32 to i16
  %11 = arith.fptosi %9 : f32 to i32
  return %1, %3, %4, %6, %8, %10, %11 : i16, i8, i64, i32, i32, i16, i32
}
