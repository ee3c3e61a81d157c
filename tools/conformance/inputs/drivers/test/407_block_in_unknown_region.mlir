// RUN-FLAGS: --test-legalize-patterns
// RULES: 72
// a created block and a moved one come into operations that stay unknown
func.func @f() {
  "test.unknown_region"() ({
    "test.create_block"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
func.func @g() {
  "test.another_region"() ({
    "test.region"() ({
    ^bb1(%x: i64):
      "test.invalid"(%x) : (i64) -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
