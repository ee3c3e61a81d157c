// test: opt --allow-unregistered-dialect
"t.u"() : (i32) -> () // error: [parse::operand_count] "expected 0 operand types but had 1"
