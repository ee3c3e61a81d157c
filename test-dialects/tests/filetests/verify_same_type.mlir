// test: opt

%0 = test.source : i32
%2 = "test.add"(%0, %0) : (i32, i32) -> i64 // error: [ir::type_trait] "requires the same type for all operands and results"
