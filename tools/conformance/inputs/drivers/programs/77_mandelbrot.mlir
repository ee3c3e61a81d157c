func.func @escape(%cx: f64, %cy: f64) -> i32 {
  %z = arith.constant 0.0 : f64
  %four = arith.constant 4.0 : f64
  %two = arith.constant 2.0 : f64
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %max = arith.constant 40 : i32
  %r:3 = scf.while (%x = %z, %y = %z, %k = %i0) : (f64, f64, i32) -> (f64, f64, i32) {
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %s = arith.addf %xx, %yy : f64
    %in = arith.cmpf ole, %s, %four : f64
    %left = arith.cmpi ult, %k, %max : i32
    %go = arith.andi %in, %left : i1
    scf.condition(%go) %x, %y, %k : f64, f64, i32
  } do {
  ^bb0(%x: f64, %y: f64, %k: i32):
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %d = arith.subf %xx, %yy : f64
    %nx = arith.addf %d, %cx : f64
    %xy = arith.mulf %x, %y : f64
    %xy2 = arith.mulf %xy, %two : f64
    %ny = arith.addf %xy2, %cy : f64
    %k1 = arith.addi %k, %i1 : i32
    scf.yield %nx, %ny, %k1 : f64, f64, i32
  }
  return %r#2 : i32
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 16 : index
  %h = arith.constant 9 : index
  %zero = arith.constant 0 : i32
  %sx = arith.constant 0.2 : f64
  %sy = arith.constant 0.25 : f64
  %ox = arith.constant -2.2 : f64
  %oy = arith.constant -1.0 : f64
  %t = scf.for %j = %c0 to %h step %c1 iter_args(%a = %zero) -> (i32) {
    %ji = arith.index_cast %j : index to i32
    %jf = arith.sitofp %ji : i32 to f64
    %y0 = arith.mulf %jf, %sy : f64
    %y = arith.addf %y0, %oy : f64
    %u = scf.for %i = %c0 to %w step %c1 iter_args(%b = %a) -> (i32) {
      %ii = arith.index_castui %i : index to i32
      %if = arith.uitofp %ii : i32 to f64
      %x0 = arith.mulf %if, %sx : f64
      %x = arith.addf %x0, %ox : f64
      %k = func.call @escape(%x, %y) : (f64, f64) -> i32
      %s = arith.addi %b, %k : i32
      scf.yield %s : i32
    }
    scf.yield %u : i32
  }
  %c = arith.constant 255 : i32
  %r = arith.andi %t, %c : i32
  return %r : i32
}
