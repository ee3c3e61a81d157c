module {
  "t.op"() ({
    %0 = "t.def"() : () -> i1
    "t.br"(%0) : (i1) -> ()
  ^bb1(%1: i2):  // pred: ^bb2
    %2 = "t.def"() : () -> i2
    "t.br"(%2)[^bb2] : (i2) -> ()
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3
    "t.br"(%3)[^bb1] : (i3) -> ()
  }) : () -> ()
}

// -----
module {
  func.func @f() {
    %0 = "t.def"() : () -> i1
    "t.br"(%0) : (i1) -> ()
  ^bb1(%1: i2):  // pred: ^bb2
    %2 = "t.def"() : () -> i2
    "t.br"(%2)[^bb2] : (i2) -> ()
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3
    "t.br"(%3)[^bb1] : (i3) -> ()
  }
}

