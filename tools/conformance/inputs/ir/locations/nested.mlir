"t.op0"() : () -> () loc(fused<{a = 1}>[callsite("f"("g.c":1:2) at "h"), "i"(fused["j", "k"])])
