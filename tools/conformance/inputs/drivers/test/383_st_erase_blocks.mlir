// RUN-FLAGS: --test-strict-pattern-driver="strictness=AnyOp"
// The blocks of a region go when they are all empty.
func.func @f() {
  "test.erase_op"() ({
    "test.one_region_op"() ({
    ^bb0:
      "test.foo"()[^bb1, ^bb2] : () -> ()
    ^bb1:
      %0 = "test.bar"() : () -> i32
      "test.br"(%0)[^bb2] : (i32) -> ()
    ^bb2(%x: i32):
      "test.baz"(%x) : (i32) -> ()
    }) : () -> ()
    "test.foo"()[^bb2] : () -> ()
  ^bb2:
    "test.qux"() : () -> ()
  }) : () -> ()
  return
}
