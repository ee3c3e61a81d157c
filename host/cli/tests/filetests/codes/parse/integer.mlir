// test: opt --allow-unregistered-dialect
"t.a"() {a = 256 : i8} : () -> () // error: [parse::integer] "integer constant out of range for attribute"
