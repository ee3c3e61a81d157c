// test: convert --target ./legality.ron

%0 = arith.constant 1 : i32
%1 = arith.extsi %0 : i32 to i64
%2 = arith.muli %0, %0 : i32
%3 = arith.muli %1, %1 : i64 // error: [convert::no_legalization] "failed to legalize operation 'arith.muli' that was explicitly marked illegal"
// note: "  no pattern applies to it"
