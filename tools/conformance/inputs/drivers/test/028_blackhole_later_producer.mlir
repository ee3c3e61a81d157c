// RUN-FLAGS: --test-legalize-patterns
func.func @erase_producer() {
  %0 = "test.valid_producer"() : () -> i32
  "test.blackhole"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
