module {
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1512366075204170929049582354406559215 : i128) : i128
    %1 = llvm.mlir.constant(50 : i32) : i32
    %2 = llvm.call @run(%0, %1) : (i128, i32) -> i128
    %3 = llvm.mlir.constant(100 : i128) : i128
    %4 = llvm.lshr %2, %3 : i128
    %5 = llvm.trunc %4 : i128 to i32
    %6 = llvm.mlir.constant(255 : i32) : i32
    %7 = llvm.and %5, %6 : i32
    llvm.return %7 : i32
  }
  llvm.func @run(%arg0: i128, %arg1: i32) -> i128 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(23 : i128) : i128
    %3 = llvm.mlir.constant(17 : i128) : i128
    %4 = llvm.mlir.constant(26 : i128) : i128
    llvm.br ^bb1(%0, %arg0 : i32, i128)
  ^bb1(%5: i32, %6: i128):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "slt" %5, %arg1 : i32
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.shl %6, %2 : i128
    %9 = llvm.xor %6, %8 : i128
    %10 = llvm.lshr %9, %3 : i128
    %11 = llvm.xor %9, %10 : i128
    %12 = llvm.ashr %11, %4 : i128
    %13 = llvm.xor %11, %12 : i128
    %14 = llvm.add %5, %1 : i32
    llvm.br ^bb1(%14, %13 : i32, i128)
  ^bb3:  // pred: ^bb1
    llvm.return %6 : i128
  }
}

