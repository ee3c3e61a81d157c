// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingOps"
func.func @f(%a: i32) {
  %0 = "test.replace_with_new_op"(%a) : (i32) -> i32
  %1 = arith.addi %0, %a : i32
  "test.erase_op"(%1) : (i32) -> ()
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  "test.insert_same_op"(%a) : (i32) -> ()
  return
}
