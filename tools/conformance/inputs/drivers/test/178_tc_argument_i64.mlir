// RUN-FLAGS: --test-legalize-type-conversion
// dropped; a producer stands in (44)
func.func @f(%a: i64) {
  "test.use"(%a) : (i64) -> ()
  return
}
