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
func.func @work(%a: i32, %b: i16, %h0: i32) -> i32 {
  %in0 = arith.sitofp %a : i32 to f32
  %e0 = arith.extf %in0 : f32 to f64
  %bits0 = arith.bitcast %e0 : f64 to i64
  %lo0 = arith.trunci %bits0 : i64 to i32
  %h1 = func.call @mix(%h0, %lo0) : (i32, i32) -> i32
  %sh0 = arith.constant 32 : i64
  %hi0 = arith.shrui %bits0, %sh0 : i64
  %ht0 = arith.trunci %hi0 : i64 to i32
  %h2 = func.call @mix(%h1, %ht0) : (i32, i32) -> i32
  %in1 = arith.sitofp %a : i32 to f16
  %e1 = arith.extf %in1 : f16 to f32
  %bits1 = arith.bitcast %e1 : f32 to i32
  %h3 = func.call @mix(%h2, %bits1) : (i32, i32) -> i32
  %in2 = arith.sitofp %a : i32 to bf16
  %e2 = arith.extf %in2 : bf16 to f32
  %bits2 = arith.bitcast %e2 : f32 to i32
  %h4 = func.call @mix(%h3, %bits2) : (i32, i32) -> i32
  %in3 = arith.sitofp %a : i32 to f16
  %e3 = arith.extf %in3 : f16 to f64
  %bits3 = arith.bitcast %e3 : f64 to i64
  %lo3 = arith.trunci %bits3 : i64 to i32
  %h5 = func.call @mix(%h4, %lo3) : (i32, i32) -> i32
  %sh3 = arith.constant 32 : i64
  %hi3 = arith.shrui %bits3, %sh3 : i64
  %ht3 = arith.trunci %hi3 : i64 to i32
  %h6 = func.call @mix(%h5, %ht3) : (i32, i32) -> i32
  %in4 = arith.sitofp %a : i32 to bf16
  %e4 = arith.extf %in4 : bf16 to f64
  %bits4 = arith.bitcast %e4 : f64 to i64
  %lo4 = arith.trunci %bits4 : i64 to i32
  %h7 = func.call @mix(%h6, %lo4) : (i32, i32) -> i32
  %sh4 = arith.constant 32 : i64
  %hi4 = arith.shrui %bits4, %sh4 : i64
  %ht4 = arith.trunci %hi4 : i64 to i32
  %h8 = func.call @mix(%h7, %ht4) : (i32, i32) -> i32
  %d = arith.uitofp %a : i32 to f64
  %third = arith.constant 0.333333333 : f64
  %dd = arith.mulf %d, %third : f64
  %q5 = arith.sitofp %b : i16 to f64
  %p5 = arith.mulf %q5, %third : f64
  %e5 = arith.truncf %p5 : f64 to f32
  %bits5 = arith.bitcast %e5 : f32 to i32
  %h9 = func.call @mix(%h8, %bits5) : (i32, i32) -> i32
  %q6 = arith.sitofp %b : i16 to f64
  %p6 = arith.mulf %q6, %third : f64
  %e6 = arith.truncf %p6 : f64 to f16
  %bits6 = arith.bitcast %e6 : f16 to i16
  %z6 = arith.extui %bits6 : i16 to i32
  %h10 = func.call @mix(%h9, %z6) : (i32, i32) -> i32
  %q7 = arith.sitofp %b : i16 to f64
  %p7 = arith.mulf %q7, %third : f64
  %e7 = arith.truncf %p7 : f64 to bf16
  %bits7 = arith.bitcast %e7 : bf16 to i16
  %z7 = arith.extui %bits7 : i16 to i32
  %h11 = func.call @mix(%h10, %z7) : (i32, i32) -> i32
  %fi = arith.fptosi %dd : f64 to i64
  %ft = arith.trunci %fi : i64 to i32
  %h12 = func.call @mix(%h11, %ft) : (i32, i32) -> i32
  %fu = arith.fptoui %dd : f64 to i32
  %h13 = func.call @mix(%h12, %fu) : (i32, i32) -> i32
  %f8 = arith.sitofp %b : i16 to f32
  %f9 = arith.fptosi %f8 : f32 to i16
  %f10 = arith.extsi %f9 : i16 to i32
  %h14 = func.call @mix(%h13, %f10) : (i32, i32) -> i32
  %b1 = arith.trunci %b : i16 to i1
  %u1 = arith.uitofp %b1 : i1 to f32
  %s1 = arith.sitofp %b1 : i1 to f32
  %us = arith.subf %u1, %s1 : f32
  %bits8 = arith.bitcast %us : f32 to i32
  %h15 = func.call @mix(%h14, %bits8) : (i32, i32) -> i32
  return %h15 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 1 : i32
  %a = arith.constant 1027 : i32
  %b = arith.constant -1235 : i16
  %a2 = arith.constant 255 : i32
  %x = call @work(%a, %b, %c) : (i32, i16, i32) -> i32
  %y = call @work(%a2, %b, %x) : (i32, i16, i32) -> i32
  %r = call @fin(%y) : (i32) -> i32
  return %r : i32
}
