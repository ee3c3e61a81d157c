// RUN-FLAGS: --test-target-materialization-with-no-uses
// RULES: 77
func.func @f(%a: i16) {
  %0 = "test.type_changer"(%a) : (i16) -> i64
  %1 = "test.type_changer"(%0) : (i64) -> i64
  %2 = "test.type_changer"(%1) : (i64) -> i32
  "test.return"(%1) : (i64) -> ()
}
