module {
  func.func @narrower(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i16
    %1 = llvm.mlir.constant(70000 : index) : i16
    %2 = llvm.add %0, %1 : i16
    %3 = builtin.unrealized_conversion_cast %2 : i16 to index
    return %3 : index
  }
}

