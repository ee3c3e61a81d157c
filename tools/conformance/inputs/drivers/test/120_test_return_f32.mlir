// RUN-FLAGS: --test-legalize-patterns
func.func @ret() {
  %0 = "test.valid_producer"() : () -> f32
  "test.return"(%0) : (f32) -> ()
}
