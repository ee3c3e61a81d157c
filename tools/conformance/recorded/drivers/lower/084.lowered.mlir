module {
  func.func @many(%arg0: i32, %arg1: f32) -> (i32, f32) {
    return %arg0, %arg1 : i32, f32
  }
  func.func @order(%arg0: i32, %arg1: i32) -> i64 {
    %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, i32 to i16, i16
    %1 = builtin.unrealized_conversion_cast %0#1, %0#0 : i16, i16 to i64
    return %1 : i64
  }
  func.func @order2(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, i32 to i16, i16
    %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i16, i16 to i32, i32
    return %1#0, %1#1 : i32, i32
  }
  func.func @partly(%arg0: i64) -> (i64, i16) {
    %0:2 = builtin.unrealized_conversion_cast %arg0 : i64 to i16, i16
    return %arg0, %0#1 : i64, i16
  }
  func.func @same(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
  func.func @from_nothing() -> i64 {
    %0 = builtin.unrealized_conversion_cast to i64
    return %0 : i64
  }
}

