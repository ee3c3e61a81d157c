module @a {
  module @b {
    func.func @f(%arg0: i1) {
      cf.cond_br %arg0, ^bb1, ^bb7
    ^bb1:  // pred: ^bb0
      cf.cond_br %arg0, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      cf.br ^bb6
    ^bb3:  // pred: ^bb1
      cf.br ^bb4
    ^bb4:  // pred: ^bb3
      cf.br ^bb5
    ^bb5:  // pred: ^bb4
      cf.br ^bb6
    ^bb6:  // 2 preds: ^bb2, ^bb5
      cf.br ^bb7
    ^bb7:  // 2 preds: ^bb0, ^bb6
      return
    }
  }
  func.func private @decl()
}

