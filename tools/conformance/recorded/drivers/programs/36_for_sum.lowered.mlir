module {
  llvm.func @sum(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%0, %0 : i64, i64)
  ^bb1(%2: i64, %3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "slt" %2, %arg0 : i64
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.mul %2, %2 : i64
    %6 = llvm.add %3, %5 : i64
    %7 = llvm.add %2, %1 : i64
    llvm.br ^bb1(%7, %6 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : i64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(41 : index) : i64
    %1 = llvm.call @sum(%0) : (i64) -> i64
    %2 = llvm.mlir.constant(256 : index) : i64
    %3 = llvm.urem %1, %2 : i64
    %4 = llvm.trunc %3 : i64 to i32
    llvm.return %4 : i32
  }
}

