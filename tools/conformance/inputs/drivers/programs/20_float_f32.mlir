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
func.func @work(%a: f32, %b: f32, %h0: i32) -> i32 {
  %v0 = arith.addf %a, %b : f32
  %bits0 = arith.bitcast %v0 : f32 to i32
  %h1 = func.call @mix(%h0, %bits0) : (i32, i32) -> i32
  %v1 = arith.subf %a, %b : f32
  %bits1 = arith.bitcast %v1 : f32 to i32
  %h2 = func.call @mix(%h1, %bits1) : (i32, i32) -> i32
  %v2 = arith.mulf %a, %b : f32
  %bits2 = arith.bitcast %v2 : f32 to i32
  %h3 = func.call @mix(%h2, %bits2) : (i32, i32) -> i32
  %v3 = arith.divf %a, %b : f32
  %bits3 = arith.bitcast %v3 : f32 to i32
  %h4 = func.call @mix(%h3, %bits3) : (i32, i32) -> i32
  %v4 = arith.remf %a, %b : f32
  %bits4 = arith.bitcast %v4 : f32 to i32
  %h5 = func.call @mix(%h4, %bits4) : (i32, i32) -> i32
  %v5 = arith.maximumf %a, %b : f32
  %bits5 = arith.bitcast %v5 : f32 to i32
  %h6 = func.call @mix(%h5, %bits5) : (i32, i32) -> i32
  %v6 = arith.minimumf %a, %b : f32
  %bits6 = arith.bitcast %v6 : f32 to i32
  %h7 = func.call @mix(%h6, %bits6) : (i32, i32) -> i32
  %v7 = arith.maxnumf %a, %b : f32
  %bits7 = arith.bitcast %v7 : f32 to i32
  %h8 = func.call @mix(%h7, %bits7) : (i32, i32) -> i32
  %v8 = arith.minnumf %a, %b : f32
  %bits8 = arith.bitcast %v8 : f32 to i32
  %h9 = func.call @mix(%h8, %bits8) : (i32, i32) -> i32
  %n = arith.negf %a : f32
  %bits9 = arith.bitcast %n : f32 to i32
  %h10 = func.call @mix(%h9, %bits9) : (i32, i32) -> i32
  return %h10 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 23 : i32
  %a = arith.constant 3.14159274 : f32
  %b = arith.constant -1.17549435E+3 : f32
  %x = call @work(%a, %b, %c) : (f32, f32, i32) -> i32
  %y = call @work(%b, %a, %x) : (f32, f32, i32) -> i32
  %r = call @fin(%y) : (i32) -> i32
  return %r : i32
}
