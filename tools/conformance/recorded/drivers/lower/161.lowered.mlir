module {
  func.func @f() {
    %c1_i32 = arith.constant 1 : i32
    "foo.r"(%c1_i32) ({
      %c1_i32_0 = arith.constant 1 : i32
      "foo.y"(%c1_i32_0) : (i32) -> ()
    }) : (i32) -> ()
    return
  }
}

