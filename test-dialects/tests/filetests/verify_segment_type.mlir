// test: opt

%0 = test.source : i32
"test.segments"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> () // error: [ods::constraint] "operand #0 must be 1-bit signless integer, but got 'i32'"
