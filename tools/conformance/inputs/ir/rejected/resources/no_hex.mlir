"t.a"() : () -> ()
{-#
  dialect_resources: {
    builtin: {
      x: "text"
    }
  }
#-}
