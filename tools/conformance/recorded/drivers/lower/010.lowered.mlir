module {
  func.func @mixed(%arg0: i1, %arg1: index) {
    "foreign.wrap"() ({
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      "foreign.leaf"(%arg1) {k = 1 : i32} : (index) -> ()
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      "foreign.end"() : () -> ()
    }) : () -> ()
    %0 = "foreign.make"() : () -> !foreign.ty
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%0 : !foreign.ty)
  ^bb2:  // pred: ^bb0
    %1 = "foreign.other"(%0) : (!foreign.ty) -> !foreign.ty
    cf.br ^bb3(%1 : !foreign.ty)
  ^bb3(%2: !foreign.ty):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    "foreign.use"(%2) : (!foreign.ty) -> ()
    return
  }
}

