func.func @f(%a: index, %b: index) -> (index, i1, i1, i1) {
  %c4 = index.constant 4
  %m = index.constant -7
  %t = index.bool.constant true
  %0 = index.add %a, %c4
  %1 = index.sub %0, %m
  %2 = index.mul %1, %b
  %3 = index.shl %2, %c4
  %4 = index.and %3, %a
  %5 = index.maxs %4, %b
  %6 = index.ceildivs %5, %b
  %7 = index.cmp slt(%6, %a)
  %8 = index.cmp sge(%6, %a)
  %9 = index.divu %6, %b
  return %9, %7, %8, %t : index, i1, i1, i1
}
func.func @g(%n: index) -> index {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %k = index.constant 4
    %q = index.add %s, %k
    %w = index.mul %q, %i
    scf.yield %w : index
  }
  return %r : index
}
