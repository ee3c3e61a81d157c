"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "patterns"}> ({
    %0 = "smt.forall"() <{boundVarNames = ["x", "y"], weight = 0 : i32}> ({
    ^bb0(%arg5: !smt.int, %arg6: !smt.int):
      %6 = "smt.eq"(%arg5, %arg6) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%6) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg3: !smt.int, %arg4: !smt.int):
      %5 = "smt.eq"(%arg3, %arg4) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%5) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    %1 = "smt.exists"() <{weight = 2 : i32}> ({
    ^bb0(%arg2: !smt.int):
      %4 = "smt.eq"(%arg2, %arg2) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%4) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg1: !smt.int):
      %3 = "smt.eq"(%arg1, %arg1) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%3) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg0: !smt.int):
      %2 = "smt.int.add"(%arg0, %arg0) : (!smt.int, !smt.int) -> !smt.int
      "smt.yield"(%2) : (!smt.int) -> ()
    }) : () -> !smt.bool
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

