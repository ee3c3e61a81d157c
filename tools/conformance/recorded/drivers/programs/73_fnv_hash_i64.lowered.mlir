module {
  llvm.func @hash(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(-3750763034362895579 : i64) : i64
    %1 = llvm.mlir.constant(1099511628211 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(255 : i64) : i64
    llvm.br ^bb1(%2, %0 : i64, i64)
  ^bb1(%5: i64, %6: i64):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "slt" %5, %arg0 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.mul %5, %5 : i64
    %9 = llvm.and %8, %4 : i64
    %10 = llvm.xor %6, %9 : i64
    %11 = llvm.mul %10, %1 : i64
    %12 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%12, %11 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %6 : i64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(100 : i64) : i64
    %1 = llvm.call @hash(%0) : (i64) -> i64
    %2 = llvm.mlir.constant(56 : i64) : i64
    %3 = llvm.lshr %1, %2 : i64
    %4 = llvm.trunc %3 : i64 to i32
    llvm.return %4 : i32
  }
}

