// RUN-FLAGS: --test-legalize-patterns
// the moved operation goes back
func.func @move() {
  "test.one_region_op"() ({
    %0 = "test.hoist_me"() : () -> i32
    "test.valid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
