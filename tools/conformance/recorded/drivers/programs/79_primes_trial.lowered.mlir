module {
  llvm.func @prime(%arg0: i32) -> i1 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.icmp "ult" %arg0, %0 : i32
    llvm.cond_br %5, ^bb3(%3 : i1), ^bb1(%0 : i32)
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.mul %6, %6 : i32
    %8 = llvm.icmp "ugt" %7, %arg0 : i32
    llvm.cond_br %8, ^bb3(%2 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %9 = llvm.urem %arg0, %6 : i32
    %10 = llvm.icmp "eq" %9, %4 : i32
    %11 = llvm.add %6, %1 : i32
    llvm.cond_br %10, ^bb3(%3 : i1), ^bb1(%11 : i32)
  ^bb3(%12: i1):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return %12 : i1
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1200 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%0, %0 : i32, i32)
  ^bb1(%3: i32, %4: i32):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "slt" %3, %1 : i32
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = llvm.call @prime(%3) : (i32) -> i1
    %7 = llvm.zext %6 : i1 to i32
    %8 = llvm.add %4, %7 : i32
    %9 = llvm.add %3, %2 : i32
    llvm.br ^bb1(%9, %8 : i32, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %4 : i32
  }
}

