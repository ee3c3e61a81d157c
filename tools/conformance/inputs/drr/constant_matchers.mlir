func.func @f(%x: i32, %v: vector<4xi16>, %t: tensor<2xi8>, %u: f32, %w: f64) -> (i32, vector<4xi16>, i32, tensor<2xi8>, i32, i32, f32, f64, f32) {
  %z = arith.constant 0 : i32
  %zv = arith.constant dense<0> : vector<4xi16>
  %one = arith.constant 1 : i32
  %ot = arith.constant dense<1> : tensor<2xi8>
  %c7 = arith.constant 7 : i32
  %fz = arith.constant -0.0 : f32
  %dz = arith.constant 0.0 : f64
  %f1 = arith.constant 1.0 : f32
  %0 = arith.addi %x, %z : i32
  %1 = arith.addi %v, %zv overflow<nsw> : vector<4xi16>
  %2 = arith.muli %0, %one : i32
  %3 = arith.muli %t, %ot : tensor<2xi8>
  %4 = arith.divsi %x, %c7 : i32
  %5 = arith.divsi %x, %z : i32
  %6 = arith.addf %u, %fz : f32
  %7 = arith.addf %w, %dz fastmath<ninf> : f64
  %8 = arith.addf %u, %f1 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, vector<4xi16>, i32, tensor<2xi8>, i32, i32, f32, f64, f32
}
