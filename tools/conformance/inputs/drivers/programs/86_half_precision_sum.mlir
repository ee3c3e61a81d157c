func.func @sum(%n: i16) -> f16 {
  %z = arith.constant 0.0 : f16
  %one = arith.constant 1 : i16
  %s = scf.for %i = %one to %n step %one iter_args(%a = %z) -> (f16) : i16 {
    %f = arith.sitofp %i : i16 to f16
    %u = arith.constant 1.0 : f16
    %q = arith.divf %u, %f : f16
    %t = arith.addf %a, %q : f16
    scf.yield %t : f16
  }
  return %s : f16
}
func.func @main() -> i32 {
  %n = arith.constant 60 : i16
  %s = call @sum(%n) : (i16) -> f16
  %b = arith.bitcast %s : f16 to i16
  %e = arith.extui %b : i16 to i32
  %c = arith.constant 255 : i32
  %r = arith.andi %e, %c : i32
  return %r : i32
}
