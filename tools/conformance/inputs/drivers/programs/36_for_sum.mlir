func.func @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %c0) -> (index) {
    %sq = arith.muli %i, %i : index
    %a = arith.addi %acc, %sq : index
    scf.yield %a : index
  }
  return %s : index
}
func.func @main() -> i32 {
  %n = arith.constant 41 : index
  %s = call @sum(%n) : (index) -> index
  %c = arith.constant 256 : index
  %m = arith.remui %s, %c : index
  %r = arith.index_cast %m : index to i32
  return %r : i32
}
