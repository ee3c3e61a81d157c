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
func.func @work(%a: i8, %b: i8, %s: i8) -> i32 {
  %h0 = arith.constant 17 : i32
  %v0 = arith.addi %a, %b : i8
  %w0 = arith.extui %v0 : i8 to i32
  %h1 = func.call @mix(%h0, %w0) : (i32, i32) -> i32
  %v1 = arith.subi %a, %b : i8
  %w1 = arith.extsi %v1 : i8 to i32
  %h2 = func.call @mix(%h1, %w1) : (i32, i32) -> i32
  %v2 = arith.muli %a, %b : i8
  %w2 = arith.extui %v2 : i8 to i32
  %h3 = func.call @mix(%h2, %w2) : (i32, i32) -> i32
  %v3 = arith.andi %a, %b : i8
  %w3 = arith.extsi %v3 : i8 to i32
  %h4 = func.call @mix(%h3, %w3) : (i32, i32) -> i32
  %v4 = arith.ori %a, %b : i8
  %w4 = arith.extui %v4 : i8 to i32
  %h5 = func.call @mix(%h4, %w4) : (i32, i32) -> i32
  %v5 = arith.xori %a, %b : i8
  %w5 = arith.extsi %v5 : i8 to i32
  %h6 = func.call @mix(%h5, %w5) : (i32, i32) -> i32
  %v6 = arith.divsi %a, %b : i8
  %w6 = arith.extui %v6 : i8 to i32
  %h7 = func.call @mix(%h6, %w6) : (i32, i32) -> i32
  %v7 = arith.divui %a, %b : i8
  %w7 = arith.extsi %v7 : i8 to i32
  %h8 = func.call @mix(%h7, %w7) : (i32, i32) -> i32
  %v8 = arith.remsi %a, %b : i8
  %w8 = arith.extui %v8 : i8 to i32
  %h9 = func.call @mix(%h8, %w8) : (i32, i32) -> i32
  %v9 = arith.remui %a, %b : i8
  %w9 = arith.extsi %v9 : i8 to i32
  %h10 = func.call @mix(%h9, %w9) : (i32, i32) -> i32
  %v10 = arith.shli %a, %s : i8
  %w10 = arith.extui %v10 : i8 to i32
  %h11 = func.call @mix(%h10, %w10) : (i32, i32) -> i32
  %v11 = arith.shrsi %a, %s : i8
  %w11 = arith.extsi %v11 : i8 to i32
  %h12 = func.call @mix(%h11, %w11) : (i32, i32) -> i32
  %v12 = arith.shrui %a, %s : i8
  %w12 = arith.extui %v12 : i8 to i32
  %h13 = func.call @mix(%h12, %w12) : (i32, i32) -> i32
  %v13 = arith.maxsi %a, %b : i8
  %w13 = arith.extsi %v13 : i8 to i32
  %h14 = func.call @mix(%h13, %w13) : (i32, i32) -> i32
  %v14 = arith.maxui %a, %b : i8
  %w14 = arith.extui %v14 : i8 to i32
  %h15 = func.call @mix(%h14, %w14) : (i32, i32) -> i32
  %v15 = arith.minsi %a, %b : i8
  %w15 = arith.extsi %v15 : i8 to i32
  %h16 = func.call @mix(%h15, %w15) : (i32, i32) -> i32
  %v16 = arith.minui %a, %b : i8
  %w16 = arith.extui %v16 : i8 to i32
  %h17 = func.call @mix(%h16, %w16) : (i32, i32) -> i32
  return %h17 : i32
}
func.func @main() -> i32 {
  %a = arith.constant -77 : i8
  %b = arith.constant 13 : i8
  %s = arith.constant 3 : i8
  %x = call @work(%a, %b, %s) : (i8, i8, i8) -> i32
  %y = call @work(%b, %a, %s) : (i8, i8, i8) -> i32
  %m = arith.muli %x, %y : i32
  %r = call @fin(%m) : (i32) -> i32
  return %r : i32
}
