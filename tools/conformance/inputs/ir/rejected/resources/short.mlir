"t.a"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      x: "0x0300"
    }
  }
#-}
