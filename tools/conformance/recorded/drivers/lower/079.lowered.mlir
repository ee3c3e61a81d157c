module {
  func.func @casts(%arg0: index, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: i128) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i16
    %1 = llvm.trunc %0 : i16 to i8
    %2 = llvm.sext %0 : i16 to i32
    %3 = llvm.sext %0 : i16 to i64
    %4 = llvm.zext %0 : i16 to i128
    %5 = llvm.sext %arg1 : i8 to i16
    %6 = llvm.trunc %arg2 : i32 to i16
    %7 = llvm.trunc %arg3 : i64 to i16
    %8 = llvm.trunc %arg4 : i128 to i16
    %9 = llvm.mlir.constant(16 : i16) : i16
    %10 = llvm.mlir.constant(42 : i16) : i16
    %11 = llvm.mlir.constant(3584 : i16) : i16
    %12 = llvm.mlir.constant(true) : i1
    %13 = llvm.mlir.constant(false) : i1
    return
  }
}

