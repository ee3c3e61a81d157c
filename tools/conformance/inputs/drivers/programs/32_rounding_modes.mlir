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
func.func @work(%a: f64) -> i32 {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %a downward : f64 to f32
  %2 = arith.truncf %a upward : f64 to f32
  %3 = arith.truncf %a toward_zero : f64 to f32
  %i0 = arith.bitcast %0 : f32 to i32
  %i1 = arith.bitcast %1 : f32 to i32
  %i2 = arith.bitcast %2 : f32 to i32
  %i3 = arith.bitcast %3 : f32 to i32
  %m0 = call @mix(%i0, %i1) : (i32, i32) -> i32
  %m1 = call @mix(%m0, %i2) : (i32, i32) -> i32
  %m2 = call @mix(%m1, %i3) : (i32, i32) -> i32
  return %m2 : i32
}
func.func @main() -> i32 {
  %a = arith.constant 6.25 : f64
  %x = call @work(%a) : (f64) -> i32
  %r = call @fin(%x) : (i32) -> i32
  return %r : i32
}
