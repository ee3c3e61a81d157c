"t.a"() : () -> ()
{-#
  external_resources: {
    "quoted": {
      x: true
    }
  }
#-}
