func.func @exp(%x: f32, %terms: i32) -> f32 {
  %one = arith.constant 1.0 : f32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.for %i = %c1 to %terms step %c1 iter_args(%sum = %one, %t = %one) -> (f32, f32) : i32 {
    %n = arith.sitofp %i : i32 to f32
    %q = arith.divf %x, %n : f32
    %t1 = arith.mulf %t, %q : f32
    %s = arith.addf %sum, %t1 : f32
    scf.yield %s, %t1 : f32, f32
  }
  return %r#0 : f32
}
func.func @main() -> i32 {
  %x = arith.constant 4.125 : f32
  %n = arith.constant 30 : i32
  %e = call @exp(%x, %n) : (f32, i32) -> f32
  %b = arith.bitcast %e : f32 to i32
  %s = arith.constant 5 : i32
  %t = arith.shrui %b, %s : i32
  %m = arith.constant 255 : i32
  %r = arith.andi %t, %m : i32
  return %r : i32
}
