func.func @s8(%x: i8) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 20 : i32
  cf.switch %x : i8, [
    default: ^d,
    -1: ^e(%a : i32),
    127: ^e(%b : i32)
  ]
^d:
  %z = arith.extui %x : i8 to i32
  cf.br ^e(%z : i32)
^e(%r: i32):
  return %r : i32
}
func.func @s64(%x: i64) -> i32 {
  cf.switch %x : i64, [
    default: ^d,
    5000000000: ^e
  ]
^d:
  %z = arith.constant 3 : i32
  return %z : i32
^e:
  %y = arith.constant 60 : i32
  return %y : i32
}
func.func @main() -> i32 {
  %a = arith.constant -1 : i8
  %b = arith.constant 127 : i8
  %c = arith.constant 50 : i8
  %d = arith.constant 5000000000 : i64
  %e = arith.constant 7 : i64
  %f = arith.constant 8 : i16
  %0 = call @s8(%a) : (i8) -> i32
  %1 = call @s8(%b) : (i8) -> i32
  %2 = call @s8(%c) : (i8) -> i32
  %3 = call @s64(%d) : (i64) -> i32
  %4 = call @s64(%e) : (i64) -> i32
  %5 = arith.extsi %f : i16 to i32
  %6 = arith.addi %0, %1 : i32
  %7 = arith.addi %2, %3 : i32
  %8 = arith.addi %4, %5 : i32
  %9 = arith.addi %6, %7 : i32
  %r = arith.addi %8, %9 : i32
  return %r : i32
}
