module {
  llvm.func @body(%arg0: i64, %arg1: i1) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = "foreign.make"(%0) : (index) -> index
    cf.cond_br %arg1, ^bb1(%1 : index), ^bb2
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.addi %2, %0 : index
    %4 = builtin.unrealized_conversion_cast %3 : index to i64
    llvm.return %4 : i64
  ^bb2:  // pred: ^bb0
    %5 = "foreign.region"() ({
      %6 = arith.muli %0, %1 : index
      "foreign.yield"(%6) : (index) -> ()
    }) : () -> index
    cf.br ^bb1(%5 : index)
  }
}

