// RUN-FLAGS: --test-legalize-patterns
func.func @drop(%a: i16, %b: i32) {
  "test.return"() : () -> ()
}
