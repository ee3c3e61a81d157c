// RUN-FLAGS: --convert-arith-to-llvm
// Constants meet constants: what folds before it is lowered?
func.func @folded(%a: i32) -> (i32, index, i1, f32) {
  %c1 = arith.constant 4 : i32
  %c2 = arith.constant 5 : i32
  %s = arith.addi %c1, %c2 : i32
  %z = arith.constant 0 : i32
  %i = arith.addi %a, %z : i32
  %m = arith.muli %i, %s : i32
  %x = arith.index_cast %s : i32 to index
  %p = arith.cmpi slt, %s, %c1 : i32
  %f = arith.sitofp %s : i32 to f32
  %same = arith.cmpi ule, %a, %a : i32
  %q = arith.xori %p, %same : i1
  return %m, %x, %q, %f : i32, index, i1, f32
}
