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
  llvm.func @up(%arg0: i8, %arg1: i8, %arg2: i8) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%arg0, %0 : i8, i32)
  ^bb1(%1: i8, %2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = llvm.icmp "ult" %1, %arg1 : i8
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = llvm.zext %1 : i8 to i32
    %5 = llvm.call @mix(%2, %4) : (i32, i32) -> i32
    %6 = llvm.add %1, %arg2 : i8
    llvm.br ^bb1(%6, %5 : i8, i32)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%arg0, %2 : i8, i32)
  ^bb4(%7: i8, %8: i32):  // 2 preds: ^bb3, ^bb5
    %9 = llvm.icmp "slt" %7, %arg1 : i8
    llvm.cond_br %9, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %10 = llvm.sext %7 : i8 to i32
    %11 = llvm.call @mix(%8, %10) : (i32, i32) -> i32
    %12 = llvm.add %7, %arg2 : i8
    llvm.br ^bb4(%12, %11 : i8, i32)
  ^bb6:  // pred: ^bb4
    llvm.return %8 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(20 : i8) : i8
    %1 = llvm.mlir.constant(-20 : i8) : i8
    %2 = llvm.mlir.constant(7 : i8) : i8
    %3 = llvm.call @up(%0, %1, %2) : (i8, i8, i8) -> i32
    %4 = llvm.call @up(%1, %0, %2) : (i8, i8, i8) -> i32
    %5 = llvm.add %3, %4 : i32
    %6 = llvm.call @fin(%5) : (i32) -> i32
    llvm.return %6 : i32
  }
}

