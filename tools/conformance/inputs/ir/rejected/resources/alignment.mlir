"t.a"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      x: "0x03000000AA"
    }
  }
#-}
