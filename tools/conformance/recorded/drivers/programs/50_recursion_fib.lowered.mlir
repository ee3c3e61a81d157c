module {
  llvm.func @fib(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.icmp "slt" %arg0, %0 : i32
    llvm.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %arg0 : i32
  ^bb2:  // pred: ^bb0
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.sub %arg0, %2 : i32
    %4 = llvm.sub %arg0, %0 : i32
    %5 = llvm.call @fib(%3) : (i32) -> i32
    %6 = llvm.call @fib(%4) : (i32) -> i32
    %7 = llvm.add %5, %6 : i32
    llvm.return %7 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.call @fib(%0) : (i32) -> i32
    %2 = llvm.mlir.constant(251 : i32) : i32
    %3 = llvm.srem %1, %2 : i32
    llvm.return %3 : i32
  }
}

