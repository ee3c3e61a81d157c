"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> i64, sym_name = "turns"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    %0 = "scf.while"(%arg1) ({
    ^bb0(%arg3: i32):
      %2 = "arith.extsi"(%arg3) : (i32) -> i64
      "scf.condition"(%arg0, %2) : (i1, i64) -> ()
    }, {
    ^bb0(%arg2: i64):
      %1 = "arith.trunci"(%arg2) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      "scf.yield"(%1) : (i32) -> ()
    }) : (i32) -> i64
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

