#u = #llvm.loop_unroll<full = true>
#l = loc(fused<"x">["q.c":7:8])
func.func @f() attributes {a = #llvm.loop_annotation<mustProgress = true, startLoc = loc(fused["a.c":1:2, "b.c":3:4]), parallelAccesses = #llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>>, b = loc("x.c":1:2), c = [loc(unknown), loc(fused["a.c":1:2, "b.c":3:4])]} { return }
func.func @g() attributes {a = #llvm.loop_annotation<mustProgress = true, startLoc = #l, unroll = #u>} { return }
