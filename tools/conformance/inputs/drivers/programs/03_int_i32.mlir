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
func.func @work(%a: i32, %b: i32, %s: i32) -> i32 {
  %h0 = arith.constant 17 : i32
  %v0 = arith.addi %a, %b : i32
  %h1 = func.call @mix(%h0, %v0) : (i32, i32) -> i32
  %v1 = arith.subi %a, %b : i32
  %h2 = func.call @mix(%h1, %v1) : (i32, i32) -> i32
  %v2 = arith.muli %a, %b : i32
  %h3 = func.call @mix(%h2, %v2) : (i32, i32) -> i32
  %v3 = arith.andi %a, %b : i32
  %h4 = func.call @mix(%h3, %v3) : (i32, i32) -> i32
  %v4 = arith.ori %a, %b : i32
  %h5 = func.call @mix(%h4, %v4) : (i32, i32) -> i32
  %v5 = arith.xori %a, %b : i32
  %h6 = func.call @mix(%h5, %v5) : (i32, i32) -> i32
  %v6 = arith.divsi %a, %b : i32
  %h7 = func.call @mix(%h6, %v6) : (i32, i32) -> i32
  %v7 = arith.divui %a, %b : i32
  %h8 = func.call @mix(%h7, %v7) : (i32, i32) -> i32
  %v8 = arith.remsi %a, %b : i32
  %h9 = func.call @mix(%h8, %v8) : (i32, i32) -> i32
  %v9 = arith.remui %a, %b : i32
  %h10 = func.call @mix(%h9, %v9) : (i32, i32) -> i32
  %v10 = arith.shli %a, %s : i32
  %h11 = func.call @mix(%h10, %v10) : (i32, i32) -> i32
  %v11 = arith.shrsi %a, %s : i32
  %h12 = func.call @mix(%h11, %v11) : (i32, i32) -> i32
  %v12 = arith.shrui %a, %s : i32
  %h13 = func.call @mix(%h12, %v12) : (i32, i32) -> i32
  %v13 = arith.maxsi %a, %b : i32
  %h14 = func.call @mix(%h13, %v13) : (i32, i32) -> i32
  %v14 = arith.maxui %a, %b : i32
  %h15 = func.call @mix(%h14, %v14) : (i32, i32) -> i32
  %v15 = arith.minsi %a, %b : i32
  %h16 = func.call @mix(%h15, %v15) : (i32, i32) -> i32
  %v16 = arith.minui %a, %b : i32
  %h17 = func.call @mix(%h16, %v16) : (i32, i32) -> i32
  return %h17 : i32
}
func.func @main() -> i32 {
  %a = arith.constant -1999999973 : i32
  %b = arith.constant 65521 : i32
  %s = arith.constant 21 : i32
  %x = call @work(%a, %b, %s) : (i32, i32, i32) -> i32
  %y = call @work(%b, %a, %s) : (i32, i32, i32) -> i32
  %m = arith.muli %x, %y : i32
  %r = call @fin(%m) : (i32) -> i32
  return %r : i32
}
