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
func.func @work(%a: f64, %b: f64, %h0: i32) -> i32 {
  %v0 = arith.addf %a, %b fastmath<nnan,contract> : f64
  %bits0 = arith.bitcast %v0 : f64 to i64
  %lo0 = arith.trunci %bits0 : i64 to i32
  %h1 = func.call @mix(%h0, %lo0) : (i32, i32) -> i32
  %sh0 = arith.constant 32 : i64
  %hi0 = arith.shrui %bits0, %sh0 : i64
  %ht0 = arith.trunci %hi0 : i64 to i32
  %h2 = func.call @mix(%h1, %ht0) : (i32, i32) -> i32
  %v1 = arith.subf %a, %b fastmath<nnan,contract> : f64
  %bits1 = arith.bitcast %v1 : f64 to i64
  %lo1 = arith.trunci %bits1 : i64 to i32
  %h3 = func.call @mix(%h2, %lo1) : (i32, i32) -> i32
  %sh1 = arith.constant 32 : i64
  %hi1 = arith.shrui %bits1, %sh1 : i64
  %ht1 = arith.trunci %hi1 : i64 to i32
  %h4 = func.call @mix(%h3, %ht1) : (i32, i32) -> i32
  %v2 = arith.mulf %a, %b fastmath<nnan,contract> : f64
  %bits2 = arith.bitcast %v2 : f64 to i64
  %lo2 = arith.trunci %bits2 : i64 to i32
  %h5 = func.call @mix(%h4, %lo2) : (i32, i32) -> i32
  %sh2 = arith.constant 32 : i64
  %hi2 = arith.shrui %bits2, %sh2 : i64
  %ht2 = arith.trunci %hi2 : i64 to i32
  %h6 = func.call @mix(%h5, %ht2) : (i32, i32) -> i32
  %v3 = arith.divf %a, %b fastmath<nnan,contract> : f64
  %bits3 = arith.bitcast %v3 : f64 to i64
  %lo3 = arith.trunci %bits3 : i64 to i32
  %h7 = func.call @mix(%h6, %lo3) : (i32, i32) -> i32
  %sh3 = arith.constant 32 : i64
  %hi3 = arith.shrui %bits3, %sh3 : i64
  %ht3 = arith.trunci %hi3 : i64 to i32
  %h8 = func.call @mix(%h7, %ht3) : (i32, i32) -> i32
  %v4 = arith.remf %a, %b fastmath<nnan,contract> : f64
  %bits4 = arith.bitcast %v4 : f64 to i64
  %lo4 = arith.trunci %bits4 : i64 to i32
  %h9 = func.call @mix(%h8, %lo4) : (i32, i32) -> i32
  %sh4 = arith.constant 32 : i64
  %hi4 = arith.shrui %bits4, %sh4 : i64
  %ht4 = arith.trunci %hi4 : i64 to i32
  %h10 = func.call @mix(%h9, %ht4) : (i32, i32) -> i32
  %v5 = arith.maximumf %a, %b fastmath<nnan,contract> : f64
  %bits5 = arith.bitcast %v5 : f64 to i64
  %lo5 = arith.trunci %bits5 : i64 to i32
  %h11 = func.call @mix(%h10, %lo5) : (i32, i32) -> i32
  %sh5 = arith.constant 32 : i64
  %hi5 = arith.shrui %bits5, %sh5 : i64
  %ht5 = arith.trunci %hi5 : i64 to i32
  %h12 = func.call @mix(%h11, %ht5) : (i32, i32) -> i32
  %v6 = arith.minimumf %a, %b fastmath<nnan,contract> : f64
  %bits6 = arith.bitcast %v6 : f64 to i64
  %lo6 = arith.trunci %bits6 : i64 to i32
  %h13 = func.call @mix(%h12, %lo6) : (i32, i32) -> i32
  %sh6 = arith.constant 32 : i64
  %hi6 = arith.shrui %bits6, %sh6 : i64
  %ht6 = arith.trunci %hi6 : i64 to i32
  %h14 = func.call @mix(%h13, %ht6) : (i32, i32) -> i32
  %v7 = arith.maxnumf %a, %b fastmath<nnan,contract> : f64
  %bits7 = arith.bitcast %v7 : f64 to i64
  %lo7 = arith.trunci %bits7 : i64 to i32
  %h15 = func.call @mix(%h14, %lo7) : (i32, i32) -> i32
  %sh7 = arith.constant 32 : i64
  %hi7 = arith.shrui %bits7, %sh7 : i64
  %ht7 = arith.trunci %hi7 : i64 to i32
  %h16 = func.call @mix(%h15, %ht7) : (i32, i32) -> i32
  %v8 = arith.minnumf %a, %b fastmath<nnan,contract> : f64
  %bits8 = arith.bitcast %v8 : f64 to i64
  %lo8 = arith.trunci %bits8 : i64 to i32
  %h17 = func.call @mix(%h16, %lo8) : (i32, i32) -> i32
  %sh8 = arith.constant 32 : i64
  %hi8 = arith.shrui %bits8, %sh8 : i64
  %ht8 = arith.trunci %hi8 : i64 to i32
  %h18 = func.call @mix(%h17, %ht8) : (i32, i32) -> i32
  %n = arith.negf %a fastmath<nnan,contract> : f64
  %bits9 = arith.bitcast %n : f64 to i64
  %lo9 = arith.trunci %bits9 : i64 to i32
  %h19 = func.call @mix(%h18, %lo9) : (i32, i32) -> i32
  %sh9 = arith.constant 32 : i64
  %hi9 = arith.shrui %bits9, %sh9 : i64
  %ht9 = arith.trunci %hi9 : i64 to i32
  %h20 = func.call @mix(%h19, %ht9) : (i32, i32) -> i32
  return %h20 : i32
}
func.func @main() -> i32 {
  %c = arith.constant 23 : i32
  %a = arith.constant 9.75 : f64
  %b = arith.constant 2.5 : f64
  %x = call @work(%a, %b, %c) : (f64, f64, i32) -> i32
  %y = call @work(%b, %a, %x) : (f64, f64, i32) -> i32
  %r = call @fin(%y) : (i32) -> i32
  return %r : i32
}
