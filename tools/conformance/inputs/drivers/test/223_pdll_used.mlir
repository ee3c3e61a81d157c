// RUN-FLAGS: --allow-unregistered-dialect --test-dialect-conversion-pdll
func.func @f(%a: i64) {
  %0 = "test.cast"(%a) : (i64) -> i64
  "foreign.use"(%0) : (i64) -> ()
  return
}
