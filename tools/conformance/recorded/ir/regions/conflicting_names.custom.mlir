module {
  func.func @f(%arg0: i1) {
    %0 = "t.x"() ({
    ^bb0(%arg1: i1):
      %1 = "t.y"(%arg1, %arg0) : (i1, i1) -> i1
    }) : () -> i1
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    "t.r"() ({
      %c1_i32_1 = arith.constant 1 : i32
    }) : () -> ()
    return
  }
}

