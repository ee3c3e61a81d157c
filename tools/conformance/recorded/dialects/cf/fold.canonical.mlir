module {
  func.func @known(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @through(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @same(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @truth(%arg0: i1) -> i1 {
    %true = arith.constant true
    %false = arith.constant false
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "test.one"() : () -> ()
    cf.br ^bb3(%true : i1)
  ^bb2:  // pred: ^bb0
    "test.two"() : () -> ()
    cf.br ^bb3(%false : i1)
  ^bb3(%0: i1):  // 2 preds: ^bb1, ^bb2
    return %0 : i1
  }
}

// -----
module {
  func.func @switches(%arg0: i32, %arg1: f32, %arg2: f32) -> f32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg1 : f32),
      2: ^bb1(%arg2 : f32)
    ]
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb0
    return %0 : f32
  }
}

