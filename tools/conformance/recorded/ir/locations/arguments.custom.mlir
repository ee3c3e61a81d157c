module {
  "t.op"() ({
  ^bb0(%arg0: i32, %arg1: i1, %arg2: f32):
    "t.use"(%arg0) : (i32) -> ()
  }) : () -> ()
}

