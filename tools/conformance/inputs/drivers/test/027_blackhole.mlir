// RUN-FLAGS: --test-legalize-patterns
// the consumer erases its producer, but the producer comes first
func.func @erase_producer() {
  %0 = "test.illegal_op_f"() : () -> i32
  "test.blackhole"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
