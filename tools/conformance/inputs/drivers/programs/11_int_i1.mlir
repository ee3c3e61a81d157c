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
func.func @work(%a: i1, %b: i1, %h0: i32) -> i32 {
  %v0 = arith.addi %a, %b : i1
  %w0 = arith.extui %v0 : i1 to i32
  %h1 = func.call @mix(%h0, %w0) : (i32, i32) -> i32
  %v1 = arith.subi %a, %b : i1
  %w1 = arith.extsi %v1 : i1 to i32
  %h2 = func.call @mix(%h1, %w1) : (i32, i32) -> i32
  %v2 = arith.muli %a, %b : i1
  %w2 = arith.extui %v2 : i1 to i32
  %h3 = func.call @mix(%h2, %w2) : (i32, i32) -> i32
  %v3 = arith.andi %a, %b : i1
  %w3 = arith.extsi %v3 : i1 to i32
  %h4 = func.call @mix(%h3, %w3) : (i32, i32) -> i32
  %v4 = arith.ori %a, %b : i1
  %w4 = arith.extui %v4 : i1 to i32
  %h5 = func.call @mix(%h4, %w4) : (i32, i32) -> i32
  %v5 = arith.xori %a, %b : i1
  %w5 = arith.extsi %v5 : i1 to i32
  %h6 = func.call @mix(%h5, %w5) : (i32, i32) -> i32
  %v6 = arith.maxsi %a, %b : i1
  %w6 = arith.extui %v6 : i1 to i32
  %h7 = func.call @mix(%h6, %w6) : (i32, i32) -> i32
  %v7 = arith.maxui %a, %b : i1
  %w7 = arith.extsi %v7 : i1 to i32
  %h8 = func.call @mix(%h7, %w7) : (i32, i32) -> i32
  %v8 = arith.minsi %a, %b : i1
  %w8 = arith.extui %v8 : i1 to i32
  %h9 = func.call @mix(%h8, %w8) : (i32, i32) -> i32
  %v9 = arith.minui %a, %b : i1
  %w9 = arith.extsi %v9 : i1 to i32
  %h10 = func.call @mix(%h9, %w9) : (i32, i32) -> i32
  return %h10 : i32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %s = arith.constant 5 : i32
  %p = call @work(%t, %t, %s) : (i1, i1, i32) -> i32
  %q = call @work(%t, %f, %p) : (i1, i1, i32) -> i32
  %u = call @work(%f, %t, %q) : (i1, i1, i32) -> i32
  %v = call @work(%f, %f, %u) : (i1, i1, i32) -> i32
  %r = call @fin(%v) : (i32) -> i32
  return %r : i32
}
