// test: opt --allow-unregistered-dialect
"t.a"() {a = dense<1> : i8} : () -> () // error: [parse::elements] "elements literal must be a shaped type"
