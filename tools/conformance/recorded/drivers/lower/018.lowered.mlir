#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  func.func @weights(%arg0: i1) {
    llvm.cond_br %arg0 weights([10, 90]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @tagged(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation, my.attr = "kept?"}
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2 {some.thing}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

