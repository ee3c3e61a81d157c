func.func @gcd(%a: i32, %b: i32) -> i32 {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %z = arith.constant 0 : i32
    %go = arith.cmpi ne, %y, %z : i32
    scf.condition(%go) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %m = arith.remui %x, %y : i32
    scf.yield %y, %m : i32, i32
  }
  return %r#0 : i32
}
func.func @coprimes(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %c0) -> (i32) : i32 {
    %s = scf.for %j = %c1 to %i step %c1 iter_args(%b = %acc) -> (i32) : i32 {
      %g = func.call @gcd(%i, %j) : (i32, i32) -> i32
      %e = arith.cmpi eq, %g, %c1 : i32
      %x = arith.extui %e : i1 to i32
      %y = arith.addi %b, %x : i32
      scf.yield %y : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant 27 : i32
  %r = call @coprimes(%n) : (i32) -> i32
  %c = arith.constant 255 : i32
  %m = arith.andi %r, %c : i32
  return %m : i32
}
