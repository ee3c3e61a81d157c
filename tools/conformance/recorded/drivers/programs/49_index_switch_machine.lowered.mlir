module {
  llvm.func @run(%arg0: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(64 : index) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1(%0, %0, %arg0, %3 : i64, i64, i64, i32)
  ^bb1(%4: i64, %5: i64, %6: i64, %7: i32):  // 2 preds: ^bb0, ^bb7
    %8 = llvm.icmp "slt" %4, %2 : i64
    llvm.cond_br %8, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %9 = llvm.trunc %6 : i64 to i1
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.lshr %6, %10 : i64
    %12 = llvm.trunc %5 : i64 to i32
    llvm.switch %12 : i32, ^bb6 [
      0: ^bb3,
      1: ^bb4,
      2: ^bb5
    ]
  ^bb3:  // pred: ^bb2
    %13 = llvm.select %9, %1, %0 : i1, i64
    llvm.br ^bb7(%13 : i64)
  ^bb4:  // pred: ^bb2
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.select %9, %1, %14 : i1, i64
    llvm.br ^bb7(%15 : i64)
  ^bb5:  // pred: ^bb2
    %16 = llvm.mlir.constant(3 : index) : i64
    %17 = llvm.select %9, %16, %0 : i1, i64
    llvm.br ^bb7(%17 : i64)
  ^bb6:  // pred: ^bb2
    %18 = llvm.mlir.constant(2 : index) : i64
    %19 = llvm.select %9, %1, %18 : i1, i64
    llvm.br ^bb7(%19 : i64)
  ^bb7(%20: i64):  // 4 preds: ^bb3, ^bb4, ^bb5, ^bb6
    %21 = llvm.mlir.constant(3 : index) : i64
    %22 = llvm.icmp "eq" %20, %21 : i64
    %23 = llvm.zext %22 : i1 to i32
    %24 = llvm.add %7, %23 : i32
    %25 = llvm.add %4, %1 : i64
    llvm.br ^bb1(%25, %20, %11, %24 : i64, i64, i64, i32)
  ^bb8:  // pred: ^bb1
    llvm.return %7 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(99348325733077 : i64) : i64
    %1 = llvm.mlir.constant(-3689348814741910324 : i64) : i64
    %2 = llvm.call @run(%0) : (i64) -> i32
    %3 = llvm.call @run(%1) : (i64) -> i32
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mul %2, %4 : i32
    %6 = llvm.add %5, %3 : i32
    llvm.return %6 : i32
  }
}

