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
  %v0 = arith.cmpf false, %a, %b : f32
  %w0 = arith.extui %v0 : i1 to i32
  %h1 = func.call @mix(%h0, %w0) : (i32, i32) -> i32
  %v1 = arith.cmpf oeq, %a, %b : f32
  %w1 = arith.extui %v1 : i1 to i32
  %h2 = func.call @mix(%h1, %w1) : (i32, i32) -> i32
  %v2 = arith.cmpf ogt, %a, %b : f32
  %w2 = arith.extui %v2 : i1 to i32
  %h3 = func.call @mix(%h2, %w2) : (i32, i32) -> i32
  %v3 = arith.cmpf oge, %a, %b : f32
  %w3 = arith.extui %v3 : i1 to i32
  %h4 = func.call @mix(%h3, %w3) : (i32, i32) -> i32
  %v4 = arith.cmpf olt, %a, %b : f32
  %w4 = arith.extui %v4 : i1 to i32
  %h5 = func.call @mix(%h4, %w4) : (i32, i32) -> i32
  %v5 = arith.cmpf ole, %a, %b : f32
  %w5 = arith.extui %v5 : i1 to i32
  %h6 = func.call @mix(%h5, %w5) : (i32, i32) -> i32
  %v6 = arith.cmpf one, %a, %b : f32
  %w6 = arith.extui %v6 : i1 to i32
  %h7 = func.call @mix(%h6, %w6) : (i32, i32) -> i32
  %v7 = arith.cmpf ord, %a, %b : f32
  %w7 = arith.extui %v7 : i1 to i32
  %h8 = func.call @mix(%h7, %w7) : (i32, i32) -> i32
  %v8 = arith.cmpf ueq, %a, %b : f32
  %w8 = arith.extui %v8 : i1 to i32
  %h9 = func.call @mix(%h8, %w8) : (i32, i32) -> i32
  %v9 = arith.cmpf ugt, %a, %b : f32
  %w9 = arith.extui %v9 : i1 to i32
  %h10 = func.call @mix(%h9, %w9) : (i32, i32) -> i32
  %v10 = arith.cmpf uge, %a, %b : f32
  %w10 = arith.extui %v10 : i1 to i32
  %h11 = func.call @mix(%h10, %w10) : (i32, i32) -> i32
  %v11 = arith.cmpf ult, %a, %b : f32
  %w11 = arith.extui %v11 : i1 to i32
  %h12 = func.call @mix(%h11, %w11) : (i32, i32) -> i32
  %v12 = arith.cmpf ule, %a, %b : f32
  %w12 = arith.extui %v12 : i1 to i32
  %h13 = func.call @mix(%h12, %w12) : (i32, i32) -> i32
  %v13 = arith.cmpf une, %a, %b : f32
  %w13 = arith.extui %v13 : i1 to i32
  %h14 = func.call @mix(%h13, %w13) : (i32, i32) -> i32
  %v14 = arith.cmpf uno, %a, %b : f32
  %w14 = arith.extui %v14 : i1 to i32
  %h15 = func.call @mix(%h14, %w14) : (i32, i32) -> i32
  %v15 = arith.cmpf true, %a, %b : f32
  %w15 = arith.extui %v15 : i1 to i32
  %h16 = func.call @mix(%h15, %w15) : (i32, i32) -> i32
  return %h16 : i32
}
func.func @main() -> i32 {
  %r0 = arith.constant 11 : i32
  %a0 = arith.constant 1.5 : f32
  %b0 = arith.constant 2.5 : f32
  %r1 = call @work(%a0, %b0, %r0) : (f32, f32, i32) -> i32
  %a1 = arith.constant 2.5 : f32
  %b1 = arith.constant 1.5 : f32
  %r2 = call @work(%a1, %b1, %r1) : (f32, f32, i32) -> i32
  %a2 = arith.constant -0.0 : f32
  %b2 = arith.constant 0.0 : f32
  %r3 = call @work(%a2, %b2, %r2) : (f32, f32, i32) -> i32
  %a3 = arith.constant 0x7F800000 : f32
  %b3 = arith.constant 1.0 : f32
  %r4 = call @work(%a3, %b3, %r3) : (f32, f32, i32) -> i32
  %a4 = arith.constant 0x7FC00000 : f32
  %b4 = arith.constant 1.0 : f32
  %r5 = call @work(%a4, %b4, %r4) : (f32, f32, i32) -> i32
  %a5 = arith.constant 1.0 : f32
  %b5 = arith.constant 0x7FC00000 : f32
  %r6 = call @work(%a5, %b5, %r5) : (f32, f32, i32) -> i32
  %a6 = arith.constant 0x7FC00000 : f32
  %b6 = arith.constant 0x7FC00000 : f32
  %r7 = call @work(%a6, %b6, %r6) : (f32, f32, i32) -> i32
  %r = call @fin(%r7) : (i32) -> i32
  return %r : i32
}
