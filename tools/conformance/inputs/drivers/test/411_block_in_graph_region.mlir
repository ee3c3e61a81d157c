// RUN-FLAGS: --test-legalize-patterns
// RULES: 72
// the conversion succeeds; the verifier refuses a second block
func.func @f() {
  "test.graph_region"() ({
    "test.create_block"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
