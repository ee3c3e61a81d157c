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
func.func @pick(%c: i1, %a: i32, %b: i32, %x: f64, %y: f64, %i: index, %j: index) -> (i32, f64, index) {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %x, %y : f64
  %2 = arith.select %c, %i, %j : index
  return %0, %1, %2 : i32, f64, index
}
func.func @main() -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 6 : i32
  %b = arith.constant 9 : i32
  %x = arith.constant 1.5 : f64
  %y = arith.constant 20.25 : f64
  %i = arith.constant 100 : index
  %j = arith.constant 33 : index
  %p:3 = call @pick(%t, %a, %b, %x, %y, %i, %j) : (i1, i32, i32, f64, f64, index, index) -> (i32, f64, index)
  %q:3 = call @pick(%f, %a, %b, %x, %y, %i, %j) : (i1, i32, i32, f64, f64, index, index) -> (i32, f64, index)
  %pf = arith.addf %p#1, %q#1 : f64
  %pi = arith.fptosi %pf : f64 to i32
  %ix = arith.subi %p#2, %q#2 : index
  %ii = arith.index_cast %ix : index to i32
  %m0 = call @mix(%p#0, %q#0) : (i32, i32) -> i32
  %m1 = call @mix(%m0, %pi) : (i32, i32) -> i32
  %m2 = call @mix(%m1, %ii) : (i32, i32) -> i32
  %r = call @fin(%m2) : (i32) -> i32
  return %r : i32
}
