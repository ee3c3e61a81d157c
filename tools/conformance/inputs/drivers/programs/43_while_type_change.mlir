// The condition hands on other types than it receives.
func.func @work(%n: i32) -> (f64, i16) {
  %one = arith.constant 1.0 : f64
  %r:2 = scf.while (%k = %n, %p = %one) : (i32, f64) -> (f64, i16) {
    %c0 = arith.constant 0 : i32
    %go = arith.cmpi sgt, %k, %c0 : i32
    %half = arith.constant 1.5 : f64
    %q = arith.mulf %p, %half : f64
    %t = arith.trunci %k : i32 to i16
    scf.condition(%go) %q, %t : f64, i16
  } do {
  ^bb0(%q: f64, %t: i16):
    %e = arith.extsi %t : i16 to i32
    %c3 = arith.constant 3 : i32
    %d = arith.subi %e, %c3 : i32
    scf.yield %d, %q : i32, f64
  }
  return %r#0, %r#1 : f64, i16
}
func.func @main() -> i32 {
  %n = arith.constant 25 : i32
  %p:2 = call @work(%n) : (i32) -> (f64, i16)
  %a = arith.fptoui %p#0 : f64 to i32
  %b = arith.extui %p#1 : i16 to i32
  %s = arith.xori %a, %b : i32
  %c = arith.constant 255 : i32
  %r = arith.andi %s, %c : i32
  return %r : i32
}
