module {
  func.func @direct(%arg0: i32) -> i32 {
    %0 = call @callee(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @callee(i32) -> i32
}

// -----
module {
  func.func @unused() {
    return
  }
}

