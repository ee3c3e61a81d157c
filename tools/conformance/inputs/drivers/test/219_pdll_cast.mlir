// RUN-FLAGS: --test-dialect-conversion-pdll
// RULES: 99
func.func @f(%a: i64) -> i64 {
  %0 = "test.cast"(%a) : (i64) -> i64
  return %0 : i64
}
