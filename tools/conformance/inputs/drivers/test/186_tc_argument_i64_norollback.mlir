// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
// dropped; a producer stands in (44)
func.func @f(%a: i64) {
  "test.use"(%a) : (i64) -> ()
  return
}
