// test: opt

%0 = test.source : vector<2xi32>
%1 = test.elementwise %0 : vector<2xi32> to vector<3xi32> // error: [ir::type_trait] "requires the same shape for all operands and results"
