module {
  "t.op"() ({
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb1
    %2 = "t.def"() : () -> i2
    "t.br"(%2)[^bb1, ^bb2] : (i2) -> ()
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3
    "t.br"(%3) : (i3) -> ()
  }) : () -> ()
}

// -----
module {
  func.func @f() {
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb1
    %2 = "t.def"() : () -> i2
    "t.br"(%2)[^bb1, ^bb2] : (i2) -> ()
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3
    "t.br"(%3) : (i3) -> ()
  }
}

