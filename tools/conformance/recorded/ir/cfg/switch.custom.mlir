module {
  "t.op"() ({
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1, ^bb2, ^bb3, ^bb1, ^bb2, ^bb3] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb0
    %2 = "t.def"() : () -> i2
    "t.br"(%2) : (i2) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    %3 = "t.def"() : () -> i3
    "t.br"(%3) : (i3) -> ()
  ^bb3(%4: i4):  // 2 preds: ^bb0, ^bb0
    %5 = "t.def"() : () -> i4
    "t.br"(%5) : (i4) -> ()
  }) : () -> ()
}

// -----
module {
  func.func @f() {
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1, ^bb2, ^bb3, ^bb1, ^bb2, ^bb3] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb0
    %2 = "t.def"() : () -> i2
    "t.br"(%2) : (i2) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb0
    %3 = "t.def"() : () -> i3
    "t.br"(%3) : (i3) -> ()
  ^bb3(%4: i4):  // 2 preds: ^bb0, ^bb0
    %5 = "t.def"() : () -> i4
    "t.br"(%5) : (i4) -> ()
  }
}

