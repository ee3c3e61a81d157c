module {
  llvm.func @days(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(28 : i32) : i32
    %1 = llvm.mlir.constant(29 : i32) : i32
    %2 = llvm.mlir.constant(30 : i32) : i32
    %3 = llvm.mlir.constant(31 : i32) : i32
    llvm.switch %arg0 : i32, ^bb2(%3 : i32) [
      2: ^bb1(%arg1 : i1),
      4: ^bb2(%2 : i32),
      6: ^bb2(%2 : i32),
      9: ^bb2(%2 : i32),
      11: ^bb2(%2 : i32)
    ]
  ^bb1(%4: i1):  // pred: ^bb0
    %5 = llvm.select %4, %1, %0 : i1, i32
    llvm.br ^bb2(%5 : i32)
  ^bb2(%6: i32):  // 6 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb1
    llvm.return %6 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(13 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(true) : i1
    llvm.br ^bb1(%0, %2 : i32, i32)
  ^bb1(%4: i32, %5: i32):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %4, %1 : i32
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.call @days(%4, %3) : (i32, i1) -> i32
    %8 = llvm.mul %7, %4 : i32
    %9 = llvm.add %5, %8 : i32
    %10 = llvm.add %4, %0 : i32
    llvm.br ^bb1(%10, %9 : i32, i32)
  ^bb3:  // pred: ^bb1
    %11 = llvm.mlir.constant(255 : i32) : i32
    %12 = llvm.and %5, %11 : i32
    llvm.return %12 : i32
  }
}

