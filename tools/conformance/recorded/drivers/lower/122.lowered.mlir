module {
  func.func @loop(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb1
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = arith.addi %2, %arg1 : index
    %4 = builtin.unrealized_conversion_cast %3 : index to i64
    %5 = arith.cmpi ult, %3, %arg1 : index
    llvm.cond_br %5, ^bb1(%4 : i64), ^bb2(%4 : i64)
  ^bb2(%6: i64):  // pred: ^bb1
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    return %7 : index
  }
}

