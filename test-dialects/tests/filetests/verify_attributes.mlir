// test: opt

"test.confined"() <{count = 0 : i32, items = []}> : () -> () // error: [ods::constraint] "attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive"
