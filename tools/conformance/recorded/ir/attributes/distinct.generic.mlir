"builtin.module"() ({
  "t.op"() {a = distinct[0]<>, b = distinct[1]<>, c = distinct[0]<>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/distinct.mlir":0:0)
#loc1 = loc("ir/attributes/distinct.mlir":1:1)

// -----
#distinct = distinct[0]<"x">
#distinct1 = distinct[1]<"x">
"builtin.module"() ({
  "t.op"() {a = #distinct, b = #distinct1, c = #distinct} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/distinct.mlir":2:9)
#loc1 = loc("ir/attributes/distinct.mlir":3:1)

// -----
#distinct = distinct[0]<i32>
#distinct1 = distinct[1]<#distinct>
"builtin.module"() ({
  "t.op"() {a = #distinct1, b = [distinct[2]<>, distinct[2]<>]} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/distinct.mlir":4:9)
#loc1 = loc("ir/attributes/distinct.mlir":5:1)

