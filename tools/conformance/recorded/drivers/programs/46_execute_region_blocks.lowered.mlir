module {
  llvm.func @pick(%arg0: i32) -> i32 {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = llvm.mlir.constant(10 : i32) : i32
    %1 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %1, ^bb2(%arg0 : i32), ^bb3
  ^bb2(%2: i32):  // pred: ^bb1
    %3 = llvm.mul %2, %2 : i32
    llvm.br ^bb4(%3 : i32)
  ^bb3:  // pred: ^bb1
    %4 = llvm.add %arg0, %0 : i32
    llvm.br ^bb5(%4 : i32)
  ^bb4(%5: i32):  // pred: ^bb2
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.sub %5, %6 : i32
    llvm.br ^bb5(%7 : i32)
  ^bb5(%8: i32):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    %9 = llvm.mlir.constant(false) : i1
    llvm.br ^bb9(%8, %9 : i32, i1)
  ^bb9(%10: i32, %11: i1):  // pred: ^bb8
    llvm.return %10 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(14 : i32) : i32
    %2 = llvm.call @pick(%0) : (i32) -> i32
    %3 = llvm.call @pick(%1) : (i32) -> i32
    %4 = llvm.add %2, %3 : i32
    llvm.return %4 : i32
  }
}

