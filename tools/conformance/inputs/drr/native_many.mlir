func.func @f(%a: i32, %b: i32, %v: vector<4xi16>) -> (i32, i32, i32, vector<4xi16>) {
  %0, %1 = arith.mulsi_extended %a, %b : i32
  %2 = arith.remui %0, %1 : i32
  %3, %4 = arith.mulsi_extended %v, %v : vector<4xi16>
  return %0, %1, %2, %4 : i32, i32, i32, vector<4xi16>
}
