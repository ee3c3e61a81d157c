// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
func.func @temporary() -> (i32, i32) {
  %0 = "test.replace_non_root"() : () -> i32
  %1 = "test.replace_non_root"() : () -> i32
  "test.return"(%0, %1) : (i32, i32) -> ()
}
