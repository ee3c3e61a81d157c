// RUN-FLAGS: --canonicalize
// Elements that signal are quiet after an operation that would hand on a number as it is.
func.func @f() -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %a = arith.constant dense<[0xFF800001, 3.0]> : vector<2xf32>
  %z = arith.constant dense<[-0.0, 4.0]> : vector<2xf32>
  %p = arith.constant dense<[0.0, 4.0]> : vector<2xf32>
  %o = arith.constant dense<[1.0, 4.0]> : vector<2xf32>
  %i = arith.constant dense<[0xFF800000, 4.0]> : vector<2xf32>
  %j = arith.constant dense<[0x7F800000, 4.0]> : vector<2xf32>
  %n = arith.constant dense<[0x7FC00005, 1.0]> : vector<2xf32>
  %0 = arith.addf %a, %z : vector<2xf32>
  %1 = arith.subf %a, %p : vector<2xf32>
  %2 = arith.mulf %a, %o : vector<2xf32>
  %3 = arith.divf %a, %o : vector<2xf32>
  %4 = arith.maximumf %a, %i : vector<2xf32>
  %5 = arith.minimumf %a, %j : vector<2xf32>
  %6 = arith.maxnumf %o, %a : vector<2xf32>
  %7 = arith.minnumf %n, %a : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}
