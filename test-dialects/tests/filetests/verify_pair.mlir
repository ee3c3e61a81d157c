// test: opt

%0 = test.source : i32
%1 = "test.make_pair"(%0, %0) : (i32, i32) -> !test.pair<i32, i1> // error: [ods::constraint] "failed to verify that second operand is the pair's second"
