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
func.func @work(%a: i64, %b: i64, %h0: i32) -> i32 {
  %v0 = arith.cmpi eq, %a, %b : i64
  %w0 = arith.extui %v0 : i1 to i32
  %h1 = func.call @mix(%h0, %w0) : (i32, i32) -> i32
  %v1 = arith.cmpi ne, %a, %b : i64
  %w1 = arith.extui %v1 : i1 to i32
  %h2 = func.call @mix(%h1, %w1) : (i32, i32) -> i32
  %v2 = arith.cmpi slt, %a, %b : i64
  %w2 = arith.extui %v2 : i1 to i32
  %h3 = func.call @mix(%h2, %w2) : (i32, i32) -> i32
  %v3 = arith.cmpi sle, %a, %b : i64
  %w3 = arith.extui %v3 : i1 to i32
  %h4 = func.call @mix(%h3, %w3) : (i32, i32) -> i32
  %v4 = arith.cmpi sgt, %a, %b : i64
  %w4 = arith.extui %v4 : i1 to i32
  %h5 = func.call @mix(%h4, %w4) : (i32, i32) -> i32
  %v5 = arith.cmpi sge, %a, %b : i64
  %w5 = arith.extui %v5 : i1 to i32
  %h6 = func.call @mix(%h5, %w5) : (i32, i32) -> i32
  %v6 = arith.cmpi ult, %a, %b : i64
  %w6 = arith.extui %v6 : i1 to i32
  %h7 = func.call @mix(%h6, %w6) : (i32, i32) -> i32
  %v7 = arith.cmpi ule, %a, %b : i64
  %w7 = arith.extui %v7 : i1 to i32
  %h8 = func.call @mix(%h7, %w7) : (i32, i32) -> i32
  %v8 = arith.cmpi ugt, %a, %b : i64
  %w8 = arith.extui %v8 : i1 to i32
  %h9 = func.call @mix(%h8, %w8) : (i32, i32) -> i32
  %v9 = arith.cmpi uge, %a, %b : i64
  %w9 = arith.extui %v9 : i1 to i32
  %h10 = func.call @mix(%h9, %w9) : (i32, i32) -> i32
  return %h10 : i32
}
func.func @main() -> i32 {
  %r0 = arith.constant 3 : i32
  %a0 = arith.constant 30000000000 : i64
  %b0 = arith.constant -4 : i64
  %r1 = call @work(%a0, %b0, %r0) : (i64, i64, i32) -> i32
  %a1 = arith.constant -4 : i64
  %b1 = arith.constant 30000000000 : i64
  %r2 = call @work(%a1, %b1, %r1) : (i64, i64, i32) -> i32
  %a2 = arith.constant -1 : i64
  %b2 = arith.constant -1 : i64
  %r3 = call @work(%a2, %b2, %r2) : (i64, i64, i32) -> i32
  %r = call @fin(%r3) : (i32) -> i32
  return %r : i32
}
