module {
  llvm.func @exp(%arg0: f32, %arg1: i32) -> f32 {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%1, %0, %0 : i32, f32, f32)
  ^bb1(%2: i32, %3: f32, %4: f32):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "slt" %2, %arg1 : i32
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = llvm.sitofp %2 : i32 to f32
    %7 = llvm.fdiv %arg0, %6 : f32
    %8 = llvm.fmul %4, %7 : f32
    %9 = llvm.fadd %3, %8 : f32
    %10 = llvm.add %2, %1 : i32
    llvm.br ^bb1(%10, %9, %8 : i32, f32, f32)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : f32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(4.125000e+00 : f32) : f32
    %1 = llvm.mlir.constant(30 : i32) : i32
    %2 = llvm.call @exp(%0, %1) : (f32, i32) -> f32
    %3 = llvm.bitcast %2 : f32 to i32
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.lshr %3, %4 : i32
    %6 = llvm.mlir.constant(255 : i32) : i32
    %7 = llvm.and %5, %6 : i32
    llvm.return %7 : i32
  }
}

