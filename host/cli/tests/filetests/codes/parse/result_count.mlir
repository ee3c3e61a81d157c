// test: opt --allow-unregistered-dialect
%0 = "t.a"() : () -> () // error: [parse::result_count] "cannot name an operation with no results"
