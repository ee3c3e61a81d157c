module {
  func.func @f0(%arg0: f64, %arg1: f64) {
    %0 = llvm.fadd %arg0, %arg1 : f64
    %1 = llvm.fsub %arg0, %arg1 : f64
    %2 = llvm.fmul %arg0, %arg1 : f64
    %3 = llvm.fdiv %arg0, %arg1 : f64
    %4 = llvm.frem %arg0, %arg1 : f64
    %5 = llvm.intr.maximum(%arg0, %arg1) : (f64, f64) -> f64
    %6 = llvm.intr.minimum(%arg0, %arg1) : (f64, f64) -> f64
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f64, f64) -> f64
    %8 = llvm.intr.minnum(%arg0, %arg1) : (f64, f64) -> f64
    %9 = llvm.fneg %arg0 : f64
    return
  }
  func.func @f1(%arg0: f80, %arg1: f80) {
    %0 = llvm.fadd %arg0, %arg1 : f80
    %1 = llvm.fsub %arg0, %arg1 : f80
    %2 = llvm.fmul %arg0, %arg1 : f80
    %3 = llvm.fdiv %arg0, %arg1 : f80
    %4 = llvm.frem %arg0, %arg1 : f80
    %5 = llvm.intr.maximum(%arg0, %arg1) : (f80, f80) -> f80
    %6 = llvm.intr.minimum(%arg0, %arg1) : (f80, f80) -> f80
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f80, f80) -> f80
    %8 = llvm.intr.minnum(%arg0, %arg1) : (f80, f80) -> f80
    %9 = llvm.fneg %arg0 : f80
    return
  }
  func.func @f2(%arg0: f128, %arg1: f128) {
    %0 = llvm.fadd %arg0, %arg1 : f128
    %1 = llvm.fsub %arg0, %arg1 : f128
    %2 = llvm.fmul %arg0, %arg1 : f128
    %3 = llvm.fdiv %arg0, %arg1 : f128
    %4 = llvm.frem %arg0, %arg1 : f128
    %5 = llvm.intr.maximum(%arg0, %arg1) : (f128, f128) -> f128
    %6 = llvm.intr.minimum(%arg0, %arg1) : (f128, f128) -> f128
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f128, f128) -> f128
    %8 = llvm.intr.minnum(%arg0, %arg1) : (f128, f128) -> f128
    %9 = llvm.fneg %arg0 : f128
    return
  }
}

