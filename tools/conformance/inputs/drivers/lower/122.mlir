// RUN-FLAGS: --convert-cf-to-llvm
// The entry block's arguments and a branch back to a block that holds them.
func.func @loop(%i: index, %n: index) -> index {
  cf.br ^h(%i : index)
^h(%x: index):
  %1 = arith.addi %x, %n : index
  %g = arith.cmpi ult, %1, %n : index
  cf.cond_br %g, ^h(%1 : index), ^e(%1 : index)
^e(%y: index):
  return %y : index
}
