// RUN-FLAGS: --convert-arith-to-llvm
// A cast between types that become the same leaves nothing behind.
func.func @f(%a: i8, %b: f8E4M3FN, %v: vector<4xi8>, %w: vector<4xf8E5M2>, %m: vector<2x3xf8E5M2>, %t: vector<2x3xi8>, %s: vector<[4]xi8>) -> (f8E4M3FN, i8, vector<4xf8E5M2>, vector<4xi8>, vector<2x3xi8>, vector<2x3xf8E5M2>, f32, vector<[4]xf8E5M2>) {
  %0 = arith.bitcast %a : i8 to f8E4M3FN
  %1 = arith.bitcast %b : f8E4M3FN to i8
  %2 = arith.bitcast %v : vector<4xi8> to vector<4xf8E5M2>
  %3 = arith.bitcast %w : vector<4xf8E5M2> to vector<4xi8>
  %4 = arith.bitcast %m : vector<2x3xf8E5M2> to vector<2x3xi8>
  %5 = arith.bitcast %t : vector<2x3xi8> to vector<2x3xf8E5M2>
  %c = arith.constant 3 : i32
  %6 = arith.bitcast %c : i32 to f32
  %7 = arith.bitcast %s : vector<[4]xi8> to vector<[4]xf8E5M2>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f8E4M3FN, i8, vector<4xf8E5M2>, vector<4xi8>, vector<2x3xi8>, vector<2x3xf8E5M2>, f32, vector<[4]xf8E5M2>
}
