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
func.func @work(%a: f16, %b: f16, %h0: i32) -> i32 {
  %v0 = arith.addf %a, %b : f16
  %bits0 = arith.bitcast %v0 : f16 to i16
  %z0 = arith.extui %bits0 : i16 to i32
  %h1 = func.call @mix(%h0, %z0) : (i32, i32) -> i32
  %v1 = arith.subf %a, %b : f16
  %bits1 = arith.bitcast %v1 : f16 to i16
  %z1 = arith.extui %bits1 : i16 to i32
  %h2 = func.call @mix(%h1, %z1) : (i32, i32) -> i32
  %v2 = arith.mulf %a, %b : f16
  %bits2 = arith.bitcast %v2 : f16 to i16
  %z2 = arith.extui %bits2 : i16 to i32
  %h3 = func.call @mix(%h2, %z2) : (i32, i32) -> i32
  %v3 = arith.divf %a, %b : f16
  %bits3 = arith.bitcast %v3 : f16 to i16
  %z3 = arith.extui %bits3 : i16 to i32
  %h4 = func.call @mix(%h3, %z3) : (i32, i32) -> i32
  %v4 = arith.remf %a, %b : f16
  %bits4 = arith.bitcast %v4 : f16 to i16
  %z4 = arith.extui %bits4 : i16 to i32
  %h5 = func.call @mix(%h4, %z4) : (i32, i32) -> i32
  %v5 = arith.maximumf %a, %b : f16
  %bits5 = arith.bitcast %v5 : f16 to i16
  %z5 = arith.extui %bits5 : i16 to i32
  %h6 = func.call @mix(%h5, %z5) : (i32, i32) -> i32
  %v6 = arith.minimumf %a, %b : f16
  %bits6 = arith.bitcast %v6 : f16 to i16
  %z6 = arith.extui %bits6 : i16 to i32
  %h7 = func.call @mix(%h6, %z6) : (i32, i32) -> i32
  %v7 = arith.maxnumf %a, %b : f16
  %bits7 = arith.bitcast %v7 : f16 to i16
  %z7 = arith.extui %bits7 : i16 to i32
  %h8 = func.call @mix(%h7, %z7) : (i32, i32) -> i32
  %v8 = arith.minnumf %a, %b : f16
  %bits8 = arith.bitcast %v8 : f16 to i16
  %z8 = arith.extui %bits8 : i16 to i32
  %h9 = func.call @mix(%h8, %z8) : (i32, i32) -> i32
  %n = arith.negf %a : f16
  %bits9 = arith.bitcast %n : f16 to i16
  %z9 = arith.extui %bits9 : i16 to i32
  %h10 = func.call @mix(%h9, %z9) : (i32, i32) -> i32
  return %h10 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 23 : i32
  %a = arith.constant 1.625 : f16
  %b = arith.constant -3.75 : f16
  %x = call @work(%a, %b, %c) : (f16, f16, i32) -> i32
  %y = call @work(%b, %a, %x) : (f16, f16, i32) -> i32
  %r = call @fin(%y) : (i32) -> i32
  return %r : i32
}
