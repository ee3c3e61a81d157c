// test: opt
""() : () -> () // error: [parse::op_name] "empty operation name is invalid"
