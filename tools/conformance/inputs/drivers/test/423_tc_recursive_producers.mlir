// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 50
func.func @f() {
  %0 = "test.type_producer"() : () -> !test.test_rec<own, test_rec<own>>
  %1 = "test.another_type_producer"() : () -> !test.test_rec<own, test_rec<own>>
  %2 = "test.type_producer"() : () -> !test.test_rec<outer_converted_type, smpla>
  return
}
