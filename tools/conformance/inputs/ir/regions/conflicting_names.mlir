func.func @f(%a: i1) {
  %0 = "t.x"() ({
  ^bb0(%b: i1):
    %1 = "t.y"(%b, %a) : (i1, i1) -> i1
  }) : () -> i1
  %c = arith.constant 1 : i32
  %d = arith.constant 1 : i32
  "t.r"() ({
    %e = arith.constant 1 : i32
  }) : () -> ()
  return
}
