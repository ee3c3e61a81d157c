module {
  "t.a"() : () -> ()
}

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

