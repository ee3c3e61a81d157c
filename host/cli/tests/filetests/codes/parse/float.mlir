// test: opt --allow-unregistered-dialect
"t.a"() {a = -0x1 : f32} : () -> () // error: [parse::float] "hexadecimal float literal should not have a leading minus"
