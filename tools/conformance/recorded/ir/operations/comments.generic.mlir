"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
  "t.b"() {a = "// in a string"} : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/comments.mlir":0:0)
#loc1 = loc("ir/operations/comments.mlir":2:1)
#loc2 = loc("ir/operations/comments.mlir":4:1)

