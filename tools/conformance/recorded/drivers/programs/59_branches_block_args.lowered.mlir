module {
  llvm.func @pow(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1(%arg0, %arg1, %0 : i64, i64, i64)
  ^bb1(%2: i64, %3: i64, %4: i64):  // 2 preds: ^bb0, ^bb4
    %5 = llvm.icmp "ne" %3, %1 : i64
    llvm.cond_br %5, ^bb2, ^bb5(%4 : i64)
  ^bb2:  // pred: ^bb1
    %6 = llvm.trunc %3 : i64 to i1
    llvm.cond_br %6, ^bb3(%4, %2 : i64, i64), ^bb4(%4 : i64)
  ^bb3(%7: i64, %8: i64):  // pred: ^bb2
    %9 = llvm.mul %7, %8 : i64
    %10 = llvm.urem %9, %arg2 : i64
    llvm.br ^bb4(%10 : i64)
  ^bb4(%11: i64):  // 2 preds: ^bb2, ^bb3
    %12 = llvm.mul %2, %2 : i64
    %13 = llvm.urem %12, %arg2 : i64
    %14 = llvm.lshr %3, %0 : i64
    llvm.br ^bb1(%13, %14, %11 : i64, i64, i64)
  ^bb5(%15: i64):  // pred: ^bb1
    llvm.return %15 : i64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(7 : i64) : i64
    %1 = llvm.mlir.constant(560 : i64) : i64
    %2 = llvm.mlir.constant(1000003 : i64) : i64
    %3 = llvm.call @pow(%0, %1, %2) : (i64, i64, i64) -> i64
    %4 = llvm.mlir.constant(253 : i64) : i64
    %5 = llvm.urem %3, %4 : i64
    %6 = llvm.trunc %5 : i64 to i32
    llvm.return %6 : i32
  }
}

