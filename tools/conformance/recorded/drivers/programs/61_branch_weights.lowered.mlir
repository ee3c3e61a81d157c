module {
  llvm.func @f(%arg0: i1, %arg1: i32) -> i32 {
    llvm.cond_br %arg0 weights([3, 97]), ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    %0 = llvm.mlir.constant(40 : i32) : i32
    llvm.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %1 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.call @f(%0, %2) : (i1, i32) -> i32
    %4 = llvm.call @f(%1, %2) : (i1, i32) -> i32
    %5 = llvm.add %4, %3 : i32
    llvm.return %5 : i32
  }
}

