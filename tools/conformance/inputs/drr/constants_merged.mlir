func.func @f(%a: i32, %b: i64, %c: i1) -> (i32, i64, i32, i32, i64, i32, i32) {
  %0 = arith.remsi %a, %a : i32
  %1 = arith.remsi %b, %b : i64
  %c0 = arith.constant 0 : i32
  %2 = arith.divsi %a, %a : i32
  %3 = arith.divsi %b, %b : i64
  %4 = scf.if %c -> (i32) {
    %5 = arith.remsi %0, %0 : i32
    %c1 = arith.constant 1 : i32
    %6 = arith.addi %5, %c1 : i32
    scf.yield %6 : i32
  } else {
    %7 = arith.divsi %a, %a : i32
    scf.yield %7 : i32
  }
  return %0, %1, %c0, %2, %3, %4, %4 : i32, i64, i32, i32, i64, i32, i32
}
