// RUN-FLAGS: --reconcile-unrealized-casts
func.func @pair(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  return %1 : i32
}
func.func @chain(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  return %2 : i32
}
func.func @dead(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  return
}
func.func @alive(%a: i32) -> (f32, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  return %0, %1 : f32, i32
}
