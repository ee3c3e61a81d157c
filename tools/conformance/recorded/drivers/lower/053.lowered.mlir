module @outer {
  module @inner {
    func.func private @f(%arg0: index) -> index {
      %2 = builtin.unrealized_conversion_cast %arg0 : index to i64
      %3 = llvm.add %2, %2 : i64
      %4 = builtin.unrealized_conversion_cast %3 : i64 to index
      return %4 : index
    }
  }
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
}

