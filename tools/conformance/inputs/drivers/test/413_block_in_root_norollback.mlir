// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 72, 91
// the same without rollback
func.func @f() {
  "test.post_order_legalization"() ({
    "test.create_block"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.post_order_legalization"() ({
    "test.one_region_op"() ({
      "test.region"() ({
      ^bb1(%x: i64):
        "test.invalid"(%x) : (i64) -> ()
      }) : () -> ()
      "test.valid"() : () -> ()
    }) : () -> ()
    "test.region"() ({
    ^bb1(%x: i64):
      "test.invalid"(%x) : (i64) -> ()
    }) : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
