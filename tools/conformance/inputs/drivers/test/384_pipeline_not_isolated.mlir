// RUN-FLAGS: --pass-pipeline="builtin.module(func.func(test.one_region_op(canonicalize)))"
func.func @f() {
  "test.one_region_op"() ({
    %0 = arith.constant 1 : i32
    "test.foo"(%0) : (i32) -> ()
  }) : () -> ()
  return
}
