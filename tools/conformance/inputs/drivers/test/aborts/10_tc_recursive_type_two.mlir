// RUN-FLAGS: --test-legalize-type-conversion
// segmentation fault
func.func @f() {
  %0 = "test.type_producer"() : () -> !test.test_rec<a, test_rec<b, test_rec<a>>>
  return
}
