// RUN-FLAGS: --test-legalize-type-conversion
func.func @f() {
  %0 = "test.type_producer"() : () -> i8
  return
}
