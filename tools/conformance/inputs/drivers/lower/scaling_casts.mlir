// RUN-FLAGS: --cse --convert-arith-to-llvm
// What scales by a block's exponent is not lowered by itself.
func.func @a(%b: f4E2M1FN, %c: f8E8M0FNU, %i: vector<32xf4E2M1FN>, %f: vector<32xf8E8M0FNU>, %x: f32) -> f32 {
  %a = arith.scaling_extf %b, %c : f4E2M1FN, f8E8M0FNU to f32
  %h = arith.scaling_extf %i, %f fastmath<nnan> : vector<32xf4E2M1FN>, vector<32xf8E8M0FNU> to vector<32xbf16>
  %t = arith.scaling_truncf %x, %c : f32, f8E8M0FNU to f4E2M1FN
  %t2 = arith.scaling_truncf %x, %c to_nearest_even fastmath<nnan> {a} : f32, f8E8M0FNU to f4E2M1FN
  %u = arith.scaling_extf %t2, %c : f4E2M1FN, f8E8M0FNU to f32
  return %a : f32
}
