// RUN-FLAGS: --test-legalize-patterns
// RULES: 59, 77, 105
// two 1:2 replacements one after the other give one cast of four values
func.func @multiple() {
  %0:2 = "test.multiple_1_to_n_replacement"() {attr_name = "own"} : () -> (f16, f16)
  "test.valid"(%0#0, %0#1) : (f16, f16) -> ()
}
