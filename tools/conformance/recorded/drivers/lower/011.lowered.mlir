module {
  func.func @single(%arg0: i1, %arg1: index) {
    "foreign.region"() ({
      cf.br ^bb1(%arg1 : index)
    ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
      %1 = arith.cmpi slt, %0, %arg1 : index
      cf.cond_br %1, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      cf.cond_br %arg0, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      "foreign.x"(%0) : (index) -> ()
      cf.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %2 = arith.addi %0, %arg1 : index
      cf.br ^bb1(%2 : index)
    ^bb5:  // pred: ^bb1
      "foreign.end"() : () -> ()
    }, {
    ^bb0(%arg2: i32):
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb1
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb2:  // pred: ^bb1
      "foreign.end"(%arg2) : (i32) -> ()
    }) : () -> ()
    return
  }
}

