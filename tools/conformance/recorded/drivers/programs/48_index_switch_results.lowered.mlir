module {
  llvm.func @price(%arg0: i64) -> !llvm.struct<(i32, f32)> {
    %0 = llvm.trunc %arg0 : i64 to i32
    llvm.switch %0 : i32, ^bb4 [
      0: ^bb1,
      3: ^bb2,
      -4: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %1 = llvm.mlir.constant(10 : i32) : i32
    %2 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    llvm.br ^bb5(%1, %2 : i32, f32)
  ^bb2:  // pred: ^bb0
    %3 = llvm.mlir.constant(33 : i32) : i32
    %4 = llvm.mlir.constant(2.250000e+00 : f32) : f32
    llvm.br ^bb5(%3, %4 : i32, f32)
  ^bb3:  // pred: ^bb0
    %5 = llvm.mlir.constant(44 : i32) : i32
    %6 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    llvm.br ^bb5(%5, %6 : i32, f32)
  ^bb4:  // pred: ^bb0
    %7 = llvm.trunc %arg0 : i64 to i32
    %8 = llvm.sitofp %7 : i32 to f32
    llvm.br ^bb5(%7, %8 : i32, f32)
  ^bb5(%9: i32, %10: f32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    %11 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
    %12 = llvm.insertvalue %9, %11[0] : !llvm.struct<(i32, f32)> 
    %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(i32, f32)> 
    llvm.return %13 : !llvm.struct<(i32, f32)>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-6 : index) : i64
    %1 = llvm.mlir.constant(6 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    llvm.br ^bb1(%0, %3, %4 : i64, i32, f32)
  ^bb1(%5: i64, %6: i32, %7: f32):  // 2 preds: ^bb0, ^bb2
    %8 = llvm.icmp "slt" %5, %1 : i64
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = llvm.call @price(%5) : (i64) -> !llvm.struct<(i32, f32)>
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(i32, f32)> 
    %11 = llvm.extractvalue %9[1] : !llvm.struct<(i32, f32)> 
    %12 = llvm.add %6, %10 : i32
    %13 = llvm.fadd %7, %11 : f32
    %14 = llvm.add %5, %2 : i64
    llvm.br ^bb1(%14, %12, %13 : i64, i32, f32)
  ^bb3:  // pred: ^bb1
    %15 = llvm.mlir.constant(4.000000e+00 : f32) : f32
    %16 = llvm.fmul %7, %15 : f32
    %17 = llvm.fptosi %16 : f32 to i32
    %18 = llvm.add %6, %17 : i32
    %19 = llvm.mlir.constant(255 : i32) : i32
    %20 = llvm.and %18, %19 : i32
    llvm.return %20 : i32
  }
}

