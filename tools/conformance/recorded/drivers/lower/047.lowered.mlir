module {
  func.func @host(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mul %0, %0 : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
}

