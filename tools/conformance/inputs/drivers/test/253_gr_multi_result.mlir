// RUN-FLAGS: --test-greedy-patterns
func.func @f() -> (i32, f32, f32) {
  %0:3 = "test.three_result"() <{kind = 1 : i64}> : () -> (i32, f32, f32)
  %1:3 = "test.three_result"() <{kind = 2 : i64}> : () -> (i32, f32, f32)
  %2:3 = "test.three_result"() <{kind = 4 : i64}> : () -> (i32, f32, f32)
  %3:3 = "test.three_result"() <{kind = 6 : i64}> : () -> (i32, f32, f32)
  "test.valid_keep"(%0#0, %1#1, %2#2, %3#0) : (i32, f32, f32, i32) -> ()
  return %0#0, %1#1, %2#2 : i32, f32, f32
}
