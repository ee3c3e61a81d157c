// test: opt --allow-unregistered-dialect
"t.a"() {a, a} : () -> () // error: [parse::duplicate_key] "duplicate key 'a' in dictionary attribute"
