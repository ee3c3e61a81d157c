module {
  func.func @f0(%arg0: f16, %arg1: f16) {
    %0 = llvm.fadd %arg0, %arg1 : f16
    %1 = llvm.fsub %arg0, %arg1 : f16
    %2 = llvm.fmul %arg0, %arg1 : f16
    %3 = llvm.fdiv %arg0, %arg1 : f16
    %4 = llvm.frem %arg0, %arg1 : f16
    %5 = llvm.intr.maximum(%arg0, %arg1) : (f16, f16) -> f16
    %6 = llvm.intr.minimum(%arg0, %arg1) : (f16, f16) -> f16
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f16, f16) -> f16
    %8 = llvm.intr.minnum(%arg0, %arg1) : (f16, f16) -> f16
    %9 = llvm.fneg %arg0 : f16
    return
  }
  func.func @f1(%arg0: bf16, %arg1: bf16) {
    %0 = llvm.fadd %arg0, %arg1 : bf16
    %1 = llvm.fsub %arg0, %arg1 : bf16
    %2 = llvm.fmul %arg0, %arg1 : bf16
    %3 = llvm.fdiv %arg0, %arg1 : bf16
    %4 = llvm.frem %arg0, %arg1 : bf16
    %5 = llvm.intr.maximum(%arg0, %arg1) : (bf16, bf16) -> bf16
    %6 = llvm.intr.minimum(%arg0, %arg1) : (bf16, bf16) -> bf16
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (bf16, bf16) -> bf16
    %8 = llvm.intr.minnum(%arg0, %arg1) : (bf16, bf16) -> bf16
    %9 = llvm.fneg %arg0 : bf16
    return
  }
  func.func @f2(%arg0: f32, %arg1: f32) {
    %0 = llvm.fadd %arg0, %arg1 : f32
    %1 = llvm.fsub %arg0, %arg1 : f32
    %2 = llvm.fmul %arg0, %arg1 : f32
    %3 = llvm.fdiv %arg0, %arg1 : f32
    %4 = llvm.frem %arg0, %arg1 : f32
    %5 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
    %6 = llvm.intr.minimum(%arg0, %arg1) : (f32, f32) -> f32
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
    %8 = llvm.intr.minnum(%arg0, %arg1) : (f32, f32) -> f32
    %9 = llvm.fneg %arg0 : f32
    return
  }
}

