func.func @fib(%n: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %c2 : i32
  cf.cond_br %small, ^base, ^rec
^base:
  return %n : i32
^rec:
  %c1 = arith.constant 1 : i32
  %a = arith.subi %n, %c1 : i32
  %b = arith.subi %n, %c2 : i32
  %x = call @fib(%a) : (i32) -> i32
  %y = call @fib(%b) : (i32) -> i32
  %s = arith.addi %x, %y : i32
  return %s : i32
}
func.func @main() -> i32 {
  %n = arith.constant 16 : i32
  %r = call @fib(%n) : (i32) -> i32
  %c = arith.constant 251 : i32
  %m = arith.remsi %r, %c : i32
  return %m : i32
}
