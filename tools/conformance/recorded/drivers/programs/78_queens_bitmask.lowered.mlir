module {
  llvm.func @place(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.icmp "eq" %arg1, %arg0 : i32
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb6(%1 : i32)
  ^bb2:  // pred: ^bb0
    %3 = llvm.or %arg1, %arg2 : i32
    %4 = llvm.or %3, %arg3 : i32
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.xor %4, %5 : i32
    %7 = llvm.and %6, %arg0 : i32
    llvm.br ^bb3(%7, %0 : i32, i32)
  ^bb3(%8: i32, %9: i32):  // 2 preds: ^bb2, ^bb4
    %10 = llvm.icmp "ne" %8, %0 : i32
    llvm.cond_br %10, ^bb4(%8, %9 : i32, i32), ^bb5
  ^bb4(%11: i32, %12: i32):  // pred: ^bb3
    %13 = llvm.sub %0, %11 : i32
    %14 = llvm.and %11, %13 : i32
    %15 = llvm.xor %11, %14 : i32
    %16 = llvm.or %arg1, %14 : i32
    %17 = llvm.or %arg2, %14 : i32
    %18 = llvm.shl %17, %1 : i32
    %19 = llvm.or %arg3, %14 : i32
    %20 = llvm.lshr %19, %1 : i32
    %21 = llvm.call @place(%arg0, %16, %18, %20) : (i32, i32, i32, i32) -> i32
    %22 = llvm.add %12, %21 : i32
    llvm.br ^bb3(%15, %22 : i32, i32)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6(%9 : i32)
  ^bb6(%23: i32):  // 2 preds: ^bb1, ^bb5
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    llvm.return %23 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(127 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.call @place(%0, %1, %1, %1) : (i32, i32, i32, i32) -> i32
    llvm.return %2 : i32
  }
}

