// RUN-FLAGS: --convert-arith-to-llvm
// A constant becomes another one; any other value stands for itself.
func.func @a() -> i32 {
  %c = arith.constant 5 : i32
  %b = arith.bitcast %c : i32 to i32
  %s = arith.addi %b, %c : i32
  return %s : i32
}
// -----
func.func @b(%x: f32) -> (f32, f32) {
  %c = arith.constant 5.0 : f32
  %b = arith.bitcast %c : f32 to f32
  %d = arith.bitcast %x : f32 to f32
  return %b, %d : f32, f32
}
// -----
func.func @c(%x: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %c = arith.constant dense<5.0> : vector<2xf32>
  %b = arith.bitcast %c : vector<2xf32> to vector<2xf32>
  %d = arith.bitcast %x : vector<2xf32> to vector<2xf32>
  return %b, %d : vector<2xf32>, vector<2xf32>
}
// -----
func.func @e() -> (i32, i32, i32) {
  %c = arith.constant 5 : i32
  %b = arith.bitcast %c : i32 to i32
  %e = arith.bitcast %b : i32 to i32
  %f = arith.bitcast %e : i32 to i32
  return %b, %e, %f : i32, i32, i32
}
// -----
func.func @p() -> (i32, vector<2xi32>) {
  %c = ub.poison : i32
  %d = ub.poison : vector<2xi32>
  %b = arith.bitcast %c : i32 to i32
  %e = arith.bitcast %d : vector<2xi32> to vector<2xi32>
  return %b, %e : i32, vector<2xi32>
}
// -----
func.func @q() -> (vector<2xi32>, vector<3xf32>, f16, f8E4M3FN) {
  %d = arith.constant dense<[1,2]> : vector<2xi32>
  %f = arith.constant dense<[0x7F800001, 1.0, -0.0]> : vector<3xf32>
  %g = arith.constant 0x7C01 : f16
  %h = arith.constant 1.0 : f8E4M3FN
  %e = arith.bitcast %d : vector<2xi32> to vector<2xi32>
  %i = arith.bitcast %f : vector<3xf32> to vector<3xf32>
  %j = arith.bitcast %g : f16 to f16
  %k = arith.bitcast %h : f8E4M3FN to f8E4M3FN
  return %e, %i, %j, %k : vector<2xi32>, vector<3xf32>, f16, f8E4M3FN
}
