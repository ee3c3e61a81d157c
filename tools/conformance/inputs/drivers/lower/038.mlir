// RUN-FLAGS: --convert-arith-to-llvm
func.func @fcasts(%h: f16, %b: bf16, %s: f32, %d: f64, %i: i32, %u: i1, %v: vector<2x3xf32>, %x: vector<2xi7>) {
  %0 = arith.extf %h : f16 to f32
  %1 = arith.extf %b fastmath<contract> : bf16 to f64
  %2 = arith.truncf %d : f64 to f32
  %3 = arith.truncf %d to_nearest_even : f64 to bf16
  %4 = arith.truncf %s downward : f32 to f16
  %5 = arith.truncf %s upward : f32 to f16
  %6 = arith.truncf %s toward_zero : f32 to f16
  %7 = arith.truncf %s to_nearest_away : f32 to f16
  %8 = arith.sitofp %i : i32 to f64
  %9 = arith.uitofp %u : i1 to bf16
  %10 = arith.fptosi %s : f32 to i64
  %11 = arith.fptoui %d : f64 to i5
  %12 = arith.bitcast %i : i32 to f32
  %13 = arith.bitcast %v : vector<2x3xf32> to vector<2x3xi32>
  %14 = arith.extf %v : vector<2x3xf32> to vector<2x3xf64>
  %15 = arith.truncf %v : vector<2x3xf32> to vector<2x3xf16>
  %16 = arith.fptosi %v : vector<2x3xf32> to vector<2x3xi8>
  %17 = arith.sitofp %x : vector<2xi7> to vector<2xf32>
  %18 = arith.truncf %v toward_zero : vector<2x3xf32> to vector<2x3xf16>
  return
}
