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
func.func @work(%a: i32, %b: i64, %c: i16) -> i32 {
  %f = arith.bitcast %a : i32 to f32
  %d = arith.bitcast %b : i64 to f64
  %h = arith.bitcast %c : i16 to f16
  %g = arith.bitcast %c : i16 to bf16
  %hg = arith.bitcast %h : f16 to bf16
  %e = arith.cmpf oeq, %hg, %g : bf16
  %f2 = arith.addf %f, %f : f32
  %d2 = arith.mulf %d, %d : f64
  %i = arith.bitcast %f2 : f32 to i32
  %j = arith.bitcast %d2 : f64 to i64
  %k = arith.trunci %j : i64 to i32
  %c32 = arith.constant 32 : i64
  %j2 = arith.shrui %j, %c32 : i64
  %k2 = arith.trunci %j2 : i64 to i32
  %same = arith.bitcast %k2 : i32 to i32
  %z = arith.extui %e : i1 to i32
  %m0 = call @mix(%i, %k) : (i32, i32) -> i32
  %m1 = call @mix(%m0, %same) : (i32, i32) -> i32
  %m2 = call @mix(%m1, %z) : (i32, i32) -> i32
  return %m2 : i32
}
func.func @main() -> i32 {
  %a = arith.constant 0x40490FDB : i32
  %b = arith.constant 0x4005BF0A8B145769 : i64
  %c = arith.constant 16256 : i16
  %x = call @work(%a, %b, %c) : (i32, i64, i16) -> i32
  %r = call @fin(%x) : (i32) -> i32
  return %r : i32
}
