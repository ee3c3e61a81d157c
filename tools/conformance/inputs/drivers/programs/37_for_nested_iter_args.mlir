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
func.func @table(%n: index, %m: index) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %h = arith.constant 7 : i32
  %z = arith.constant 1 : i64
  %o:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %h, %b = %z) -> (i32, i64) {
    %p:2 = scf.for %j = %i to %m step %c3 iter_args(%c = %a, %d = %b) -> (i32, i64) {
      %ij = arith.muli %i, %j : index
      %w = arith.index_cast %ij : index to i32
      %e = func.call @mix(%c, %w) : (i32, i32) -> i32
      %w64 = arith.extsi %e : i32 to i64
      %f = arith.xori %d, %w64 : i64
      scf.yield %e, %f : i32, i64
    }
    %one = arith.constant 1 : i64
    %g = arith.addi %p#1, %one : i64
    scf.yield %p#0, %g : i32, i64
  }
  return %o#0, %o#1 : i32, i64
}
func.func @main() -> i32 {
  %n = arith.constant 9 : index
  %m = arith.constant 20 : index
  %p:2 = call @table(%n, %m) : (index, index) -> (i32, i64)
  %t = arith.trunci %p#1 : i64 to i32
  %x = call @mix(%p#0, %t) : (i32, i32) -> i32
  %r = call @fin(%x) : (i32) -> i32
  return %r : i32
}
