// test: opt --allow-unregistered-dialect
%0:2 = "t.a"() : () -> (i1, i1)
"t.b"(%0#2) : (i1) -> () // error: [parse::result_number] "reference to invalid result number"
