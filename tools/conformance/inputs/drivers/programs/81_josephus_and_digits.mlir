func.func @josephus(%n: index, %k: index) -> index {
  %c1 = index.constant 1
  %c0 = index.constant 0
  %n1 = index.add %n, %c1
  %c2 = index.constant 2
  %r = scf.for %i = %c2 to %n1 step %c1 iter_args(%p = %c0) -> (index) {
    %a = index.add %p, %k
    %m = index.remu %a, %i
    scf.yield %m : index
  }
  return %r : index
}
func.func @digits(%n: i64) -> i64 {
  %z = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  cf.br ^head(%n, %z : i64, i64)
^head(%x: i64, %s: i64):
  %done = arith.cmpi eq, %x, %z : i64
  cf.cond_br %done, ^exit, ^body
^body:
  %d = arith.remui %x, %ten : i64
  %q = arith.divui %x, %ten : i64
  %t = arith.addi %s, %d : i64
  cf.br ^head(%q, %t : i64, i64)
^exit:
  return %s : i64
}
func.func @main() -> i32 {
  %n = index.constant 41
  %k = index.constant 3
  %j = call @josephus(%n, %k) : (index, index) -> index
  %b = arith.constant 9876543210123 : i64
  %d = call @digits(%b) : (i64) -> i64
  %ji = index.castu %j : index to i64
  %s = arith.addi %ji, %d : i64
  %r = arith.trunci %s : i64 to i32
  return %r : i32
}
