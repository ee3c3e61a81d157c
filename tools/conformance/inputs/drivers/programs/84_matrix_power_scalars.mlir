// Fibonacci numbers modulo a prime by two-by-two matrices passed as four results.
func.func @mul(%a: i64, %b: i64, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64) -> (i64, i64, i64, i64) {
  %p = arith.constant 1000000007 : i64
  %0 = arith.muli %a, %e : i64
  %1 = arith.muli %b, %g : i64
  %2 = arith.addi %0, %1 : i64
  %3 = arith.remui %2, %p : i64
  %4 = arith.muli %a, %f : i64
  %5 = arith.muli %b, %h : i64
  %6 = arith.addi %4, %5 : i64
  %7 = arith.remui %6, %p : i64
  %8 = arith.muli %c, %e : i64
  %9 = arith.muli %d, %g : i64
  %10 = arith.addi %8, %9 : i64
  %11 = arith.remui %10, %p : i64
  %12 = arith.muli %c, %f : i64
  %13 = arith.muli %d, %h : i64
  %14 = arith.addi %12, %13 : i64
  %15 = arith.remui %14, %p : i64
  return %3, %7, %11, %15 : i64, i64, i64, i64
}
func.func @fib(%n: i32) -> i64 {
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:9 = scf.while (%k = %n, %a = %o, %b = %z, %c = %z, %d = %o, %e = %o, %f = %o, %g = %o, %h = %z) : (i32, i64, i64, i64, i64, i64, i64, i64, i64) -> (i32, i64, i64, i64, i64, i64, i64, i64, i64) {
    %go = arith.cmpi ne, %k, %c0 : i32
    scf.condition(%go) %k, %a, %b, %c, %d, %e, %f, %g, %h : i32, i64, i64, i64, i64, i64, i64, i64, i64
  } do {
  ^bb0(%k: i32, %a: i64, %b: i64, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i64):
    %odd = arith.trunci %k : i32 to i1
    %m:4 = scf.if %odd -> (i64, i64, i64, i64) {
      %t:4 = func.call @mul(%a, %b, %c, %d, %e, %f, %g, %h) : (i64, i64, i64, i64, i64, i64, i64, i64) -> (i64, i64, i64, i64)
      scf.yield %t#0, %t#1, %t#2, %t#3 : i64, i64, i64, i64
    } else {
      scf.yield %a, %b, %c, %d : i64, i64, i64, i64
    }
    %s:4 = func.call @mul(%e, %f, %g, %h, %e, %f, %g, %h) : (i64, i64, i64, i64, i64, i64, i64, i64) -> (i64, i64, i64, i64)
    %k1 = arith.shrui %k, %c1 : i32
    scf.yield %k1, %m#0, %m#1, %m#2, %m#3, %s#0, %s#1, %s#2, %s#3 : i32, i64, i64, i64, i64, i64, i64, i64, i64
  }
  return %r#2 : i64
}
func.func @main() -> i32 {
  %n = arith.constant 1000000 : i32
  %f = call @fib(%n) : (i32) -> i64
  %c = arith.constant 255 : i64
  %m = arith.andi %f, %c : i64
  %r = arith.trunci %m : i64 to i32
  return %r : i32
}
