// RUN-FLAGS: --allow-unregistered-dialect --convert-index-to-llvm
func.func @mixed(%a: index, %c: i1) -> index {
  %0 = index.add %a, %a
  %1 = arith.addi %0, %a : index
  %2 = "foreign.x"(%1, %0) : (index, index) -> index
  %3 = scf.if %c -> index {
    %4 = index.mul %2, %0
    scf.yield %4 : index
  } else {
    scf.yield %0 : index
  }
  return %3 : index
}
