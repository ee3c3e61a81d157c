"t.a"() : () -> ()
{-#
  dialect_resources: {
    func: {
      x: "0x0100000001"
    }
  }
#-}
