// RUN-FLAGS: --allow-unregistered-dialect --convert-arith-to-llvm
// Values go in and out of operations that stay.
func.func @mixed(%i: index, %a: i32) -> index {
  %0 = "foreign.make"(%i) : (index) -> index
  %1 = arith.addi %0, %i : index
  %2 = "foreign.region"(%1) ({
  ^bb0(%q: index):
    %3 = arith.muli %q, %1 : index
    "foreign.yield"(%3) : (index) -> ()
  }) : (index) -> index
  %4 = arith.subi %2, %1 : index
  %5 = arith.addi %a, %a : i32
  "foreign.use"(%5, %4) : (i32, index) -> ()
  return %4 : index
}
