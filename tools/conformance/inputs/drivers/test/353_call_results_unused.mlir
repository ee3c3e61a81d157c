// RUN-FLAGS: --test-legalize-patterns
func.func private @g(i16) -> (f32, i16, i64)
func.func @f(%a: i16) {
  %0:3 = call @g(%a) : (i16) -> (f32, i16, i64)
  "test.return"(%0#2) : (i64) -> ()
}
