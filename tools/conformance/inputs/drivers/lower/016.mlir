// RUN-FLAGS: --convert-cf-to-llvm
func.func @br(%a: i32, %i: index) -> i32 {
  cf.br ^next(%a, %i : i32, index)
^next(%x: i32, %j: index):
  cf.br ^next2
^next2:
  return %x : i32
}
func.func @cond(%c: i1, %a: i32, %i: index) -> i32 {
  cf.cond_br %c, ^l(%i : index), ^r(%a : i32)
^l(%j: index):
  %z = arith.index_cast %j : index to i32
  cf.br ^r(%z : i32)
^r(%x: i32):
  return %x : i32
}
