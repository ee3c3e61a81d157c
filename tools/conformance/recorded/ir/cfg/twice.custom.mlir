module {
  "t.op"() ({
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1, ^bb1] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb0
    %2 = "t.def"() : () -> i2
    "t.br"(%2) : (i2) -> ()
  }) : () -> ()
}

// -----
module {
  func.func @f() {
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1, ^bb1] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb0
    %2 = "t.def"() : () -> i2
    "t.br"(%2) : (i2) -> ()
  }
}

