// RUN-FLAGS: --test-target-materialization-with-no-uses
// RULES: 77
func.func @f(%a: i16) {
  %0 = "test.type_changer"(%a) : (i16) -> i64
  "test.return"(%0) : (i64) -> ()
}
