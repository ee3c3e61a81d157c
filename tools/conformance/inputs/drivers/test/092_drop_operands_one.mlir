// RUN-FLAGS: --test-legalize-patterns
func.func @drop(%a: i64) {
  "test.drop_operands_and_replace_with_valid"(%a) : (i64) -> ()
}
