func.func @poison(%a: i32, %v: vector<2xf32>) -> (i32, i32, i32, i1, vector<2xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = arith.addi %0, %a : i32
  %c = ub.poison : i1
  %3 = arith.select %c, %a, %2 : i32
  %4 = arith.cmpi eq, %0, %1 : i32
  %5 = ub.poison : vector<2xf32>
  %6 = arith.mulf %v, %5 : vector<2xf32>
  return %1, %2, %3, %4, %6 : i32, i32, i32, i1, vector<2xf32>
}
