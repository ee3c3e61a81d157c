// RUN-FLAGS: --test-legalize-patterns
func.func @all(%a: i64, %b: f32, %c: i16, %d: i42, %e: i24, %f: i8) -> (i64, i42, i8) {
  "test.invalid"(%a, %b, %c, %d, %e, %f) : (i64, f32, i16, i42, i24, i8) -> ()
}
