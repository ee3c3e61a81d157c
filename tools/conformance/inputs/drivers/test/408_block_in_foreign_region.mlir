// RUN-FLAGS: --allow-unregistered-dialect --test-legalize-patterns
// RULES: 72
// as before, in operations of a dialect that is not registered
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
