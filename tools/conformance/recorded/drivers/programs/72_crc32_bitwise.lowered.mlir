module {
  llvm.func @byte(%arg0: i32, %arg1: i8) -> i32 {
    %0 = llvm.zext %arg1 : i8 to i32
    %1 = llvm.xor %arg0, %0 : i32
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(8 : index) : i64
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(-306674912 : i32) : i32
    llvm.br ^bb1(%2, %1 : i64, i32)
  ^bb1(%7: i64, %8: i32):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.icmp "slt" %7, %4 : i64
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.trunc %8 : i32 to i1
    %11 = llvm.lshr %8, %5 : i32
    %12 = llvm.xor %11, %6 : i32
    %13 = llvm.select %10, %12, %11 : i1, i32
    %14 = llvm.add %7, %3 : i64
    llvm.br ^bb1(%14, %13 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %8 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.mlir.constant(77 : i8) : i8
    %2 = llvm.mlir.constant(76 : i8) : i8
    %3 = llvm.mlir.constant(73 : i8) : i8
    %4 = llvm.mlir.constant(82 : i8) : i8
    %5 = llvm.call @byte(%0, %1) : (i32, i8) -> i32
    %6 = llvm.call @byte(%5, %2) : (i32, i8) -> i32
    %7 = llvm.call @byte(%6, %3) : (i32, i8) -> i32
    %8 = llvm.call @byte(%7, %4) : (i32, i8) -> i32
    %9 = llvm.xor %8, %0 : i32
    %10 = llvm.mlir.constant(251 : i32) : i32
    %11 = llvm.urem %9, %10 : i32
    llvm.return %11 : i32
  }
}

