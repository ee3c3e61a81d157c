// Everything here is known before any pattern runs.
// RULES: 110
func.func @main() -> i32 {
  %a = arith.constant 100 : i32
  %b = arith.constant 7 : i32
  %c = arith.muli %a, %b : i32
  %d = arith.divsi %c, %a : i32
  %e = arith.cmpi slt, %d, %c : i32
  %f = arith.select %e, %c, %d : i32
  %x = arith.constant 2.5 : f32
  %y = arith.addf %x, %x : f32
  %g = arith.fptosi %y : f32 to i32
  %h = arith.shli %g, %b : i32
  %i = arith.index_cast %h : i32 to index
  %j = index.constant 3
  %k = index.add %i, %j
  %l = index.casts %k : index to i32
  %m = arith.addi %l, %f : i32
  %n = arith.constant 256 : i32
  %r = arith.remui %m, %n : i32
  return %r : i32
}
