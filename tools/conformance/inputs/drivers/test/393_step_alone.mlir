// RUN-FLAGS: --test-legalize-patterns
func.func @a(%x: i32) -> i32 {
  %0 = "test.step_1"(%x) : (i32) -> i32
  return %0 : i32
}
