"t.a"() : () -> ()
{-#
  external_resources: {
    tool: {
      x: 12
    }
  }
#-}
