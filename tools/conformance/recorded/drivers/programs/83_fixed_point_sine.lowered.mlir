module {
  llvm.func @mulq(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.sext %arg0 : i32 to i64
    %1 = llvm.sext %arg1 : i32 to i64
    %2 = llvm.mul %0, %1 : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.ashr %2, %3 : i64
    %5 = llvm.trunc %4 : i64 to i32
    llvm.return %5 : i32
  }
  llvm.func @sin(%arg0: i32) -> i32 {
    %0 = llvm.call @mulq(%arg0, %arg0) : (i32, i32) -> i32
    %1 = llvm.call @mulq(%0, %arg0) : (i32, i32) -> i32
    %2 = llvm.call @mulq(%1, %0) : (i32, i32) -> i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(120 : i32) : i32
    %5 = llvm.sdiv %1, %3 : i32
    %6 = llvm.sdiv %2, %4 : i32
    %7 = llvm.sub %arg0, %5 : i32
    %8 = llvm.add %7, %6 : i32
    llvm.return %8 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-60000 : i32) : i32
    %1 = llvm.mlir.constant(60000 : i32) : i32
    %2 = llvm.mlir.constant(7001 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1(%0, %3 : i32, i32)
  ^bb1(%4: i32, %5: i32):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %4, %1 : i32
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.call @sin(%4) : (i32) -> i32
    %8 = llvm.mlir.constant(5 : i32) : i32
    %9 = llvm.mul %5, %8 : i32
    %10 = llvm.xor %9, %7 : i32
    %11 = llvm.add %4, %2 : i32
    llvm.br ^bb1(%11, %10 : i32, i32)
  ^bb3:  // pred: ^bb1
    %12 = llvm.mlir.constant(255 : i32) : i32
    %13 = llvm.and %5, %12 : i32
    llvm.return %13 : i32
  }
}

