module {
  func.func private @u()
  func.func @a(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb3
    call @u() : () -> ()
    cf.br ^bb3
  }
  func.func @s(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
    call @u() : () -> ()
    cf.br ^bb2
  }
  func.func @d(%arg0: i32) -> i32 {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg1, %arg0 : i32
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      func.call @u() : () -> ()
      %1 = arith.muli %arg1, %arg1 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

