module {
  llvm.func @popcount(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(6148914691236517205 : i64) : i64
    %1 = llvm.mlir.constant(3689348814741910323 : i64) : i64
    %2 = llvm.mlir.constant(1085102592571150095 : i64) : i64
    %3 = llvm.mlir.constant(72340172838076673 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(56 : i64) : i64
    %8 = llvm.lshr %arg0, %4 : i64
    %9 = llvm.and %8, %0 : i64
    %10 = llvm.sub %arg0, %9 : i64
    %11 = llvm.and %10, %1 : i64
    %12 = llvm.lshr %10, %5 : i64
    %13 = llvm.and %12, %1 : i64
    %14 = llvm.add %11, %13 : i64
    %15 = llvm.lshr %14, %6 : i64
    %16 = llvm.add %14, %15 : i64
    %17 = llvm.and %16, %2 : i64
    %18 = llvm.mul %17, %3 : i64
    %19 = llvm.lshr %18, %7 : i64
    llvm.return %19 : i64
  }
  llvm.func @reverse(%arg0: i8) -> i8 {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(1 : i8) : i8
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(8 : i8) : i8
    llvm.br ^bb1(%2, %arg0, %0 : i8, i8, i8)
  ^bb1(%4: i8, %5: i8, %6: i8):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "slt" %4, %3 : i8
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.and %5, %1 : i8
    %9 = llvm.shl %6, %1 : i8
    %10 = llvm.or %9, %8 : i8
    %11 = llvm.lshr %5, %1 : i8
    %12 = llvm.add %4, %1 : i8
    llvm.br ^bb1(%12, %11, %10 : i8, i8, i8)
  ^bb3:  // pred: ^bb1
    llvm.return %6 : i8
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-81985529216486896 : i64) : i64
    %1 = llvm.call @popcount(%0) : (i64) -> i64
    %2 = llvm.trunc %1 : i64 to i8
    %3 = llvm.call @reverse(%2) : (i8) -> i8
    %4 = llvm.zext %3 : i8 to i32
    llvm.return %4 : i32
  }
}

