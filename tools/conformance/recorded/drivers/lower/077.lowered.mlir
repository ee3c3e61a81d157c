module {
  func.func @casts(%arg0: index, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: i128) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.trunc %0 : i64 to i8
    %2 = llvm.trunc %0 : i64 to i32
    %3 = llvm.zext %0 : i64 to i128
    %4 = llvm.sext %arg1 : i8 to i64
    %5 = llvm.zext %arg2 : i32 to i64
    %6 = llvm.trunc %arg4 : i128 to i64
    %7 = llvm.mlir.constant(64 : i64) : i64
    %8 = llvm.mlir.constant(42 : i64) : i64
    %9 = llvm.mlir.constant(-5000000000 : i64) : i64
    %10 = llvm.mlir.constant(true) : i1
    %11 = llvm.mlir.constant(false) : i1
    return
  }
}

