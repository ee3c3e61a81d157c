// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 50
func.func @f() {
  %0 = "test.type_producer"() : () -> !test.test_rec<own, test_rec<own>>
  "test.use"(%0) : (!test.test_rec<own, test_rec<own>>) -> ()
  return
}
