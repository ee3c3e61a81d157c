module {
  func.func @folded(%arg0: i32) -> (i32, index, i1, f32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mul %arg0, %2 : i32
    %5 = llvm.sext %2 : i32 to i64
    %6 = builtin.unrealized_conversion_cast %5 : i64 to index
    %7 = llvm.icmp "slt" %2, %0 : i32
    %8 = llvm.sitofp %2 : i32 to f32
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.xor %7, %9 : i1
    return %4, %6, %10, %8 : i32, index, i1, f32
  }
}

