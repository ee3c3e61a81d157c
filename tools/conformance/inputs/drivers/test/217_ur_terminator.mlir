// RUN-FLAGS: --test-legalize-unknown-root-patterns
func.func @f() {
  "test.return"() : () -> ()
}
