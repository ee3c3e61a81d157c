module {
  func.func @while_loop(%arg0: i32, %arg1: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %2 = arith.cmpi slt, %arg2, %arg1 : i32
      %3 = ub.poison : i32
      scf.condition(%2) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %2 = arith.addi %arg2, %arg2 : i32
      %3 = ub.poison : i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
}

