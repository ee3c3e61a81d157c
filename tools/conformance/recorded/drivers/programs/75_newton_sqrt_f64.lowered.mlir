module {
  llvm.func @sqrt(%arg0: f64) -> f64 {
    %0 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %1 = llvm.mlir.constant(9.9999999999999998E-13 : f64) : f64
    llvm.br ^bb1(%arg0, %arg0 : f64, f64)
  ^bb1(%2: f64, %3: f64):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.fneg %3 : f64
    %5 = llvm.intr.maximum(%3, %4) : (f64, f64) -> f64
    %6 = llvm.fcmp "ogt" %5, %1 : f64
    llvm.cond_br %6, ^bb2(%2, %3 : f64, f64), ^bb3
  ^bb2(%7: f64, %8: f64):  // pred: ^bb1
    %9 = llvm.fdiv %arg0, %7 : f64
    %10 = llvm.fadd %7, %9 : f64
    %11 = llvm.fmul %10, %0 : f64
    %12 = llvm.fsub %11, %7 : f64
    llvm.br ^bb1(%11, %12 : f64, f64)
  ^bb3:  // pred: ^bb1
    llvm.return %2 : f64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(2345.6779999999999 : f64) : f64
    %1 = llvm.call @sqrt(%0) : (f64) -> f64
    %2 = llvm.mlir.constant(1.000000e+06 : f64) : f64
    %3 = llvm.fmul %1, %2 : f64
    %4 = llvm.fptosi %3 : f64 to i64
    %5 = llvm.mlir.constant(256 : i64) : i64
    %6 = llvm.srem %4, %5 : i64
    %7 = llvm.trunc %6 : i64 to i32
    llvm.return %7 : i32
  }
}

