module {
  llvm.func @escape(%arg0: f64, %arg1: f64) -> i32 {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(40 : i32) : i32
    llvm.br ^bb1(%0, %0, %3 : f64, f64, i32)
  ^bb1(%6: f64, %7: f64, %8: i32):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.fmul %6, %6 : f64
    %10 = llvm.fmul %7, %7 : f64
    %11 = llvm.fadd %9, %10 : f64
    %12 = llvm.fcmp "ole" %11, %1 : f64
    %13 = llvm.icmp "ult" %8, %5 : i32
    %14 = llvm.and %12, %13 : i1
    llvm.cond_br %14, ^bb2(%6, %7, %8 : f64, f64, i32), ^bb3
  ^bb2(%15: f64, %16: f64, %17: i32):  // pred: ^bb1
    %18 = llvm.fmul %15, %15 : f64
    %19 = llvm.fmul %16, %16 : f64
    %20 = llvm.fsub %18, %19 : f64
    %21 = llvm.fadd %20, %arg0 : f64
    %22 = llvm.fmul %15, %16 : f64
    %23 = llvm.fmul %22, %2 : f64
    %24 = llvm.fadd %23, %arg1 : f64
    %25 = llvm.add %17, %4 : i32
    llvm.br ^bb1(%21, %24, %25 : f64, f64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %8 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(16 : index) : i64
    %3 = llvm.mlir.constant(9 : index) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(2.000000e-01 : f64) : f64
    %6 = llvm.mlir.constant(2.500000e-01 : f64) : f64
    %7 = llvm.mlir.constant(-2.200000e+00 : f64) : f64
    %8 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
    llvm.br ^bb1(%0, %4 : i64, i32)
  ^bb1(%9: i64, %10: i32):  // 2 preds: ^bb0, ^bb5
    %11 = llvm.icmp "slt" %9, %3 : i64
    llvm.cond_br %11, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %12 = llvm.trunc %9 : i64 to i32
    %13 = llvm.sitofp %12 : i32 to f64
    %14 = llvm.fmul %13, %6 : f64
    %15 = llvm.fadd %14, %8 : f64
    llvm.br ^bb3(%0, %10 : i64, i32)
  ^bb3(%16: i64, %17: i32):  // 2 preds: ^bb2, ^bb4
    %18 = llvm.icmp "slt" %16, %2 : i64
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.trunc %16 : i64 to i32
    %20 = llvm.uitofp %19 : i32 to f64
    %21 = llvm.fmul %20, %5 : f64
    %22 = llvm.fadd %21, %7 : f64
    %23 = llvm.call @escape(%22, %15) : (f64, f64) -> i32
    %24 = llvm.add %17, %23 : i32
    %25 = llvm.add %16, %1 : i64
    llvm.br ^bb3(%25, %24 : i64, i32)
  ^bb5:  // pred: ^bb3
    %26 = llvm.add %9, %1 : i64
    llvm.br ^bb1(%26, %17 : i64, i32)
  ^bb6:  // pred: ^bb1
    %27 = llvm.mlir.constant(255 : i32) : i32
    %28 = llvm.and %10, %27 : i32
    llvm.return %28 : i32
  }
}

