func.func @f(%a: i32, %b: i32, %v: vector<2xi32>, %w: i16) -> (i32, vector<2xi32>, i16) {
  %0 = arith.remsi %a, %b : i32
  %1 = arith.remsi %v, %v : vector<2xi32>
  %2 = arith.remsi %w, %w : i16
  return %0, %1, %2 : i32, vector<2xi32>, i16
}
