func.func @outer() {
  "t.where"() : () -> ()
  "t.loop"() ({
    "t.where"() : () -> ()
    "t.block"() ({
      "t.where"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "t.block"() ({
    "t.where"() : () -> ()
  }) : () -> ()
  return
}
