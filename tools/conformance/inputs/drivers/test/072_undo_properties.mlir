// RUN-FLAGS: --test-legalize-patterns
// RULES: 29, 87
// an in-place change of a property is undone
func.func @properties() {
  test.with_properties a = 7, b = "left", c = "right", flag = false, array = [9, -8], array32 = [10] {modify_inplace}
  test.with_properties a = 1, b = "x", c = "y", flag = false, array = [], array32 = []
  "test.return"() : () -> ()
}
