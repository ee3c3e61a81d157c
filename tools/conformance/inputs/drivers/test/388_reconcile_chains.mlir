// RUN-FLAGS: --reconcile-unrealized-casts
// RULES: 83, 84
func.func @chain(%a: i32) -> (i32, i64, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %3 = builtin.unrealized_conversion_cast %2 : i64 to i32
  %4 = builtin.unrealized_conversion_cast %3 : i32 to i64
  %5 = builtin.unrealized_conversion_cast %4 : i64 to i32
  return %3, %4, %5 : i32, i64, i32
}
func.func @forks(%a: i32, %b: f32) -> (i64, i32, f32, i16) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, i16
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : i64, i16 to i32, f32
  %2:2 = builtin.unrealized_conversion_cast %1#0, %1#1 : i32, f32 to i64, i16
  %3:2 = builtin.unrealized_conversion_cast %2#1, %2#0 : i16, i64 to f32, i32
  %4:2 = builtin.unrealized_conversion_cast %2#0, %2#1 : i64, i16 to i32, f32
  %5 = builtin.unrealized_conversion_cast %4#0, %4#1 : i32, f32 to i16
  return %2#0, %3#1, %4#1, %5 : i64, i32, f32, i16
}
func.func @dead(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f32
  %2 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %3 = builtin.unrealized_conversion_cast %2 : i32 to i64
  return
}
