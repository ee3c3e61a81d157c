func.func @constants() -> (i32, i32, i8, i1, f32, i64, index) {
  %c2 = arith.constant 2 : i32
  %c7 = arith.constant 7 : i32
  %0 = arith.addi %c2, %c7 : i32
  %1 = arith.muli %0, %c7 : i32
  %2 = arith.divsi %1, %c2 : i32
  %3 = arith.trunci %1 : i32 to i8
  %4 = arith.cmpi ult, %c2, %c7 : i32
  %f = arith.constant 1.5 : f32
  %5 = arith.mulf %f, %f : f32
  %6 = arith.extsi %2 : i32 to i64
  %7 = arith.index_cast %6 : i64 to index
  return %1, %2, %3, %4, %5, %6, %7 : i32, i32, i8, i1, f32, i64, index
}
func.func @identities(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.addi %c0, %a : i32
  %1 = arith.muli %0, %c1 : i32
  %2 = arith.andi %1, %m1 : i32
  %3 = arith.subi %b, %b : i32
  %4 = arith.ori %2, %3 : i32
  %5 = arith.xori %a, %a : i32
  %6 = arith.maxsi %a, %a : i32
  %7 = arith.cmpi eq, %a, %a : i32
  %8 = arith.andi %a, %a : i32
  %9 = arith.shli %a, %c0 : i32
  return %4, %5, %6, %8, %9, %3, %7 : i32, i32, i32, i32, i32, i32, i1
}
func.func @dead(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  return %a : i32
}
func.func @select(%c: i1, %a: i32, %b: i32) -> (i32, i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %true, %a, %b : i32
  %1 = arith.select %c, %a, %a : i32
  %2 = arith.select %c, %true, %false : i1
  return %0, %1, %2 : i32, i32, i1
}
