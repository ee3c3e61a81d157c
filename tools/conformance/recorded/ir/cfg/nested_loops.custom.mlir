module {
  "t.op"() ({
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb4
    %2 = "t.def"() : () -> i2
    "t.br"(%2)[^bb2, ^bb5] : (i2) -> ()
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3
    "t.br"(%3)[^bb3] : (i3) -> ()
  ^bb3(%4: i4):  // 2 preds: ^bb2, ^bb3
    %5 = "t.def"() : () -> i4
    "t.br"(%5)[^bb3, ^bb4] : (i4) -> ()
  ^bb4:  // pred: ^bb3
    %6 = "t.def"() : () -> i5
    "t.br"(%6)[^bb1] : (i5) -> ()
  ^bb5(%7: i6):  // pred: ^bb1
    %8 = "t.def"() : () -> i6
    "t.br"(%8) : (i6) -> ()
  }) : () -> ()
}

// -----
module {
  func.func @f() {
    %0 = "t.def"() : () -> i1
    "t.br"(%0)[^bb1] : (i1) -> ()
  ^bb1(%1: i2):  // 2 preds: ^bb0, ^bb4
    %2 = "t.def"() : () -> i2
    "t.br"(%2)[^bb2, ^bb5] : (i2) -> ()
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3
    "t.br"(%3)[^bb3] : (i3) -> ()
  ^bb3(%4: i4):  // 2 preds: ^bb2, ^bb3
    %5 = "t.def"() : () -> i4
    "t.br"(%5)[^bb3, ^bb4] : (i4) -> ()
  ^bb4:  // pred: ^bb3
    %6 = "t.def"() : () -> i5
    "t.br"(%6)[^bb1] : (i5) -> ()
  ^bb5(%7: i6):  // pred: ^bb1
    %8 = "t.def"() : () -> i6
    "t.br"(%8) : (i6) -> ()
  }
}

