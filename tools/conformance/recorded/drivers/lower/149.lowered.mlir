module {
  func.func @pub(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = call @pub(%0) : (i32) -> i32
    return
  }
  func.func private @p(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller2(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = call @p(%0) : (i32) -> i32
    %f = constant @p : (i32) -> i32
    %2 = call_indirect %f(%arg0) : (i32) -> i32
    return %2 : i32
  }
  func.func @rec(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.cmpi eq, %arg0, %c1_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.subi %arg0, %c1_i32 : i32
    %2 = call @rec(%1) : (i32) -> i32
    return %2 : i32
  }
}

