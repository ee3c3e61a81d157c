func.func @f(%a: i32, %b: i32) {
  "t.body"() ({
  ^bb0:
  }) : () -> ()
  "t.body"() ({
    "t.mark"() : () -> ()
    "t.mark"() : () -> ()
  }) : () -> ()
  "t.body"() ({
  }) : () -> ()
  "t.arg"(%a) : (i32) -> ()
  "t.arg"(%b) : (i32) -> ()
  return
}
