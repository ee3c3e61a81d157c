// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
func.func @f(%a: f32) {
  %0 = "test.type_producer"() : () -> bf16
  "test.replace_with_legal_op"(%a) : (f32) -> ()
  "test.replace_with_legal_op"(%0) : (bf16) -> ()
  return
}
