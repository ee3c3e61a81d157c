// RUN-FLAGS: --test-legalize-patterns
// RULES: 61
// uses before the replacement in the block are left
func.func @f() {
  %0 = "test.legal_op"() : () -> i32
  "test.valid_consumer"(%0) : (i32) -> ()
  %1 = "test.legal_op"() : () -> i32
  "test.value_replace"(%0, %1) : (i32, i32) -> ()
  "test.valid_consumer"(%0) {late} : (i32) -> ()
  "test.return"(%0) : (i32) -> ()
}
