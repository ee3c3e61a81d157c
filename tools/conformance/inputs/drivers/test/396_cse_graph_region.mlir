// RUN-FLAGS: --cse
"test.graph_region"() ({
  %0 = arith.addi %p, %p : i32
  %1 = arith.muli %2, %p : i32
  %2 = arith.addi %p, %p : i32
  %3 = arith.muli %2, %p : i32
  %p = "test.p"() : () -> i32
  "test.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
}) : () -> ()
