module {
  func.func @casts(%arg0: index, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: i128) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %1 = llvm.trunc %0 : i32 to i8
    %2 = llvm.sext %0 : i32 to i64
    %3 = llvm.zext %0 : i32 to i128
    %4 = llvm.sext %arg1 : i8 to i32
    %5 = llvm.trunc %arg3 : i64 to i32
    %6 = llvm.trunc %arg4 : i128 to i32
    %7 = llvm.mlir.constant(32 : i32) : i32
    %8 = llvm.mlir.constant(42 : i32) : i32
    %9 = llvm.mlir.constant(-705032704 : i32) : i32
    %10 = llvm.mlir.constant(true) : i1
    %11 = llvm.mlir.constant(false) : i1
    return
  }
}

