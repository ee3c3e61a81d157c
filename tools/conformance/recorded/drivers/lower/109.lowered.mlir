module {
  func.func private @private_fn(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.addi %arg0, %c5_i32 : i32
    return %0 : i32
  }
}

