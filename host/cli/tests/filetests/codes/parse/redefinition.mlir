// test: opt --allow-unregistered-dialect
"t.r"() ({ ^a: ^a: }) : () -> () // error: [parse::redefinition] "redefinition of block '^a'"
