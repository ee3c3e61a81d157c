module {
  llvm.func @sum(%arg0: i16) -> f16 {
    %0 = llvm.mlir.constant(0.000000e+00 : f16) : f16
    %1 = llvm.mlir.constant(1 : i16) : i16
    llvm.br ^bb1(%1, %0 : i16, f16)
  ^bb1(%2: i16, %3: f16):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "slt" %2, %arg0 : i16
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.sitofp %2 : i16 to f16
    %6 = llvm.mlir.constant(1.000000e+00 : f16) : f16
    %7 = llvm.fdiv %6, %5 : f16
    %8 = llvm.fadd %3, %7 : f16
    %9 = llvm.add %2, %1 : i16
    llvm.br ^bb1(%9, %8 : i16, f16)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : f16
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(60 : i16) : i16
    %1 = llvm.call @sum(%0) : (i16) -> f16
    %2 = llvm.bitcast %1 : f16 to i16
    %3 = llvm.zext %2 : i16 to i32
    %4 = llvm.mlir.constant(255 : i32) : i32
    %5 = llvm.and %3, %4 : i32
    llvm.return %5 : i32
  }
}

