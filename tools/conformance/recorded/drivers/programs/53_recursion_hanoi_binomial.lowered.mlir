module {
  llvm.func @hanoi(%arg0: i16, %arg1: i16, %arg2: i16) -> i16 {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.icmp "eq" %arg0, %0 : i16
    llvm.cond_br %1, ^bb2(%0 : i16), ^bb1
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.constant(6 : i16) : i16
    %3 = llvm.mlir.constant(1 : i16) : i16
    %4 = llvm.add %arg1, %arg2 : i16
    %5 = llvm.sub %2, %4 : i16
    %6 = llvm.sub %arg0, %3 : i16
    %7 = llvm.call @hanoi(%6, %arg1, %5) : (i16, i16, i16) -> i16
    %8 = llvm.call @hanoi(%6, %5, %arg2) : (i16, i16, i16) -> i16
    %9 = llvm.add %7, %8 : i16
    %10 = llvm.mul %arg1, %arg2 : i16
    %11 = llvm.add %9, %10 : i16
    llvm.br ^bb2(%11 : i16)
  ^bb2(%12: i16):  // 2 preds: ^bb0, ^bb1
    llvm.return %12 : i16
  }
  llvm.func @binom(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.icmp "eq" %arg1, %0 : i32
    %3 = llvm.icmp "eq" %arg1, %arg0 : i32
    %4 = llvm.or %2, %3 : i1
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb0
    %5 = llvm.sub %arg0, %1 : i32
    %6 = llvm.sub %arg1, %1 : i32
    %7 = llvm.call @binom(%5, %6) : (i32, i32) -> i32
    %8 = llvm.call @binom(%5, %arg1) : (i32, i32) -> i32
    %9 = llvm.add %7, %8 : i32
    llvm.br ^bb3(%9 : i32)
  ^bb3(%10: i32):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.return %10 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(7 : i16) : i16
    %1 = llvm.mlir.constant(1 : i16) : i16
    %2 = llvm.mlir.constant(3 : i16) : i16
    %3 = llvm.call @hanoi(%0, %1, %2) : (i16, i16, i16) -> i16
    %4 = llvm.mlir.constant(9 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.call @binom(%4, %5) : (i32, i32) -> i32
    %7 = llvm.zext %3 : i16 to i32
    %8 = llvm.add %7, %6 : i32
    %9 = llvm.mlir.constant(255 : i32) : i32
    %10 = llvm.and %8, %9 : i32
    llvm.return %10 : i32
  }
}

