// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// 89: upstream aborts; an error value is wanted of us
func.func @illegal_result() {
  "test.create_illegal_block"() : () -> ()
  "test.return"() : () -> ()
}
