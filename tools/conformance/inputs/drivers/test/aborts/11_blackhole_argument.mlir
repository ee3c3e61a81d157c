// RUN-FLAGS: --test-legalize-patterns
func.func @f(%a: i32) {
  "test.blackhole"(%a) : (i32) -> ()
  "test.return"() : () -> ()
}
