module {
  func.func @foreign(%arg0: i32) -> (i32, i32) {
    %0 = "foreign.a"(%arg0) : (i32) -> i32
    %1 = "foreign.a"(%arg0) : (i32) -> i32
    "foreign.region"() ({
      %2 = arith.addi %arg0, %arg0 : i32
      "foreign.use"(%2, %2) : (i32, i32) -> ()
    }) : () -> ()
    return %0, %1 : i32, i32
  }
  module @inner {
    %c3_i32 = arith.constant 3 : i32
  }
}

