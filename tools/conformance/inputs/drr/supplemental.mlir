func.func @f(%a: i32, %b: i32, %v: vector<2xi64>) -> (i32, vector<2xi64>, i32) {
  %0 = arith.divui %a, %b exact : i32
  %1 = arith.divui %v, %v : vector<2xi64>
  %2 = arith.divsi %0, %b : i32
  return %0, %1, %2 : i32, vector<2xi64>, i32
}
