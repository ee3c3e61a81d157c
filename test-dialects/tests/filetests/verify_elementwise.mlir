// test: opt

%0 = test.source : i32
%1 = test.elementwise %0 : i32 to vector<2xi32> // error: [ir::type_trait] "requires the same shape for all operands and results"
