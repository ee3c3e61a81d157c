// RUN-FLAGS: --allow-unregistered-dialect --test-legalize-patterns="test-legalize-mode=full"
// RULES: 15, 72
// in a full conversion the operation around the block fails
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
