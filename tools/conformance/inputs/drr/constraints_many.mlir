func.func @f(%a: i32, %b: i32, %c: i32, %w: i64, %i: i1) -> (i32, i32, i32, i64, i64, i32) {
  %0 = arith.muli %a, %b : i32
  %1 = arith.addi %0, %c : i32
  %2 = arith.muli %a, %c : i32
  %3 = arith.addi %2, %c : i32
  %4 = arith.muli %b, %c overflow<nsw> : i32
  %5 = arith.addi %4, %a : i32
  %6 = arith.addi %4, %a overflow<nsw> : i32
  %7 = arith.trunci %w : i64 to i32
  %8 = arith.extsi %7 : i32 to i64
  %9 = arith.trunci %w : i64 to i8
  %10 = arith.extsi %9 : i8 to i32
  %11 = arith.muli %b, %a : i32
  %12 = scf.if %i -> (i32) {
    %13 = arith.addi %11, %c : i32
    scf.yield %13 : i32
  } else {
    scf.yield %5 : i32
  }
  %14 = arith.extsi %10 : i32 to i64
  return %1, %3, %6, %8, %14, %12 : i32, i32, i32, i64, i64, i32
}
