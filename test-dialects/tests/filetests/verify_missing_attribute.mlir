// test: opt

"test.attributes"() : () -> () // error: [ods::constraint] "requires attribute 'number'"
