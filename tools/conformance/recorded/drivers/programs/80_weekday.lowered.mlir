module {
  llvm.func @weekday(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(12 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(13 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(100 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.icmp "slt" %arg1, %0 : i32
    %9 = llvm.add %arg1, %1 : i32
    %10 = llvm.sub %arg0, %2 : i32
    %11 = llvm.select %8, %9, %arg1 : i1, i32
    %12 = llvm.select %8, %10, %arg0 : i1, i32
    %13 = llvm.srem %12, %6 : i32
    %14 = llvm.sdiv %12, %6 : i32
    %15 = llvm.add %11, %2 : i32
    %16 = llvm.mul %15, %4 : i32
    %17 = llvm.sdiv %16, %3 : i32
    %18 = llvm.sdiv %13, %5 : i32
    %19 = llvm.sdiv %14, %5 : i32
    %20 = llvm.mul %14, %3 : i32
    %21 = llvm.add %arg2, %17 : i32
    %22 = llvm.add %21, %13 : i32
    %23 = llvm.add %22, %18 : i32
    %24 = llvm.add %23, %19 : i32
    %25 = llvm.add %24, %20 : i32
    %26 = llvm.srem %25, %7 : i32
    llvm.return %26 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(2024 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1(%1, %3 : i32, i32)
  ^bb1(%4: i32, %5: i32):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %4, %2 : i32
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.call @weekday(%0, %4, %2) : (i32, i32, i32) -> i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mul %5, %8 : i32
    %10 = llvm.add %9, %7 : i32
    %11 = llvm.add %4, %1 : i32
    llvm.br ^bb1(%11, %10 : i32, i32)
  ^bb3:  // pred: ^bb1
    %12 = llvm.mlir.constant(255 : i32) : i32
    %13 = llvm.and %5, %12 : i32
    llvm.return %13 : i32
  }
}

