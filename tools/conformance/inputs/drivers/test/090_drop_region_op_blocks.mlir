// RUN-FLAGS: --test-legalize-patterns
func.func @drop() {
  "test.drop_region_op"() ({
  ^bb0(%a: i64):
    "test.br"(%a)[^bb1] : (i64) -> ()
  ^bb1(%b: i64):
    "test.invalid"(%b) : (i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
