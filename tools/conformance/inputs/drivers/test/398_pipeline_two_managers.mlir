// RUN-FLAGS: --pass-pipeline="builtin.module(builtin.module(test-legalize-patterns),func.func(test-strict-pattern-driver{strictness=AnyOp}),builtin.module(test-greedy-patterns),any(cse),func.func(canonicalize))"
func.func @a() {
  "test.replace_with_new_op"() : () -> ()
  return
}
module @m {
  func.func @b(%x: i64) -> i64 {
    %0 = "test.illegal_op_a"() : () -> i32
    "test.any_attr_of_i32_str"() {attr = 3 : i32} : () -> ()
    return %x : i64
  }
}
func.func @c() {
  "test.replace_with_new_op"() : () -> ()
  "test.erase_op"() : () -> ()
  return
}
