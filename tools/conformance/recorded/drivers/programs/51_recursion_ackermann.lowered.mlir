module {
  llvm.func @ack(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %3 = llvm.add %arg1, %1 : i32
    llvm.br ^bb7(%3 : i32)
  ^bb2:  // pred: ^bb0
    %4 = llvm.icmp "eq" %arg1, %0 : i32
    %5 = llvm.sub %arg0, %1 : i32
    llvm.cond_br %4, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %6 = llvm.call @ack(%5, %1) : (i32, i32) -> i32
    llvm.br ^bb5(%6 : i32)
  ^bb4:  // pred: ^bb2
    %7 = llvm.sub %arg1, %1 : i32
    %8 = llvm.call @ack(%arg0, %7) : (i32, i32) -> i32
    %9 = llvm.call @ack(%5, %8) : (i32, i32) -> i32
    llvm.br ^bb5(%9 : i32)
  ^bb5(%10: i32):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7(%10 : i32)
  ^bb7(%11: i32):  // 2 preds: ^bb1, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    llvm.return %11 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.call @ack(%0, %1) : (i32, i32) -> i32
    llvm.return %2 : i32
  }
}

