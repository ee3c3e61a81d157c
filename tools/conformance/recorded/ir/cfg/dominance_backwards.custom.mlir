module {
  func.func @f() {
    "t.br"()[^bb2] : () -> ()
  ^bb1:  // pred: ^bb2
    "t.use"(%0) : (i1) -> ()
    "t.end"() : () -> ()
  ^bb2:  // pred: ^bb0
    %0 = "t.def"() : () -> i1
    "t.br"()[^bb1] : () -> ()
  }
}

