// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
// RULES: 50, 88
func.func @f(%a: !test.test_rec<own, test_rec<own>>) {
  "test.use"(%a) : (!test.test_rec<own, test_rec<own>>) -> ()
  return
}
