// test: opt --allow-unregistered-dialect
"t.a"() : () -> ()
{-#
  other: { // error: [parse::resource] "unknown key 'other' in file metadata dictionary"
  }
#-}
