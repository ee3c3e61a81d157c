module {
  llvm.func @run(%arg0: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(15 : i64) : i64
    llvm.br ^bb1(%arg0, %0, %1 : i64, i32, i32)
  ^bb1(%4: i64, %5: i32, %6: i32):  // 6 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
    %7 = llvm.and %4, %3 : i64
    %8 = llvm.trunc %7 : i64 to i8
    %9 = llvm.lshr %4, %2 : i64
    llvm.switch %8 : i8, ^bb1(%9, %5, %6 : i64, i32, i32) [
      0: ^bb6(%5, %6 : i32, i32),
      1: ^bb2,
      2: ^bb3(%5 : i32),
      3: ^bb4,
      4: ^bb5(%6 : i32)
    ]
  ^bb2:  // pred: ^bb1
    %10 = llvm.add %5, %6 : i32
    llvm.br ^bb1(%9, %10, %6 : i64, i32, i32)
  ^bb3(%11: i32):  // pred: ^bb1
    %12 = llvm.add %11, %11 : i32
    llvm.br ^bb1(%9, %12, %6 : i64, i32, i32)
  ^bb4:  // pred: ^bb1
    llvm.br ^bb1(%9, %6, %5 : i64, i32, i32)
  ^bb5(%13: i32):  // pred: ^bb1
    %14 = llvm.add %13, %1 : i32
    llvm.br ^bb1(%9, %5, %14 : i64, i32, i32)
  ^bb6(%15: i32, %16: i32):  // pred: ^bb1
    %17 = llvm.xor %15, %16 : i32
    llvm.return %17 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(149538130311263249 : i64) : i64
    %1 = llvm.call @run(%0) : (i64) -> i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.and %1, %2 : i32
    llvm.return %3 : i32
  }
}

