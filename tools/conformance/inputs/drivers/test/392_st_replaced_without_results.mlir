// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingOps"
func.func @f(%x: i32) {
  %a = "test.replace_with_new_op"(%x) {create_erase_op} : (i32) -> i32
  %b:2 = "test.replace_with_new_op"(%x) : (i32) -> (i32, i64)
  "test.use"(%b#0) : (i32) -> ()
  return
}
