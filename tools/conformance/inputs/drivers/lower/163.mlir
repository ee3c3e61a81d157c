// RUN-FLAGS: --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
func.func @a(%x: index) -> (index, i1, index) {
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c0 = index.constant 0
  %0 = index.add %x, %c1
  %1 = index.add %0, %c2
  %d = index.sub %x, %1
  %e = index.cmp eq(%c0, %d)
  %m = index.mul %x, %c2
  %n = index.mul %m, %c2
  return %1, %e, %n : index, i1, index
}
