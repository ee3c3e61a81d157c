// RUN-FLAGS: --canonicalize
"test.graph_region"() ({
  %0 = arith.constant 1 : i32
}) : () -> ()
