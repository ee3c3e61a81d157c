module {
  func.func private @private_fn(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.addi %0, %c2_i32 : i32
    %2 = arith.addi %1, %c2_i32 : i32
    return %2 : i32
  }
}

