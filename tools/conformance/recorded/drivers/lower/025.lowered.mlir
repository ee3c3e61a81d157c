module {
  func.func @unreachable(%arg0: index) -> index {
    return %arg0 : index
  ^bb1(%0: index):  // pred: ^bb1
    cf.br ^bb1(%0 : index)
  }
}

