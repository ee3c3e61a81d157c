// RUN-FLAGS: --test-legalize-patterns
// ORDER-VARIES
func.func @f(%a: i64, %b: f32, %c: i16) {
  "test.somebody"(%a, %b, %c) : (i64, f32, i16) -> ()
  "test.somebody"(%c, %a) : (i16, i64) -> ()
  "test.return"() : () -> ()
}
