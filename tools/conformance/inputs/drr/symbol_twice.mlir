func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32, i32) {
  %0 = arith.ori %a, %b : i32
  %1 = arith.andi %a, %0 : i32
  %2 = arith.andi %0, %b : i32
  %3 = arith.andi %0, %a : i32
  %4 = arith.addi %c, %c overflow<nuw> : i32
  %5 = arith.addi %4, %c overflow<nsw> : i32
  %6 = arith.muli %a, %b overflow<nsw> : i32
  %7 = arith.muli %a, %c overflow<nsw> : i32
  %8 = arith.subi %6, %7 overflow<nsw> : i32
  %9 = arith.subi %6, %7 : i32
  return %1, %2, %3, %5, %8, %9 : i32, i32, i32, i32, i32, i32
}
func.func @region(%a: i1, %b: i1) -> i1 {
  %r = scf.if %a -> (i1) {
    %0 = arith.ori %b, %a : i1
    %1 = arith.andi %a, %0 : i1
    scf.yield %1 : i1
  } else {
    %0 = arith.ori %b, %a : i1
    %1 = arith.andi %0, %a : i1
    %2 = arith.andi %0, %1 : i1
    scf.yield %2 : i1
  }
  return %r : i1
}
