// RUN-FLAGS: --mlir-print-debuginfo --convert-arith-to-llvm
func.func @located(%i: index, %v: vector<2x2xi32>) -> index {
  %k = arith.constant 3 : index loc("k.c":1:1)
  %0 = arith.addi %i, %k : index loc("add.c":2:2)
  %1 = arith.addi %v, %v : vector<2x2xi32> loc(fused<"meta">["p", "q"])
  %c = arith.constant 4 : index loc("c.c":3:3)
  %d = arith.muli %k, %c : index loc("fold.c":4:4)
  %2 = arith.addi %0, %d : index loc("add2.c":5:5)
  return %2 : index
}
