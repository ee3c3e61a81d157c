// RUN-FLAGS: --test-strict-pattern-driver="strictness=ExistingAndNewOps"
func.func @f(%a: i32) {
  "test.change_block_op"()[^bb1, ^bb2] : () -> ()
^bb1:
  "test.implicit_change_op"()[^bb1] : () -> ()
^bb2:
  "test.implicit_change_op"()[^bb1] : () -> ()
}
