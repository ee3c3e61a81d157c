module {
  "t.a"() ({
    "t.br"()[^bb1, ^bb2] : () -> ()
  ^bb1:  // pred: ^bb0
    "t.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "t.end"() : () -> ()
  }) : () -> ()
}

