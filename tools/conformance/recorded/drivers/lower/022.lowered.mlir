module {
  func.func @narrow(%arg0: index, %arg1: i1) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    llvm.cond_br %arg1, ^bb1(%0 : i32), ^bb2
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = builtin.unrealized_conversion_cast %1 : i32 to index
    return %2 : index
  ^bb2:  // pred: ^bb0
    llvm.br ^bb1(%0 : i32)
  }
}

