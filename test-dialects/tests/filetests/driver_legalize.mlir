// test: opt --test-legalize-patterns

// One value to none, to one and to two; a cast where a reader wants the old type.
func.func @types(%dropped: i16, %one: i64, %two: f32) -> i64 {
  "test.invalid"(%two) : (f32) -> ()
}
// What leads to something legal in one step comes before what takes two.
func.func @ways() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.nobody_knows"(%0) : (i32) -> i32 // remark: [convert::not_legalizable] "op 'test.nobody_knows' is not legalizable"
  "test.return"(%1) : (i32) -> ()
}
