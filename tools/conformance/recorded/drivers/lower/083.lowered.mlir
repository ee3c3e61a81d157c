module {
  func.func @pair(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @chain(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @dead(%arg0: i32) {
    return
  }
  func.func @alive(%arg0: i32) -> (f32, i32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to f32
    return %0, %arg0 : f32, i32
  }
}

