// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
func.func @f() {
  %0 = "test.legal_op"() : () -> i32
  "test.valid_consumer"(%0) : (i32) -> ()
  %1 = "test.legal_op"() : () -> i32
  "test.value_replace"(%0, %1) : (i32, i32) -> ()
  "test.return"(%0) : (i32) -> ()
}
