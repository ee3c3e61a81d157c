// An interpreter in blocks: the program is the nibbles of a word.
func.func @run(%prog: i64) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c4 = arith.constant 4 : i64
  %mask = arith.constant 15 : i64
  cf.br ^fetch(%prog, %z, %one : i64, i32, i32)
^fetch(%p: i64, %acc: i32, %x: i32):
  %n = arith.andi %p, %mask : i64
  %op = arith.trunci %n : i64 to i8
  %rest = arith.shrui %p, %c4 : i64
  cf.switch %op : i8, [
    default: ^fetch(%rest, %acc, %x : i64, i32, i32),
    0: ^halt(%acc, %x : i32, i32),
    1: ^add,
    2: ^double(%acc : i32),
    3: ^swap,
    4: ^incr(%x : i32)
  ]
^add:
  %s = arith.addi %acc, %x : i32
  cf.br ^fetch(%rest, %s, %x : i64, i32, i32)
^double(%v: i32):
  %d = arith.addi %v, %v : i32
  cf.br ^fetch(%rest, %d, %x : i64, i32, i32)
^swap:
  cf.br ^fetch(%rest, %x, %acc : i64, i32, i32)
^incr(%w: i32):
  %i = arith.addi %w, %one : i32
  cf.br ^fetch(%rest, %acc, %i : i64, i32, i32)
^halt(%a: i32, %b: i32):
  %r = arith.xori %a, %b : i32
  return %r : i32
}
func.func @main() -> i32 {
  %p = arith.constant 0x0213442321943411 : i64
  %r = call @run(%p) : (i64) -> i32
  %c = arith.constant 255 : i32
  %m = arith.andi %r, %c : i32
  return %m : i32
}
