module {
  func.func private @rec(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi eq, %arg0, %arg1 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg0 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.addi %arg0, %arg0 : i32
    %2 = call @rec(%1, %arg1) : (i32, i32) -> i32
    return %2 : i32
  }
  func.func @main(%arg0: i32) -> i32 {
    %0 = call @rec(%arg0, %arg0) : (i32, i32) -> i32
    return %0 : i32
  }
  func.func @loop(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = arith.subi %0, %arg0 : i32
    cf.cond_br %arg1, ^bb1(%1 : i32), ^bb2(%1 : i32)
  ^bb2(%2: i32):  // pred: ^bb1
    return %2 : i32
  }
  func.func @sw(%arg0: i32, %arg1: i32) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg1 : i32),
      1: ^bb2,
      2: ^bb1(%arg0 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %arg1 : i32
  }
  func.func private @unused_results(%arg0: i32 {test.y}) -> (i32 {test.s}) {
    "t.effect"(%arg0) : (i32) -> ()
    return %arg0 : i32
  }
  func.func @callit(%arg0: i32) -> i32 {
    %0 = call @unused_results(%arg0) : (i32) -> i32
    %1 = call @unused_results(%arg0) : (i32) -> i32
    return %1 : i32
  }
  func.func @par(%arg0: index, %arg1: f32) -> f32 {
    return %arg1 : f32
  }
  module @inner {
    func.func private @p() {
      return
    }
    func.func @q(%arg0: i32) {
      call @p() : () -> ()
      return
    }
  }
  func.func @unreach(%arg0: i32) -> i32 {
    return %arg0 : i32
  ^bb1:  // pred: ^bb1
    cf.br ^bb1
  }
}

