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
//| module {
//|   func.func @sums(%arg0: i8, %arg1: vector<2xi32>) -> (i8, i8, i8, vector<2xi32>) {
//|     %c68_i8 = arith.constant 68 : i8
//|     %c43_i8 = arith.constant 43 : i8
//|     %cst = arith.constant dense<3> : vector<2xi32>
//|     %c-99_i8 = arith.constant -99 : i8
//|     %0 = arith.addi %arg0, %c-99_i8 overflow<nsw> : i8
//|     %1 = arith.addi %arg0, %c43_i8 : i8
//|     %2 = arith.muli %arg0, %c68_i8 overflow<nsw> : i8
//|     %3 = arith.addi %arg1, %cst : vector<2xi32>
//|     %4 = arith.addi %3, %cst : vector<2xi32>
//|     return %0, %1, %2, %4 : i8, i8, i8, vector<2xi32>
//|   }
//|   func.func @others(%arg0: i32, %arg1: i32) -> (i1, i32, i32, i32) {
//|     %c32_i32 = arith.constant 32 : i32
//|     %c6_i32 = arith.constant 6 : i32
//|     %0 = arith.cmpi uge, %arg0, %arg1 : i32
//|     %1 = arith.shrui %arg0, %c32_i32 : i32
//|     %2 = arith.andi %arg0, %c6_i32 : i32
//|     return %0, %1, %arg0, %2 : i1, i32, i32, i32
//|   }
//| }
//|
