func.func @f(%a: i32, %b: i32, %c: i64) -> (i32, i32, i64, i32, i32, i1, i64) {
  %lo, %hi = arith.mulsi_extended %a, %b : i32
  %0:2 = arith.mulsi_extended %c, %c : i64
  %s, %o = arith.addui_extended %a, %a : i32, i1
  %t, %p = arith.addui_extended %b, %b : i32, i1
  %u, %q = arith.addui_extended %c, %c : i64, i1
  %v, %w = arith.addui_extended %a, %b : i32, i1
  return %lo, %hi, %0#1, %s, %t, %p, %u : i32, i32, i64, i32, i32, i1, i64
}
