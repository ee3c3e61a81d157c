func.func @f(%a: vector<2xi1>, %b: vector<3xi32>) {
  %0 = arith.select %a, %b, %b : vector<2xi1>, vector<3xi32>
  return
}
