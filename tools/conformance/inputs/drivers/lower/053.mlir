// RUN-FLAGS: --convert-arith-to-llvm
// Inside modules and operations that are not functions.
module @outer {
  module @inner {
    func.func private @f(%a: index) -> index {
      %0 = arith.addi %a, %a : index
      return %0 : index
    }
  }
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %c : i32
}
