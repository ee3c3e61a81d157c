module {
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) -> i32 {
    cf.assert %arg0, "a message \22with quotes\22"
    cf.assert %arg0, "" {x}
    cf.br ^bb1(%arg1, %arg2 : i32, f32)
  ^bb1(%0: i32, %1: f32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1(%0, %1 : i32, f32), ^bb2
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg0 weights([1, 7]), ^bb3(%arg1 : i32), ^bb3(%arg1 : i32) {x}
  ^bb3(%2: i32):  // 2 preds: ^bb2, ^bb2
    cf.br ^bb4 {y}
  ^bb4:  // pred: ^bb3
    return %2 : i32
  }
}

// -----
module {
  func.func @switches(%arg0: i32, %arg1: i64, %arg2: f32) -> f32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg2 : f32)]
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb1
    cf.switch %arg1 : i64, [
      default: ^bb2,
      42: ^bb1(%0 : f32),
      18446744073709551609: ^bb3(%0, %arg0 : f32, i32)
    ] {x}
  ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
    cf.switch %arg0 : i32, [
      default: ^bb2,
      2147483648: ^bb2,
      2147483647: ^bb4
    ]
  ^bb3(%1: f32, %2: i32):  // pred: ^bb1
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    return %arg2 : f32
  }
}

