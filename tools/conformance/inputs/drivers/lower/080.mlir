// RUN-FLAGS: --convert-index-to-llvm
func.func @folded(%a: index) -> (index, i1, index) {
  %0 = index.constant 6
  %1 = index.constant 7
  %2 = index.mul %0, %1
  %3 = index.cmp slt(%2, %0)
  %4 = index.sub %2, %1
  %5 = index.add %a, %4
  return %5, %3, %2 : index, i1, index
}
