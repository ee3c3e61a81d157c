// Shapes of several ranks whose results nobody reads: only the lowering is at stake.
func.func @shapes(%a: vector<2x2x2xf32>, %b: vector<1x4xi8>, %c: vector<3x2xindex>, %d: vector<f64>, %m: vector<2x2xi1>) -> (vector<2x2x2xf32>, vector<3x2xindex>) {
  %0 = arith.divf %a, %a fastmath<arcp> : vector<2x2x2xf32>
  %1 = arith.divui %b, %b : vector<1x4xi8>
  %2 = arith.addi %c, %c : vector<3x2xindex>
  %3 = arith.mulf %d, %d : vector<f64>
  %4 = arith.cmpi ult, %c, %2 : vector<3x2xindex>
  %5 = arith.ori %m, %m : vector<2x2xi1>
  %6 = arith.extui %b : vector<1x4xi8> to vector<1x4xi64>
  %7 = arith.cmpf uno, %a, %0 : vector<2x2x2xf32>
  return %0, %2 : vector<2x2x2xf32>, vector<3x2xindex>
}
func.func @main() -> i32 {
  %a = arith.constant dense<2.0> : vector<2x2x2xf32>
  %b = arith.constant dense<[[1, 2, 3, 4]]> : vector<1x4xi8>
  %c = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xindex>
  %d = arith.constant dense<1.25> : vector<f64>
  %m = arith.constant dense<[[true, false], [false, true]]> : vector<2x2xi1>
  %p:2 = call @shapes(%a, %b, %c, %d, %m) : (vector<2x2x2xf32>, vector<1x4xi8>, vector<3x2xindex>, vector<f64>, vector<2x2xi1>) -> (vector<2x2x2xf32>, vector<3x2xindex>)
  %r = arith.constant 38 : i32
  return %r : i32
}
