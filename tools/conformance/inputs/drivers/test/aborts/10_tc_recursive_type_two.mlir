// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 50
// segmentation fault
func.func @f() {
  %0 = "test.type_producer"() : () -> !test.test_rec<a, test_rec<b, test_rec<a>>>
  return
}
