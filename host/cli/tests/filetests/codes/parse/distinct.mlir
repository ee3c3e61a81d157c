// test: opt --allow-unregistered-dialect
"t.a"() {a = distinct[0]<1>, b = distinct[0]<2>} : () -> () // error: [parse::distinct] "referenced attribute does not match previous definition: 1 : i64"
