"builtin.module"() ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32 loc(#loc1)
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi64> loc(#loc2)
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "ub.unreachable"() : () -> () loc(#loc4)
  }) : () -> () loc(#loc3)
  "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
    %2 = "ub.poison"() <{value = #ub.poison}> {x} : () -> i32 loc(#loc6)
    "func.return"(%2) : (i32) -> () loc(#loc7)
  }) : () -> () loc(#loc5)
}) : () -> () loc(#loc)
#loc = loc("ir/poison.mlir":0:0)
#loc1 = loc("ir/poison.mlir":1:6)
#loc2 = loc("ir/poison.mlir":2:6)
#loc3 = loc("ir/poison.mlir":3:1)
#loc4 = loc("ir/poison.mlir":3:18)
#loc5 = loc("ir/poison.mlir":4:1)
#loc6 = loc("ir/poison.mlir":4:30)
#loc7 = loc("ir/poison.mlir":5:2)

