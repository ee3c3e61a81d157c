module {
  llvm.func @work(%arg0: i32) -> !llvm.struct<(f64, i16)> {
    %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    llvm.br ^bb1(%arg0, %0 : i32, f64)
  ^bb1(%1: i32, %2: f64):  // 2 preds: ^bb0, ^bb2
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.icmp "sgt" %1, %3 : i32
    %5 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %6 = llvm.fmul %2, %5 : f64
    %7 = llvm.trunc %1 : i32 to i16
    llvm.cond_br %4, ^bb2(%6, %7 : f64, i16), ^bb3
  ^bb2(%8: f64, %9: i16):  // pred: ^bb1
    %10 = llvm.sext %9 : i16 to i32
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.sub %10, %11 : i32
    llvm.br ^bb1(%12, %8 : i32, f64)
  ^bb3:  // pred: ^bb1
    %13 = llvm.mlir.poison : !llvm.struct<(f64, i16)>
    %14 = llvm.insertvalue %6, %13[0] : !llvm.struct<(f64, i16)> 
    %15 = llvm.insertvalue %7, %14[1] : !llvm.struct<(f64, i16)> 
    llvm.return %15 : !llvm.struct<(f64, i16)>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(25 : i32) : i32
    %1 = llvm.call @work(%0) : (i32) -> !llvm.struct<(f64, i16)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(f64, i16)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(f64, i16)> 
    %4 = llvm.fptoui %2 : f64 to i32
    %5 = llvm.zext %3 : i16 to i32
    %6 = llvm.xor %4, %5 : i32
    %7 = llvm.mlir.constant(255 : i32) : i32
    %8 = llvm.and %6, %7 : i32
    llvm.return %8 : i32
  }
}

