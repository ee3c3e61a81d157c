"t.a"() : () -> ()
{-#
  external_resources: {
