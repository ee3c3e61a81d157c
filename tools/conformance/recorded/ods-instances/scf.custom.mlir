module {
  func.func @turns(%arg0: i1, %arg1: i32) -> i64 {
    %0 = scf.while (%arg2 = %arg1) : (i32) -> i64 {
      %1 = arith.extsi %arg2 : i32 to i64
      scf.condition(%arg0) %1 : i64
    } do {
    ^bb0(%arg2: i64):
      %1 = arith.trunci %arg2 : i64 to i32
      scf.yield %1 : i32
    }
    return %0 : i64
  }
}

