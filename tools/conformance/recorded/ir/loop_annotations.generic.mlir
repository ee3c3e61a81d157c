#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#loc3 = loc("a.c":1:2)
#loc4 = loc("b.c":3:4)
#loc5 = loc("x.c":1:2)
#loc6 = loc(unknown)
#loc9 = loc("q.c":7:8)
#loop_unroll = #llvm.loop_unroll<full = true>
#loc10 = loc(fused[#loc3, #loc4])
#loc11 = loc(fused<"x">[#loc9])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc10, parallelAccesses = #access_group, #access_group1>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, startLoc = #loc11>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> () loc(#loc2)
  }) {a = #loop_annotation, b = #loc5, c = [#loc6, #loc10]} : () -> () loc(#loc1)
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> () loc(#loc8)
  }) {a = #loop_annotation1} : () -> () loc(#loc7)
}) : () -> () loc(#loc)
#loc = loc("ir/loop_annotations.mlir":0:0)
#loc1 = loc("ir/loop_annotations.mlir":3:1)
#loc2 = loc("ir/loop_annotations.mlir":3:296)
#loc7 = loc("ir/loop_annotations.mlir":4:1)
#loc8 = loc("ir/loop_annotations.mlir":4:106)

