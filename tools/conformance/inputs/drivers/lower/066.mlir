// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm
// The body keeps what it has; blocks beyond the entry as well.
func.func @body(%i: index, %c: i1) -> index {
  %0 = "foreign.make"(%i) : (index) -> index
  cf.cond_br %c, ^a(%0 : index), ^b
^a(%x: index):
  %1 = arith.addi %x, %i : index
  return %1 : index
^b:
  %2 = "foreign.region"() ({
    %3 = arith.muli %i, %0 : index
    "foreign.yield"(%3) : (index) -> ()
  }) : () -> index
  cf.br ^a(%2 : index)
}
