module {
  func.func @sw(%arg0: i32, %arg1: index, %arg2: f32) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.switch %arg0 : i32, ^bb1 [
      42: ^bb2(%0 : i64),
      -7: ^bb3(%arg2, %arg2 : f32, f32)
    ]
  ^bb1:  // pred: ^bb0
    return %arg2 : f32
  ^bb2(%1: i64):  // pred: ^bb0
    return %arg2 : f32
  ^bb3(%2: f32, %3: f32):  // pred: ^bb0
    %4 = arith.addf %2, %3 : f32
    return %4 : f32
  }
  func.func @sw64(%arg0: i64) {
    llvm.switch %arg0 : i64, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    return
  }
  func.func @sw5(%arg0: i5) {
    llvm.switch %arg0 : i5, ^bb1 [
      -16: ^bb2,
      15: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
}

