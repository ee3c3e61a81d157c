// RUN-FLAGS: --test-strict-pattern-driver="strictness=AnyOp"
func.func @f() {
  "test.graph_host"() ({
    "test.first"() : () -> ()
    "test.split_block_here"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
