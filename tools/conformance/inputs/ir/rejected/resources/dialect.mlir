"t.a"() : () -> ()
{-#
  dialect_resources: {
    nodialect: {
      x: "0x0100000001"
    }
  }
#-}
