// RUN-FLAGS: --test-dialect-conversion-pdll
func.func @f(%a: i32, %b: i32) -> i64 {
  %0 = "test.cast"(%a, %b) : (i32, i32) -> i64
  return %0 : i64
}
