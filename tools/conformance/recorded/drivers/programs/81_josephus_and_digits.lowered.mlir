module {
  llvm.func @josephus(%arg0: i64, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.add %arg0, %0 : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    llvm.br ^bb1(%3, %1 : i64, i64)
  ^bb1(%4: i64, %5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %4, %2 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.add %5, %arg1 : i64
    %8 = llvm.urem %7, %4 : i64
    %9 = llvm.add %4, %0 : i64
    llvm.br ^bb1(%9, %8 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %5 : i64
  }
  llvm.func @digits(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(10 : i64) : i64
    llvm.br ^bb1(%arg0, %0 : i64, i64)
  ^bb1(%2: i64, %3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "eq" %2, %0 : i64
    llvm.cond_br %4, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %5 = llvm.urem %2, %1 : i64
    %6 = llvm.udiv %2, %1 : i64
    %7 = llvm.add %3, %5 : i64
    llvm.br ^bb1(%6, %7 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : i64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(41 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.call @josephus(%0, %1) : (i64, i64) -> i64
    %3 = llvm.mlir.constant(9876543210123 : i64) : i64
    %4 = llvm.call @digits(%3) : (i64) -> i64
    %5 = llvm.add %2, %4 : i64
    %6 = llvm.trunc %5 : i64 to i32
    llvm.return %6 : i32
  }
}

