module {
  llvm.func @work(%arg0: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%0, %2 : i64, i32)
  ^bb1(%3: i64, %4: i32):  // 2 preds: ^bb0, ^bb7
    %5 = llvm.icmp "slt" %3, %arg0 : i64
    llvm.cond_br %5, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %6 = llvm.trunc %3 : i64 to i32
    llvm.switch %6 : i32, ^bb6(%4 : i32) [
      2: ^bb4(%6 : i32),
      5: ^bb5
    ]
  ^bb4(%7: i32):  // 2 preds: ^bb3, ^bb5
    %8 = llvm.shl %4, %7 : i32
    llvm.br ^bb7(%8 : i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb4(%6 : i32)
  ^bb6(%9: i32):  // pred: ^bb3
    %10 = llvm.add %9, %6 : i32
    llvm.br ^bb7(%10 : i32)
  ^bb7(%11: i32):  // 2 preds: ^bb4, ^bb6
    %12 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%12, %11 : i64, i32)
  ^bb8:  // pred: ^bb1
    llvm.return %4 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(9 : index) : i64
    %1 = llvm.call @work(%0) : (i64) -> i32
    %2 = llvm.mlir.constant(251 : i32) : i32
    %3 = llvm.urem %1, %2 : i32
    llvm.return %3 : i32
  }
}

