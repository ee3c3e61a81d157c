func.func @f(%a: i32) -> i32 {
  %u = arith.muli %a, %a : i32
  %w = arith.divsi %u, %a : i32
  %c = arith.constant 55 : i64
  %d = arith.cmpi eq, %a, %u : i32
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @unused(%a: f32) -> f32 {
  %x = arith.mulf %a, %a : f32
  return %x : f32
}
func.func @main() -> i32 {
  %a = arith.constant 21 : i32
  %r = call @f(%a) : (i32) -> i32
  return %r : i32
}
