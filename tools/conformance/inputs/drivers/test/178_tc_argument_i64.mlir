// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 44
// dropped; a producer stands in
func.func @f(%a: i64) {
  "test.use"(%a) : (i64) -> ()
  return
}
