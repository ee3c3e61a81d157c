module {
  llvm.func @gcd(%arg0: i32, %arg1: i32) -> i32 {
    llvm.br ^bb1(%arg0, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.icmp "ne" %1, %2 : i32
    llvm.cond_br %3, ^bb2(%0, %1 : i32, i32), ^bb3
  ^bb2(%4: i32, %5: i32):  // pred: ^bb1
    %6 = llvm.urem %4, %5 : i32
    llvm.br ^bb1(%5, %6 : i32, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %0 : i32
  }
  llvm.func @coprimes(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%1, %0 : i32, i32)
  ^bb1(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb5
    %4 = llvm.icmp "slt" %2, %arg0 : i32
    llvm.cond_br %4, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%1, %3 : i32, i32)
  ^bb3(%5: i32, %6: i32):  // 2 preds: ^bb2, ^bb4
    %7 = llvm.icmp "slt" %5, %2 : i32
    llvm.cond_br %7, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %8 = llvm.call @gcd(%2, %5) : (i32, i32) -> i32
    %9 = llvm.icmp "eq" %8, %1 : i32
    %10 = llvm.zext %9 : i1 to i32
    %11 = llvm.add %6, %10 : i32
    %12 = llvm.add %5, %1 : i32
    llvm.br ^bb3(%12, %11 : i32, i32)
  ^bb5:  // pred: ^bb3
    %13 = llvm.add %2, %1 : i32
    llvm.br ^bb1(%13, %6 : i32, i32)
  ^bb6:  // pred: ^bb1
    llvm.return %3 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(27 : i32) : i32
    %1 = llvm.call @coprimes(%0) : (i32) -> i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.and %1, %2 : i32
    llvm.return %3 : i32
  }
}

