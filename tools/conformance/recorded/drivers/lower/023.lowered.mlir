module {
  func.func @mixed(%arg0: i1, %arg1: !foreign.ty, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    llvm.cond_br %arg0, ^bb1(%0 : i64), ^bb2(%0 : i64)
  ^bb1(%1: i64):  // pred: ^bb0
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    "foreign.jump"(%2)[^bb2] : (index) -> ()
  ^bb2(%3: i64):  // 2 preds: ^bb0, ^bb1
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    "foreign.use"(%4) : (index) -> ()
    return
  }
}

