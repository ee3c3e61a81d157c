// RUN-FLAGS: --convert-cf-to-llvm="index-bitwidth=32"
func.func @narrow(%i: index, %c: i1) -> index {
  cf.cond_br %c, ^a(%i : index), ^b
^a(%j: index):
  return %j : index
^b:
  cf.br ^a(%i : index)
}
