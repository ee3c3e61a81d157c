module {
  func.func private @g(i32) -> i32
  func.func @t1(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @t2(%arg0: i32, %arg1: (i32) -> i32) -> i32 {
    %0 = call_indirect %arg1(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @t3(%arg0: i32, %arg1: i1) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @t4() {
    return
  }
  func.func private @t5(%arg0: i32, %arg1: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    %1 = call @g(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @t1(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t2(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t3(%arg0: i32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to f32
    %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
    return %1 : i64
  }
  func.func @t4(%arg0: i32, %arg1: i64) -> (i32, i64) {
    return %arg0, %arg1 : i32, i64
  }
  func.func @t5(%arg0: i32) {
    return
  }
}

