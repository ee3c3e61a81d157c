#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#loc = loc("a.c":1:2)
#loc1 = loc("b.c":3:4)
#loc2 = loc("x.c":1:2)
#loc3 = loc(unknown)
#loc4 = loc("q.c":7:8)
#loop_unroll = #llvm.loop_unroll<full = true>
#loc5 = loc(fused[#loc, #loc1])
#loc6 = loc(fused<"x">[#loc4])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc5, parallelAccesses = #access_group, #access_group1>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, startLoc = #loc6>
module {
  func.func @f() attributes {a = #loop_annotation, b = #loc2, c = [#loc3, #loc5]} {
    return
  }
  func.func @g() attributes {a = #loop_annotation1} {
    return
  }
}

