module {
  func.func @a(%arg0: i1) {
    return
  }
  func.func @b(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @c(%arg0: i1) {
    ub.unreachable
  }
  func.func @d(%arg0: i1) {
    %true = arith.constant true
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @c(%true) : (i1) -> ()
    ub.unreachable
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @e(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    ub.unreachable
  ^bb2:  // pred: ^bb0
    return
  }
}

