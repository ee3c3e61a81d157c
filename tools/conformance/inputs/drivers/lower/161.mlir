// RUN-FLAGS: --allow-unregistered-dialect --cse
func.func @f() {
  %0 = arith.constant 1 : i32
  "foo.r"(%0) ({
    %1 = arith.constant 1 : i32
    "foo.y"(%1) : (i32) -> ()
  }) : (i32) -> ()
  return
}
