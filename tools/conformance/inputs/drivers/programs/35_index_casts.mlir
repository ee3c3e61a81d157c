func.func private @mix(%h: i32, %x: i32) -> i32 {
  %k = arith.constant 31 : i32
  %m = arith.muli %h, %k : i32
  %s = arith.addi %m, %x : i32
  return %s : i32
}
func.func private @fin(%h: i32) -> i32 {
  %c16 = arith.constant 16 : i32
  %c8 = arith.constant 8 : i32
  %c255 = arith.constant 255 : i32
  %a = arith.shrui %h, %c16 : i32
  %b = arith.xori %h, %a : i32
  %c = arith.shrui %b, %c8 : i32
  %d = arith.xori %b, %c : i32
  %r = arith.andi %d, %c255 : i32
  return %r : i32
}
func.func @main() -> i32 {
  %a = arith.constant -3 : i8
  %b = arith.constant 200 : i64
  %r = call @work(%a, %b) : (i8, i64) -> i32
  %f = call @fin(%r) : (i32) -> i32
  return %f : i32
}
func.func private @work(%a: i8, %b: i64) -> i32 {
  %t = index.bool.constant true
  %f = index.bool.constant false
  %z = index.sizeof
  %i0 = index.casts %a : i8 to index
  %i1 = index.castu %a : i8 to index
  %i2 = index.casts %b : i64 to index
  %i3 = index.castu %b : i64 to index
  %s0 = index.add %i0, %i1
  %s1 = index.sub %s0, %i2
  %s2 = index.xor %s1, %i3
  %s3 = index.mul %s2, %z
  %x = arith.xori %t, %f : i1
  %p = arith.select %x, %s3, %s2 : index
  %n = index.casts %p : index to i16
  %m = index.castu %p : index to i128
  %c = arith.constant 3 : i128
  %q = arith.shrui %m, %c : i128
  %v = arith.trunci %q : i128 to i32
  %u = arith.extsi %n : i16 to i32
  %r = call @mix(%u, %v) : (i32, i32) -> i32
  return %r : i32
}
