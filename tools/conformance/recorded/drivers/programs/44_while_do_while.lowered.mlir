module {
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(12345 : i32) : i32
    %1 = llvm.call @loop(%0) : (i32) -> i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.and %1, %2 : i32
    llvm.return %3 : i32
  }
  llvm.func @loop(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    llvm.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = llvm.mlir.constant(1664525 : i32) : i32
    %2 = llvm.mlir.constant(1013904223 : i32) : i32
    %3 = llvm.mul %0, %1 : i32
    %4 = llvm.add %3, %2 : i32
    %5 = llvm.mlir.constant(28 : i32) : i32
    %6 = llvm.lshr %4, %5 : i32
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.icmp "ne" %6, %7 : i32
    llvm.cond_br %8, ^bb1(%4 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return %4 : i32
  }
}

