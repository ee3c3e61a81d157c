func.func @f(%a: i32, %b: i32, %v: vector<4xi8>) -> (i1, vector<4xi1>) {
  %0 = "t.lt"(%a, %b) : (i32, i32) -> i1
  %1 = "t.lt"(%v, %v) : (vector<4xi8>, vector<4xi8>) -> vector<4xi1>
  return %0, %1 : i1, vector<4xi1>
}
