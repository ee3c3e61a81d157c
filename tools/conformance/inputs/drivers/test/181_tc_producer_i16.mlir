// RUN-FLAGS: --test-legalize-type-conversion
func.func @f() {
  %0 = "test.type_producer"() : () -> i16
  "test.use"(%0) : (i16) -> ()
  return
}
