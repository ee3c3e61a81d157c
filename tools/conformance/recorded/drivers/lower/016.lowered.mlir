module {
  func.func @br(%arg0: i32, %arg1: index) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.br ^bb1(%arg0, %0 : i32, i64)
  ^bb1(%1: i32, %2: i64):  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @cond(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    llvm.cond_br %arg0, ^bb1(%0 : i64), ^bb2(%arg1 : i32)
  ^bb1(%1: i64):  // pred: ^bb0
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = arith.index_cast %2 : index to i32
    llvm.br ^bb2(%3 : i32)
  ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
    return %4 : i32
  }
}

