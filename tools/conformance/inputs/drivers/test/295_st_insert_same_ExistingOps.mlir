// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingOps"
func.func @f(%a: i32) {
  %0 = "test.insert_same_op"(%a) : (i32) -> i32
  %1 = "test.insert_same_op"(%0) {skip = true} : (i32) -> i32
  "test.sink"(%0, %1) : (i32, i32) -> ()
  return
}
