// RUN-FLAGS: --convert-cf-to-llvm
// A block that nothing reaches.
func.func @unreachable(%i: index) -> index {
  return %i : index
^dead(%x: index):
  cf.br ^dead(%x : index)
}
