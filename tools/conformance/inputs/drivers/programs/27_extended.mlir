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
func.func @work(%a: i32, %b: i32, %h0: i32) -> i32 {
  %s, %o = arith.addui_extended %a, %b : i32, i1
  %oe = arith.extui %o : i1 to i32
  %h1 = func.call @mix(%h0, %s) : (i32, i32) -> i32
  %h2 = func.call @mix(%h1, %oe) : (i32, i32) -> i32
  %l, %hh = arith.mulsi_extended %a, %b : i32
  %h3 = func.call @mix(%h2, %l) : (i32, i32) -> i32
  %h4 = func.call @mix(%h3, %hh) : (i32, i32) -> i32
  %l2, %hh2 = arith.mului_extended %a, %b : i32
  %h5 = func.call @mix(%h4, %l2) : (i32, i32) -> i32
  %h6 = func.call @mix(%h5, %hh2) : (i32, i32) -> i32
  %c8 = arith.trunci %a : i32 to i8
  %d8 = arith.trunci %b : i32 to i8
  %s8, %o8 = arith.addui_extended %c8, %d8 : i8, i1
  %l8, %g8 = arith.mulsi_extended %c8, %d8 : i8
  %m8, %k8 = arith.mului_extended %c8, %d8 : i8
  %e0 = arith.extui %s8 : i8 to i32
  %h7 = func.call @mix(%h6, %e0) : (i32, i32) -> i32
  %e1 = arith.extui %l8 : i8 to i32
  %h8 = func.call @mix(%h7, %e1) : (i32, i32) -> i32
  %e2 = arith.extui %g8 : i8 to i32
  %h9 = func.call @mix(%h8, %e2) : (i32, i32) -> i32
  %e3 = arith.extui %m8 : i8 to i32
  %h10 = func.call @mix(%h9, %e3) : (i32, i32) -> i32
  %e4 = arith.extui %k8 : i8 to i32
  %h11 = func.call @mix(%h10, %e4) : (i32, i32) -> i32
  %oo = arith.extsi %o8 : i1 to i32
  %h12 = func.call @mix(%h11, %oo) : (i32, i32) -> i32
  return %h12 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 1 : i32
  %a = arith.constant -5 : i32
  %b = arith.constant 987654321 : i32
  %x = call @work(%a, %b, %c) : (i32, i32, i32) -> i32
  %y = call @work(%b, %b, %x) : (i32, i32, i32) -> i32
  %r = call @fin(%y) : (i32) -> i32
  return %r : i32
}
