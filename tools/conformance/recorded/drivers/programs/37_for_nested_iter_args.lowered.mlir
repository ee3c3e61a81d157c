module {
  llvm.func @mix(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(31 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    %2 = llvm.add %1, %arg1 : i32
    llvm.return %2 : i32
  }
  llvm.func @fin(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.lshr %arg0, %0 : i32
    %4 = llvm.xor %arg0, %3 : i32
    %5 = llvm.lshr %4, %1 : i32
    %6 = llvm.xor %4, %5 : i32
    %7 = llvm.and %6, %2 : i32
    llvm.return %7 : i32
  }
  llvm.func @table(%arg0: i64, %arg1: i64) -> !llvm.struct<(i32, i64)> {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%0, %3, %4 : i64, i32, i64)
  ^bb1(%5: i64, %6: i32, %7: i64):  // 2 preds: ^bb0, ^bb5
    %8 = llvm.icmp "slt" %5, %arg0 : i64
    llvm.cond_br %8, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%5, %6, %7 : i64, i32, i64)
  ^bb3(%9: i64, %10: i32, %11: i64):  // 2 preds: ^bb2, ^bb4
    %12 = llvm.icmp "slt" %9, %arg1 : i64
    llvm.cond_br %12, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %13 = llvm.mul %5, %9 : i64
    %14 = llvm.trunc %13 : i64 to i32
    %15 = llvm.call @mix(%10, %14) : (i32, i32) -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.xor %11, %16 : i64
    %18 = llvm.add %9, %2 : i64
    llvm.br ^bb3(%18, %15, %17 : i64, i32, i64)
  ^bb5:  // pred: ^bb3
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.add %11, %19 : i64
    %21 = llvm.add %5, %1 : i64
    llvm.br ^bb1(%21, %10, %20 : i64, i32, i64)
  ^bb6:  // pred: ^bb1
    %22 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
    %23 = llvm.insertvalue %6, %22[0] : !llvm.struct<(i32, i64)> 
    %24 = llvm.insertvalue %7, %23[1] : !llvm.struct<(i32, i64)> 
    llvm.return %24 : !llvm.struct<(i32, i64)>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(9 : index) : i64
    %1 = llvm.mlir.constant(20 : index) : i64
    %2 = llvm.call @table(%0, %1) : (i64, i64) -> !llvm.struct<(i32, i64)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i64)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i64)> 
    %5 = llvm.trunc %4 : i64 to i32
    %6 = llvm.call @mix(%3, %5) : (i32, i32) -> i32
    %7 = llvm.call @fin(%6) : (i32) -> i32
    llvm.return %7 : i32
  }
}

