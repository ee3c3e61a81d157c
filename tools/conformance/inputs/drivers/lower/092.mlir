// RUN-FLAGS: --allow-unregistered-dialect --cse
// Nothing is known of foreign operations.
func.func @foreign(%a: i32) -> (i32, i32) {
  %0 = "foreign.a"(%a) : (i32) -> i32
  %1 = "foreign.a"(%a) : (i32) -> i32
  "foreign.region"() ({
    %2 = arith.addi %a, %a : i32
    %3 = arith.addi %a, %a : i32
    "foreign.use"(%2, %3) : (i32, i32) -> ()
  }) : () -> ()
  return %0, %1 : i32, i32
}
module @inner {
  %0 = arith.constant 3 : i32
  %1 = arith.constant 3 : i32
  %2 = arith.addi %0, %1 : i32
}
