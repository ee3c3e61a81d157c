// RUN-FLAGS: --allow-unregistered-dialect --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 72
// the same without rollback
func.func @f() {
  "foreign.region"() ({
    "test.create_block"() : () -> ()
    "foreign.end"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
func.func @g() {
  "foreign.region"() ({
    "test.region"() ({
    ^bb1(%x: i64):
      "test.invalid"(%x) : (i64) -> ()
    }) : () -> ()
    "foreign.end"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
