// The work is done in the condition region, the body only passes on.
func.func @main() -> i32 {
  %s = arith.constant 12345 : i32
  %r = call @loop(%s) : (i32) -> i32
  %c = arith.constant 255 : i32
  %m = arith.andi %r, %c : i32
  return %m : i32
}
func.func private @loop(%s: i32) -> i32 {
  %r = scf.while (%x = %s) : (i32) -> i32 {
    %k = arith.constant 1664525 : i32
    %a = arith.constant 1013904223 : i32
    %m = arith.muli %x, %k : i32
    %n = arith.addi %m, %a : i32
    %t = arith.constant 28 : i32
    %top = arith.shrui %n, %t : i32
    %z = arith.constant 5 : i32
    %go = arith.cmpi ne, %top, %z : i32
    scf.condition(%go) %n : i32
  } do {
  ^bb0(%n: i32):
    scf.yield %n : i32
  }
  return %r : i32
}
