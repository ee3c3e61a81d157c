func.func @sqrt(%x: f64) -> f64 {
  %half = arith.constant 5.000000e-01 : f64
  %eps = arith.constant 1.0e-12 : f64
  %r:2 = scf.while (%g = %x, %d = %x) : (f64, f64) -> (f64, f64) {
    %n = arith.negf %d : f64
    %abs = arith.maximumf %d, %n : f64
    %go = arith.cmpf ogt, %abs, %eps : f64
    scf.condition(%go) %g, %d : f64, f64
  } do {
  ^bb0(%g: f64, %d: f64):
    %q = arith.divf %x, %g : f64
    %s = arith.addf %g, %q : f64
    %h = arith.mulf %s, %half : f64
    %e = arith.subf %h, %g : f64
    scf.yield %h, %e : f64, f64
  }
  return %r#0 : f64
}
func.func @main() -> i32 {
  %x = arith.constant 2345.678 : f64
  %s = call @sqrt(%x) : (f64) -> f64
  %k = arith.constant 1.0e+06 : f64
  %m = arith.mulf %s, %k : f64
  %i = arith.fptosi %m : f64 to i64
  %c = arith.constant 256 : i64
  %d = arith.remsi %i, %c : i64
  %r = arith.trunci %d : i64 to i32
  return %r : i32
}
