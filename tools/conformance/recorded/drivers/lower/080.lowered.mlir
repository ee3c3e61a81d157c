module {
  func.func @folded(%arg0: index) -> (index, i1, index) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mlir.constant(6 : i64) : i64
    %2 = llvm.mlir.constant(7 : i64) : i64
    %3 = llvm.mlir.constant(42 : i64) : i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    %5 = llvm.icmp "slt" %3, %1 : i64
    %6 = llvm.sub %3, %2 : i64
    %7 = llvm.add %0, %6 : i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    return %8, %5, %4 : index, i1, index
  }
}

