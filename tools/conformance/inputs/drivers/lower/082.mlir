// RUN-FLAGS: --mlir-print-debuginfo --convert-index-to-llvm
func.func @located(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b loc("ceil.c":1:1)
  %1 = index.floordivs %0, %b loc("floor.c":2:2)
  %2 = index.ceildivu %1, %a loc("ceilu.c":3:3)
  return %2 : index
}
