func.func @f(%a: i32, %b: i64, %i: index, %v: vector<2xi32>) -> (i32, i32, i32, i64, i32, index, index, i32, vector<2xi32>) {
  %c3 = arith.constant 3 : i32
  %cm = arith.constant -3 : i32
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i64
  %i9 = index.constant 9
  %i10 = index.constant 10
  %d = arith.constant dense<[1, 2]> : vector<2xi32>
  %0 = arith.addi %c3, %a overflow<nuw> : i32
  %1 = arith.addi %cm, %a : i32
  %2 = arith.addi %c0, %a : i32
  %3 = arith.muli %b, %c5 : i64
  %4 = arith.muli %a, %c3 : i32
  %5 = index.add %i9, %i
  %6 = index.add %i10, %i
  %7 = arith.xori %c3, %a : i32
  %8 = arith.xori %d, %v : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i64, i32, index, index, i32, vector<2xi32>
}
