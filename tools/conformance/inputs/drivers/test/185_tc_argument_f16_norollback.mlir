// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
// RULES: 79
// no materialization to f16
func.func @f(%a: f16) {
  "test.use"(%a) : (f16) -> ()
  return
}
