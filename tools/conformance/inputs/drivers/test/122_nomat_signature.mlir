// RUN-FLAGS: --test-legalize-patterns="build-materializations=0"
// RULES: 81, 96
func.func @f(%a: i64, %b: f32, %c: i16) {
  "test.return"(%a, %c) : (i64, i16) -> ()
}
