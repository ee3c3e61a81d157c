// RUN-FLAGS: --canonicalize
func.func @kept() {
  "test.one_region_op"() ({
    %0 = arith.constant 0 : i8
    "test.valid"(%0) : (i8) -> ()
  }) : () -> ()
  return
}
