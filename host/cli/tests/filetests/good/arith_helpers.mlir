// test: rewrite --patterns ./arith_helpers.td --fold=false
func.func @sums(%x: i8, %v: vector<2xi32>) -> (i8, i8, i8, vector<2xi32>) {
  %a = arith.constant 100 : i8
  %b = arith.constant 57 : i8
  %0 = arith.addi %x, %a overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %b overflow<nsw> : i8
  %2 = arith.subi %x, %a : i8
  %3 = arith.subi %2, %b overflow<nuw> : i8
  %4 = arith.muli %x, %a overflow<nsw> : i8
  %5 = arith.muli %4, %b overflow<nsw, nuw> : i8
  %c = arith.constant dense<3> : vector<2xi32>
  %6 = arith.addi %v, %c : vector<2xi32>
  %7 = arith.addi %6, %c : vector<2xi32>
  return %1, %3, %5, %7 : i8, i8, i8, vector<2xi32>
}
func.func @others(%x: i32, %y: i32) -> (i1, i32, i32, i32) {
  %t = arith.constant true
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %0 = arith.cmpi ult, %x, %y : i32
  %1 = arith.xori %0, %t : i1
  %2 = arith.shli %x, %y : i32
  %3 = arith.andi %x, %five : i32
  %4 = arith.andi %x, %six : i32
  return %1, %2, %3, %4 : i1, i32, i32, i32
}
// output:
