// RUN-FLAGS: --reconcile-unrealized-casts
func.func @many(%a: i32, %b: f32) -> (i32, f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to tuple<i32, f32>
  %1:2 = builtin.unrealized_conversion_cast %0 : tuple<i32, f32> to i32, f32
  return %1#0, %1#1 : i32, f32
}
func.func @order(%a: i32, %b: i32) -> (i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i16, i16
  %1 = builtin.unrealized_conversion_cast %0#1, %0#0 : i16, i16 to i64
  return %1 : i64
}
func.func @order2(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i16, i16
  %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i16, i16 to i32, i32
  return %1#0, %1#1 : i32, i32
}
func.func @partly(%a: i64) -> (i64, i16) {
  %0:2 = builtin.unrealized_conversion_cast %a : i64 to i16, i16
  %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i16, i16 to i64
  return %1, %0#1 : i64, i16
}
func.func @same(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i64
  return %0 : i64
}
func.func @from_nothing() -> i64 {
  %0 = builtin.unrealized_conversion_cast to i64
  return %0 : i64
}
