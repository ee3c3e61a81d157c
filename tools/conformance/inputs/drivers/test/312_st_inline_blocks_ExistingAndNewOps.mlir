// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
func.func @f() {
  "test.one_region_op"() ({
    "test.inline_blocks_into_parent"() ({
      "test.a"() : () -> ()
      "test.b"() : () -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  return
}
