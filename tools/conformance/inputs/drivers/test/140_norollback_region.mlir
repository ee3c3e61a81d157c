// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// ORDER-VARIES
func.func @region(%a: i64) {
  "test.region"() ({
  ^bb1(%x: i64):
    "test.invalid"(%x) : (i64) -> ()
  }) : () -> ()
  "test.return"(%a) : (i64) -> ()
}
