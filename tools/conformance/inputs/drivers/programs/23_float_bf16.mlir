// The JIT has no rounding routine for bf16: this module brings its own.
func.func @__truncsfbf2(%f: f32) -> bf16 {
  %b = arith.bitcast %f : f32 to i32
  %c16 = arith.constant 16 : i32
  %c1 = arith.constant 1 : i32
  %half = arith.constant 32767 : i32
  %u = arith.shrui %b, %c16 : i32
  %lsb = arith.andi %u, %c1 : i32
  %bias = arith.addi %lsb, %half : i32
  %r = arith.addi %b, %bias : i32
  %h = arith.shrui %r, %c16 : i32
  %t = arith.trunci %h : i32 to i16
  %o = arith.bitcast %t : i16 to bf16
  return %o : bf16
}
func.func @__truncdfbf2(%d: f64) -> bf16 {
  %f = arith.truncf %d : f64 to f32
  %o = call @__truncsfbf2(%f) : (f32) -> bf16
  return %o : bf16
}
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
func.func @work(%a: bf16, %b: bf16, %h0: i32) -> i32 {
  %v0 = arith.addf %a, %b : bf16
  %bits0 = arith.bitcast %v0 : bf16 to i16
  %z0 = arith.extui %bits0 : i16 to i32
  %h1 = func.call @mix(%h0, %z0) : (i32, i32) -> i32
  %v1 = arith.subf %a, %b : bf16
  %bits1 = arith.bitcast %v1 : bf16 to i16
  %z1 = arith.extui %bits1 : i16 to i32
  %h2 = func.call @mix(%h1, %z1) : (i32, i32) -> i32
  %v2 = arith.mulf %a, %b : bf16
  %bits2 = arith.bitcast %v2 : bf16 to i16
  %z2 = arith.extui %bits2 : i16 to i32
  %h3 = func.call @mix(%h2, %z2) : (i32, i32) -> i32
  %v3 = arith.divf %a, %b : bf16
  %bits3 = arith.bitcast %v3 : bf16 to i16
  %z3 = arith.extui %bits3 : i16 to i32
  %h4 = func.call @mix(%h3, %z3) : (i32, i32) -> i32
  %v4 = arith.remf %a, %b : bf16
  %bits4 = arith.bitcast %v4 : bf16 to i16
  %z4 = arith.extui %bits4 : i16 to i32
  %h5 = func.call @mix(%h4, %z4) : (i32, i32) -> i32
  %v5 = arith.maximumf %a, %b : bf16
  %bits5 = arith.bitcast %v5 : bf16 to i16
  %z5 = arith.extui %bits5 : i16 to i32
  %h6 = func.call @mix(%h5, %z5) : (i32, i32) -> i32
  %v6 = arith.minimumf %a, %b : bf16
  %bits6 = arith.bitcast %v6 : bf16 to i16
  %z6 = arith.extui %bits6 : i16 to i32
  %h7 = func.call @mix(%h6, %z6) : (i32, i32) -> i32
  %v7 = arith.maxnumf %a, %b : bf16
  %bits7 = arith.bitcast %v7 : bf16 to i16
  %z7 = arith.extui %bits7 : i16 to i32
  %h8 = func.call @mix(%h7, %z7) : (i32, i32) -> i32
  %v8 = arith.minnumf %a, %b : bf16
  %bits8 = arith.bitcast %v8 : bf16 to i16
  %z8 = arith.extui %bits8 : i16 to i32
  %h9 = func.call @mix(%h8, %z8) : (i32, i32) -> i32
  %n = arith.negf %a : bf16
  %bits9 = arith.bitcast %n : bf16 to i16
  %z9 = arith.extui %bits9 : i16 to i32
  %h10 = func.call @mix(%h9, %z9) : (i32, i32) -> i32
  return %h10 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 23 : i32
  %a = arith.constant 1.5 : bf16
  %b = arith.constant -6.25 : bf16
  %x = call @work(%a, %b, %c) : (bf16, bf16, i32) -> i32
  %y = call @work(%b, %a, %x) : (bf16, bf16, i32) -> i32
  %r = call @fin(%y) : (i32) -> i32
  return %r : i32
}
