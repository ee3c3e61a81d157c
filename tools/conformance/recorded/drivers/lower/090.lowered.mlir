module {
  func.func private @effect(i32) -> i32
  func.func @regions(%arg0: i1, %arg1: i32) -> (i32, i32, i32, i32) {
    %0 = scf.if %arg0 -> (i32) {
      %3 = arith.addi %arg1, %arg1 : i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg1 : i32
    }
    %1 = call @effect(%arg1) : (i32) -> i32
    %2 = call @effect(%arg1) : (i32) -> i32
    return %0, %0, %1, %2 : i32, i32, i32, i32
  }
}

