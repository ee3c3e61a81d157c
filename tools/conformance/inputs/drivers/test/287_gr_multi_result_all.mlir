// RUN-FLAGS: --test-greedy-patterns
func.func @f() -> (i32, f32, f32, i32, f32, f32) {
  %1:3 = "test.three_result"() <{kind = 2 : i64}> : () -> (i32, f32, f32)
  %2:3 = "test.three_result"() <{kind = 3 : i64}> : () -> (i32, f32, f32)
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : i32, f32, f32, i32, f32, f32
}
func.func @g() -> (i32, f32, f32, i32, f32, f32, i32) {
  %0:3 = "test.three_result"() <{kind = 4 : i64}> : () -> (i32, f32, f32)
  %1:3 = "test.three_result"() <{kind = 6 : i64}> : () -> (i32, f32, f32)
  %2:2 = "test.two_result"() <{kind = 5 : i64}> : () -> (i32, f32)
  %3:2 = "test.two_result"() <{kind = 5 : i64}> : () -> (i32, f32)
  "test.op_h"(%3#0) : (i32) -> ()
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0 : i32, f32, f32, i32, f32, f32, i32
}
