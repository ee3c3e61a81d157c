// test: opt

%0 = test.source : i32
test.segments %0 : i32, i32 // error: [parse::custom] "number of operands and types do not match: got 1 operands and 2 types"
