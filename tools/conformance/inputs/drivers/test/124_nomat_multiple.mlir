// RUN-FLAGS: --test-legalize-patterns="build-materializations=0"
func.func @f() {
  %0 = "test.multiple_1_to_n_replacement"() : () -> f16
  "test.invalid"(%0) : (f16) -> ()
}
