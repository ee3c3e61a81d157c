// RUN-FLAGS: --test-legalize-patterns
func.func @f() {
  %0:2 = "test.multiple_1_to_n_replacement"() : () -> (i32, f32)
  "test.erase_op"(%0#0) : (i32) -> ()
  "test.repetitive_1_to_n_consumer"(%0#1) : (f32) -> ()
}
