func.func @f(%c: i1, %d: i1, %a: i32, %b: i32, %v: vector<2xi1>, %x: vector<2xi32>) -> (i32, i32, i32, i1, i32, vector<2xi32>, i1) {
  %t = arith.constant true
  %n = arith.constant false
  %0 = arith.xori %c, %t : i1
  %1 = arith.select %0, %a, %b : i32
  %2 = arith.cmpi sgt, %a, %b : i32
  %3 = arith.select %2, %a, %b : i32
  %4 = arith.cmpi slt, %1, %3 : i32
  %5 = arith.select %4, %1, %3 : i32
  %6 = arith.select %c, %d, %n : i1
  %7 = arith.select %d, %n, %c : i1
  %8 = arith.select %c, %5, %a : i32
  %9 = arith.select %c, %8, %b : i32
  %10 = arith.select %v, %x, %x : vector<2xi1>, vector<2xi32>
  return %1, %3, %5, %6, %9, %10, %7 : i32, i32, i32, i1, i32, vector<2xi32>, i1
}
