"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/external.mlir":0:0)
#loc1 = loc("ir/resources/external.mlir":1:1)

{-#
  external_resources: {
    tool: {
      flag: true,
      off: false,
      text: "some \22 text",
      blob: "0x0400000001020304"
    },
    other_tool: {
      x: "y"
    }
  }
#-}

