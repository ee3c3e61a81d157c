module {
  llvm.func @steps(%arg0: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%arg0, %0 : i64, i32)
  ^bb1(%2: i64, %3: i32):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "ne" %2, %1 : i64
    llvm.cond_br %4, ^bb2(%2, %3 : i64, i32), ^bb3
  ^bb2(%5: i64, %6: i32):  // pred: ^bb1
    %7 = llvm.trunc %5 : i64 to i1
    %8 = llvm.mlir.constant(3 : i64) : i64
    %9 = llvm.mul %5, %8 : i64
    %10 = llvm.add %9, %1 : i64
    %11 = llvm.lshr %5, %1 : i64
    %12 = llvm.select %7, %10, %11 : i1, i64
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.add %6, %13 : i32
    llvm.br ^bb1(%12, %14 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(27 : i64) : i64
    %1 = llvm.mlir.constant(97 : i64) : i64
    %2 = llvm.call @steps(%0) : (i64) -> i32
    %3 = llvm.call @steps(%1) : (i64) -> i32
    %4 = llvm.add %2, %3 : i32
    llvm.return %4 : i32
  }
}

