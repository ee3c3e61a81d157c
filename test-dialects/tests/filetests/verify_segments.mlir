// test: opt

%0 = test.source : i32
"test.segments"(%0) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32) -> () // error: [ir::structure] "operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'"
