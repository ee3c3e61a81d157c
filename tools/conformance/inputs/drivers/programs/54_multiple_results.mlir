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
func.func @divmod(%a: i32, %b: i32) -> (i32, i32) {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  return %q, %r : i32, i32
}
func.func @five(%a: i8, %b: f32, %c: index) -> (index, i1, f64, i8, i64) {
  %t = arith.constant true
  %d = arith.extf %b : f32 to f64
  %i = arith.index_cast %c : index to i64
  return %c, %t, %d, %a, %i : index, i1, f64, i8, i64
}
func.func @nothing() {
  return
}
func.func @main() -> i32 {
  %a = arith.constant -1234 : i32
  %b = arith.constant 57 : i32
  %p:2 = call @divmod(%a, %b) : (i32, i32) -> (i32, i32)
  call @nothing() : () -> ()
  %x = arith.constant 100 : i8
  %y = arith.constant -8.125 : f32
  %z = arith.constant 77 : index
  %v:5 = call @five(%x, %y, %z) : (i8, f32, index) -> (index, i1, f64, i8, i64)
  %i0 = arith.index_cast %v#0 : index to i32
  %i1 = arith.extui %v#1 : i1 to i32
  %i2 = arith.fptosi %v#2 : f64 to i32
  %i3 = arith.extsi %v#3 : i8 to i32
  %i4 = arith.trunci %v#4 : i64 to i32
  %h0 = call @mix(%p#0, %p#1) : (i32, i32) -> i32
  %h1 = call @mix(%h0, %i0) : (i32, i32) -> i32
  %h2 = call @mix(%h1, %i1) : (i32, i32) -> i32
  %h3 = call @mix(%h2, %i2) : (i32, i32) -> i32
  %h4 = call @mix(%h3, %i3) : (i32, i32) -> i32
  %h5 = call @mix(%h4, %i4) : (i32, i32) -> i32
  %r = call @fin(%h5) : (i32) -> i32
  return %r : i32
}
