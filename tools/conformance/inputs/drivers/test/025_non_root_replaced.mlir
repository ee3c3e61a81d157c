// RUN-FLAGS: --test-legalize-patterns
// an illegal operation that the pattern creates and replaces itself need not be legalized
func.func @temporary() -> i32 {
  %0 = "test.replace_non_root"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
